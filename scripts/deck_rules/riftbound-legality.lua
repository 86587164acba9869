-- SPDX-License-Identifier: MIT
--
-- riftbound-legality.lua -- which cards are legal on a day (Tournament Rules T601.2-3).
--
-- The facts are those of the Rules Hub as of 2026-07-24; whoever runs later events adds a line.
-- Called with the deck, the format's table and a check, as deck rules are.  The table also has
-- `cards` (the name of a list: "standard"), `day` ("2026-08-01"), `region` ("world" or "china"),
-- `in_teams`, and `printings`: set and collector number of the cards of each name.

-- T601.3.c.  `numbered`: the normal numbering of a set ends there (T601.2.c); `from`: its first
-- legal day by region (T601.2.b, T601.3.c.4), where the rules name one.
local STANDARD = {
  ogs = { numbered = 24 },
  ogn = { numbered = 298 },
  sfd = { numbered = 221 },
  unl = { numbered = 219, from = { china = "2026-04-10", world = "2026-05-08" } },
}

-- T601.2.d: by name, since when.  Of the first ones it is only known that they stood on the page
-- of 2026-03-30.  The bans are the same for one against one and for two against two.
local BANNED = {
  ["Called Shot"] = "2026-03-30",
  ["Draven, Vanquisher"] = "2026-03-30",
  ["Fight or Flight"] = "2026-03-30",
  ["Scrapheap"] = "2026-03-30",
  ["The Dreaming Tree"] = "2026-03-30",
  ["Obelisk of Power"] = "2026-03-30",
  ["Reaver's Row"] = "2026-03-30",
  ["Stealthy Pursuer"] = "2026-07-24",
  ["The Arena's Greatest"] = "2026-07-24",
  ["Aspirant's Climb"] = "2026-07-24",
}

-- The first day on which a card is legal in the region; nil: never
local function legal_from(printings, region)
  local first
  for _, card in ipairs(printings) do
    local of = STANDARD[card.set]
    if of and card.number <= of.numbered then
      local day = of.from and of.from[region] or "0000-00-00"
      if not first or day < first then first = day end
    end
  end
  return first
end

local function check_card(card, rules, check)
  local from = legal_from(rules.printings[card.name] or {}, rules.region)
  local banned = BANNED[card.name]
  if not from then
    check.problem("T601.2.a", card.name .. " is of no set that is legal in Standard")
  elseif rules.day < from then
    check.problem("T601.2.b", card.name .. " is legal from " .. from .. " on (region: " ..
      rules.region .. ")")
  end
  if banned and rules.day >= banned then
    check.problem("T601.2.d", card.name .. " has been banned since " .. banned)
  end
end

return function(deck, rules, check)
  if rules.limited then return end -- T602.1.b: bans are those of constructed decks
  local lists = { { deck.legend }, { deck.champion }, deck.main, deck.runes, deck.battlefields,
    rules.sideboard_max and deck.sideboard or {} }
  local all = {}
  for _, list in ipairs(lists) do
    for _, card in ipairs(list) do table.insert(all, card) end
  end
  for _, card in ipairs((check.different(all))) do check_card(card, rules, check) end
end
