-- SPDX-License-Identifier: MIT

scenario "Back to Back: two Might for each of two friendly units" {
  p1 = {
    hand = { "Back to Back" }, pool = { energy = 3 }, base = { "Unit 1", "Unit 2", "Unit 3" },
  },
  function(t)
    t.p1:play("Back to Back"):choose("Unit 1", "Unit 3")
    t:pass_all()
    t:expect("Unit 1"):might(3)
    t:expect("Unit 3"):might(5)
    t:expect("Unit 2"):might(2)
    t:next_turn()
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Back to Back: it takes two" {
  rule = "355.8",
  p1 = { hand = { "Back to Back" }, pool = { energy = 3 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t:cannot(t.p1, "play", "Back to Back")
  end,
}

scenario "Back to Back: the one that is left gets its share" {
  rule = "359.3.e.8",
  p1 = {
    hand = { "Back to Back" }, pool = { energy = 3 },
    base = { "Unit 4" }, at = { ["West Field"] = { "Unit 3" } },
  },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Back to Back"):on("Unit 3", "Unit 4"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 4"):might(6)
    t:expect(t.p1.hand):is { "Unit 3" }
  end,
}

scenario "740.1 Back to Back: two friendly units, one of them a team mate's" {
  format = "2v2",
  p1 = { hand = { "Back to Back" }, pool = { energy = 5, any = 3 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 6" } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Back to Back"):on("Unit 2", "Unit 4")
    t:pass_all()
    t:expect("Unit 2"):might(4)
    t:expect("Unit 4"):might(6)
    t:expect("Unit 6"):might(6)
  end,
}

scenario "813 Back to Back: in response in the opponent's turn, and not before there is anything to answer" {
  p1 = { hand = { "Back to Back" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { base = { "Unit 6" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p1, "play", "Back to Back", "310.1.a")
    t.p2:play("Mobilize"):pass()
    t:can(t.p1, "play", "Back to Back")
  end,
}
