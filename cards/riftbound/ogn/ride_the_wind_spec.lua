-- SPDX-License-Identifier: MIT

scenario "Ride the Wind: an exhausted unit moves and is ready" {
  p1 = {
    hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 }, base = { { "Unit 3", exhausted = true } },
  },
  function(t)
    t.p1:play("Ride the Wind"):on("Unit 3"):choose("West Field")
    t:resolve()
    t:expect("Unit 3"):at("West Field"):ready()
    t:showdown_pass()
    t:expect_points("p1", 1)
  end,
}

scenario "Ride the Wind: out of a combat to the base" {
  p1 = { hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 }, base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play("Ride the Wind"):on("Unit 3"):choose("base")
    t:resolve()
    t:expect("Unit 3"):at("base"):ready()
  end,
}

scenario "Ride the Wind: no enemy unit; and not where it is" {
  rule = "355.4.a",
  p1 = { hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 }, base = { "Unit 3" } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Ride the Wind"):on("Unit 3")
    t:expect_option("West Field", "East Field")
    t:expect_no_option("base")
  end,
}

scenario "740.1 Ride the Wind: moves and readies a team mate's unit" {
  format = "2v2",
  p1 = { hand = { "Ride the Wind" }, pool = { energy = 9, any = 3 } },
  p3 = { base = { { "Unit 2", exhausted = true } } },
  function(t)
    t.p1:play("Ride the Wind"):on("Unit 2", "East Field")
    t:pass_all()
    t:expect("Unit 2"):at("East Field"):ready():controlled_by("p3")
  end,
}

scenario "Ride the Wind: an enemy unit is no choice" {
  p1 = { hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 }, base = { "Unit 1", "Unit 3" } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Ride the Wind")
    t:expect_options("Unit 1", "Unit 3")
    t.p1:on("Unit 1"):choose("West Field")
    t:resolve()
    t:expect("Unit 1"):at("West Field")
  end,
}
