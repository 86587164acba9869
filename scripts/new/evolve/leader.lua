-- SPDX-License-Identifier: MIT
-- A leader says a class: what its deck is made of.  Most have no text.
return card {
  id = "@id@", name = "@name@", type = "leader",
  class = "forestcraft",       -- swordcraft runecraft dragoncraft abysscraft havencraft

  -- Its followers have 1 attack more in its own turns.
  static { affects = follower { friendly = true }, turn = "you", attack = 1 },
}
