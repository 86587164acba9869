-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-192", name = "Mindsplitter", type = "unit",
  domains = { "chaos" }, cost = { energy = 7, power = { chaos = 2 } }, might = 7,
  tags = { "Dragon", "Mount Targon" },

  when_played {
    targets = { player { enemy = true } },
    run = function(game, me, foe)
      local hand = game.hand(foe)
      game.reveal(hand, { by = foe })
      if #hand > 0 then
        game.discard_cards(game.choose(hand, { text = "Which is discarded?" }))
      end
    end,
  },
}
