-- SPDX-License-Identifier: MIT
-- Hands that are played revealed, by a passive of players (4.7.1).

test_card { id = "T-EYE", name = "Open Eye", type = "amulet", class = "neutral", cost = 0,
  static { affects = "opponent", hand_revealed = true },
}

test_card { id = "T-BOTH", name = "Open Both", type = "amulet", class = "neutral", cost = 0,
  static { affects = "players", hand_revealed = true },
}

test_card { id = "T-AXE", name = "Open Axe", type = "spell", class = "neutral", cost = 0,
  targets = { amulet { enemy = true } }, run = function(game, me, it) game.destroy(it) end,
}

scenario "4.7.1 the opponent's hand lies open, also what is drawn, and the own one does not" {
  p1 = { field = { "Open Eye" }, hand = { "Goblin" } },
  p2 = { hand = { "Follower 2/2" }, deck = { "Follower 3/3", "Follower 1/1" } },
  function(t)
    t:expect(t.p2.hand):seen_by "p1"
    t:expect(t.p1.hand):unseen_by "p2"
    t:next_turn()
    t:expect("Follower 3/3"):in_zone("hand"):seen_by "p1"
    t:expect("Follower 1/1"):unseen_by "p1"
  end }

scenario "4.7.1 as it comes into play, and until it leaves" {
  p1 = { hand = { "Open Eye" } }, p2 = { hand = { "Open Axe", "Follower 2/2" }, deck = { "Follower 3/3", "Follower 1/1" } },
  function(t)
    t:expect(t.p2.hand):unseen_by "p1"
    t.p1:play "Open Eye"
    t:expect(t.p2.hand):seen_by "p1"
    t:next_turn()
    t.p2:play("Open Axe"):on "Open Eye"
    t:expect("Follower 2/2"):seen_by "p1"
    t:next_turn() t:next_turn()
    t:expect("Follower 1/1"):in_zone("hand"):unseen_by "p1"
  end }

scenario "4.7.1 both players" {
  p1 = { field = { "Open Both" }, hand = { "Goblin" } }, p2 = { hand = { "Follower 2/2" } },
  function(t)
    t:expect(t.p1.hand):seen_by "p2"
    t:expect(t.p2.hand):seen_by "p1"
  end }
