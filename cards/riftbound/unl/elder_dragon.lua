-- SPDX-License-Identifier: MIT
-- One at each location, bases among them; those it chose are dealt 1 at once.
return card {
  id = "unl-118", name = "Elder Dragon", type = "unit",
  domains = { "body" }, cost = { energy = 12, power = { body = 4 } }, might = 10,
  tags = { "Dragon", "Demacia" },

  static { affects = units { enemy = true }, lethal = true },
  when_played {
    targets = { any_number(unit { enemy = true }, { different = "place" }) },
    run = function(game, me, foes)
      game.deal(1, foes)
    end,
  },
}
