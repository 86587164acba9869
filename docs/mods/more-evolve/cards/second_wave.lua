-- SPDX-License-Identifier: MIT
-- The third follower of each turn costs nothing.
return card {
  id = "MORE-7", name = "Second Wave", type = "amulet", class = "forestcraft", cost = 2,

  static { affects = followers { friendly = true, zone = "hand" }, set_cost = 0,
    while_ = number.tally { event = "play", by = "you", subject = follower {} }:equals(2) },
}
