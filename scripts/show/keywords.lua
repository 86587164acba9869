-- SPDX-License-Identifier: MIT
--
-- keywords.lua -- keywords by their names: { title, text, rule }; in a text N is the value.

local keywords = {}

-- "last_stand" -> "Last Stand"
function keywords.title(name)
  return (name:gsub("_(%l)", function(l) return " " .. l:upper() end):gsub("^%l", string.upper))
end

-- Those that the engine knows, as its notes say of them (bindings/language/notes.h); `words` are the
-- game's (lunarbiter.words), `phrases` has the titles that are not like the names.
function keywords.of_engine(words, phrases)
  local known, titles = {}, phrases.keyword_titles or {}
  for name, each in pairs(words.reminders) do
    known[name] = { title = titles[name] or keywords.title(name),
      text = each.text, rule = each.rule }
  end
  return known
end

-- The keywords of the engine and those of the files of a pool.
function keywords.of_pool(words, phrases, pool)
  local known = keywords.of_engine(words, phrases)
  for _, declared in ipairs(pool:declared_keywords()) do
    if declared.tag == "keyword" and not known[declared.what] then
      known[declared.what] = { title = keywords.title(declared.what),
        text = (declared.reminder or "see " .. declared.file):gsub("%.$", "") }
    end
  end
  return known
end

return keywords
