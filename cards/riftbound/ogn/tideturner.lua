-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-199", name = "Tideturner", type = "unit",
  domains = { "chaos" }, cost = { energy = 2 }, might = 2, tags = { "Bilgewater" },
  keywords = { "hidden" },

  when_played {
    optional = true,
    targets = { unit { mine = true, at = "elsewhere" } },
    run = function(game, me, ally)
      local mine, theirs = game.place(me), game.place(ally)
      game.move(me, { to = theirs })
      game.move(ally, { to = mine })
    end,
  },
}
