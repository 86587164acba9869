-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-098", name = "Sea Monkey", type = "unit",
  domains = { "body" }, cost = { energy = 2 }, might = 2, tags = { "Pirate", "Bilgewater" },

  additional { name = "train", optional = true, cost = { energy = 1 } },
  when_played {
    if_ = function(q) return q.paid("train") end,
    run = function(game, me)
      game.buff(me)
    end,
  },
}
