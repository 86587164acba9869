-- SPDX-License-Identifier: MIT
--
-- wrap.lua -- a part of a card becomes a whole card, so that it can be loaded.
--
-- A page shows an ability, a target or a cost by itself.  The words behind ```lua say what
-- it is a part of; here stands what is put round it.  What is put in front may be said again
-- by the part: in a table of Lua the later value counts.

local wrap = {}

-- A card of each type with nothing special about it.  The first type is the usual one.
local plain = {
  riftbound = {
    { "unit", 'type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 1,' },
    { "spell", 'type = "spell", domains = { "fury" }, cost = { energy = 1 },' },
    { "gear", 'type = "gear", domains = { "fury" }, cost = { energy = 1 },' },
    { "battlefield", 'type = "battlefield",' },
    { "legend", 'type = "legend", domains = { "fury", "order" }, tags = { "Example" },' },
  },
  evolve = {
    { "follower", 'type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,' },
    { "spell", 'type = "spell", class = "neutral", cost = 1,' },
    { "amulet", 'type = "amulet", class = "neutral", cost = 1,' },
    { "leader", 'type = "leader", class = "forestcraft",' },
  },
}

-- What an ability needs beside the fields that are shown.
local needs = {
  when = 'event = "draw", by = "you", run = function() end,',
  static = "", repeats = "", equip = "",
  instead_of = 'event = "damage", subject = "me", run = function() end,',
  delayed = 'event = "draw", run = function() end,',
  additional = 'name = "example", optional = true,',
}
local needed_by_most = "run = function() end,"

-- Parts that stand one in a line, and the ability that each is put into.
local lines = {
  riftbound = {
    slot = "when_played { targets = { %s }, run = function() end },",
    selector = 'static { affects = "me", might = number.count(%s) },',
    number = 'static { affects = "me", might = %s },',
    condition = "when_played { if_ = %s, run = function() end },",
    cost = 'activated { timing = "action", cost = %s, run = function() end },',
  },
  evolve = {
    slot = "fanfare { targets = { %s }, run = function() end },",
    selector = 'static { affects = "me", attack = number.count(%s) },',
    number = 'static { affects = "me", attack = %s },',
    condition = "fanfare { if_ = %s, run = function() end },",
    cost = "activated { cost = %s, run = function() end },",
  },
}

-- What `run` is the text of, and what it may have chosen.
local runs = {
  riftbound = { "when_played", "unit {}" },
  evolve = { "fanfare", "follower {}" },
}

local function head_of(game, words)
  local type_name, fields = table.unpack(plain[game][1])
  for _, row in ipairs(plain[game]) do
    if words[row[1]] then type_name, fields = row[1], row[2] end
  end
  return type_name, fields
end

local function braces(text)
  local code = text:gsub("%-%-[^\n]*", ""):gsub('"[^"\n]*"', "")
  local _, opened = code:gsub("[{(]", "")
  local _, closed = code:gsub("[})]", "")
  return opened - closed
end

-- Puts each expression of the text, which ends where its line does and no brace is open,
-- into the ability `around`.  No line moves.
local function each_expression(text, around)
  local before, after = around:match "^(.-)%%s(.*)$"
  local out, open = {}, false
  for line in text:gmatch "(.-)\n" do
    local code, remark = line:match "^(.-)(%s*%-%-.*)$"
    code, remark = code or line, remark or ""
    if code:match "%S" then
      open = open and open .. "\n" .. code or code
      local whole = braces(open) <= 0
      local begun = open == code and before .. code or code
      out[#out + 1] = begun:gsub(",%s*$", whole and "" or ",") .. (whole and after or "") .. remark
      if whole then open = false end
    else
      out[#out + 1] = line
    end
  end
  return table.concat(out, "\n") .. "\n"
end

local function with_comma(text)
  local code = text:gsub("%-%-[^\n]*", "")
  return code:match "[,%s]*$":find(",", 1, true) and text or text:gsub("%s*$", "") .. "\n,"
end

-- The text behind the head, and in front of the tail, for each word that names a part.
local parts = {}

function parts.ability(text) return "", text, "" end
parts.field = parts.ability

function parts.named(text) return "abilities = {", text, "}," end

parts["in"] = function(text, words)
  local word = words[words["in"] + 1]
  if not word then error("`in` wants the word of an ability behind it: ```lua in when", 0) end
  return ("%s { %s"):format(word, needs[word] or needed_by_most), text, "}"
end

function parts.run(text, words, game)
  local word, slot = table.unpack(runs[game])
  local names, slots = { "game", "me" }, {}
  for i = words.run + 1, #words do
    names[#names + 1], slots[#slots + 1] = words[i], slot
  end
  return ("%s { targets = { %s }, run = function(%s)"):format(word, table.concat(slots, ", "),
    table.concat(names, ", ")), text, "end }"
end

for word in pairs(lines.riftbound) do
  parts[word] = function(text, _, game) return "", each_expression(text, lines[game][word]), "" end
end

-- The word among those of a block that says which part of a card it is; nil: none does.
function wrap.part(words)
  for i, word in ipairs(words) do
    if parts[word] then return word, i end
  end
  return nil
end

-- A whole card file: `head` is to stand before the first line of the text, on the line above
-- or on the same one, and `tail` behind its last line.
function wrap.card(block, game, number)
  local words = {}
  for i, word in ipairs(block.words) do words[i], words[word] = word, i end
  local part = wrap.part(block.words)
  local _, fields = head_of(game, words)
  local before, text, after = parts[part](block.text, words, game)
  local head = ('return card { id = "doc-%03d", name = "Example %d", %s %s'):format(number, number,
    fields, before)
  local inner = part == "run" and text or with_comma(text)
  return head, inner, after .. " }"
end

return wrap
