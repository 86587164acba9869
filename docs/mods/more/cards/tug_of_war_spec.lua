-- SPDX-License-Identifier: MIT
scenario "Tug of War: the third pull is a point" {
  battlefields = { "Tug of War", "East Field" },
  p1 = { at = { ["Tug of War"] = { "Unit 2" } } },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect("Tug of War"):counters("pull", 1)
    t:next_turn()
    t.p1:end_turn()
    t:pass_all()
    t:expect("Tug of War"):counters("pull", 2)
    local before = t:copy()
    t:next_turn()
    t.p1:end_turn()
    t:pass_all()
    t:expect("Tug of War"):counters("pull", 0)
    t:expect_event("points", nil, { by = "p1", amount = 1 })
    before:expect("Tug of War"):counters("pull", 2)
  end }

scenario "Tug of War: nobody is ahead, nobody pulls" {
  battlefields = { "Tug of War", "East Field" },
  p1 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect("Tug of War"):counters("pull", 0)
  end }
