-- SPDX-License-Identifier: MIT

scenario "Lux, Illuminated: three Might for a spell that costs five or more" {
  p1 = { base = { "Lux, Illuminated" }, hand = { "Falling Comet" }, pool = { energy = 5 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Falling Comet"):on("Unit 8")
    t:pass_all()
    t:expect("Lux, Illuminated"):might(8)
    t:next_turn()
    t:expect("Lux, Illuminated"):might(5)
  end,
}

scenario "Lux, Illuminated: the printed cost counts, not what was paid" {
  rule = "131.4", id = "RB-EX-013",
  p1 = {
    base = { "Lux, Illuminated" }, hand = { "Falling Comet" }, pool = { energy = 4 },
    at = { ["East Field"] = { "Eager Apprentice" } },
  },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Falling Comet"):choose("Unit 8")
    t:pass_all()
    t:expect("Lux, Illuminated"):might(8)
  end,
}

scenario "Lux, Illuminated: not for a cheaper spell, a unit or an enemy spell" {
  p1 = {
    base = { "Lux, Illuminated" }, hand = { "Consult the Past", "Unit 5" }, pool = { energy = 9 },
  },
  function(t)
    t.p1:play("Consult the Past")
    t:pass_all()
    t.p1:play("Unit 5")
    t:pass_all()
    t:expect("Lux, Illuminated"):might(5)
  end,
}

scenario "Lux, Illuminated: an opponent's spell is not one that you play" {
  p1 = { base = { "Lux, Illuminated" }, at = { ["West Field"] = { "Unit 8" } } },
  p2 = { hand = { "Falling Comet" }, pool = { energy = 5 } },
  turn = "p2",
  function(t)
    t.p2:play("Falling Comet"):on("Unit 8")
    t:pass_all()
    t:expect("Lux, Illuminated"):might(5)
    t:expect_no_event("trigger", "Lux, Illuminated")
  end,
}

scenario "411.4 Lux, Illuminated: a spell that you play, not a team mate; a countered one was not played" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Lux, Illuminated" } },
  p3 = { hand = { "Falling Comet" }, pool = { energy = 5 } },
  p4 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p3:play("Falling Comet"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(6)
    t:expect("Lux, Illuminated"):might(5)
  end,
}

scenario "131.4 Lux, Illuminated: an opponent's card that you play for nothing costs what is printed" {
  p1 = { base = { "Lux, Illuminated" }, hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Progress Day" } },
  function(t)
    t.p1:play("Blind Fury")
    t:pass_all()
    t:expect("Lux, Illuminated"):might(8)
    t:expect(t.p1.hand):count(4)
  end,
}
