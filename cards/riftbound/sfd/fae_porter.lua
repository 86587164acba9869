-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-125", name = "Fae Porter", type = "unit",
  domains = { "chaos" }, cost = { energy = 4 }, might = 4, tags = { "Fae", "Ionia" },

  when {
    event = "move", subject = "me", at = "battlefield", optional = true,
    cost = { power = { chaos = 1 } },
    targets = { unit { mine = true } },
    run = function(game, me, ally)
      game.move(ally, { to = game.event.place })
    end,
  },
}
