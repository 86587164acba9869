-- SPDX-License-Identifier: MIT
-- For a turn, what one unit would be dealt another is dealt instead.
return card {
  id = "more-131", name = "Scapegoat", type = "spell", domains = { "mind" }, cost = { energy = 1 },
  targets = { unit { friendly = true }, another(unit {}) },
  run = function(game, me, saved, goat) game.later("blame", saved, goat) end,

  abilities = {
    blame = instead_of { event = "damage", subject = ref(1), ends = "turn",
      run = function(game, me, saved, goat) game.deal(game.event.amount, goat) end },
  },
}
