-- SPDX-License-Identifier: MIT

scenario "Recruit the Vanguard: four Recruits, each with a place of its own" {
  rule = "355.2",
  p1 = {
    hand = { "Recruit the Vanguard" }, pool = { energy = 6 },
    at = { ["West Field"] = { "Unit 1" } },
  },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Recruit the Vanguard")
    t:pass_all()
    t:expect_no_option("East Field")
    t.p1:choose("base"):choose("West Field"):choose("West Field"):choose("base")
    t:expect(t.p1.base):has("Recruit", 2)
    t:expect(t:at("West Field", 1)):has("Recruit", 2)
    t:expect("Recruit#1"):exhausted():might(1)
  end,
}

scenario "Recruit the Vanguard: without a battlefield all come to base" {
  p1 = { hand = { "Recruit the Vanguard" }, pool = { energy = 6 } },
  function(t)
    t.p1:play("Recruit the Vanguard")
    t:pass_all()
    t:expect(t.p1.base):is { "Recruit", "Recruit", "Recruit", "Recruit" }
    t:expect(t.p2.base):count(0)
  end,
}

scenario "309.1.a Recruit the Vanguard: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Recruit the Vanguard" }, pool = { energy = 6 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Recruit the Vanguard", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Recruit the Vanguard")
  end,
}

scenario "484.8.c Recruit the Vanguard: your base and battlefields you control, no team mate's" {
  format = "2v2",
  p1 = { hand = { "Recruit the Vanguard" }, pool = { energy = 6 }, at = { ["West Field"] = { "Unit 1" } } },
  p3 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Recruit the Vanguard")
    t:resolve()
    t:expect_options("base", "West Field")
    t.p1:choose("base"):choose("base"):choose("West Field"):choose("West Field")
    t:expect(t.p1.base):has("Recruit", 2)
    t:expect(t.p3.base):count(0)
  end,
}
