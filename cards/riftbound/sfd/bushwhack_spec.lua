-- SPDX-License-Identifier: MIT

scenario "Bushwhack: friendly units enter ready for the rest of the turn; an exhausted Gold" {
  rule = "390.4",
  p1 = { hand = { "Bushwhack", "Unit 2", "Unit 3" }, pool = { energy = 10, fury = 5 } },
  function(t)
    t.p1:play("Bushwhack")
    t:pass_all()
    t:expect("Gold"):exhausted():at("base")
    t.p1:play("Unit 2")
    t:expect("Unit 2"):ready()
    t:next_turn()
    t:next_turn()
    t:expect(t.p1.base):has("Gold")
  end,
}

scenario "Bushwhack: not in a later turn" {
  p1 = { hand = { "Bushwhack", "Unit 2" }, runes = { fury = 5 } },
  function(t)
    t.p1:play("Bushwhack")
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t.p1:play("Unit 2")
    t:expect("Unit 2"):exhausted()
  end,
}

scenario "Bushwhack: from hidden it costs nothing" {
  rule = "811.1.b",
  p1 = { facedown = { ["West Field"] = "Bushwhack" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Bushwhack")
    t:pass_all()
    t:expect("Gold"):exhausted()
  end,
}

scenario "740.1 Bushwhack: friendly units enter ready, a team mate's too" {
  format = "2v2",
  p1 = { hand = { "Bushwhack", "Unit 1" }, pool = { energy = 3, fury = 1 } },
  p3 = { hand = { "Desert's Call" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Bushwhack")
    t:pass_all()
    t.p1:play("Unit 1")
    t:expect("Unit 1"):ready()
    t.p1:invite()
    t.p3:play("Desert's Call")
    t:pass_all()
    t:expect("Sand Soldier"):ready()
  end,
}
