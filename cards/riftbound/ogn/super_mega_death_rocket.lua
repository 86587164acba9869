-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-252", name = "Super Mega Death Rocket!", type = "spell", supertypes = { "signature" },
  domains = { "fury", "chaos" }, cost = { energy = 4, power = { ["fury/chaos"] = 1 } },
  tags = { "Jinx" },

  targets = { unit {} },
  run = function(game, me, victim)
    game.deal(5, victim)
  end,
  when {
    event = "conquer", by = "you", active_in = "trash", optional = true, cost = { discard = 1 },
    run = function(game, me)
      game.return_to_hand(me)
    end,
  },
}
