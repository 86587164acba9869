-- SPDX-License-Identifier: MIT

scenario "Irelia, Graceful: a spell that chooses her costs one Energy or one Power less" {
  rule = "356.4",
  p1 = { base = { "Irelia, Graceful", "Unit 1" }, hand = { "Punch First", "Punch First" },
    pool = { energy = 2, body = 3 } },
  function(t)
    t.p1:play("Punch First"):on("Irelia, Graceful"):choose("1 Power less")
    t:pass_all()
    t:expect("Irelia, Graceful"):might(9)
    t:expect_number("p1", "energy", 1)
    t:expect_number("p1", "body", 2)
    t.p1:play("Punch First"):on("Unit 1")
    t:pass_all()
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "body", 0)
  end,
}

scenario "Irelia, Graceful: what can only be paid with the discount can be played, on her alone" {
  rule = "355.16",
  p1 = { base = { "Irelia, Graceful", "Unit 1" }, hand = { "Punch First" }, pool = { body = 2 } },
  function(t)
    t.p1:play("Punch First")
    t:expect_event("choose", "Irelia, Graceful")
    t:pass_all()
    t:expect("Irelia, Graceful"):might(9)
    t:expect_number("p1", "body", 0)
  end,
}

scenario "Irelia, Graceful: not an opponent's spell, not in the hand" {
  p1 = { base = { "Irelia, Graceful" }, hand = { "Irelia, Graceful" } },
  p2 = { hand = { "Punch First" }, pool = { energy = 1, body = 1 } }, turn = "p2",
  function(t)
    t:cannot(t.p2, "play", "Punch First", "357")
  end,
}

scenario "484.8.c Irelia, Graceful: a team mate's spell is not yours" {
  rule = "484.8.c",
  teams = 2,
  turn = "p3",
  p1 = { base = { "Irelia, Graceful" } },
  p2 = {}, p3 = { base = { "Unit 1" }, hand = { "Punch First" }, pool = { energy = 1, body = 2 } }, p4 = {},
  function(t)
    t.p3:play("Punch First"):on("Irelia, Graceful")
    t:expect_number("p3", "energy", 0)
    t:expect_number("p3", "body", 0)
  end,
}
