-- SPDX-License-Identifier: MIT
--
-- english.lua -- the little grammar that `show` writes its sentences with.
--
-- A subject is a table { text, object, possessive, person }; person is "I" for what speaks
-- of itself, "you", "they" for many, and "it" for any one other thing.

local english = {}

local SMALL = { [0] = "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  "ten" }

-- "three"; numbers above ten, and those that are no plain numbers, as they are
function english.number(n) return math.type(n) == "integer" and SMALL[n] or tostring(n) end

local IRREGULAR = { gear = "gear", spell = "spells", Energy = "Energy", Power = "Power",
  Might = "Might", XP = "XP", is = "are", has = "have", damage = "damage", defense = "defense",
  attack = "attack", ["that"] = "that" }

-- The plural of a noun of one or more words, the last of which changes.
function english.plural(noun)
  local before, last = noun:match "^(.-)(%S+)$"
  if IRREGULAR[last] then return before .. IRREGULAR[last] end
  if last:match "[^aeiou]y$" then return before .. last:sub(1, -2) .. "ies" end
  if last:match "s$" or last:match "x$" or last:match "ch$" then return before .. last .. "es" end
  return before .. last .. "s"
end

-- "an enemy unit", "a unit", "another unit"
function english.a(text)
  local other = text:match "^other (.*)$"
  if other then return "another " .. other end
  local first = text:match "^%W*(%w+)" or ""
  local vowel = first:match "^[aeiouAEIOU]" or first:match "^8" or first == "11" or first == "XP"
  if first:match "^uni" or first:match "^[Uu]se" or first:match "^one" then vowel = nil end
  return (vowel and "an " or "a ") .. text
end

-- "a, b and c"
function english.list(items, word)
  word = word or "and"
  if #items < 2 then return items[1] or "" end
  return table.concat(items, ", ", 1, #items - 1) .. " " .. word .. " " .. items[#items]
end

local function words_of(text)
  local words = {}
  for word in text:gmatch "%S+" do words[#words + 1] = word end
  return words
end

-- "I attack", "I defend" -> "I attack or defend": what all begin with is said once.
function english.shared(clauses, word)
  if #clauses < 2 then return clauses[1] or "" end
  local first = words_of(clauses[1])
  local same = #first - 1
  for i = 2, #clauses do
    local words, at = words_of(clauses[i]), 0
    while at < same and words[at + 1] == first[at + 1] do at = at + 1 end
    same = at
  end
  local list = { clauses[1] }
  for i = 2, #clauses do list[i] = table.concat(words_of(clauses[i]), " ", same + 1) end
  return english.list(list, word)
end

-- "two cards", "one card"
function english.count(n, noun)
  if n == 1 then return english.a(noun) end
  return english.number(n) .. " " .. english.plural(noun)
end

-- "the first", "the second"
function english.ordinal(n)
  local words = { "first", "second", "third", "fourth", "fifth", "sixth" }
  return words[n] or n .. "th"
end

local HAS = { have = "has", are = "is", ["do"] = "does", go = "goes", am = "is", ["don't"] = "doesn't" }

-- The form of a verb for its subject: english.verb("have", "it") is "has".
function english.verb(verb, person)
  local first, rest = verb:match "^(%S+)(.*)$"
  if first == "be" or first == "are" then
    return (person == "I" and "am" or person == "it" and "is" or "are") .. rest
  end
  if person ~= "it" then return verb end
  if first == "can" or first == "cannot" or first == "must" or first == "may" then return verb end
  if HAS[first] then return HAS[first] .. rest end
  if first:match "[^aeiou]y$" then return first:sub(1, -2) .. "ies" .. rest end
  if first:match "s$" or first:match "x$" or first:match "ch$" or first:match "sh$" then
    return first .. "es" .. rest
  end
  return first .. "s" .. rest
end

local ALSO = { banishes = true, plays = true, takes = true, puts = true, reveals = true, draws = true, returns = true }

local function bare(verb)
  if verb == "has" then return "have" end
  if verb:match "ies$" then return verb:sub(1, -4) .. "y" end
  if verb:match "[cs]hes$" or verb:match "sses$" or verb:match "xes$" then return verb:sub(1, -3) end
  return (verb:gsub("s$", ""))
end

-- "draws a card, puts it there" -> "draw a card, put it there"
function english.imperative(text)
  return (text:gsub("^%l+s%f[%W]", bare):gsub("(, )(%l+s)%f[%W]", function(comma, verb)
    return ALSO[verb] and comma .. bare(verb) or nil
  end):gsub("( and )(puts)%f[%W]", "%1put"))
end

-- With a capital letter in front and one full stop behind.
function english.sentence(text)
  text = text:gsub("^(%W*)(%l)", function(before, letter) return before .. letter:upper() end, 1)
  if text:match "[%.:%?!]$" then return text end
  return text .. "."
end

-- "it is the Main Phase": a condition about the phase of the turn.
function english.phase(w, _, value)
  return "it is the " .. w:words(value, function(word)
    return w.phrases.phases[word] or w:unknown("phase " .. tostring(word))
  end)
end

-- A signed number: "+2", "-1"
function english.signed(n)
  if math.type(n) == "integer" then return ("%+d"):format(n) end
  return "+" .. n
end

-- The words of a long text in lines of that width.
function english.wrap(text, width, indent)
  local lines, line = {}, ""
  for word in text:gmatch "%S+" do
    if line ~= "" and utf8.len(line) + utf8.len(word) + 1 > width then
      lines[#lines + 1], line = line, word
    else
      line = line == "" and word or line .. " " .. word
    end
  end
  if line ~= "" or #lines == 0 then lines[#lines + 1] = line end
  return table.concat(lines, "\n" .. (indent or ""))
end

return english
