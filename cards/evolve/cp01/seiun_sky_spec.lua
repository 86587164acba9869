-- SPDX-License-Identifier: MIT
scenario "Seiun Sky: one more attack for each strike, before the damage" {
  p1 = { field = { { "Seiun Sky", new = true } } },
  function(t)
    t.p1:attack("Seiun Sky")
    t:expect_defense("p2", 18)
  end }

scenario "Seiun Sky: no enemy attacks her; not as others strike" {
  p1 = { field = { { "Seiun Sky", engaged = true }, "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:attack("Goblin", "p2's leader")
    t:pass_all()
    t:expect("Seiun Sky"):attack(1):keyword("storm", "intimidate")
    t:next_turn()
    t:cannot(t.p2, "attack", "Follower 5/6", "Seiun Sky")
  end }
