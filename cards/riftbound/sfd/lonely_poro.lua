-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-036", name = "Lonely Poro", type = "unit",
  domains = { "calm" }, cost = { energy = 2 }, might = 2, tags = { "Poro", "Freljord" },

  deathknell {
    if_ = { alone = true },
    run = function(game)
      game.draw(1)
    end,
  },
}
