-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-130", name = "Crackshot Corsair", type = "unit",
  domains = { "body" }, cost = { energy = 3 }, might = 3, tags = { "Pirate", "Bilgewater" },

  when {
    event = "attack", subject = "me",
    targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, enemy)
      game.deal(1, enemy)
    end,
  },
}
