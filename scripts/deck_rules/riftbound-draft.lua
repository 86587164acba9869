-- SPDX-License-Identifier: MIT
--
-- riftbound-draft.lua -- what a bot that drafts looks at (Tournament Rules T602.4.b).
--
-- Returns a function of a card that gives a number: the sum of its domains' bits when it can be in
-- a main deck, where a deck is of three domains (T602.4.b.4); 0 for other cards.  A card without
-- domains is of all.

local BITS = { fury = 1, calm = 2, mind = 4, body = 8, chaos = 16, order = 32 }
local ALL = 63

return function(card)
  if card.type ~= "unit" and card.type ~= "gear" and card.type ~= "spell" then return 0 end
  local sum = 0
  for _, domain in ipairs(card.domains) do sum = sum + BITS[domain] end
  return sum > 0 and sum or ALL
end
