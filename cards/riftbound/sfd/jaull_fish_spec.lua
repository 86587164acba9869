-- SPDX-License-Identifier: MIT

scenario "Jaull-Fish: two Energy less for each friendly Mighty unit" {
  rule = "356.4",
  p1 = { hand = { "Jaull-Fish" }, base = { "Unit 5", "Unit 6", "Unit 4" },
    pool = { energy = 3, body = 2 } },
  p2 = { base = { "Unit 7" } },
  function(t)
    t.p1:play("Jaull-Fish")
    t:expect("Jaull-Fish"):at("base"):exhausted()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Jaull-Fish: the discount is for the whole cost, Accelerate included" {
  rule = "356.4.d",
  p1 = { hand = { "Jaull-Fish" }, base = { "Unit 5", "Unit 6", "Unit 7", "Unit 8" },
    pool = { body = 3 } },
  function(t)
    t.p1:play("Jaull-Fish"):yes()
    t:expect("Jaull-Fish"):at("base"):ready()
  end,
}

scenario "Jaull-Fish: without Mighty units it costs all of seven" {
  p1 = { hand = { "Jaull-Fish" }, base = { "Unit 4" }, pool = { energy = 6, body = 2 } },
  p2 = { base = { "Unit 7" } },
  function(t)
    t:cannot(t.p1, "play", "Jaull-Fish", "357")
  end,
}

scenario "484.8.c Jaull-Fish: your Mighty units, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Jaull-Fish" }, pool = { energy = 5, body = 2 } },
  p3 = { base = { "Unit 5", "Unit 6" } },
  function(t)
    t:cannot(t.p1, "play", "Jaull-Fish", "357")
  end,
}
