-- SPDX-License-Identifier: MIT

scenario "Flame Chompers: discarded, it may be played for one fury" {
  rule = "383.3.b",
  p1 = { hand = { "Chemtech Enforcer", "Flame Chompers" }, pool = { energy = 2, fury = 1 } },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Flame Chompers"):at("base"):exhausted()
    t:expect_number("p1", "fury", 0)
  end,
}

scenario "Flame Chompers: one may leave it in the trash" {
  rule = "383.3.a",
  p1 = { hand = { "Chemtech Enforcer", "Flame Chompers" }, pool = { energy = 2, fury = 1 } },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t.p1:no()
    t:pass_all()
    t:expect(t.p1.trash):is { "Flame Chompers" }
    t:expect_number("p1", "fury", 1)
  end,
}

scenario "Flame Chompers: without the fury it stays in the trash" {
  rule = "404.2",
  p1 = { hand = { "Chemtech Enforcer", "Flame Chompers" }, pool = { energy = 5, calm = 1 } },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.trash):is { "Flame Chompers" }
  end,
}

scenario "Flame Chompers: another card being discarded is not its business" {
  p1 = {
    hand = { "Chemtech Enforcer", "Unit 1" }, trash = { "Flame Chompers" },
    pool = { energy = 2, fury = 1 },
  },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t:expect(t.p1.trash):is { "Flame Chompers", "Unit 1" }
    t:expect_decision("p1", "turn")
  end,
}

scenario "Flame Chompers: it can go to a battlefield one controls" {
  rule = "355.2.a",
  p1 = {
    hand = { "Chemtech Enforcer", "Flame Chompers" }, at = { ["West Field"] = { "Unit 1" } },
    pool = { energy = 2, fury = 1 },
  },
  function(t)
    t.p1:play("Chemtech Enforcer"):at("base")
    t:pass_all()
    t.p1:yes():yes()
    t:pass_all()
    t.p1:choose("West Field")
    t:expect("Flame Chompers"):at("West Field")
  end,
}

scenario "Flame Chompers: two discarded at once are two offers" {
  p1 = {
    hand = { "Jinx, Demolitionist", "Flame Chompers", "Flame Chompers" },
    pool = { energy = 3, fury = 2 },
  },
  function(t)
    t.p1:play("Jinx, Demolitionist")
    t:pass_all()
    t.p1:yes():no():yes()
    t:pass_all()
    t:expect(t.p1.base):has("Flame Chompers", 1)
    t:expect(t.p1.trash):has("Flame Chompers", 1)
  end,
}

scenario "Flame Chompers: discarded on the opponent's turn it is a card played there" {
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 } },
  p2 = {
    base = { "Viktor, Innovator" }, hand = { "Flame Chompers" },
    at = { ["West Field"] = { "Traveling Merchant" } }, pool = { fury = 1 },
  },
  function(t)
    t.p1:play("Charm"):choose("Traveling Merchant"):choose("base")
    t:pass_all()
    t.p2:yes():yes()
    t:pass_all()
    t.p2:choose("base") -- the chain has not been empty, so the battlefield is still theirs (323.6)
    t:pass_all()
    t:expect("Flame Chompers"):at("base")
    t:expect(t.p2.base):has("Recruit", 1)
  end,
}

scenario "Flame Chompers: discarded as a cost" {
  p1 = { hand = { "Brazen Buccaneer", "Flame Chompers" }, pool = { energy = 4, fury = 1 } },
  function(t)
    t.p1:play("Brazen Buccaneer")
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Flame Chompers"):at("base")
    t:expect("Brazen Buccaneer"):at("base")
  end,
}

scenario "Flame Chompers: as the cost of Get Excited" {
  p1 = { hand = { "Get Excited!", "Flame Chompers" }, pool = { energy = 2, fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Get Excited!"):on("Unit 5")
    t:pass_all()
    t.p1:yes() -- 383.3.a: asked as it is discarded, before the damage
    t:expect("Unit 5"):damage(3)
    t.p1:yes()
    t:pass_all()
    t:expect("Flame Chompers"):at("base")
  end,
}

scenario "Flame Chompers: one may still decline to pay" {
  rule = "404.2",
  p1 = { hand = { "Chemtech Enforcer", "Flame Chompers" }, pool = { energy = 2, fury = 1 } },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t.p1:yes():no()
    t:expect_chain(0)
    t:expect(t.p1.trash):is { "Flame Chompers" }
    t:expect_number("p1", "fury", 1)
  end,
}

scenario "411.4 Flame Chompers: a team mate discards it, who is then the one to pay" {
  format = "2v2", turn = "p3",
  p1 = { trash = { "Flame Chompers" }, pool = { fury = 1 } },
  p3 = { hand = { "Chemtech Enforcer", "Flame Chompers" }, pool = { energy = 2, fury = 1 } },
  function(t)
    t.p3:play("Chemtech Enforcer")
    t:pass_all()
    t.p3:yes():yes()
    t:pass_all()
    t:expect("p3's Flame Chompers"):at("base"):controlled_by("p3")
    t:expect(t.p1.trash):is { "Flame Chompers" }
    t:expect_number("p1", "fury", 1)
  end,
}
