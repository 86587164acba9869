-- SPDX-License-Identifier: MIT
test_card { id = "t-insight", name = "Insight", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game) game.draw(1) end,
}
test_card { id = "t-three", name = "Deep Insight", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game) game.draw(3) end,
}

scenario "Second Dream: the second card of the turn is a Recruit, where it is" {
  p1 = { hand = { "Insight", "Insight" }, at = { ["West Field"] = { "Second Dream" } } },
  function(t)
    t.p1:play("Insight")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t.p1:play("Insight")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect("Recruit"):at("West Field")
  end }

scenario "Second Dream: what was replaced was not drawn, so the next card would be the second again" {
  p1 = { hand = { "Deep Insight" }, at = { ["West Field"] = { "Second Dream" } } },
  function(t)
    t.p1:play("Deep Insight")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t:at("West Field")):has("Recruit", 2)
  end }

scenario "Second Dream: not an opponent's draws, and each turn anew" {
  p1 = { hand = { "Insight" }, at = { ["West Field"] = { "Second Dream" } } },
  p2 = { hand = { "Insight" } },
  function(t)
    t.p1:play("Insight")
    t:pass_all()
    t:next_turn()
    t:expect(t.p2.hand):count(2)
    t.p2:play("Insight")
    t:pass_all()
    t:expect(t.p2.hand):count(2)
    t:next_turn()
    t:expect(t.p1.hand):count(2)
    t:expect(t:at("West Field")):is { "Second Dream" }
  end }
