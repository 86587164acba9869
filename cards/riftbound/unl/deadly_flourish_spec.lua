-- SPDX-License-Identifier: MIT

scenario "Deadly Flourish: 3 to an enemy, a Gold when it dies of it" {
  p1 = { hand = { "Deadly Flourish" }, pool = { energy = 4 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Deadly Flourish"):on("Unit 3")
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 3" }
    t:expect("Gold"):exhausted():controlled_by("p1")
  end,
}

scenario "Deadly Flourish: or of anything else this turn" {
  p1 = { hand = { "Deadly Flourish", "Vengeance" }, pool = { energy = 8, order = 2 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Deadly Flourish"):on("Unit 4")
    t:pass_all()
    t:expect(t.p1.base):count(0)
    t.p1:play("Vengeance"):on("Unit 4")
    t:pass_all()
    t:expect(t.p1.base):is { "Gold" }
  end,
}

scenario "Deadly Flourish: not in a later turn" {
  p1 = { hand = { "Deadly Flourish" }, pool = { energy = 4 } },
  p2 = { base = { "Unit 4" }, hand = { "Vengeance" }, runes = { order = 6 } },
  function(t)
    t.p1:play("Deadly Flourish"):on("Unit 4")
    t:pass_all()
    t:next_turn()
    t.p2:play("Vengeance"):on("Unit 4")
    t:pass_all()
    t:expect(t.p1.base):count(0)
  end,
}

scenario "Deadly Flourish: enemies are both opponents' units; the Gold is the caster's, whoever kills" {
  format = "2v2",
  p1 = { hand = { "Deadly Flourish" }, pool = { energy = 4 } }, p2 = { base = { "Unit 5" } },
  p3 = { base = { "Unit 3" }, hand = { "Final Spark" }, pool = { energy = 8 } }, p4 = { base = { "Unit 6" } },
  function(t)
    t.p1:play("Deadly Flourish")
    t:expect_options("Unit 5", "Unit 6")
    t.p1:on("Unit 6")
    t:pass_all()
    t.p1:invite()
    t.p3:play("Final Spark"):on("Unit 6")
    t:pass_all()
    t:expect("Unit 6"):in_zone("trash")
    t:expect("Gold"):controlled_by("p1")
  end }
