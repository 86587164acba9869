-- SPDX-License-Identifier: MIT
return function(deck, rules, check)
  check.at_least("2", "deck", deck.stones, rules.stones_min)
end
