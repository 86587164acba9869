-- SPDX-License-Identifier: MIT
return card {
  id = "unl-130", name = "Walking Roost", type = "unit",
  domains = { "chaos" }, cost = { energy = 5 }, might = 6, tags = { "Shadow Isles" },
  keywords = { "deflect" },

  when_played {
    run = function(game)
      local rival = game.choose(game.opponents(), { text = "Which opponent?" })
      game.play_token("Bird", { by = rival })
    end,
  },
}
