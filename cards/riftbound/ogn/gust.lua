-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-169", name = "Gust", type = "spell",
  domains = { "chaos" }, cost = { energy = 1 },
  keywords = { "reaction" },

  targets = { unit { at = "battlefield", might = at_most(3) } },
  run = function(game, me, chosen)
    game.return_to_hand(chosen)
  end,
}
