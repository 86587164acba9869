-- SPDX-License-Identifier: MIT

scenario "Ravenbloom Student: one Might this turn for each spell of mine" {
  p1 = {
    base = { "Ravenbloom Student" }, hand = { "Mobilize", "Mobilize" }, pool = { energy = 4 },
  },
  function(t)
    t.p1:play("Mobilize")
    t:expect("Ravenbloom Student"):might(2)
    t:pass_all()
    t:expect("Ravenbloom Student"):might(3)
    t.p1:play("Mobilize")
    t:pass_all()
    t:expect("Ravenbloom Student"):might(4)
    t:next_turn()
    t:expect("Ravenbloom Student"):might(2)
  end,
}

scenario "Ravenbloom Student: not for a unit, not for an enemy spell" {
  p1 = { hand = { "Mobilize" }, pool = { energy = 2 } },
  p2 = { base = { "Ravenbloom Student" }, hand = { "Unit 1" }, runes = { mind = 1 } },
  function(t)
    t.p1:play("Mobilize")
    t:pass_all()
    t:expect("Ravenbloom Student"):might(2)
    t:next_turn()
    t.p2:play("Unit 1")
    t:expect_chain(0)
    t:expect("Ravenbloom Student"):might(2)
  end,
}

scenario "Ravenbloom Student: hiding is not playing" {
  rule = "811.1.c.1", id = "RB-RU-253",
  p1 = {
    hand = { "Consult the Past" }, pool = { mind = 1 },
    at = { ["West Field"] = { "Ravenbloom Student" } },
  },
  function(t)
    t.p1:hide("Consult the Past", "West Field")
    t:expect("Ravenbloom Student"):might(2)
  end,
}

scenario "Ravenbloom Student: a spell of mine on the opponent's turn counts too" {
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = {
    at = { ["West Field"] = { "Ravenbloom Student" } }, hand = { "Discipline" },
    pool = { energy = 2 },
  },
  function(t)
    t.p1:play("Incinerate"):on("Ravenbloom Student"):pass()
    t.p2:play("Discipline"):on("Ravenbloom Student")
    t:pass_all()
    t:expect("Ravenbloom Student"):at("West Field"):might(5):damage(2)
  end,
}

scenario "411.1 Ravenbloom Student: a team mate's spell is not played by you" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Ravenbloom Student" } },
  p3 = { hand = { "Mobilize" }, pool = { energy = 9, any = 1 } },
  function(t)
    t.p3:play("Mobilize")
    t:pass_all()
    t:expect(t.p3.runes):count(1)
    t:expect_no_event("trigger", "Ravenbloom Student")
  end,
}
