-- SPDX-License-Identifier: MIT
-- Scenarios, with a card of their own that has the keyword.
@use@
test_card {
  id = "test-@word@", name = "Bearer of @title@", type = "follower", class = "neutral",
  cost = 1, attack = 1, defense = 1, keywords = { @word@ = 2 },
}

scenario "@title@: damage to the other leader" {
  p1 = { hand = { "Bearer of @title@" }, play_points = 1 },
  function(t)
    t.p1:play("Bearer of @title@")
    t:expect("Bearer of @title@"):keyword("@word@"):attribute("@word@", 2)
    t:expect_defense("p2", 18)
  end }

scenario "@title@: none when it attacks" {
  p1 = { field = { "Bearer of @title@" } }, p2 = { field = { { "Follower 3/3", engaged = true } } },
  function(t)
    t.p1:attack("Bearer of @title@", "Follower 3/3")
    t:expect_defense("p2", 20)
  end }
