-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-074", name = "Pickpocket", type = "unit",
  domains = { "mind" }, cost = { energy = 3 }, might = 3, tags = { "Zaun" },

  when_played {
    optional = true,
    targets = { gear { energy = at_most(1) } },
    run = function(game, me, scrap)
      if game.kill(scrap) then
        game.play_token("Gold", { ready = false })
      end
    end,
  },
}
