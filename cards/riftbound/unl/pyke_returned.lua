-- SPDX-License-Identifier: MIT
return card {
  id = "unl-145", name = "Pyke, Returned", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 3 }, might = 3, tags = { "Pyke", "Bilgewater" },
  keywords = { "hidden", "backline" },

  when {
    event = "die", subject = unit { enemy = true }, while_ = { at = "battlefield" },
    once_each_turn = true,
    run = function(game)
      game.play_token("Gold", { ready = false })
    end,
  },
}
