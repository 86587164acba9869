-- SPDX-License-Identifier: MIT

scenario "Void Rush: one is played for 2 less, the other drawn" {
  rule = "356.4",
  p1 = { hand = { "Void Rush" }, deck = { "Unit 3", "Gust", "Unit 1" }, pool = { energy = 3, fury = 1 } },
  function(t)
    t.p1:play("Void Rush")
    t:pass_all()
    t.p1:choose("Unit 3")
    t:expect("Unit 3"):at("base")
    t:expect_number("p1", "energy", 0)
    t:expect(t.p1.hand):is { "Gust" }
    t:expect_event("draw", "Gust")
  end,
}

scenario "Void Rush: playing none draws both" {
  p1 = { hand = { "Void Rush" }, deck = { "Unit 3", "Gust", "Unit 1" }, pool = { energy = 3, fury = 1 } },
  function(t)
    t.p1:play("Void Rush")
    t:pass_all()
    t.p1:choose()
    t:expect(t.p1.hand):is { "Unit 3", "Gust" }
    t:expect(t.p1.banishment):count(0)
  end,
}
