-- SPDX-License-Identifier: MIT

scenario "The Harrowing: plays a unit from my trash for its Power" {
  p1 = {
    hand = { "The Harrowing" }, trash = { "Tibbers", "Gust" }, pool = { energy = 6, chaos = 4 },
  },
  function(t)
    t.p1:play("The Harrowing"):on("Tibbers")
    t:pass_all()
    t:expect("Tibbers"):at("base")
    t:expect_number("p1", "chaos", 0)
  end,
}

scenario "The Harrowing: a unit whose Power cannot be paid stays in the trash" {
  p1 = { hand = { "The Harrowing" }, trash = { "Tibbers" }, pool = { energy = 6, chaos = 2 } },
  function(t)
    t.p1:play("The Harrowing"):on("Tibbers")
    t:pass_all()
    t:expect("Tibbers"):in_zone("trash")
  end,
}

scenario "The Harrowing: not without a unit there" {
  p1 = { hand = { "The Harrowing" }, trash = { "Gust" }, pool = { energy = 6, chaos = 2 } },
  function(t) t:cannot(t.p1, "play", "The Harrowing", "355.8") end,
}

scenario "484.8.c The Harrowing: from your trash, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "The Harrowing" }, pool = { energy = 9, any = 9 }, trash = { "Unit 1", "Unit 2" } },
  p3 = { trash = { "Unit 3" } },
  function(t)
    t.p1:play("The Harrowing")
    t:expect_options("Unit 1", "Unit 2")
  end,
}

scenario "356.2.a The Harrowing: what must be given up is given up, or the unit stays in the trash" {
  p1 = { hand = { "The Harrowing", "The Harrowing" }, trash = { "Cruel Patron" }, pool = { energy = 12, chaos = 4 } },
  function(t)
    t.p1:play("The Harrowing#1"):on("Cruel Patron")
    t:pass_all()
    t:expect("Cruel Patron"):in_zone("trash")
  end,
}

scenario "356.2.a The Harrowing: with a friendly unit to kill it is played" {
  p1 = { hand = { "The Harrowing" }, trash = { "Cruel Patron" }, pool = { energy = 6, chaos = 2 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("The Harrowing"):on("Cruel Patron")
    t:pass_all()
    t:expect("Cruel Patron"):at("base")
    t:expect("Unit 1"):in_zone("trash")
  end,
}
