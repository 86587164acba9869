-- SPDX-License-Identifier: MIT

scenario "Mushroom Pouch: a card at the start of my turn while I have something facedown" {
  p1 = {
    base = { "Mushroom Pouch" }, at = { ["West Field"] = { "Unit 1" } },
    facedown = { ["West Field"] = "Pakaa Cub" },
  },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Mushroom Pouch: nothing without a facedown card of mine" {
  rule = "383.3.e",
  p1 = { base = { "Mushroom Pouch" }, hand = { "Pakaa Cub" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Pakaa Cub" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(2)
    t:expect_no_event("trigger", "Mushroom Pouch")
  end,
}

scenario "Mushroom Pouch: not on the opponent's turn" {
  p1 = {
    base = { "Mushroom Pouch" }, at = { ["West Field"] = { "Unit 1" } },
    facedown = { ["West Field"] = "Pakaa Cub" },
  },
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Mushroom Pouch: two Pouches draw two" {
  p1 = {
    base = { "Mushroom Pouch", "Mushroom Pouch" }, at = { ["West Field"] = { "Unit 1" } },
    facedown = { ["West Field"] = "Pakaa Cub" },
  },
  turn = "p2",
  function(t)
    t:next_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end,
}

scenario "484.8.c Mushroom Pouch: a facedown card that you control, not a team mate's" {
  format = "2v2", turn = "p4",
  p1 = { base = { "Mushroom Pouch" } },
  p3 = { facedown = { ["West Field"] = "Teemo, Scout" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:next_turn()
    t:expect_event("beginning")
    t:expect_no_event("trigger", "Mushroom Pouch")
  end,
}
