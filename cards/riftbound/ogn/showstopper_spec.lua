-- SPDX-License-Identifier: MIT

scenario "Showstopper: buffs a unit in my base and moves it to a battlefield" {
  p1 = {
    hand = { "Showstopper" }, pool = { energy = 1, order = 1 }, base = { { "Unit 3", exhausted = true } },
  },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Showstopper"):on("Unit 3"):choose("West Field")
    t:resolve()
    t:expect("p1's Unit 3"):at("West Field"):might(4):exhausted():attacking()
  end,
}

scenario "Showstopper: not a unit at a battlefield" {
  p1 = { hand = { "Showstopper" }, pool = { energy = 1, order = 1 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t:cannot(t.p1, "play", "Showstopper")
  end,
}

scenario "Showstopper: a buffed one just moves" {
  p1 = { hand = { "Showstopper" }, pool = { energy = 1, body = 1 }, base = { { "Unit 3", buffs = 1 } } },
  function(t)
    t.p1:play("Showstopper"):on("Unit 3"):choose("East Field")
    t:resolve()
    t:expect("Unit 3"):at("East Field"):might(4)
  end,
}

scenario "484.8.c Showstopper: a unit in your base, not in a team mate's" {
  format = "2v2",
  p1 = { hand = { "Showstopper" }, pool = { energy = 9, any = 3 }, base = { "Unit 1", "Unit 2" } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Showstopper")
    t:expect_options("Unit 1", "Unit 2")
  end,
}

scenario "Showstopper: an enemy unit is no choice, and a battlefield is where it goes" {
  p1 = { hand = { "Showstopper" }, pool = { energy = 1, order = 1 }, base = { "Unit 3" } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Showstopper")
    t:expect_options("West Field", "East Field")
    t.p1:choose("East Field")
    t:expect_event("choose", "Unit 3")
    t:resolve()
    t:expect("Unit 3"):at("East Field"):buffed()
    t:expect("Unit 5"):unbuffed()
  end,
}
