-- SPDX-License-Identifier: MIT

scenario "Flame Chompers: discarded, it may be played for one fury" {
  rule = "383.3.b",
  p1 = { hand = { "Chemtech Enforcer", "Flame Chompers" }, pool = { energy = 2, fury = 1 } },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t.p1:yes()
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
    t.p1:yes()
    t:pass_all()
    t.p1:choose("West Field")
    t:expect("Flame Chompers"):at("West Field")
  end,
}
