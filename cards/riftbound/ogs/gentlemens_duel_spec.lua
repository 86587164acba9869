-- SPDX-License-Identifier: MIT

scenario "Gentlemen's Duel: three Might, then the units hit each other" {
  p1 = { hand = { "Gentlemen's Duel" }, pool = { energy = 6, body = 1 }, base = { "Unit 4" } },
  p2 = { base = { "Unit 6" } },
  function(t)
    t.p1:play("Gentlemen's Duel")
    t:pass_all()
    t:expect("Unit 6"):in_zone("trash")
    t:expect("Unit 4"):at("base"):might(7):damage(6)
  end,
}

scenario "Gentlemen's Duel: without its enemy the unit keeps the Might and is not hit" {
  rule = "359.3.e.12",
  p1 = { hand = { "Gentlemen's Duel" }, pool = { energy = 6, body = 1 }, base = { "Unit 4" } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Gentlemen's Duel"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 4"):might(7):damage(0)
  end,
}

scenario "Gentlemen's Duel: cannot be played without an enemy unit" {
  rule = "355.8",
  p1 = { hand = { "Gentlemen's Duel" }, pool = { energy = 6, body = 1 }, base = { "Unit 4" } },
  function(t)
    t:cannot(t.p1, "play", "Gentlemen's Duel")
  end,
}

scenario "Gentlemen's Duel: Might is read when the instruction is executed" {
  p1 = { hand = { "Gentlemen's Duel" }, pool = { energy = 6, body = 1 }, base = { "Unit 2" } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 }, base = { "Unit 5" } },
  function(t)
    t.p1:play("Gentlemen's Duel"):pass()
    t.p2:play("Stupefy"):choose("Unit 2")
    t:pass_all()
    t:expect("Unit 5"):damage(4)
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "740.1 Gentlemen's Duel: a team mate's unit fights either opponent's" {
  format = "2v2",
  p1 = { hand = { "Gentlemen's Duel" }, pool = { energy = 9, any = 3 } },
  p3 = { base = { "Unit 2" } },
  p4 = { base = { "Unit 8" } },
  function(t)
    t.p1:play("Gentlemen's Duel"):on("Unit 2", "Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(5)
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "309.1.a Gentlemen's Duel: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Gentlemen's Duel" }, pool = { energy = 6, any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Gentlemen's Duel", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Gentlemen's Duel")
  end,
}

scenario "417.6.b.3 Gentlemen's Duel: each unit is the source; the Might is for this turn" {
  p1 = { hand = { "Gentlemen's Duel" }, pool = { energy = 6, body = 1 }, base = { "Unit 4", "Annie, Fiery" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Gentlemen's Duel"):on("Unit 4", "Unit 3")
    t:resolve()
    t:expect_event("damage", "Unit 3", { amount = 7, from = "Unit 4" })
    t:expect_event("damage", "Unit 4", { amount = 3, from = "Unit 3" })
    t:next_turn()
    t:expect("Unit 4"):might(4)
  end,
}
