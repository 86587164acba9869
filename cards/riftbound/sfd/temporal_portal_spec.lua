-- SPDX-License-Identifier: MIT

scenario "Temporal Portal: the next spell may be repeated for its own cost, and no other one" {
  rule = "820.1.c.1",
  p1 = {
    base = { "Temporal Portal", "Unit 2" }, hand = { "Vault Breaker", "Combat Experience" },
    pool = { energy = 4, fury = 3 },
  },
  function(t)
    t.p1:use("Temporal Portal")
    t:pass_all()
    t.p1:play("Vault Breaker"):yes()
    t:expect_number("p1", "energy", 2)
    t:expect_number("p1", "fury", 0)
    t:pass_all()
    t:expect("Unit 2"):attribute("assault", 4)
    t.p1:play("Combat Experience")
    t:expect_number("p1", "energy", 1)
  end,
}

scenario "Temporal Portal: used twice, the next spell has two Repeats" {
  rule = "820.1.c.2",
  p1 = {
    base = { "Temporal Portal", "Temporal Portal", "Unit 2" }, hand = { "Combat Experience" },
    pool = { energy = 3, fury = 2 },
  },
  function(t)
    t.p1:use("Temporal Portal")
    t:pass_all()
    t.p1:use("Temporal Portal#2")
    t:pass_all()
    t.p1:play("Combat Experience"):choose(1, 2)
    t:pass_all()
    t:expect("Unit 2"):might(5)
  end,
}

scenario "Temporal Portal: not in the next turn, not for a unit" {
  p1 = {
    base = { "Temporal Portal", "Unit 2" }, hand = { "Unit 1", "Combat Experience" },
    pool = { energy = 2, fury = 1 }, runes = { calm = 2 },
  },
  function(t)
    t.p1:use("Temporal Portal")
    t:pass_all()
    t.p1:play("Unit 1")
    t:expect("Unit 1"):at("base")
    t:next_turn()
    t:next_turn()
    t.p1:play("Combat Experience"):choose("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(3)
  end,
}

scenario "484.8.c Temporal Portal: the next spell that you play, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Temporal Portal" }, hand = { "Stupefy" }, pool = { any = 1, energy = 4 } },
  p3 = { hand = { "Stupefy" }, pool = { energy = 4 }, base = { "Unit 5" } },
  function(t)
    t.p1:use("Temporal Portal")
    t:pass_all()
    t.p1:invite()
    t.p3:play("p3's Stupefy"):on("Unit 5")
    t:expect_decision("p3", "priority")
    t:pass_all()
    t.p1:play("p1's Stupefy")
    t:expect_decision("p1", "356.2.b")
    t.p1:yes():on("Unit 5"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):might(2)
  end,
}
