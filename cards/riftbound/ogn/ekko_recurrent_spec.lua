-- SPDX-License-Identifier: MIT

scenario "Ekko, Recurrent: recycled from the trash, my runes are readied" {
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Ekko, Recurrent" }, runes = { exhausted = { mind = 3 } }, deck = { "Unit 1" } },
  function(t)
    t.p1:play("Vengeance"):on("Ekko, Recurrent")
    t:resolve()
    t.p2:yes()
    t:expect(t.p2.deck):in_order { "Unit 1", "Ekko, Recurrent" }
    t:pass_all()
    t:expect(t.p2.runes):ready(3)
  end,
}

scenario "Ekko, Recurrent: declining, he stays in the trash and the runes exhausted" {
  rule = "404.2",
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Ekko, Recurrent" }, runes = { exhausted = { mind = 3 } } },
  function(t)
    t.p1:play("Vengeance"):on("Ekko, Recurrent")
    t:resolve()
    t.p2:no()
    t:expect("Ekko, Recurrent"):in_zone("trash")
    t:expect(t.p2.runes):exhausted(3)
  end,
}

scenario "Ekko, Recurrent: returned to a hand he readies nothing" {
  p1 = { hand = { "Rebuke" }, pool = { energy = 2, chaos = 2 } },
  p2 = { at = { ["West Field"] = { "Ekko, Recurrent" } }, runes = { exhausted = { mind = 3 } } },
  function(t)
    t.p1:play("Rebuke"):on("Ekko, Recurrent")
    t:pass_all()
    t:expect(t.p2.hand):is { "Ekko, Recurrent" }
    t:expect(t.p2.runes):exhausted(3)
  end,
}

scenario "484.8.c Ekko, Recurrent: your runes, not a team mate's" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Ekko, Recurrent" }, runes = { exhausted = { mind = 2 } } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { runes = { exhausted = { fury = 2 } } },
  function(t)
    t.p2:play("Vengeance"):on("Ekko, Recurrent")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.runes):ready(2)
    t:expect(t.p3.runes):exhausted(2)
  end,
}

scenario "416.1.c Ekko, Recurrent: stolen, he is recycled to his owner's deck, and his last controller's runes are readied" {
  p1 = { base = { { "Ekko, Recurrent", owner = "p2" } }, runes = { exhausted = { mind = 2 } } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 }, runes = { exhausted = { fury = 1 } } },
  turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Ekko, Recurrent")
    t:resolve()
    t:expect_decision("p1")
    t.p1:yes()
    t:expect(t.p2.deck):has("Ekko, Recurrent")
    t:pass_all()
    t:expect(t.p1.runes):ready(2)
    t:expect(t.p2.runes):exhausted(1)
  end,
}

scenario "Ekko, Recurrent: Accelerate lets him enter ready, without it he is exhausted" {
  rule = "805",
  p1 = { hand = { "Ekko, Recurrent" }, pool = { energy = 6, mind = 2 } },
  function(t)
    local try = t:copy()
    try.p1:play("Ekko, Recurrent"):no()
    try:expect("Ekko, Recurrent"):exhausted()
    t.p1:play("Ekko, Recurrent"):yes()
    t:expect("Ekko, Recurrent"):ready()
    t:expect_number("p1", "mind", 0)
  end,
}

scenario "183.1 Ekko, Recurrent: a Reflection of him is in no trash to be recycled, so nothing is readied" {
  p1 = { hand = { "Mirror Image" }, pool = { energy = 3, mind = 2 }, base = { "Ekko, Recurrent" } },
  p2 = { hand = { "Thermo Beam", "Hidden Blade" }, runes = { order = 6 } },
  function(t)
    t.p1:play("Mirror Image"):on("Ekko, Recurrent")
    t:pass_all()
    t:next_turn()
    t.p2:end_turn()
    t:resolve()
    t:expect(t.p1.base):is { "Ekko, Recurrent" }
    t:expect(t.p1.deck):lacks("Ekko, Recurrent")
  end,
}
