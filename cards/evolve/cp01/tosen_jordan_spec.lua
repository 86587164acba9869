-- SPDX-License-Identifier: MIT
scenario "Tosen Jordan: a spell of the cemetery" {
  p1 = { field = { { "Tosen Jordan", engaged = true } }, cemetery = { "Spell", "Goblin" } },
  p2 = { field = { "Follower 3/3" } }, turn = "p2",
  function(t)
    t.p2:attack("Follower 3/3", "Tosen Jordan")
    t:pass_all()
    t:expect("Spell"):in_zone("hand")
  end }

scenario "Tosen Jordan: no follower of the cemetery" {
  turn = "p2",
  p1 = { field = { { "Tosen Jordan", engaged = true } }, cemetery = { "Goblin" } },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p2:attack("Follower 3/3", "Tosen Jordan")
    t:pass_all()
    t:expect("Goblin"):in_zone("cemetery")
    t:expect(t.p1.hand):count(0)
  end }

scenario "3.1.1 Tosen Jordan: no spell of the opponent's cemetery" {
  p1 = { field = { "Tosen Jordan" }, hand = { "Blackened Scripture" } },
  p2 = { field = { { "Follower 3/3", engaged = true } }, cemetery = { "Spell" } },
  function(t)
    t.p1:attack("Tosen Jordan", "Follower 3/3")
    t:expect("Tosen Jordan"):in_zone("cemetery")
    t:expect("Spell"):in_zone("cemetery")
    t:expect(t.p1.hand):count(1)
  end }
