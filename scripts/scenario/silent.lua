-- SPDX-License-Identifier: MIT
--
-- silent.lua -- more players at the table of a duel, who only pass (`test --silent`).
--
-- What a scenario of two says must hold with others at the table who have nothing but decks, do
-- nothing and have nobody's attention: a third player ("opponent"), or a team mate of each of
-- the two ("mates").  The table goes on being one of two: no word of the scenario knows the
-- others, and what they are asked is answered here.  Where a player has to choose among players,
-- of whom the scenario knows one, that one is chosen.
--
-- A game whose tables seat more than two says how (scenario/NAME.lua):
--
--   position.silent     function(t, seat): gives that player what a player cannot be without

local silent = { kinds = { opponent = { players = 3 }, mates = { players = 4, teams = 2 } } }

local KNOWN = 2 -- the seats of the scenario's own players
local MORE = { "p3", "p4", "players", "format", "teams", "full", "deck" }

-- Is it a scenario of two in the middle of a game, without words about who plays?
function silent.fits(scenario, words)
  if not words.position.silent then return false end
  for _, field in ipairs(MORE) do
    if scenario.given[field] ~= nil then return false end
  end
  return true
end

-- The lines of the scenario do not know the others.
function silent.sit(t)
  t.silent = t.seats
  for seat = KNOWN + 1, t.seats do t["p" .. seat], t.players[seat] = nil, nil end
  t.seats = KNOWN
end

-- Gives each of them what a player cannot be without.
function silent.equip(t)
  for seat = KNOWN + 1, t.silent or 0 do t.words.position.silent(t, seat) end
end

local function seat_of(t, object)
  for seat = 1, t.silent do
    if object == t.game:player(seat) then return seat end
  end
  return nil
end

local LEAVING = { pass = true, ["end"] = true, no = true }

-- The least that can be said: pass, end the turn, no, or as few as possible.
local function least(decision)
  local answer = {}
  for i, option in ipairs(decision.options) do
    if LEAVING[option.id:match "^%S+"] then return { i } end
    if decision.shape == "split" then answer[i] = option.least
    elseif decision.shape == "order" or i <= decision.min then answer[i] = i end
  end
  return decision.shape == "number" and { decision.min } or answer
end

-- The only option about a player whom the scenario knows, where all are about players.
local function known_player(t, decision)
  local known = nil
  if decision.shape ~= "pick" or decision.min ~= 1 or decision.max ~= 1 then return nil end
  for i, option in ipairs(decision.options) do
    local seat = seat_of(t, option.object)
    if not seat or (seat <= KNOWN and known) then return nil end
    if seat <= KNOWN then known = i end
  end
  return known and { known }
end

-- The answer to a question that is not the scenario's; nil: it is.
function silent.answer(t, decision)
  if not t.silent then return nil end
  if decision.player > KNOWN then return least(decision) end
  return known_player(t, decision)
end

return silent
