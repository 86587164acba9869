-- SPDX-License-Identifier: MIT

scenario "Void Burrower: a conquest reveals two cards, one of them may be played" {
  rule = "419.1.a",
  p1 = { legend = "Void Burrower", base = { "Unit 5" }, deck = { "Unit 3", "Gust", "Unit 1" },
    pool = { energy = 3 } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:showdown_pass()
    t.p1:yes()
    t:resolve()
    t:expect("Void Burrower"):exhausted()
    t.p1:choose("Unit 3")
    t.p1:at("West Field")
    t:expect("Unit 3"):at("West Field"):exhausted()
    t:expect(t.p1.deck):in_order { "Unit 1", "Gust" }
  end,
}

scenario "Void Burrower: exhausted it reveals nothing" {
  p1 = { legend = { "Void Burrower", exhausted = true }, base = { "Unit 5" } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:showdown_pass()
    t:expect_decision("p1", "turn")
    t:expect_no_event("reveal")
  end,
}
