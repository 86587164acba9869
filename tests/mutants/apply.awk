# SPDX-License-Identifier: MIT
#
# apply.awk MUTANT SOURCE: prints the source with the mutant's old text replaced by its
# new one.  The old text must stand there exactly once: exit 3 otherwise.

FILENAME == ARGV[1] {
  if ($0 == "old" || $0 == "new") part = $0
  else if (part) text[part] = text[part] (seen[part]++ ? "\n" : "") $0
  next
}
{ source = source $0 "\n" }
END {
  at = index(source, text["old"])
  if (!at || text["old"] == "") exit 3
  rest = substr(source, at + length(text["old"]))
  if (index(rest, text["old"])) exit 3
  printf "%s%s%s", substr(source, 1, at - 1), text["new"], rest
}
