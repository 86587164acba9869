-- SPDX-License-Identifier: MIT
--
-- evolve.lua -- a position of Shadowverse: Evolve as text (scenario/draw.lua).

local draw = require "scenario.draw"

local STATES = { "engaged", "evolved", "new" }
local ZONES = { -- the title of each, in this order
  { "field", "field" }, { "ex", "EX area" }, { "hand", "hand" }, { "evolve_deck", "evolve deck" },
  { "cemetery", "cemetery" }, { "banished", "banished" },
}

-- "3/2, 1 damage, ward, engaged"
local function facts(t, card)
  local game, parts = t.game, {}
  local function number(attribute) return game:look(card.id, attribute) or 0 end
  if card.zone ~= "field" then
    return card.zone == "evolve_deck" and number "faceup" > 0 and "faceup" or nil
  end
  if card.type == "follower" then parts[1] = ("%d/%d"):format(number "attack", number "defense") end
  if number "damage" > 0 then parts[#parts + 1] = ("%d damage"):format(number "damage") end
  draw.keywords(t, card, parts)
  for _, state in ipairs(STATES) do
    if number(state) > 0 then parts[#parts + 1] = state end
  end
  return #parts > 0 and table.concat(parts, ", ") or nil
end

local function draw_player(self, seat)
  local leader = self.t.game:zone("leader", seat)[1]
  draw.line(self, 0, "p%d: %s, defense %d; play points %d of %d, evolution points %d; deck %d", seat,
    leader and leader.name or "no leader", draw.number(self, seat, "defense"),
    draw.number(self, seat, "play_points"), draw.number(self, seat, "max_play_points"),
    draw.number(self, seat, "evolution_points"), #self.t.game:zone("deck", seat))
  for _, zone in ipairs(ZONES) do draw.zone(self, 1, zone[2], zone[1], seat) end
end

local function draw_position(t)
  local self = draw.new(t, facts)
  draw.line(self, 0, "turn %d, of p%d", draw.number(self, nil, "turn"),
    draw.number(self, nil, "turn_player") + 1)
  for seat = 1, t.seats do draw_player(self, seat) end
  local resolving = {}
  for _, card in ipairs(t:cards()) do
    if card.zone == "resolution" then resolving[#resolving + 1] = card end
  end
  draw.cards(self, 0, "being resolved", resolving)
  draw.things(self, 0, "abilities that wait")
  return self.lines
end

return draw_position
