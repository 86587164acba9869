-- SPDX-License-Identifier: MIT

scenario "Spoils of War: two less when an enemy unit has died this turn" {
  p1 = { hand = { "Spoils of War", "Incinerate" }, pool = { energy = 4, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t:can(t.p1, "play", "Spoils of War")
    t.p1:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t.p1:play("Spoils of War")
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Spoils of War: my own dead do not count, nor those of the turn before" {
  p1 = {
    hand = { "Spoils of War", "Incinerate" }, pool = { energy = 4, body = 1 },
    at = { ["West Field"] = { "Unit 2" } },
  },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t:cannot(t.p1, "play", "Spoils of War")
  end,
}

scenario "Spoils of War: a gear of the enemy is no unit" {
  p1 = { hand = { "Spoils of War", "Thermo Beam" }, pool = { energy = 7, body = 1, fury = 2 } },
  p2 = { base = { "Orb of Regret" } },
  function(t)
    t.p1:play("Thermo Beam")
    t:pass_all()
    t:cannot(t.p1, "play", "Spoils of War")
  end,
}

scenario "740.1 Spoils of War: a team mate's dead unit was no enemy" {
  format = "2v2",
  p1 = { hand = { "Vengeance", "Spoils of War" }, pool = { energy = 6, any = 4 } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 2")
    t:pass_all()
    t:cannot(t.p1, "play", "Spoils of War", "357")
  end,
}

scenario "813 Spoils of War: in response in the opponent's turn, and not before there is anything to answer" {
  p1 = { hand = { "Spoils of War" }, pool = { energy = 4, any = 1 }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { base = { "Unit 6" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p1, "play", "Spoils of War", "310.1.a")
    t.p2:play("Mobilize"):pass()
    t:can(t.p1, "play", "Spoils of War")
  end,
}
