-- SPDX-License-Identifier: MIT
test_card { id = "T-BOTH-DRAW", name = "Both Draw", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw(1, { by = "opponent" }) end,
}

scenario "Mirror of Hands: in your turn, once" {
  p1 = { field = { "Mirror of Hands" }, hand = { "Both Draw", "Both Draw" } },
  function(t)
    t.p1:play("Both Draw")
    t:expect(t.p1.hand):count(2)
    t.p1:play("Both Draw")
    t:expect(t.p1.hand):count(1)
  end }

scenario "Mirror of Hands: not what the opponent draws in their own turn" {
  p1 = { field = { "Mirror of Hands" } },
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(1)
  end }
