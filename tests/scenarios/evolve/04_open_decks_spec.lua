-- SPDX-License-Identifier: MIT
-- Playing with the top card of the deck revealed (4.5.2), and what is played from there.

test_card { id = "T-TOP-MINE", name = "Top Mine", type = "amulet", class = "neutral", cost = 0,
  static { affects = "you", deck_top_revealed = true },
}

test_card { id = "T-TOP-THEIRS", name = "Top Theirs", type = "amulet", class = "neutral", cost = 0,
  static { affects = "opponent", deck_top_revealed = true },
}

test_card { id = "T-TOP-PLAY", name = "Top Player", type = "amulet", class = "neutral", cost = 0,
  static { affects = "you", deck_top_revealed = true },
  static { affects = followers { zone = "deck", friendly = true }, plays_from = "deck" },
}

test_card { id = "T-TOP-DRAW", name = "Top Draw", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw(2) end,
}

test_card { id = "T-TOP-SHOW", name = "Top Show", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.reveal(game.hand()) end,
}

test_card { id = "T-TOP-ASK", name = "Top Ask", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    game.mill(1)
    if game.yes("Mill another one?") then game.mill(1) end
  end,
}

test_card { id = "T-TOP-AXE", name = "Top Axe", type = "spell", class = "neutral", cost = 0,
  targets = { amulet {} }, run = function(game, me, it) game.destroy(it) end,
}

scenario "4.5.2 the top card is seen by both, and no other card" {
  p1 = { field = { "Top Mine" }, deck = { "Goblin", "Follower 2/2" } }, p2 = { deck = { "Follower 3/3" } },
  function(t)
    t:expect("Goblin"):in_zone("deck"):seen_by("p1"):seen_by("p2")
    t:expect("Follower 2/2"):unseen_by("p1"):unseen_by("p2")
    t:expect("Follower 3/3"):unseen_by("p1"):unseen_by("p2")
  end }

scenario "4.5.2 the opponent's" {
  p1 = { field = { "Top Theirs" }, deck = { "Goblin" } }, p2 = { deck = { "Follower 3/3", "Follower 2/2" } },
  function(t)
    t:expect("Follower 3/3"):seen_by("p1"):seen_by("p2")
    t:expect("Goblin"):unseen_by("p1")
    t:next_turn()
    t:expect("Follower 3/3"):in_zone("hand"):seen_by "p1"
    t:expect("Follower 2/2"):in_zone("deck"):seen_by "p1"
  end }

scenario "5.9.2 each card that is drawn was the top card and is seen" {
  p1 = { field = { "Top Mine" }, hand = { "Top Draw", "Follower 1/1", "Top Show" }, deck = { "Goblin", "Follower 2/2", "Follower 3/3", "Follower 0/3" } },
  function(t)
    t.p1:play "Top Draw"
    t:expect("Follower 2/2"):in_zone("hand"):seen_by "p2"
    t:expect("Follower 3/3"):in_zone("deck"):seen_by "p2"
    t:expect("Follower 0/3"):unseen_by "p1"
    t:expect("Follower 1/1"):unseen_by "p2"
    t:expect_no_event "reveal"                 -- they lie open; nothing has revealed them
    t.p1:play "Top Show"
    t:expect_event("reveal", "Follower 1/1")
  end }

scenario "4.5.2 within one text: before the question is answered" {
  p1 = { field = { "Top Mine" }, hand = { "Top Ask" }, deck = { "Goblin", "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:play "Top Ask"
    t:expect("Follower 2/2"):in_zone("deck"):seen_by("p1"):seen_by("p2")
    t:expect("Follower 3/3"):unseen_by "p1"
    t.p1:no()
    t:expect("Follower 3/3"):unseen_by "p1"
  end }

scenario "4.5.2 until it leaves: the card is known still, the next one is not" {
  p1 = { field = { "Top Mine" }, hand = { "Top Axe", "Top Draw" }, deck = { "Goblin", "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:play "Top Axe"
    t:expect("Goblin"):seen_by "p2"
    t.p1:play "Top Draw"
    t:expect("Goblin"):in_zone("hand"):seen_by "p2"
    t:expect("Follower 2/2"):unseen_by "p2"
    t:expect("Follower 3/3"):unseen_by "p1"
  end }

scenario "8.2.1 it is played from there for its cost, and the next one is not" {
  p1 = { field = { "Top Player" }, play_points = 3, deck = { "Goblin", "Top Draw", "Follower 2/2" } },
  function(t)
    t:cannot(t.p1, "play", "Follower 2/2")
    t.p1:play "Goblin"
    t:expect("Goblin"):in_zone "field"
    t:expect_number("p1", "play_points", 2)
    t:expect("Top Draw"):seen_by "p2"
    t:cannot(t.p1, "play", "Top Draw")
    t:cannot(t.p1, "play", "Follower 2/2")
  end }

test_card { id = "T-TOP-PEEK", name = "Top Peek", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.look(2) end,
}
test_card { id = "T-TOP-TAG", name = "Price Tag", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    game.set_cost(game.top(1), 1)
    game.shuffle()
    game.discard(1)
  end,
}
test_card { id = "T-TOP-DEAR", name = "Dear One", type = "follower", class = "neutral", cost = 3, attack = 1, defense = 1 }

scenario "4.5.2, 8.2.1 the top card is played from there, and not the one below it that the player has seen" {
  p1 = { field = { "Top Player" }, hand = { "Top Peek" }, deck = { "Follower 2/2", "Dear One" }, play_points = 9 },
  function(t)
    t.p1:play "Top Peek"
    t:expect("Dear One"):in_zone("deck"):seen_by "p1"
    t:cannot(t.p1, "play", "Dear One")
    t.p1:play "Follower 2/2"
    t:can(t.p1, "play", "Dear One")
  end }

scenario "5.8.1, 4.1.4 what a card of the deck was to cost is forgotten once the deck is shuffled" {
  p1 = { field = { "Top Player" }, hand = { "Price Tag", "Goblin" }, deck = { "Dear One" }, play_points = 5 },
  function(t)
    t.p1:play "Price Tag"
    t:expect("Goblin"):in_zone "cemetery"
    t.p1:play "Dear One"
    t:expect_number("p1", "play_points", 2)
  end }
