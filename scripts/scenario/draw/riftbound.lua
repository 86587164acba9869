-- SPDX-License-Identifier: MIT
--
-- riftbound.lua -- a position of Riftbound as text (scenario/draw.lua).

local draw = require "scenario.draw"

local RESOURCES = { "energy", "fury", "calm", "mind", "body", "chaos", "order", "any" }
local STATES = { "exhausted", "stunned", "attacking", "defending", "temporary" }

-- "3 Might, 1 damage, buffed, exhausted"
local function facts(t, card)
  local game, parts = t.game, {}
  local function number(attribute) return game:look(card.id, attribute) or 0 end
  if card.zone ~= "board" and card.zone ~= "legends" then return nil end
  if card.type == "unit" then parts[1] = ("%d Might"):format(number "might") end
  if number "damage" > 0 then parts[#parts + 1] = ("%d damage"):format(number "damage") end
  if number "buffs" > 0 then
    parts[#parts + 1] = number "buffs" > 1 and ("%d buffs"):format(number "buffs") or "buffed"
  end
  draw.keywords(t, card, parts, true)
  for _, state in ipairs(STATES) do
    if number(state) > 0 then parts[#parts + 1] = state end
  end
  return #parts > 0 and table.concat(parts, ", ") or nil
end

local function draw_player(self, seat)
  local t, game = self.t, self.t.game
  local xp, pool = draw.number(self, seat, "xp"), draw.numbers(self, seat, RESOURCES)
  draw.line(self, 0, "p%d: %d points%s; deck %d, rune deck %d%s", seat,
    draw.number(self, seat, "points"), xp > 0 and (", %d XP"):format(xp) or "",
    #game:zone("deck", seat), #game:zone("rune_deck", seat), pool and "; pool " .. pool or "")
  draw.zone(self, 1, "legend", "legends", seat)
  draw.zone(self, 1, "champion", "champion", seat)
  draw.zone(self, 1, "hand", "hand", seat)
  draw.counted(self, 1, "runes", game:zone("runes", seat),
    function(rune) return rune.exhausted == 1 end, "exhausted")
  draw.cards(self, 1, "base", t:at("base", seat).list)
  draw.zone(self, 1, "trash", "trash", seat)
  draw.zone(self, 1, "banishment", "banishment", seat)
end

-- What lies at a battlefield: units and gear, and what is hidden there.
local function draw_battlefield(self, field)
  local t = self.t
  local contested = (t.game:look(field.id, "contested") or 0) > 0
  draw.line(self, 0, "%s: %s%s", self.names[field.slot],
    field.controller and ("p%d's"):format(field.controller) or "nobody's",
    contested and ", contested" or "")
  for seat = 1, t.seats do
    local here = { board = {}, facedown = {} }
    for _, card in ipairs(t:cards()) do
      local list = card.place == field.id and here[card.zone]
      if list and card.controller == seat then list[#list + 1] = card end
    end
    draw.cards(self, 1, "p" .. seat, here.board)
    draw.cards(self, 1, ("p%d, hidden"):format(seat), here.facedown)
  end
end

local function draw_position(t)
  local self = draw.new(t, facts)
  draw.line(self, 0, "turn %d, of p%d; %d points win", draw.number(self, nil, "turn"),
    draw.number(self, nil, "turn_player") + 1, draw.number(self, nil, "victory_score"))
  for seat = 1, t.seats do draw_player(self, seat) end
  for _, card in ipairs(t:cards()) do
    if card.zone == "battlefields" then draw_battlefield(self, card) end
  end
  local chain = {}
  for _, card in ipairs(t:cards()) do
    if card.zone == "chain" then chain[#chain + 1] = card end
  end
  draw.cards(self, 0, "on the chain", chain)
  draw.things(self, 0, "abilities on the chain, oldest first")
  return self.lines
end

return draw_position
