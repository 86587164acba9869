-- SPDX-License-Identifier: MIT
return card {
  id = "unl-021", name = "Grim Apothecary", type = "unit",
  domains = { "fury" }, cost = { energy = 3 }, might = 3, tags = { "Noxus" },
  keywords = { "ambush" },

  when_played {
    optional = true,
    targets = { unit { friendly = true, at = "battlefield" } },
    run = function(game, me, ally)
      game.return_to_hand(ally)
    end,
  },
}
