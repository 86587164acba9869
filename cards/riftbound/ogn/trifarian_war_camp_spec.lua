-- SPDX-License-Identifier: MIT

scenario "Trifarian War Camp: every unit there has one Might more, attackers too" {
  battlefields = { "Trifarian War Camp", "East Field" },
  p1 = { base = { "Unit 4" } },
  p2 = {
    base = { "Unit 1" },
    at = { ["Trifarian War Camp"] = { "Unit 2" }, ["East Field"] = { "Unit 3" } },
  },
  function(t)
    t:expect("Unit 2"):might(3)
    t:expect("Unit 3"):might(3)
    t:expect("Unit 1"):might(1)
    t.p1:move("Unit 4", "Trifarian War Camp")
    t:expect("Unit 4"):might(5)
  end,
}
