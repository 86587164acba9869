-- SPDX-License-Identifier: MIT

scenario "Raging Firebrand: the next spell costs five less, the one after it does not" {
  p1 = {
    hand = { "Raging Firebrand", "Consult the Past", "Consult the Past" },
    pool = { energy = 6, fury = 1 },
  },
  function(t)
    t.p1:play("Raging Firebrand")
    t:pass_all()
    t.p1:play("Consult the Past")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
    t:cannot(t.p1, "play", "Consult the Past#2")
  end,
}

scenario "Raging Firebrand: Power is still paid; a unit costs what it costs" {
  rule = "356.4",
  p1 = {
    hand = { "Raging Firebrand", "Falling Star", "Unit 1" }, pool = { energy = 6, fury = 3 },
  },
  p2 = { base = { "Unit 8" } },
  function(t)
    t.p1:play("Raging Firebrand")
    t:pass_all()
    t:cannot(t.p1, "play", "Unit 1")
    t.p1:play("Falling Star"):on("Unit 8", "Unit 8")
    t:expect_number("p1", "fury", 0)
  end,
}

scenario "Raging Firebrand: a countered spell was the next one" {
  p1 = {
    hand = { "Raging Firebrand", "Consult the Past", "Mobilize" }, pool = { energy = 6, fury = 1 },
  },
  p2 = { hand = { "Defy" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t.p1:play("Raging Firebrand")
    t:pass_all()
    t.p1:play("Consult the Past"):pass()
    t.p2:play("Defy")
    t:pass_all()
    t:cannot(t.p1, "play", "Mobilize")
  end,
}

scenario "Raging Firebrand: this turn only, and not the opponent's spells" {
  p1 = { hand = { "Raging Firebrand", "Consult the Past" }, pool = { energy = 6, fury = 1 } },
  p2 = { hand = { "Consult the Past" } },
  function(t)
    t.p1:play("Raging Firebrand"):pass()
    t:pass_all()
    t:next_turn()
    t:cannot(t.p2, "play", "Consult the Past#2")
    t:cannot(t.p1, "play", "p1's Consult the Past")
  end,
}

scenario "484.8.c Raging Firebrand: the next spell that you play, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Raging Firebrand" }, pool = { energy = 9, any = 3 } },
  p3 = { hand = { "Desert's Call" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Raging Firebrand"):at("base")
    t:pass_all()
    t.p1:invite()
    t.p3:play("Desert's Call")
    t:pass_all()
    t:expect("Sand Soldier"):controlled_by("p3")
    t:expect_number("p3", "energy", 0)
  end,
}

scenario "Raging Firebrand: this turn is over in the opponent's" {
  p1 = { hand = { "Raging Firebrand", "Discipline" }, pool = { energy = 6, fury = 1 } },
  p2 = { hand = { "Mobilize" } },
  function(t)
    t.p1:play("Raging Firebrand")
    t:pass_all()
    t:can(t.p1, "play", "Discipline")
    t:next_turn()
    t.p2:play("Mobilize"):pass()
    t:cannot(t.p1, "play", "Discipline", "357")
  end,
}
