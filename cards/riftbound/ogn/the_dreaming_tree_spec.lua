-- SPDX-License-Identifier: MIT

scenario "The Dreaming Tree: who first chooses a friendly unit here with a spell draws" {
  battlefields = { "The Dreaming Tree", "East Field" },
  p1 = { at = { ["The Dreaming Tree"] = { "Unit 1" } }, hand = { "Block", "Block" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Block"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t.p1:play("Block"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "The Dreaming Tree: an enemy's unit, one elsewhere, an ability: no card" {
  battlefields = { "The Dreaming Tree", "East Field" },
  p1 = { hand = { "Block", "Block" }, pool = { energy = 4 }, at = { ["East Field"] = { "Unit 2" } } },
  p2 = { at = { ["The Dreaming Tree"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Block"):on("Unit 1")
    t:pass_all()
    t.p1:play("Block"):on("Unit 2")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "The Dreaming Tree: an ability is no spell" {
  battlefields = { "The Dreaming Tree", "East Field" },
  p1 = {
    at = { ["The Dreaming Tree"] = { "Unit 1" } }, legend = { "Blind Monk" }, pool = { energy = 1 },
  },
  function(t)
    t.p1:use("Blind Monk"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "740.1 The Dreaming Tree: who chooses a team mate's unit draws" {
  format = "2v2",
  battlefields = { "The Dreaming Tree", "East Field", "North Field" },
  p1 = { hand = { "Block" }, pool = { energy = 4 } },
  p3 = { at = { ["The Dreaming Tree"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Block"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p3.hand):count(0)
  end,
}

scenario "187.6.a The Dreaming Tree: nobody has a choice, so its controller's item; who chose draws" {
  battlefields = { "The Dreaming Tree", "East Field" },
  controls = { ["The Dreaming Tree"] = "p2" },
  p1 = { hand = { "Block" }, pool = { energy = 4 }, at = { ["The Dreaming Tree"] = { "Unit 3" } } },
  p2 = { at = { ["The Dreaming Tree"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Block"):on("Unit 3")
    t:expect_chain(2)
    t:expect_decision("p2", "priority")
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
  end,
}

scenario "187.6.b The Dreaming Tree: nobody's, so the turn player's item, also with three players" {
  format = "ffa3", turn = "p1", battlefields = { "The Dreaming Tree", "East Field", "North Field" },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 }, at = { ["The Dreaming Tree"] = { "Unit 3" } } },
  p1 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  controls = { ["The Dreaming Tree"] = "nobody" },
  function(t)
    t.p1:play("Stupefy"):on("Unit 3"):pass()
    t.p2:play("Stupefy"):on("Unit 3")
    t:expect_chain(3)
    t:expect_decision("p1", "priority")
    t:resolve()
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "The Dreaming Tree: the first time of each player, for each of them" {
  format = "2v2",
  battlefields = { "The Dreaming Tree", "East Field", "North Field" },
  p1 = { hand = { "Block" }, pool = { energy = 2 }, at = { ["The Dreaming Tree"] = { "Unit 1" } } },
  p3 = { hand = { "Discipline", "Stupefy" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Block"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t.p1:invite()
    t.p3:play("Discipline"):on("Unit 1")
    t:pass_all()
    t:expect(t.p3.hand):count(3) -- Stupefy, the card of Discipline, the one of the Tree
    t.p1:invite()
    t.p3:play("Stupefy"):on("Unit 1")
    t:pass_all()
    t:expect(t.p3.hand):count(3) -- and the card of Stupefy alone
  end,
}

scenario "The Dreaming Tree: two units chosen at once are one first time" {
  battlefields = { "The Dreaming Tree", "East Field" },
  p1 = { at = { ["The Dreaming Tree"] = { "Unit 1", "Unit 2" } }, hand = { "Back to Back" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Back to Back"):on("Unit 1", "Unit 2")
    t:expect_chain(2)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}
