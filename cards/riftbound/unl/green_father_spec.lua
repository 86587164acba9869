-- SPDX-License-Identifier: MIT

scenario "Green Father: a conquered battlefield may be replaced with Brush" {
  rule = "438.1",
  p1 = { legend = { "Green Father" }, base = { "Stalwart Poro" } },
  function(t)
    t.p1:move("Stalwart Poro", "West Field")
    t:combat()
    t.p1:yes()
    t:pass_all()
    t:expect("Stalwart Poro"):at("Brush"):might(3)
    t:expect_control("Brush", "p1")
    t:expect("Green Father"):exhausted()
  end,
}

scenario "Green Father: a held one too, and scored again it may be swapped back" {
  rule = "438.7",
  p1 = { legend = { "Green Father" }, at = { ["West Field"] = { "Unit 2" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 2"):at("Brush"):might(2)
    t:next_turn()
    t:next_turn()
    t.p1:no() -- the Green Father
    t.p1:yes() -- Brush
    t:pass_all()
    t:expect("Unit 2"):at("West Field")
  end,
}

scenario "Green Father: declined, or exhausted, nothing is replaced" {
  p1 = { legend = { { "Green Father", exhausted = true } }, base = { "Unit 2" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:combat()
    if t:now().kind ~= "turn" then t.p1:no() end
    t:pass_all()
    t:expect("Unit 2"):at("West Field")
  end,
}

scenario "484.8.c Green Father: not where a team mate conquers" {
  format = "2v2", turn = "p3",
  p1 = { legend = "Green Father" },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p3:move("Unit 2", "West Field")
    t:combat()
    t:expect_control("West Field", "p3")
    t:expect("Green Father"):ready()
    t:expect_no_event("trigger", "Green Father")
  end,
}
