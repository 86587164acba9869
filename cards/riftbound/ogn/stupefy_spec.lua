-- SPDX-License-Identifier: MIT

scenario "Stupefy: one Might less and a card" {
  p1 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Stupefy"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(2)
    t:expect(t.p1.hand):count(1)
    t:next_turn()
    t:expect("Unit 3"):might(3)
  end,
}

scenario "Stupefy: what was taken stays taken when the unit leaves the War Camp" {
  rule = "472.3.b", id = "RB-RU-060",
  battlefields = { "Trifarian War Camp", "East Field" },
  p1 = { hand = { "Stupefy", "Fight or Flight" }, pool = { energy = 3 } },
  p2 = { at = { ["Trifarian War Camp"] = { "Recruit" } } },
  function(t)
    t:expect("Recruit"):might(2)
    t.p1:play("Stupefy"):on("Recruit")
    t:pass_all()
    t:expect("Recruit"):might(1)
    t.p1:play("Fight or Flight"):on("Recruit")
    t:pass_all()
    t:expect("Recruit"):at("base"):might(0)
  end,
}

scenario "Stupefy: a unit of one Might loses nothing, the card is drawn" {
  p1 = { hand = { "Stupefy" }, pool = { energy = 1 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Stupefy"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(1)
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "813 Stupefy: in response in the opponent's turn, and not before there is anything to answer" {
  p1 = { hand = { "Stupefy" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { base = { "Unit 6" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p1, "play", "Stupefy", "310.1.a")
    t.p2:play("Mobilize"):pass()
    t:can(t.p1, "play", "Stupefy")
  end,
}
