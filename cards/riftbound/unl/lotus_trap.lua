-- SPDX-License-Identifier: MIT
return card {
  id = "unl-013", name = "Lotus Trap", type = "spell",
  domains = { "fury" }, cost = { energy = 2 }, keywords = { "hidden", "reaction" },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.later("bloom", chosen)
  end,

  abilities = {
    bloom = instead_of {
      event = "damage", subject = ref(1), amount = number.event() * 2, ends = "turn",
    },
  },
}
