-- SPDX-License-Identifier: MIT

scenario "The Academy: after a hold there the next spell may be repeated at its base cost" {
  battlefields = { "The Academy", "East Field" },
  p2 = {
    at = { ["The Academy"] = { "Unit 2" } }, hand = { "Combat Experience", "Combat Experience" },
    runes = { calm = 3 },
  },
  function(t)
    t:next_turn()
    t.p2:play("Combat Experience"):yes():on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(4)
    t.p2:play("Combat Experience"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(5)
  end,
}

scenario "The Academy: not without the hold, not in a later turn" {
  battlefields = { "The Academy", "East Field" },
  p2 = { base = { "Unit 2" }, hand = { "Combat Experience" }, runes = { calm = 4 } },
  function(t)
    t:next_turn()
    t.p2:play("Combat Experience"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(3)
  end,
}

scenario "484.8.c The Academy: the next spell is yours, a team mate's has no Repeat" {
  format = "2v2", turn = "p4", battlefields = { "The Academy", "East Field", "North Field" },
  p1 = { at = { ["The Academy"] = { "Unit 1" } } },
  p3 = { hand = { "Stupefy" }, runes = { mind = 4 }, base = { "Unit 5" } },
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t.p1:invite()
    t.p3:play("Stupefy"):on("Unit 5")
    t:expect_decision("p3", "priority")
  end,
}
