-- SPDX-License-Identifier: MIT

scenario "Targon's Peak: two runes ready at the end of the turn of the conquest" {
  rule = "390.2",
  battlefields = { "Targon's Peak", "East Field" },
  p1 = { base = { "Unit 1" }, runes = { exhausted = { calm = 3 } } },
  function(t)
    t.p1:move("Unit 1", "Targon's Peak")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.runes):exhausted(3)
    t.p1:end_turn()
    t.p1:choose("Calm Rune", "Calm Rune")
    t:pass_all()
    t:expect(t.p1.runes):exhausted(1):ready(2)
  end,
}

scenario "Targon's Peak: once, and not at the end of the next turn" {
  battlefields = { "Targon's Peak", "East Field" },
  p1 = { base = { "Unit 1" } },
  p2 = { runes = { exhausted = { calm = 3 } } },
  function(t)
    t.p1:move("Unit 1", "Targon's Peak")
    t:showdown_pass()
    t:pass_all()
    t.p1:end_turn()
    t.p1:choose()
    t:pass_all()
    t:next_turn()
    t:expect_decision("p1", "turn")
  end,
}

scenario "Targon's Peak: nothing for conquering elsewhere" {
  battlefields = { "Targon's Peak", "East Field" },
  p1 = { base = { "Unit 1" }, runes = { exhausted = { calm = 3 } } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:next_turn()
    t:expect(t.p1.runes):exhausted(3)
  end,
}

scenario "Targon's Peak: also after a combat, with ready runes to choose from" {
  battlefields = { "Targon's Peak", "East Field" },
  p1 = { base = { "Unit 5" }, runes = { exhausted = { calm = 2 }, calm = 1 } },
  p2 = { at = { ["Targon's Peak"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 5", "Targon's Peak")
    t:combat()
    t:pass_all()
    t.p1:end_turn()
    t.p1:choose("Calm Rune#2", "Calm Rune#3")
    t:pass_all()
    t:expect(t.p1.runes):ready(3)
  end,
}

scenario "355.9.a.1 Targon's Peak: any runes, a team mate's too; who conquered chooses" {
  format = "2v2", battlefields = { "Targon's Peak", "East Field", "North Field" },
  p1 = { base = { "Unit 1" } },
  p3 = { runes = { exhausted = { fury = 3 } } },
  function(t)
    t.p1:move("Unit 1", "Targon's Peak")
    t:showdown_pass()
    t:pass_all()
    t.p1:end_turn()
    t:expect_decision("p1")
    t.p1:choose("Fury Rune#1", "Fury Rune#2")
    t:pass_all()
    t:expect(t.p3.runes):ready(2):exhausted(1)
  end,
}

scenario "390.2 Targon's Peak: who has lost it meanwhile readies the runes all the same" {
  battlefields = { "Targon's Peak", "East Field" },
  p1 = { base = { "Unit 1" }, runes = { exhausted = { calm = 2 } }, hand = { "Flash" }, pool = { energy = 2 } },
  p2 = { runes = { exhausted = { fury = 2 } } },
  function(t)
    t.p1:move("Unit 1", "Targon's Peak")
    t:showdown_pass()
    t:pass_all()
    t.p1:play("Flash"):choose("Unit 1")
    t:pass_all()
    t:expect_control("Targon's Peak", "nobody")
    t.p1:end_turn()
    t:expect_decision("p1")
    t.p1:choose("Calm Rune#1", "Calm Rune#2")
    t:pass_all()
    t:expect(t.p1.runes):ready(2)
  end,
}

scenario "Targon's Peak: conquering elsewhere while controlling it is nothing" {
  battlefields = { "Targon's Peak", "East Field" },
  p1 = { at = { ["Targon's Peak"] = { "Unit 2" } }, base = { "Unit 1" }, runes = { exhausted = { calm = 2 } } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t.p1:end_turn()
    t:expect(t.p1.runes):exhausted(2)
    t:expect_no_event("trigger", "Targon's Peak")
  end,
}
