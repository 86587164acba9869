-- SPDX-License-Identifier: MIT
-- The condition stands behind the trigger condition: counted once, at the moment of the conquest
-- (383.3.e).
return card {
  id = "ogs-023", name = "Might of Demacia, Starter", type = "legend", supertypes = { "champion" },
  domains = { "body", "order" }, tags = { "Garen" },

  when {
    event = "conquer", by = "you",
    if_ = number.count(units { mine = true, at = "there" }):at_least(4),
    run = function(game)
      game.draw(2)
    end,
  },
}
