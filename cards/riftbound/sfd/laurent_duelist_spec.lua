-- SPDX-License-Identifier: MIT

scenario "Laurent Duelist: Assault 2" {
  rule = "807",
  p1 = { base = { "Laurent Duelist" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t:expect("Laurent Duelist"):might(3)
    t.p1:move("Laurent Duelist", "West Field")
    t:expect("Laurent Duelist"):might(5):attacking()
  end,
}

scenario "Laurent Duelist: not as a defender" {
  p1 = { at = { ["West Field"] = { "Laurent Duelist" } } },
  p2 = { base = { "Unit 5" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t:expect("Laurent Duelist"):might(3):defending()
  end,
}
