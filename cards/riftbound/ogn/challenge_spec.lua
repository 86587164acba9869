-- SPDX-License-Identifier: MIT

scenario "Challenge: each deals its Might to the other" {
  p1 = { hand = { "Challenge" }, pool = { energy = 2, body = 1 }, base = { "Unit 5" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Challenge")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Unit 5"):at("base"):damage(3)
  end,
}

scenario "Challenge: both die at once" {
  p1 = { hand = { "Challenge" }, pool = { energy = 2, body = 1 }, base = { "Unit 3" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Challenge")
    t:pass_all()
    t:expect(t.p1.trash):has("Unit 3")
    t:expect(t.p2.trash):has("Unit 3")
  end,
}

scenario "Challenge: if one is gone, the other takes nothing" {
  rule = "359.3.e.12",
  p1 = { hand = { "Challenge" }, pool = { energy = 2, body = 1 }, base = { "Unit 5" } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Challenge"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 3" }
    t:expect("Unit 5"):damage(0)
  end,
}

scenario "Challenge: the units deal the damage, so no Bonus Damage of spells" {
  rule = "417.6.b.3", id = "RB-CX-069",
  p1 = {
    hand = { "Challenge" }, pool = { energy = 2, body = 1 }, base = { "Annie, Fiery", "Unit 3" },
  },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Challenge"):on("Unit 3", "Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(3)
  end,
}

scenario "Challenge: needs a unit of both sides" {
  rule = "355.8",
  p1 = { hand = { "Challenge" }, pool = { energy = 2, body = 1 }, base = { "Unit 5", "Unit 3" } },
  function(t)
    t:cannot(t.p1, "play", "Challenge")
  end,
}

scenario "740.1 Challenge: a team mate's unit is friendly, an opponent's team mate's is an enemy" {
  format = "2v2",
  p1 = { hand = { "Challenge" }, pool = { energy = 5, any = 3 } },
  p3 = { base = { "Unit 5" } },
  p4 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Challenge"):on("Unit 5", "Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Unit 5"):damage(3)
  end,
}

scenario "309.1.a Challenge: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Challenge" }, pool = { energy = 2, any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Challenge", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Challenge")
  end,
}

scenario "417.6.b.3 Challenge: each unit is the source of what the other takes" {
  p1 = { hand = { "Challenge" }, pool = { energy = 2, body = 1 }, base = { "Unit 5" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Challenge")
    t:resolve()
    t:expect_event("damage", "Unit 3", { amount = 5, from = "Unit 5" })
    t:expect_event("damage", "Unit 5", { amount = 3, from = "Unit 3" })
  end,
}
