-- SPDX-License-Identifier: MIT
--
-- evolve.lua -- what forms of decks must know of Shadowverse: Evolve: sections, how codes are written.

local evolve = { name = "evolve" }

evolve.order = { "leader", "main", "evolve" }

evolve.headings = {
  leader = "leader", leaders = "leader",
  maindeck = "main", main = "main", deck = "main",
  evolvedeck = "evolve", evolve = "evolve",
}

function evolve.section_of(card)
  if card.token then return nil end
  return card.type == "leader" and "leader" or card.evolved and "evolve" or "main"
end

local HOLDS = { leader = "a leader", main = "a card of the main deck", evolve = "an evolved card" }
function evolve.misplaced(card, section)
  return evolve.section_of(card) ~= section and HOLDS[section] or nil
end

function evolve.long_name(card) return card.title end

-- "SD01-011", also with the mark of a language behind it: "SD01-011EN".
function evolve.read_code(text)
  local set, number = text:upper():match "^(%u+%d+)-(%u*%d+)$"
  if not set then set, number = text:upper():match "^(%u+%d+)-(%u*%d+)EN$" end
  if not set then return nil end
  local code = set .. "-" .. number
  return code, code
end

evolve.code_example = "SD01-011"

return evolve
