-- SPDX-License-Identifier: MIT

scenario "Akshan, Mischievous: for two Body he takes an enemy Equipment off its unit" {
  rule = "434.1.f",
  p1 = { hand = { "Akshan, Mischievous" }, pool = { energy = 4, body = 2 } },
  p2 = { at = { ["West Field"] = { { "Unit 3", attached = { "B.F. Sword" } } } } },
  function(t)
    t.p1:play("Akshan, Mischievous"):yes():no()
    t:pass_all()
    t:expect("B.F. Sword"):attached_to("Akshan, Mischievous"):controlled_by("p1")
    t:expect("Akshan, Mischievous"):might(7)
    t:expect("Unit 3"):might(3)
  end,
}

scenario "Akshan, Mischievous: he leaves, it goes home" {
  rule = "188",
  p1 = { hand = { "Akshan, Mischievous", "Vengeance" }, pool = { energy = 8, body = 2, order = 2 } },
  p2 = { base = { { "Unit 3", attached = { "B.F. Sword" } } } },
  function(t)
    t.p1:play("Akshan, Mischievous"):yes():no()
    t:pass_all()
    t.p1:play("Vengeance"):on("Akshan, Mischievous")
    t:pass_all()
    t:expect("B.F. Sword"):unattached():controlled_by("p2"):at("base")
    t:expect(t.p2.base):is { "Unit 3", "B.F. Sword" }
  end,
}

scenario "Akshan, Mischievous: another gear comes to the base" {
  rule = "442.3",
  p1 = { hand = { "Akshan, Mischievous" }, pool = { energy = 4, body = 2 } },
  p2 = { base = { "Orb of Regret" } },
  function(t)
    t.p1:play("Akshan, Mischievous"):yes():no()
    t:pass_all()
    t:expect("Orb of Regret"):controlled_by("p1"):unattached()
    t:expect(t.p1.base):is { "Akshan, Mischievous", "Orb of Regret" }
    t:expect_no_event("move")
  end,
}

scenario "Akshan, Mischievous: unpaid he takes nothing; Weaponmaster is there all the same" {
  rule = "821.1.c",
  p1 = { hand = { "Akshan, Mischievous" }, base = { "Doran's Blade" },
    pool = { energy = 4, body = 2 } },
  p2 = { base = { "Orb of Regret" } },
  function(t)
    t.p1:play("Akshan, Mischievous"):no():yes()
    t:pass_all()
    t:expect("Orb of Regret"):controlled_by("p2")
    t:expect("Akshan, Mischievous"):might(6)
  end,
}

scenario "RB-RU-190 Akshan, Mischievous: of two who took the same gear the later one has it, as long as he stays" {
  rule = "475.3",
  p1 = { hand = { "Akshan, Mischievous", "Vengeance" }, pool = { energy = 4, body = 2 },
    runes = { order = 6 } },
  p2 = { base = { "Orb of Regret" }, hand = { "Akshan, Mischievous" }, runes = { body = 6 } },
  function(t)
    t.p1:play("Akshan, Mischievous"):yes():no()
    t:pass_all()
    t:expect("Orb of Regret"):controlled_by("p1")
    t:next_turn()
    t.p2:play("Akshan, Mischievous#2"):yes():no()
    t:pass_all()
    t:expect("Orb of Regret"):controlled_by("p2")
    t:next_turn()
    t.p1:play("Vengeance"):on("Akshan, Mischievous#2")
    t:pass_all()
    t:expect("Orb of Regret"):controlled_by("p1")
  end,
}

scenario "RB-RU-190 Akshan, Mischievous: the earlier one leaves and nothing changes; both gone, it is at home" {
  rule = "475.3",
  p1 = { hand = { "Akshan, Mischievous", "Vengeance", "Vengeance" }, pool = { energy = 4, body = 2 },
    runes = { order = 12 } },
  p2 = { base = { "Orb of Regret" }, hand = { "Akshan, Mischievous" }, runes = { body = 6 } },
  function(t)
    t.p1:play("Akshan, Mischievous"):yes():no()
    t:pass_all()
    t:next_turn()
    t.p2:play("Akshan, Mischievous#2"):yes():no()
    t:pass_all()
    t:next_turn()
    t.p1:play("Vengeance"):on("Akshan, Mischievous")
    t:pass_all()
    t:expect("Orb of Regret"):controlled_by("p2")
    t.p1:play("Vengeance"):on("Akshan, Mischievous#2")
    t:pass_all()
    t:expect("Orb of Regret"):controlled_by("p2"):at("base")
  end,
}

scenario "Akshan, Mischievous: with three players any opponent's gear, to your base" {
  players = 3,
  p1 = { hand = { "Akshan, Mischievous" }, pool = { energy = 4, body = 2 } },
  p2 = { base = { "Long Sword" } },
  p3 = { base = { "Blast Cone" } },
  function(t)
    t.p1:play("Akshan, Mischievous"):yes():no():on("Blast Cone")
    t:pass_all()
    t:expect("Blast Cone"):controlled_by("p1"):owned_by("p3")
    t:expect(t.p1.base):has("Blast Cone")
    t:expect("Long Sword"):controlled_by("p2")
  end,
}
