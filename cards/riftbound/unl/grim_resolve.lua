-- SPDX-License-Identifier: MIT
return card {
  id = "unl-095", name = "Grim Resolve", type = "spell",
  domains = { "body" }, cost = { energy = 2 }, keywords = { "action" },

  targets = { unit { friendly = true } },
  run = function(game, me, ally)
    game.give(ally, { might = 3, lasts = "turn" })
    game.later("reward", ally)
  end,

  abilities = {
    reward = delayed { event = "win_combat", by = ref(1), ends = "turn", run = function(game) game.gain_xp(2) end },
  },
}
