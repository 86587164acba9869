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

scenario "Spoils of War: my own dead do not count" {
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

scenario "Spoils of War: an enemy that died in the turn before does not count" {
  p1 = { hand = { "Spoils of War", "Incinerate" }, pool = { energy = 2 }, runes = { body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Mobilize" } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:next_turn()
    t.p2:play("Mobilize"):pass()
    t:cannot(t.p1, "play", "Spoils of War", "357")
  end,
}

scenario "740.2 Spoils of War: an enemy that an opponent killed, or that was stolen, counts as what it was" {
  players = 3, turn = "p2",
  p1 = { hand = { "Spoils of War" }, pool = { energy = 2, body = 1 } },
  p2 = { hand = { "Vengeance", "Mobilize" }, pool = { energy = 6, order = 2 } },
  p3 = { base = { { "Unit 2", owner = "p1" } } },
  function(t)
    t.p2:play("Vengeance"):on("Unit 2")
    t:pass_all()
    t.p2:play("Mobilize"):pass()
    t.p3:pass()
    t:can(t.p1, "play", "Spoils of War")
  end,
}
