-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-026", name = "Brynhir Thundersong", type = "unit",
  domains = { "fury" }, cost = { energy = 6 }, might = 5,
  tags = { "Freljord" },

  when_played {
    run = function(game)
      game.start("silence", { lasts = "turn" })
    end,
  },

  abilities = {
    silence = static { affects = "opponents", cannot = "play" },
  },
}
