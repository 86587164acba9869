-- SPDX-License-Identifier: MIT
scenario "12.8.2 Elf Wanderer: may attack past an engaged Ward" {
  p1 = { field = { "Elf Wanderer" } },
  p2 = { field = { { "Guardform Golem", engaged = true } } },
  function(t)
    t.p1:attack "Elf Wanderer"
    t:expect_defense("p2", 18)
  end }

scenario "12.11.2 Elf Wanderer: and reserved followers" {
  p1 = { field = { "Elf Wanderer" } },
  p2 = { field = { { "Guardform Golem", engaged = true }, "Goblin" } },
  function(t)
    t.p1:attack("Elf Wanderer", "Goblin")
    t:expect("Goblin"):in_zone "cemetery"
  end }

scenario "12.8.2 Elf Wanderer: only this follower, and it may attack the one with Ward, too" {
  p1 = { field = { "Elf Wanderer", "Fighter" } },
  p2 = { field = { { "Ward 2/2", engaged = true }, { "Goblin", engaged = true } } },
  function(t)
    t:can(t.p1, "attack", "Elf Wanderer", "Ward 2/2")
    t:can(t.p1, "attack", "Elf Wanderer", "Goblin")
    t:cannot(t.p1, "attack", "Fighter", "Goblin")
    t:cannot(t.p1, "attack", "Fighter", "p2's leader")
  end }
