-- SPDX-License-Identifier: MIT
scenario "Narita Brian: five to the leader" {
  p1 = { field = { "Narita Brian" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use("Narita Brian"):on("p2's leader")
    t:expect_defense("p2", 15)
  end }

scenario "Narita Brian: Bane, Ward and Aura; engaged she deals nothing" {
  p1 = { field = { { "Narita Brian", engaged = true } } },
  function(t)
    t:expect("Narita Brian"):keyword("bane", "ward", "aura", "race")
    t:cannot(t.p1, "use", "Narita Brian")
  end }

scenario "10.6.2.3 Narita Brian: an enemy follower, too; nobody of her own" {
  p1 = { field = { "Narita Brian", "Goblin" } },
  p2 = { field = { "Genesis Dragon" } },
  function(t)
    t.p1:use("Narita Brian")
    t:expect_no_option("p1's leader", "Goblin")
    t.p1:on("Genesis Dragon")
    t:expect("Genesis Dragon"):damage(5)
    t:expect_defense("p2", 20)
  end }
