-- SPDX-License-Identifier: MIT

scenario "Mageseeker Investigator: an opponent pays one Power for each unit beyond the first" {
  p1 = { base = { "Unit 1", "Unit 2", "Unit 3" }, pool = { fury = 2 } },
  p2 = { at = { ["West Field"] = { "Mageseeker Investigator" } } },
  function(t)
    t.p1:move({ "Unit 1", "Unit 2", "Unit 3" }, "West Field")
    t:expect_number("p1", "fury", 0)
    t:expect("Unit 3"):at("West Field")
  end,
}

scenario "Mageseeker Investigator: no more than he can pay for, and one goes for nothing" {
  p1 = { base = { "Unit 1", "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Mageseeker Investigator" } } },
  function(t)
    assert(not pcall(t.p1.move, t.p1, { "Unit 1", "Unit 2" }, "West Field"), "both for nothing")
    assert(t:accepts(t.p1, "Unit 1") and not t:accepts(t.p1, "Unit 1", "Unit 2"), "one goes for nothing")
  end,
}

scenario "Mageseeker Investigator: nothing elsewhere, nothing for her own player" {
  p1 = { base = { "Unit 1", "Unit 2" } },
  p2 = {
    at = { ["West Field"] = { "Mageseeker Investigator" } }, base = { "Unit 3", "Unit 4" },
  },
  function(t)
    t.p1:move({ "Unit 1", "Unit 2" }, "East Field")
    t:expect("Unit 2"):at("East Field")
    t:combat()
    t:next_turn()
    t.p2:move({ "Unit 3", "Unit 4" }, "West Field")
    t:expect("Unit 4"):at("West Field")
  end,
}

scenario "Mageseeker Investigator: every opponent pays, in a free for all each of them" {
  players = 3,
  p1 = { at = { ["West Field"] = { "Mageseeker Investigator" } } },
  p2 = { base = { "Unit 3", "Unit 4" }, pool = { any = 1 } }, p3 = { base = { "Unit 5", "Unit 6" } },
  turn = "p3",
  function(t)
    t:expect("Mageseeker Investigator"):ready()
    t.p3:move("Unit 6", "West Field")
    t:combat()
  end }
