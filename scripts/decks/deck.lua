-- SPDX-License-Identifier: MIT
--
-- deck.lua -- a deck between two forms.
--
--   deck.sections   field -> list of entries, in the order of the list that was read
--   entry           { count, card, code, where }; `code` is the printing that was read, or nil
--   deck.more       entries of further legends or leaders, which only some forms can say
--
-- What a form reads is put in with `add` (the section is said) or `add_pile` (cards in a heap,
-- from which each goes to the section of its kind).

local Faults = require "decks.faults"

local Deck = {}
Deck.__index = Deck

local CARDS_MAX = 256 -- in a section, as in our own deck files

function Deck.new(book)
  return setmetatable({ book = book, game = book.game, sections = {}, counts = {}, more = {}, faults = Faults.new() },
    Deck)
end

function Deck:entries(section) return self.sections[section] or {} end

function Deck:count(section) return self.counts[section] or 0 end

-- Puts copies of a card into a section; one entry for each printing.
function Deck:add(section, count, card, code, where)
  local list = self.sections[section] or {}
  self.sections[section] = list
  self.counts[section] = self:count(section) + count
  if self.counts[section] > CARDS_MAX then
    Faults.stop(where, "a section may hold at most %d cards", CARDS_MAX)
  end
  for _, entry in ipairs(list) do
    if entry.card == card and entry.code == code then
      entry.count = entry.count + count
      return
    end
  end
  list[#list + 1] = { count = count, card = card, code = code, where = where }
end

-- The same, with a fault when the card cannot be in that section.
function Deck:place(section, count, card, code, where, title)
  local expected = self.game.misplaced(card, section)
  if expected then
    self.faults:add(where, "'%s' is %s %s, which cannot be in %s: expected %s", card.title,
      card.section and "a" or "a token, a", card.type, title or section, expected)
    return
  end
  self:add(section, count, card, code, where)
end

-- How a form writes the entries of a section: word_of(deck, entry, section) gives the word of each,
-- and those with equal words are one: a list of { word, count }.
function Deck:words(section, word_of)
  local list, by_word = {}, {}
  for _, entry in ipairs(self:entries(section)) do
    local word = word_of(self, entry, section)
    local known = by_word[word]
    if not known then
      known = { word = word, count = 0 }
      by_word[word], list[#list + 1] = known, known
    end
    known.count = known.count + entry.count
  end
  return list
end

-- ---- Piles ---------------------------------------------------------------------------------------

-- Copies of cards to the sections of their kinds.
function Deck:add_pile(count, card, code, where)
  if not card.section then
    self.faults:add(where, "'%s' is a token, which no deck holds", card.title)
    return
  end
  self:add(card.section, count, card, code, where)
end

-- Takes one copy of a card out of a section; the entry it was in, or nil.
function Deck:take(section, card, code)
  local list, found = self:entries(section), nil
  for i, entry in ipairs(list) do
    if entry.card == card and (not found or entry.code == code) then found = i end
  end
  local entry = list[found or 0]
  if not entry then return nil end
  entry.count = entry.count - 1
  self.counts[section] = self.counts[section] - 1
  if entry.count == 0 then table.remove(list, found) end
  return entry
end

-- "A, B or C": the cards of the main deck that could be the chosen champion.
local function candidates(deck)
  local titles, legend = {}, deck:entries "legend"[1]
  for _, entry in ipairs(deck:entries "main") do
    local card = entry.card
    if deck.game.may_be_champion(card) and (not legend or deck.game.shares_a_tag(card, legend.card)) then
      titles[#titles + 1] = card.title
    end
  end
  return titles
end

local NONE = "none" -- what --champion says of a deck without one

-- Moves the chosen champion out of the main deck.  `marked` is the entry that the form names, if
-- it can; else `wanted` is the card that the user named.
function Deck:choose_champion(marked, wanted, why)
  if not self.game.champion_of_main or self:count "champion" > 0 then return end
  if wanted == NONE and not marked then return end
  local card, code = marked and marked.card, marked and marked.code
  if wanted and not marked then card = self.book:named(wanted, "champion") end
  if not card then
    local titles = candidates(self)
    Faults.stop("", "%s who the chosen champion is: pass --champion NAME%s, or --champion none", why,
      #titles > 0 and (" (%s)"):format(table.concat(titles, ", or ")) or "")
  end
  if not self.game.may_be_champion(card) then
    Faults.stop(marked and marked.where or "", "'%s' is a %s: expected a champion unit as the chosen champion", card.title,
      card.type)
  end
  local entry = self:take("main", card, code)
  if not entry then
    Faults.stop(marked and marked.where or "", "'%s' is said to be the chosen champion, but is not among the cards of the main deck",
      card.title)
  end
  self:add("champion", 1, card, entry.code, entry.where)
end

-- ---- At the end ------------------------------------------------------------------------------------

-- Refuses a section of one card that holds more, and a deck that holds nothing.
function Deck:finish()
  local total = 0
  for _, section in ipairs(self.book.sections) do
    local held = self:count(section.field)
    total = total + held
    if section.single and held > 1 then
      local list = self:entries(section.field)
      self.faults:add(list[#list].where, "'%s': a deck has one card in %s, not %d", list[#list].card.title,
        section.name, held)
    end
  end
  self.faults:check()
  if total == 0 then Faults.stop("", "the deck is empty") end
  return self
end

-- Refuses sections that a form cannot say.
function Deck:only(form, fields)
  local said = {}
  for _, field in ipairs(fields) do said[field] = true end
  for _, section in ipairs(self.book.sections) do
    if not said[section.field] and self:count(section.field) > 0 then
      local hint = section.field == "sideboard" and ": --no-sideboard leaves it out" or ""
      Faults.stop("", "%s has no place for the section %s, which has %d cards%s", form, section.name,
        self:count(section.field), hint)
    end
  end
end

-- Refuses further legends or leaders.
function Deck:no_more(form)
  local first = self.more[1]
  if first then
    Faults.stop(first.where or "", "%s has one %s: there is no place for '%s'", form, first.card.type, first.card.title)
  end
end

return Deck
