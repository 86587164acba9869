-- SPDX-License-Identifier: MIT

scenario "Virtuoso: the fourth spell for four or more empties the gallery" {
  rule = "430",
  p1 = { legend = "Virtuoso", base = { "Unit 9" },
    hand = { "Vengeance", "Vengeance", "Vengeance", "Vengeance" },
    pool = { energy = 16, order = 8 } },
  p2 = { base = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    for n = 1, 3 do
      t.p1:play("Vengeance"):on("Unit " .. n)
      t:resolve()
      t.p1:yes()
      t:pass_all()
      t:expect(t.p1.banishment):count(n)
    end
    t.p1:play("Vengeance"):on("Unit 4")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.banishment):count(0)
    t:expect(t.p1.trash):count(4)
    t:expect(t.p1.runes):count(4):ready(4)
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Virtuoso: one may leave the spell in the trash" {
  p1 = { legend = "Virtuoso", hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 1")
    t:resolve()
    t.p1:no()
    t:expect("Vengeance"):in_zone("trash")
    t:expect(t.p1.banishment):count(0)
  end,
}

scenario "Virtuoso: not for less Energy, nor for the opponent's spell" {
  p1 = { legend = "Virtuoso", hand = { "Incinerate" }, pool = { energy = 2 },
    at = { ["West Field"] = { "Unit 4" } } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 4")
    t:pass_all()
    t:expect(t.p1.trash):has("Incinerate")
    t:next_turn()
  end,
}

scenario "484.8.c Virtuoso: not for a team mate's spell" {
  format = "2v2", turn = "p3",
  p1 = { legend = "Virtuoso" },
  p3 = { hand = { "Concentrate" }, pool = { energy = 5 } },
  function(t)
    t.p3:play("Concentrate")
    t:pass_all()
    t:expect(t.p3.trash):is { "Concentrate" }
    t:expect_no_event("trigger", "Virtuoso")
  end,
}
