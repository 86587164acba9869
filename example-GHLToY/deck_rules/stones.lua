-- SPDX-License-Identifier: MIT
return function(deck, rules)
  if #deck.stones >= rules.stones_min then
    return {}
  end
  return { { rule = "2", text = "a deck has at least " .. rules.stones_min .. " stones" } }
end
