-- SPDX-License-Identifier: MIT

scenario "Jhin, Meticulous Killer: after four Energy for one spell he may be played for one mind Power" {
  p1 = {
    hand = { "Jhin, Meticulous Killer", "Promising Future" }, deck = {},
    pool = { energy = 9, mind = 2 },
  },
  p2 = { deck = {} },
  function(t)
    t:can(t.p1, "play", "Jhin, Meticulous Killer")
    t.p1:play("Promising Future")
    t:pass_all()
    t.p1:play("Jhin, Meticulous Killer"):choose("1 Power"):at("base")
    t:expect("Jhin, Meticulous Killer"):at("base")
    t:expect_number("p1", "mind", 0)
    t:expect_number("p1", "energy", 4)
  end,
}

scenario "Jhin, Meticulous Killer: the printed cost stays possible" {
  rule = "356.1.a",
  p1 = {
    hand = { "Jhin, Meticulous Killer", "Promising Future" }, deck = {},
    pool = { energy = 9, mind = 2 },
  },
  p2 = { deck = {} },
  function(t)
    t.p1:play("Promising Future")
    t:pass_all()
    t.p1:play("Jhin, Meticulous Killer"):choose("printed"):at("base")
    t:expect_number("p1", "mind", 1)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Jhin, Meticulous Killer: three Energy, or four in two spells, are not enough" {
  p1 = {
    hand = { "Jhin, Meticulous Killer", "Void Seeker", "Stupefy" },
    pool = { energy = 4, mind = 1, fury = 1 },
  },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Void Seeker"):on("Unit 9")
    t:pass_all()
    t.p1:play("Stupefy"):on("Unit 9")
    t:pass_all()
    t:cannot(t.p1, "play", "Jhin, Meticulous Killer", "357")
  end,
}

scenario "Jhin, Meticulous Killer: what was spent last turn, or by the opponent, does not count" {
  p1 = {
    hand = { "Jhin, Meticulous Killer", "Promising Future" }, deck = { "Unit 1", "Unit 1", "Unit 1", "Unit 1" },
    pool = { energy = 5, mind = 1 }, runes = { mind = 1 },
  },
  p2 = { deck = { "Unit 1", "Unit 1", "Unit 1", "Unit 1" } },
  function(t)
    t.p1:play("Promising Future")
    t:pass_all()
    t.p1:choose("Unit 1")
    t.p2:choose("Unit 1")
    t:next_turn()
    t:next_turn()
    t:expect_no_reason(t.p1, "Jhin, Meticulous Killer", { kind = "holds", topic = "price" })
  end,
}

scenario "Jhin, Meticulous Killer: Vision looks at the top card" {
  rule = "817",
  p1 = { hand = { "Jhin, Meticulous Killer" }, pool = { energy = 4 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Jhin, Meticulous Killer"):at("base")
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect(t.p1.deck):starts_with { "Unit 2" }
  end,
}

scenario "484.8.c Jhin, Meticulous Killer: what a team mate spends is not yours" {
  format = "2v2",
  p1 = { hand = { "Jhin, Meticulous Killer" }, pool = { mind = 1 } },
  p2 = { base = { "Unit 9" } },
  p3 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:invite()
    t.p3:play("Vengeance"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):in_zone("trash")
    t:expect_decision("p1", "turn")
    t:cannot(t.p1, "play", "Jhin, Meticulous Killer", "357")
  end,
}
