-- SPDX-License-Identifier: MIT

scenario "Teemo, Scout: three Might this turn" {
  p1 = { hand = { "Teemo, Scout" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Teemo, Scout")
    t:pass_all()
    t:expect("Teemo, Scout"):might(4)
    t:next_turn()
    t:expect("Teemo, Scout"):might(1)
  end,
}

scenario "Teemo, Scout: from hidden he joins a combat as a defender" {
  rule = "811",
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Teemo, Scout" } },
  p2 = { base = { "Unit 4" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field")
    t.p2:pass()
    t.p1:play("Teemo, Scout")
    t:expect_chain(1)
    t:resolve()
    t:expect("Teemo, Scout"):might(4):defending()
  end,
}

scenario "Teemo, Scout: returned meanwhile, he gets nothing" {
  rule = "359.3.e.12",
  p1 = { hand = { "Teemo, Scout" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Teemo, Scout"):at("West Field"):pass()
    t.p2:play("Gust"):on("Teemo, Scout")
    t:pass_all()
    t:expect(t.p1.hand):is { "Teemo, Scout" }
  end,
}

scenario "811.1.b Teemo, Scout: hidden for a Power, it reacts for nothing from the next turn on" {
  p1 = { hand = { "Teemo, Scout" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 6" }, hand = { "Stupefy" } },
  function(t)
    t.p1:hide("Teemo, Scout", "West Field")
    t:cannot(t.p1, "play", "Teemo, Scout", "811.1.b")
    t:next_turn()
    t.p2:move("Unit 6", "West Field")
    t.p2:play("Stupefy"):on("Unit 6"):pass()
    t:can(t.p1, "play", "Teemo, Scout")
  end,
}
