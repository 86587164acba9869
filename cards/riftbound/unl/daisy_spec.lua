-- SPDX-License-Identifier: MIT

scenario "Daisy!: 1 less for each of the four tags, and she enters ready" {
  rule = "356.4",
  p1 = { hand = { "Daisy!" }, pool = { energy = 7, calm = 2 }, base = { "Bird", "Bird", "Pouty Poro" } },
  p2 = { base = { "Pakaa Cub" } },
  function(t)
    t.p1:play("Daisy!")
    t:expect("Daisy!"):ready()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Daisy!: attacking with all four, an enemy here is stunned" {
  p1 = { base = { "Daisy!", "Bird", "Pouty Poro", "Pakaa Cub", "Starhound" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Daisy!", "West Field")
    t:resolve()
    t:expect("Unit 9"):stunned()
  end,
}

scenario "Daisy!: not with three" {
  p1 = { base = { "Daisy!", "Bird", "Pouty Poro", "Pakaa Cub" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Daisy!", "West Field")
    t:expect_chain(0)
    t:expect_decision("p1", "focus")
  end,
}

scenario "484.8.c Daisy!: tags among your units, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Daisy!" }, pool = { energy = 7, calm = 2 }, base = { "Bird" } },
  p3 = { base = { "Pouty Poro" } },
  function(t)
    t:cannot(t.p1, "play", "Daisy!")
  end,
}
