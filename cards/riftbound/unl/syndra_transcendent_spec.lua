-- SPDX-License-Identifier: MIT

scenario "Syndra, Transcendent: in a showdown your spells have Repeat for two and chaos" {
  rule = "820",
  p1 = {
    base = { "Syndra, Transcendent" }, hand = { "Combat Experience" },
    pool = { energy = 3, chaos = 1 },
  },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Syndra, Transcendent", "West Field")
    t.p1:play("Combat Experience"):yes():choose("Unit 3"):choose("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(5)
  end,
}

scenario "Syndra, Transcendent: not outside of one, not for the opponent, not when she is elsewhere" {
  p1 = {
    base = { "Syndra, Transcendent", "Unit 2" }, hand = { "Combat Experience" },
    pool = { energy = 3, chaos = 1 },
  },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Combat Experience"):choose("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(4)
    t:expect_number("p1", "energy", 2)
  end,
}

scenario "Syndra, Transcendent: a fifth execution of Curtain Call is not offered, no mode is left" {
  rule = "355.16",
  p1 = {
    base = { "Syndra, Transcendent" }, hand = { "Curtain Call" },
    pool = { energy = 20, chaos = 5 },
  },
  p2 = { at = { ["West Field"] = { "Unit 9" } }, base = { "Unit 3" } },
  function(t)
    t.p1:move("Syndra, Transcendent", "West Field")
    t:pass_all()
    t:expect("Unit 9"):at("West Field")
  end,
}

scenario "484.8.c Syndra, Transcendent: your spells, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Syndra, Transcendent" } },
  p3 = { hand = { "Stupefy" }, pool = { energy = 6, chaos = 1 }, base = { "Unit 5" } },
  function(t)
    t.p1:move("Syndra, Transcendent", "West Field")
    t.p1:pass()
    t.p2:pass()
    t.p3:play("Stupefy"):on("Unit 5")
    t:expect_decision("p3", "priority")
  end,
}
