-- SPDX-License-Identifier: MIT
return card {
  id = "unl-153", name = "Carrion Dredger", type = "unit",
  domains = { "order" }, cost = { energy = 2 }, might = 1, tags = { "Mech", "Zaun" },

  deathknell {
    run = function(game)
      game.play_token("Bird", { at = "base" })
    end,
  },
}
