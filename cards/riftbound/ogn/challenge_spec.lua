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
