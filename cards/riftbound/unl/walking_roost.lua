-- SPDX-License-Identifier: MIT
return card {
  id = "unl-130", name = "Walking Roost", type = "unit",
  domains = { "chaos" }, cost = { energy = 5 }, might = 6, tags = { "Shadow Isles" },
  keywords = { "deflect" },

  when_played {
    targets = { player { enemy = true } },
    run = function(game, me, rival) game.play_token("Bird", { by = rival }) end,
  },
}
