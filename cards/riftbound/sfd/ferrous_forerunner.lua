-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-021", name = "Ferrous Forerunner", type = "unit",
  domains = { "fury" }, cost = { energy = 6, power = { fury = 1 } }, might = 6,
  tags = { "Mech", "Yordle", "Bandle City" },

  deathknell {
    run = function(game)
      game.play_token("Mech", { at = "base", count = 2 })
    end,
  },
}
