-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-194", name = "Counter Strike", type = "spell", supertypes = { "signature" },
  domains = { "calm", "body" }, cost = { energy = 2, power = { ["calm/body"] = 1 } },
  tags = { "Jax" }, keywords = { "reaction" },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.later("parry", chosen)
    game.draw(1)
  end,

  abilities = {
    parry = instead_of {
      event = "damage", subject = ref(1), amount = 0, once = true, ends = "turn",
    },
  },
}
