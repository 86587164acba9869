-- SPDX-License-Identifier: MIT
--
-- card.lua -- everything `show` has to tell of one card, as plain data (what --json prints).

local Abilities = require "show.abilities"
local files = require "files"
local observed = require "show.observed"

local card = {}

-- ---- What it says ----------------------------------------------------------------------

local function sorted_keys(t)
  local keys = {}
  for key in pairs(t) do keys[#keys + 1] = key end
  table.sort(keys)
  return keys
end

-- The sentences of its text, in the order of the card; abilities under a name come last.
local function text_of(w, declared)
  local list = {}
  local spell = declared.type == "spell" and Abilities.spell(w, declared)
  if spell then list[1] = spell end
  for _, each in ipairs(w.phrases.card_text(w, declared)) do list[#list + 1] = each end
  for _, each in ipairs(Abilities.list(w, declared)) do list[#list + 1] = each end
  local named = w:get(declared, "abilities") or {}
  for _, name in ipairs(sorted_keys(named)) do
    for _, each in ipairs(Abilities.sentences(w, w:get(named, name), name)) do
      list[#list + 1] = each
    end
  end
  for _, each in ipairs(list) do -- what begins an ability has told of it already, for who plays
    if each.name and each.plain then
      each.plain = w.told[each.name] and "" or ('"%s": %s'):format(each.name, each.plain)
    end
  end
  return list
end

local function keywords_of(w, declared)
  local list = {}
  for _, each in ipairs(w:keywords_of(w:get(declared, "keywords"))) do
    local known = w.keywords[each.name]
    local text = known and known.text:gsub("%f[%w]N%f[%W]", tostring(each.value or 1))
    list[#list + 1] = { name = each.name, title = w:keyword_name(each.name), value = each.value,
      text = text, rule = known and known.rule }
    if not known then w:unknown("keyword " .. each.name) end
  end
  return list
end

-- ---- What was seen ---------------------------------------------------------------------------

-- Notes with each sentence what its functions did, and with the card what others did.
local function add_seen(w, told, functions)
  local by_number, claimed = {}, {}
  for _, each in ipairs(functions) do
    if each.number then by_number[each.number] = each end
  end
  local function visit(sentence)
    sentence.observed = {}
    for _, declared in ipairs(sentence.functions) do
      local seen = by_number[declared.number]
      if seen then
        claimed[seen] = true
        sentence.ran = sentence.ran or observed.ran(seen)
        sentence.missed = sentence.missed or seen.missed
        table.move(observed.actions(w, seen), 1, 1000, #sentence.observed + 1, sentence.observed)
        for _, inner in ipairs(functions) do -- what it builds as it runs
          if not inner.number and inner.line >= seen.line and inner.last_line <= seen.last_line then
            claimed[inner] = true
            table.move(observed.actions(w, inner), 1, 1000, #sentence.observed + 1,
              sentence.observed)
          end
        end
      end
    end
    for _, inner in ipairs(sentence.inner) do visit(inner) end
  end
  for _, sentence in ipairs(told.text) do visit(sentence) end
  told.helpers = {}
  for _, each in ipairs(functions) do
    local did = not claimed[each] and observed.actions(w, each) or {}
    if #did > 0 then
      told.helpers[#told.helpers + 1] = { line = each.line, last_line = each.last_line, observed = did }
    end
  end
end

-- ---- All of it --------------------------------------------------------------------------------

-- Each function by its lines: what a program needs of it.
local function plain_functions(sentences)
  for _, sentence in ipairs(sentences) do
    for i, each in ipairs(sentence.functions) do
      sentence.functions[i] = { line = each.line, last_line = each.last_line }
    end
    plain_functions(sentence.inner)
  end
end

-- "stronger_buffs", as a file calls it -> "stronger buffs"
local function name_in_words(name) return (name:gsub("_", " ")) end

-- The sentences that other words than those of abilities made are for players, too.
local function plainly(sentences)
  for _, sentence in ipairs(sentences) do
    sentence.plain = (sentence.plain or Abilities.plainly(sentence.text)):gsub('"[%l_ ]+"', name_in_words)
    plainly(sentence.inner or {})
  end
end

-- `seen` is the list of its file's functions, or nil when nothing was run.
function card.tell(w, pool, def, seen)
  local declared = pool:declared(def)
  w:begin(w.phrases.me[declared.type] or w.phrases.me.card)
  local told = { name = declared.name, id = declared.id, type = declared.type,
    game = w.words_of.game, file = pool:file(def), unsupported = pool:unsupported(def),
    declared = declared }
  for _, name in ipairs { "name", "id", "type", "unsupported", "text", "replaces" } do
    w:get(declared, name)
  end
  for _, list in ipairs { "aliases", "signals" } do
    for _ in ipairs(w:each(w:get(declared, list))) do end
  end
  told.aliases, told.signals, told.copies = declared.aliases, declared.signals, w:get(declared, "copies")
  told.head = w.phrases.head(w, declared)
  told.keywords = keywords_of(w, declared)
  w.file_text = files.try(pool:file(def))
  w.declared_named, w.told = declared.abilities or {}, {}
  told.text = text_of(w, declared)
  plainly(told.text)
  told.unknown = w:leftovers(declared)
  table.move(w.unknowns, 1, #w.unknowns, #told.unknown + 1, told.unknown)
  if seen then add_seen(w, told, seen) end
  plain_functions(told.text)
  return told
end

return card
