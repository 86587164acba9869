-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-188", name = "Zaunite Bouncer", type = "unit",
  domains = { "chaos" }, cost = { energy = 4, power = { chaos = 2 } }, might = 2, tags = { "Zaun" },

  when_played {
    targets = { unit { other = true, at = "battlefield" } },
    run = function(game, me, chosen)
      game.return_to_hand(chosen)
    end,
  },
}
