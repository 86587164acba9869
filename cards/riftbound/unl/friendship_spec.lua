-- SPDX-License-Identifier: MIT

scenario "Friendship: 1 for each of the four tags among your units" {
  p1 = { hand = { "Friendship" }, pool = { energy = 1 }, base = { "Unit 3", "Bird", "Bird", "Pakaa Cub", "Pouty Poro" } },
  p2 = { base = { "Starhound" } },
  function(t)
    t.p1:play("Friendship"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(6)
    t:next_turn()
    t:expect("Unit 3"):might(3)
  end,
}

scenario "Friendship: none without them" {
  p1 = { hand = { "Friendship" }, pool = { energy = 1 }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Friendship"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(3)
  end,
}

scenario "484.8.c Friendship: tags among your units, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Friendship" }, pool = { energy = 1 }, base = { "Unit 3", "Bird" } },
  p3 = { base = { "Pouty Poro" } },
  function(t)
    t.p1:play("Friendship"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(4)
  end,
}
