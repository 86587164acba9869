-- SPDX-License-Identifier: MIT
-- Scenarios: a position, a few moves, what must be true then.
@use@
scenario "@name@: its followers have 1 attack more" {
  p1 = { leader = "@name@", field = { "Follower 2/2" } }, p2 = { field = { "Follower 3/3" } },
  function(t)
    t:expect("Follower 2/2"):attack(3)
    t:expect("Follower 3/3"):attack(3)
  end }

scenario "@name@: not in the other player's turn" {
  turn = "p2",
  p1 = { leader = "@name@", field = { "Follower 2/2" } },
  function(t)
    t:expect("Follower 2/2"):attack(2)
  end }
