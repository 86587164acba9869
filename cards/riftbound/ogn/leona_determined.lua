-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-238", name = "Leona, Determined", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 4, power = { order = 1 } }, might = 4,
  tags = { "Leona", "Mount Targon" },
  keywords = { "shield" },

  when {
    event = "attack", subject = "me",
    targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, enemy)
      game.stun(enemy)
    end,
  },
}
