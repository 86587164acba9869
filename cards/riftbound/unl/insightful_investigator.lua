-- SPDX-License-Identifier: MIT
return card {
  id = "unl-135", name = "Insightful Investigator", type = "unit",
  domains = { "chaos" }, cost = { energy = 3 }, might = 3, tags = { "Piltover" },

  when_played {
    targets = { player { enemy = true } },
    run = function(game, me, rival)
      local hand = game.hand(rival)
      game.reveal(hand, { by = rival })
      if #hand == 0 or not game.pay { xp = 2, optional = true } then return end
      local found = game.choose(hand, { text = "Which card is discarded?" })
      game.discard_cards(found)
      game.draw(1, { by = rival })
    end,
  },
}
