-- SPDX-License-Identifier: MIT
-- The delayed ability remembers the player and the card, and outlives her (392, 390.5).
return card {
  id = "unl-169", name = "Ashe, Focused", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 5, power = { order = 1 } }, might = 4,
  tags = { "Freljord", "Ashe" },

  when_played {
    targets = { player { enemy = true } },
    run = function(game, me, foe)
      local hand = game.hand(foe)
      game.reveal(hand, { by = foe })
      local taken = game.banish_one(game.choose(hand, { text = "Banish which?" }))
      if game.exists(taken) then game.later("give_back", foe, taken) end
    end,
  },

  abilities = {
    give_back = delayed {
      event = "hold", by = ref(1), once = true,
      run = function(game, me, foe, taken) game.return_to_hand(taken) end,
    },
  },
}
