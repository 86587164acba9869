-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-202", name = "Hostile Takeover", type = "spell", supertypes = { "signature" },
  domains = { "mind", "order" }, cost = { energy = 5, power = { ["mind/order"] = 2 } },
  tags = { "Renata Glasc" }, keywords = { "hidden" },

  targets = { unit { enemy = true, at = "battlefield" } },
  run = function(game, me, victim)
    game.take_control(victim, { lasts = "board" })
    game.ready(victim)
    game.later("give_back", victim)
  end,

  abilities = {
    give_back = delayed {
      event = "turn_end", once = true, ends = "turn",
      run = function(game, me, victim)
        game.lose_control(victim)
        game.recall(victim)
      end,
    },
  },
}
