-- SPDX-License-Identifier: MIT
return card {
  id = "unl-007", name = "Smite", type = "spell",
  domains = { "fury" }, cost = { energy = 2, power = { fury = 1 } }, keywords = { "action" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, victim)
    game.deal(3, victim)
    game.later("smitten", victim)
  end,

  abilities = {
    smitten = instead_of {
      event = "die", subject = ref(1), once = true, ends = "turn",
      run = function(game) game.banish(game.event.subject) end,
    },
  },
}
