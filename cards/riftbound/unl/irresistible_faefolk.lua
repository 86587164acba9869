-- SPDX-License-Identifier: MIT
return card {
  id = "unl-112", name = "Irresistible Faefolk", type = "unit",
  domains = { "body" }, cost = { energy = 2 }, might = 1, tags = { "Fae", "Ionia" },

  when {
    event = "move", subject = "me", at = "battlefield", optional = true,
    targets = { unit { enemy = true } },
    run = function(game, me, enemy)
      game.move(enemy, { to = game.event.place })
    end,
  },
}
