-- SPDX-License-Identifier: MIT
scenario "12.11.2 Lizardman: attacks a reserved follower" {
  p1 = { field = { "Lizardman", "Goblin" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t:cannot(t.p1, "attack", "Goblin", "Goliath")
    t.p1:attack("Lizardman", "Goliath")
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Lizardman"):in_zone "cemetery"
  end }
