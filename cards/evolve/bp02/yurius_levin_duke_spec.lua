-- SPDX-License-Identifier: MIT
scenario "Yurius, Levin Duke: used in the opponent's attack" {
  p1 = { field = { "Yurius, Levin Duke" } },
  p2 = { field = { "Follower 1/1", "Follower 2/2" } }, turn = "p2",
  function(t)
    t.p2:attack("Follower 2/2")
    t:expect_decision("p1", "quick")
    t.p1:use("Yurius, Levin Duke"):on("Follower 1/1")
    t:expect("Follower 1/1"):in_zone("cemetery")
    t:expect("Yurius, Levin Duke"):engaged()
  end }

scenario "Yurius, Levin Duke: one damage to an enemy, engaged he is not used again" {
  p1 = { field = { "Yurius, Levin Duke", "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use("Yurius, Levin Duke")
    t:expect("Follower 5/6"):damage(1)
    t:expect("Goblin"):damage(0)
    t:cannot(t.p1, "use", "Yurius, Levin Duke")
  end }
