-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-111", name = "Crazed Executioner", type = "follower", class = "abysscraft",
  evolved = true, traits = { "Cutthroat" },
  attack = 3, defense = 3,

  on_evolve {
    run = function(game)
      game.deal(2, game.leader())
      local hand = game.hand(game.opponent())
      game.reveal(hand)
      game.discard_cards(game.choose(hand, { text = "Which card is discarded?" }))
    end },
}
