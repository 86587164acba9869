-- SPDX-License-Identifier: MIT

scenario "Needlessly Large Yordle: 2 and a Calm less for each point from holding this turn" {
  rule = "356.4",
  p1 = { hand = { "Needlessly Large Yordle" }, at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } },
    runes = { calm = 6 } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 2)
    t.p1:play("Needlessly Large Yordle"):at("base")
    t:expect("Needlessly Large Yordle"):at("base")
    t:expect(t.p1.runes):ready(2)
  end,
}

scenario "Needlessly Large Yordle: a conquest is no hold" {
  p1 = { hand = { "Needlessly Large Yordle" }, base = { "Unit 1" }, pool = { energy = 9, calm = 3 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:cannot(t.p1, "play", "Needlessly Large Yordle")
  end,
}

scenario "Needlessly Large Yordle: a hold that gives no point takes nothing off" {
  rule = "054",
  p1 = { hand = { "Needlessly Large Yordle" }, at = { ["West Field"] = { "Unit 1" } }, runes = { calm = 6 } },
  p2 = { at = { ["East Field"] = { "Tianna Crownguard" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 0)
    t:cannot(t.p1, "play", "Needlessly Large Yordle")
  end,
}

scenario "Needlessly Large Yordle: Shield 5 and Tank" {
  rule = "814",
  p1 = { at = { ["West Field"] = { "Needlessly Large Yordle" } } },
  p2 = { base = { "Unit 9" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 9", "West Field")
    t:expect("Needlessly Large Yordle"):might(10):attribute("tank", 1)
  end,
}

scenario "Needlessly Large Yordle: what a team mate held makes it no cheaper" {
  format = "2v2",
  p1 = { hand = { "Needlessly Large Yordle" }, runes = { calm = 8 } }, p2 = {},
  p3 = { hand = { "Needlessly Large Yordle" }, runes = { calm = 6 }, at = { ["West Field"] = { "Unit 3" } } }, p4 = {},
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t:expect_points("p3", 1)
    t:expect(t.p3.runes):count(8)              -- two more than before
    t:can(t.p3, "play", "p3's Needlessly Large Yordle")
    t.p3:invite()
    t:expect_decision("p1", "invited")
    t:cannot(t.p1, "play", "p1's Needlessly Large Yordle")
  end }
