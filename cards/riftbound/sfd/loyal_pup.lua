-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-126", name = "Loyal Pup", type = "unit",
  domains = { "chaos" }, cost = { energy = 3 }, might = 3, tags = { "Dog", "Bandle City" },

  when {
    event = "defend_battlefield", by = "you", optional = true,
    run = function(game, me)
      game.move(me, { to = game.event.place })
    end,
  },
}
