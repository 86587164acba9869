-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-167", name = "Unsung Hero", type = "unit",
  domains = { "order" }, cost = { energy = 2 }, might = 2,
  tags = { "Elite", "Demacia" },

  deathknell {
    if_ = { mighty = true },
    run = function(game)
      game.draw(2)
    end,
  },
}
