-- SPDX-License-Identifier: MIT

scenario "Battle Mistress: a rune recycled for its Power makes a Gold" {
  rule = "416",
  p1 = { legend = "Battle Mistress", hand = { "Hextech Ray" }, runes = { fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Hextech Ray"):on("Unit 5")
    t.p1:yes():yes()
    t:expect("Battle Mistress"):exhausted()
    t:pass_all()
    t:expect("Gold"):exhausted()
  end,
}

scenario "Battle Mistress: enemy units that die together ready her" {
  p1 = { legend = { "Battle Mistress", exhausted = true }, hand = { "Unchecked Power" }, pool = { energy = 7, mind = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5", "Unit 2" } } },
  function(t)
    t.p1:play("Unchecked Power")
    t:resolve()
    t:expect_chain(1)
    t:resolve()
    t:expect("Battle Mistress"):ready()
  end,
}

scenario "Battle Mistress: a friendly one does not; what is recycled and is no rune makes none" {
  p1 = { legend = "Battle Mistress", hand = { "Vengeance" }, pool = { energy = 4, order = 2 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 1")
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.base):count(0)
  end,
}

scenario "740.2 Battle Mistress: a team mate's unit that dies is no enemy, either opponent's is" {
  rule = "740.2",
  teams = 2,
  p1 = { legend = { "Battle Mistress", exhausted = true }, hand = { "Vengeance", "Vengeance" }, pool = { energy = 8, order = 4 } },
  p2 = { base = { "Unit 4" } }, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p1:play("Vengeance#1"):on("Unit 2")
    t:resolve()
    t:expect_chain(0)
    t:expect("Battle Mistress"):exhausted()
    t.p1:play("Vengeance#2"):on("Unit 4")
    t:resolve()
    t:resolve()
    t:expect("Battle Mistress"):ready()
  end,
}
