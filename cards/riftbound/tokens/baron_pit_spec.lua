-- SPDX-License-Identifier: MIT

scenario "184.9 Baron Pit: units can move there from another battlefield without Ganking, not away from there" {
  battlefields = { "Baron Pit", "East Field" },
  p1 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 2", "Baron Pit")
    t:expect("Unit 2"):at("Baron Pit")
    t:combat()
    t:next_turn()
    t:next_turn()
    assert(not t:offered(t.p1, "move", "Unit 2", "East Field"), "away without Ganking")
  end,
}
