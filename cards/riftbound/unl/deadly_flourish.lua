-- SPDX-License-Identifier: MIT
return card {
  id = "unl-073", name = "Deadly Flourish", type = "spell",
  domains = { "mind" }, cost = { energy = 4 },

  targets = { unit { enemy = true } },
  run = function(game, me, victim)
    game.deal(3, victim)
    game.later("applause", victim)
  end,

  abilities = {
    applause = delayed {
      event = "die", subject = ref(1), once = true, ends = "turn",
      run = function(game) game.play_token("Gold", { ready = false }) end,
    },
  },
}
