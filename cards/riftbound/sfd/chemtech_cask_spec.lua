-- SPDX-License-Identifier: MIT

scenario "Chemtech Cask: a spell on an opponent's turn, an exhausted Gold" {
  p1 = { base = { "Chemtech Cask" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 5" } } },
  turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 5"):pass()
    t.p1:play("Stupefy"):on("Unit 5")
    t:resolve()
    t.p1:yes()
    t:expect("Chemtech Cask"):exhausted()
    t:resolve()
    t:expect("Gold"):exhausted()
  end,
}

scenario "Chemtech Cask: not on one's own turn" {
  p1 = { base = { "Chemtech Cask" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Stupefy"):on("Unit 5")
    t:pass_all()
    t:expect("Chemtech Cask"):ready()
    t:expect_decision("p1", "turn")
  end,
}

scenario "Chemtech Cask: a Gold made by it helps to pay for the next reaction only when ready" {
  rule = "184.5",
  p1 = { base = { { "Chemtech Cask", exhausted = true } }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 5" } } },
  turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 5"):pass()
    t.p1:play("Stupefy"):on("Unit 5")
    t:pass_all()
    t:expect_no_event("trigger", "Chemtech Cask")
    t:expect(t.p1.base):is { "Chemtech Cask" }
  end,
}

scenario "740.2 Chemtech Cask: a team mate's turn is no opponent's" {
  rule = "740.2",
  teams = 2,
  turn = "p3",
  p1 = { base = { "Chemtech Cask" }, hand = { "Premonition", "Premonition" }, pool = {}, runes = { mind = 10 } },
  p2 = { base = { "Unit 1" } }, p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t.p3:invite()
    t.p1:play("Premonition#1")
    t:expect_chain { "Premonition#1" }
    t:pass_all()
    t:expect("Chemtech Cask"):ready()
  end,
}

scenario "740.2 Chemtech Cask: a team mate's turn is no opponent's" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Chemtech Cask" }, hand = { "Downstage Dramatics" }, pool = { energy = 2 } },
  function(t)
    t.p3:invite()
    t.p1:play("Downstage Dramatics")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_no_event("trigger", "Chemtech Cask")
  end,
}
