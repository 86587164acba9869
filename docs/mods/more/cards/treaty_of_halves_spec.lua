-- SPDX-License-Identifier: MIT
test_card { id = "more-t206", name = "Insight", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game) game.draw(1) end,
}

scenario "Treaty of Halves: who pays draws instead" {
  p1 = { base = { "Treaty of Halves" }, hand = { "Insight" } }, p2 = { pool = { energy = 1 } },
  function(t)
    t.p1:play("Insight")
    t:resolve()
    t.p2:yes()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(1)
    t:expect_number("p2", "energy", 0)
  end }

scenario "Treaty of Halves: who cannot pay is not asked" {
  p1 = { base = { "Treaty of Halves" }, hand = { "Insight" } }, p2 = {},
  function(t)
    t.p1:play("Insight")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
  end }
