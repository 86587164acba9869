-- SPDX-License-Identifier: MIT
return card {
  id = "unl-119", name = "Kha'Zix, Evolving Hunter", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 5, power = { body = 1 } }, might = 5,
  tags = { "Kha'Zix", "The Void" }, keywords = { "hunt" },

  when {
    event = "attack", subject = "me", optional = true, cost = { xp = 3 },
    targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, foe)
      game.deal(me.might, foe)
    end,
  },
}
