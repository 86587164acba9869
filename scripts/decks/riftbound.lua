-- SPDX-License-Identifier: MIT
--
-- riftbound.lua -- what forms of decks must know of Riftbound: sections, sets, how codes are written.

local riftbound = { name = "riftbound" }

-- The groups of a deck list without headings, and the order in which lists name the sections.
riftbound.order = { "legend", "champion", "main", "battlefields", "runes" }

-- What headings of lists are called, in small letters and without blanks.
riftbound.headings = {
  legend = "legend", legends = "legend",
  champion = "champion", chosenchampion = "champion",
  maindeck = "main", main = "main", deck = "main",
  unit = "main", units = "main", spell = "main", spells = "main", gear = "main", gears = "main",
  battlefield = "battlefields", battlefields = "battlefields",
  rune = "runes", runes = "runes", runepool = "runes", runedeck = "runes",
  sideboard = "sideboard", side = "sideboard",
  pool = "pool",
}

-- The section that a card is in when nothing else is said; nil: it is in no deck.
local NATURAL = { legend = "legend", battlefield = "battlefields", rune = "runes", unit = "main", spell = "main",
  gear = "main" }
function riftbound.section_of(card)
  return not card.supertypes.token and NATURAL[card.type] or nil
end

-- Why a card cannot be in a section; nil: it can.
local HOLDS = { legend = "a legend", champion = "a champion unit", main = "a unit, a spell or gear",
  battlefields = "a battlefield", runes = "a rune", sideboard = "a unit, a spell or gear" }
function riftbound.misplaced(card, section)
  local natural = riftbound.section_of(card)
  local fits = natural == section or section == "sideboard" and natural == "main" or section == "pool" and natural
    or section == "champion" and riftbound.may_be_champion(card)
  return not fits and HOLDS[section] or nil
end

function riftbound.may_be_champion(card) return card.type == "unit" and card.supertypes.champion == true end

-- The champion's copy counts among the cards of the main deck (103.2.a), and codes hold it there.
riftbound.champion_of_main = true

-- Whether a legend could lead a deck with this champion (103.2.a.2).
function riftbound.shares_a_tag(a, b)
  for tag in pairs(a.tags) do
    if b.tags[tag] then return true end
  end
  return false
end

-- A legend's other name: that of its champion, and its own: "Jinx - Loose Cannon".
function riftbound.long_name(card)
  return card.type == "legend" and card.tag and ("%s - %s"):format(card.tag, card.title) or card.title
end

-- ---- Printings ---------------------------------------------------------------------------------

-- The sets and arts of codes, by their numbers in deck codes.
riftbound.sets = { [0] = "OGN", [1] = "OGS", [2] = "ARC", [3] = "SFD", [4] = "UNL", [5] = "VEN", [6] = "RAD" }
riftbound.variants = { [0] = "", [1] = "a", [2] = "*", [3] = "b" }
-- What a number is written behind, and with how many digits, by the mark of a number in deck codes.
riftbound.marks = { [0] = { "", 3 }, [1] = { "R", 2 }, [2] = { "SP", 1 } }

-- A code "OGN-007a" by its parts: set "OGN", mark 0, number 7, variant 1.
function riftbound.code(set, mark, number, variant)
  local form = riftbound.marks[mark]
  return ("%s-%s%0" .. form[2] .. "d%s"):format(set, form[1], number, riftbound.variants[variant])
end

-- The parts of a code in any of the writings that players use ("ogn-001-298", "UNL-192/219",
-- "OGN-299*"); nil: the text is no code.
local VARIANT = { [""] = 0, A = 1, S = 2, ["*"] = 2, B = 3 }
local MARK = { [""] = 0, R = 1, SP = 2 }
function riftbound.parts(text)
  local set, mark, number, variant, rest = text:upper():match "^(%u%u%u)[- ](%u*)(%d+)([ABS*]?)(.*)$"
  if not set or not MARK[mark] or #number > 4 then return nil end
  if rest ~= "" and not rest:match "^[-/]%d+$" then return nil end
  return { set = set, mark = MARK[mark], number = tonumber(number), variant = VARIANT[variant] }
end

-- The code of a text, and the same without the art, which is one card by the rules; nil: it is none.
function riftbound.read_code(text)
  local parts = riftbound.parts(text)
  if not parts then return nil end
  return riftbound.code(parts.set, parts.mark, parts.number, parts.variant),
    riftbound.code(parts.set, parts.mark, parts.number, 0)
end

riftbound.code_example = "OGN-001"

return riftbound
