-- SPDX-License-Identifier: MIT

scenario "Ashe, Focused: banishes a card of the hand until that player holds, even when she is gone" {
  rule = "392",
  p1 = { hand = { "Ashe, Focused" }, pool = { energy = 5, order = 1 } },
  p2 = {
    hand = { "Unit 2", "Gust" }, at = { ["West Field"] = { "Unit 3" } },
  },
  function(t)
    t.p1:play("Ashe, Focused")
    t:resolve()
    t.p1:choose("Gust")
    t:expect(t.p2.banishment):is { "Gust" }
    t:expect(t.p2.hand):is { "Unit 2" }
    t.p1:end_turn()
    t:pass_all()
    t:expect_points("p2", 1)
    t:expect(t.p2.hand):has("Gust")
  end,
}

scenario "Ashe, Focused: not when she holds herself, and once only" {
  p1 = { hand = { "Ashe, Focused" }, pool = { energy = 5, order = 1 }, at = { ["West Field"] = { "Unit 3" } } },
  p2 = { hand = { "Unit 2", "Gust" } },
  function(t)
    t.p1:play("Ashe, Focused"):at("base")
    t:resolve()
    t.p1:choose("Gust")
    t:next_turn()
    t:next_turn()
    t:expect_points("p1", 1)
    t:expect(t.p2.banishment):is { "Gust" }
  end,
}
