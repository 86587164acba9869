-- SPDX-License-Identifier: MIT

scenario "Zaun Warrens: conquering here discards one and draws one" {
  battlefields = { "Zaun Warrens", "East Field" },
  p1 = { base = { "Unit 1" }, hand = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:move("Unit 1", "Zaun Warrens")
    t:showdown_pass()
    t.p1:choose("Unit 2")
    t:expect(t.p1.hand):is { "Unit 3", "Filler" }
    t:expect(t.p1.trash):is { "Unit 2" }
  end,
}

scenario "Zaun Warrens: nothing for holding here or conquering elsewhere" {
  battlefields = { "Zaun Warrens", "East Field" },
  p1 = { at = { ["Zaun Warrens"] = { "Unit 1" } }, base = { "Unit 2" }, hand = { "Unit 3" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 2)
    t:expect(t.p1.trash):count(0)
  end,
}

scenario "Zaun Warrens: with an empty hand it draws" {
  battlefields = { "Zaun Warrens", "East Field" },
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "Zaun Warrens")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Zaun Warrens: discarding Flame Chompers" {
  battlefields = { "Zaun Warrens", "East Field" },
  p1 = { base = { "Unit 1" }, hand = { "Flame Chompers" }, pool = { fury = 1 } },
  function(t)
    t.p1:move("Unit 1", "Zaun Warrens")
    t:showdown_pass()
    t.p1:yes():yes()
    t:pass_all()
    t.p1:choose("Zaun Warrens")
    t:expect("Flame Chompers"):at("Zaun Warrens")
  end,
}

scenario "411.1 Zaun Warrens: a team mate of who brought it conquers it, discards and draws" {
  format = "2v2", battlefields = { "Zaun Warrens", "East Field", "North Field" }, turn = "p3",
  p1 = { hand = { "Unit 2" } },
  p3 = { base = { "Unit 1" }, hand = { "Unit 3" } },
  function(t)
    t.p3:move("Unit 1", "Zaun Warrens")
    t:showdown_pass()
    t:pass_all()
    t:expect_event("discard", "Unit 3", { by = "p3" })
    t:expect(t.p3.hand):is { "Filler" }
    t:expect(t.p1.hand):is { "Unit 2" }
  end,
}
