-- SPDX-License-Identifier: MIT

scenario "Viktor, Innovator: a Recruit in my base for a card on the opponent's turn" {
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = {
    base = { "Viktor, Innovator" }, at = { ["West Field"] = { "Unit 3" } },
    hand = { "Stupefy" }, pool = { energy = 1 },
  },
  function(t)
    t.p1:play("Incinerate"):on("Unit 3"):pass()
    t.p2:play("Stupefy"):on("Unit 3")
    t:pass_all()
    t:expect("Recruit"):at("base"):controlled_by("p2"):exhausted()
    t:expect(t.p2.base):has("Recruit", 1)
  end,
}

scenario "Viktor, Innovator: nothing on my own turn, nothing for the opponent's cards" {
  p1 = {
    base = { "Viktor, Innovator" }, hand = { "Mobilize", "Unit 1" }, pool = { energy = 3 },
  },
  p2 = { hand = { "Mobilize" }, runes = { body = 2 } },
  function(t)
    t.p1:play("Mobilize")
    t:pass_all()
    t.p1:play("Unit 1")
    t:pass_all()
    t:next_turn()
    t.p2:play("Mobilize")
    t:pass_all()
    t:expect(t.p1.base):lacks("Recruit")
  end,
}

scenario "Viktor, Innovator: a token is not a card" {
  rule = "182",
  p1 = { hand = { "Blast of Power" }, pool = { energy = 6, order = 1 } },
  p2 = {
    base = { "Viktor, Innovator" }, at = { ["West Field"] = { "Unit 1" } },
    facedown = { ["West Field"] = "Sprite Call" },
  },
  function(t)
    t.p1:play("Blast of Power"):on("Unit 1"):pass()
    t.p2:play("Sprite Call")
    t:pass_all()
    t:expect("Sprite"):at("West Field")
    t:expect(t.p2.base):has("Recruit", 1)
  end,
}

scenario "Viktor, Innovator: a unit from hidden is a card too" {
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = {
    base = { "Viktor, Innovator" }, at = { ["West Field"] = { "Unit 3" } },
    facedown = { ["West Field"] = "Pakaa Cub" },
  },
  function(t)
    t.p1:play("Incinerate"):on("Unit 3"):pass()
    t.p2:play("Pakaa Cub")
    t:pass_all()
    t:expect("Pakaa Cub"):at("West Field")
    t:expect(t.p2.base):has("Recruit", 1)
  end,
}

scenario "484.8 Viktor, Innovator: a team mate's turn is no opponent's" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Viktor, Innovator" }, hand = { "Block" }, pool = { energy = 4 } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p3:invite()
    t.p1:play("Block"):on("Unit 2")
    t:pass_all()
    t:expect_no_event("trigger", "Viktor, Innovator")
    t:expect("Unit 2"):keyword("shield")
  end,
}
