-- SPDX-License-Identifier: MIT
--
-- remarks.lua -- comments of a script that are meant for a tool: `-- WORD: what it says`.
--
--   { line, said, alone = nothing else is in its line }

-- All of them for one tool, in order.
return function(text, word)
  local list, number = {}, 0
  if not text:find(word .. ":", 1, true) then return list end
  for line in (text .. "\n"):gmatch "([^\n]*)\n" do
    number = number + 1
    local before, said = line:match("^(.-)%-%-%s*" .. word .. ":%s*(.-)%s*$")
    if said then list[#list + 1] = { line = number, said = said, alone = not before:find "%S" } end
  end
  return list
end
