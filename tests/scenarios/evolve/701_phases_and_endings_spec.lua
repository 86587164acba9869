-- SPDX-License-Identifier: MIT
-- What judges are asked about phases, play points and the end of the game (1.2, 3.2, 7).

scenario "1.2.2 one leader falls, the other player has no card to draw: both lose, a draw" {
  p1 = { ex = { "Thorn Burst" }, play_points = 2, deck = {} },
  p2 = { defense = 3, field = { "Amulet" } },
  function(t)
    t.p1:play "Thorn Burst"
    t:expect_winner "nobody"
    t:expect_event "drawn"
  end }

scenario "1.2.2 one damage to each leader with one defense left is a draw" {
  p1 = { hand = { "Ambling Wraith" }, play_points = 1, defense = 1 },
  p2 = { defense = 1 },
  function(t)
    t.p1:play "Ambling Wraith"
    t:expect_winner "nobody"
  end }

scenario "11.2.1 damage that a spell deals to its own player's leader loses the game, too" {
  p1 = { hand = { "Razory Claw" }, play_points = 2, defense = 2 },
  p2 = { field = { "Follower 2/2" } },
  function(t)
    t.p1:play("Razory Claw"):on "Follower 2/2"
    t:expect_winner "p2"
  end }

test_card { id = "j-1", name = "Fever", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    game.deal(5, game.leader())
    game.give(game.leader(), { defense = 1 })
  end,
}
scenario "11.1.2 a leader who is up again before confirmation timing has not lost" {
  p1 = { hand = { "Fever" }, defense = 5 },
  function(t)
    t.p1:play "Fever"
    t:expect_defense("p1", 1)
    t:expect_decision("p1", "turn")
  end }

scenario "5.4.1 cards that an empty deck does not hold are not put into the cemetery, and nobody loses for it" {
  p1 = { hand = { "Spartoi Sergeant" }, play_points = 2, deck = { "Spell" } },
  function(t)
    t.p1:play "Spartoi Sergeant"
    t:expect(t.p1.deck):count(0)
    t:expect(t.p1.cemetery):is { "Spell" }
    t:expect_decision("p1", "turn")
  end }

scenario "11.2.2 who cannot draw in the start phase loses before anything of the main phase triggers" {
  p1 = { field = { "Phoenix Roost" } },
  p2 = { deck = {} },
  function(t)
    t.p1:end_turn()
    t:expect_winner "p1"
    t:expect_no_event "main_phase"
  end }

scenario "5.9.2 two cards from a deck of one: one is drawn, then the player loses" {
  p1 = { hand = { "Soul Conversion" }, field = { "Follower 1/1" }, play_points = 1, deck = { "Goblin" } },
  function(t)
    t.p1:play "Soul Conversion"
    t:expect_event("draw", "Goblin")
    t:expect_winner "p2"
  end }

scenario "3.2.3 a higher maximum gives no play points this turn" {
  p1 = { hand = { "Dragon Oracle" }, play_points = 2, max_play_points = 2 },
  function(t)
    t.p1:play("Dragon Oracle"):choose "mode 1"
    t:expect_number("p1", "play_points", 0)
    t:expect_number("p1", "max_play_points", 3)
  end }

scenario "3.2.4.1 with ten the maximum cannot rise, and may be chosen all the same (1.3.2)" {
  p1 = { hand = { "Dragon Oracle" }, play_points = 10, max_play_points = 10 },
  function(t)
    t.p1:play("Dragon Oracle"):choose "mode 1"
    t:expect_number("p1", "max_play_points", 10)
    t:expect("Dragon Oracle"):in_zone "cemetery"
  end }

scenario "13.4.1.2 Overflow looks at the maximum, not at the play points that are left" {
  p1 = { hand = { "Seabrand Dragon" }, play_points = 4, max_play_points = 7 },
  function(t)
    t.p1:play "Seabrand Dragon"
    t:expect("Seabrand Dragon"):keyword "storm"
  end }

scenario "13.4.1.2 a maximum of six play points is too little for Overflow" {
  p1 = { hand = { "Seabrand Dragon" }, play_points = 6, max_play_points = 6 },
  function(t)
    t.p1:play "Seabrand Dragon"
    t:expect("Seabrand Dragon"):no_keyword "storm"
  end }

scenario "5.14.1.1 recovering with all play points there gives none above the maximum" {
  p1 = { field = { "Rose Queen" }, ex = { "Thorn Burst", "Thorn Burst", "Thorn Burst" },
    play_points = 7, max_play_points = 8 },
  function(t)
    t.p1:use "Rose Queen"
    t:expect_number("p1", "play_points", 8)
  end }

scenario "3.2.2 play points that are left pay for Quick in the opponent's turn" {
  p1 = { hand = { "Angelic Snipe" }, play_points = 1, max_play_points = 4 },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p1:end_turn()
    t.p2:attack("Follower 3/3", "p1's leader")
    t.p1:play("Angelic Snipe"):on "Follower 3/3"
    t:expect("Follower 3/3"):defense(1)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "7.2.2 and are set anew, not added, as the own turn begins" {
  p1 = { play_points = 3, max_play_points = 4 },
  function(t)
    t:next_turn()
    t:next_turn()
    t:expect_number("p1", "play_points", 5)
  end }

scenario "7.4.1 Ghosts are banished as the end phase starts, before the other player's Quick window" {
  p1 = { field = { "Ghost" } },
  p2 = { hand = { "Angelic Snipe" }, play_points = 1 },
  function(t)
    t.p1:end_turn()
    t:expect("Ghost"):gone()
    t:expect_decision("p2", "quick")
    t:cannot(t.p2, "play", "Angelic Snipe", "10.6.2.3.4")
    t.p2:pass()
  end }

scenario "7.4.1 Ghosts are banished only in the end phase of who controls them" {
  p1 = { field = { "Ghost" } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect("Ghost"):in_zone "field"
    t:expect_decision("p1", "turn")
  end }

scenario "7.4.6 a Trail of Light that is discarded draws a card, and there is one too many again" {
  p1 = { hand = { "Trail of Light", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" },
    deck = { "Spell", "Spell" } },
  function(t)
    t.p1:end_turn()
    t.p1:choose "Trail of Light"
    t:expect(t.p1.hand):count(8)
    t:expect_decision("p1", "5.11")
    t.p1:choose "Spell"
    t:expect(t.p1.hand):count(7)
    t:expect_decision("p2", "turn")
  end }

scenario "4.8.1 cards of the EX area do not count for the hand limit" {
  p1 = { hand = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" }, ex = { "Fairy", "Fairy" } },
  function(t)
    t.p1:end_turn()
    t:expect(t.p1.hand):count(7)
    t:expect_decision("p2", "turn")
  end }

scenario "7.4.6 the other player's hand is not looked at" {
  p2 = { hand = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:end_turn()
    t.p2:pass()
    t:expect(t.p2.hand):count(9)
  end }

scenario "7.4.7 what lasts this turn lasts through the Quick window and the hand limit" {
  p1 = { field = { "Follower 3/3" } },
  p2 = { hand = { "Woodland Curse" }, play_points = 2, field = { { "Follower 2/2", engaged = true } } },
  function(t)
    t.p1:attack("Follower 3/3", "Follower 2/2")
    t.p2:play("Woodland Curse"):on "Follower 3/3"
    t:expect("Follower 2/2"):damage(0)
    t:expect("Follower 3/3"):damage(2)
    t:next_turn()
    t.p2:attack("Follower 2/2", "Follower 3/3")
    t:expect("Follower 2/2"):in_zone "cemetery"
  end }

scenario "7.1.1 an extra turn is a whole turn: maximum, draw, evolving again" {
  p1 = { hand = { "Dimension Shift" }, cemetery = { "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell",
    "Spell", "Spell" }, field = { { "Follower 1/1", engaged = true }, "Evolver", "Evolver" },
    evolve_deck = { "Evolver", "Evolver" }, play_points = 8, max_play_points = 8 },
  p2 = { field = { { "Ward 2/2", engaged = true } } },
  function(t)
    t.p1:play "Dimension Shift"
    t:expect(t.p1.banished):count(10)
    t:expect(t.p1.cemetery):is { "Dimension Shift" }
    t.p1:evolve "Evolver"
    t:cannot(t.p1, "evolve", "Evolver#2", "8.3.2")
    t.p1:end_turn()
    t:expect_decision("p1", "turn")
    t:expect_number("p1", "play_points", 9)
    t:expect(t.p1.hand):count(1)
    t:expect("Follower 1/1"):reserved()
    t:expect("p2's Ward 2/2"):engaged()
    t:can(t.p1, "evolve", "Evolver#2")
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
    t:expect_event("extra_turn", nil, { by = "p1" })
  end }

scenario "13.5.2.2 defense that was given as a cost is lost: Sanguine is active" {
  p1 = { hand = { "Skeleton Fighter" }, field = { "Queen Vampire" }, play_points = 1 },
  function(t)
    t.p1:use "Queen Vampire"
    t.p1:play "Skeleton Fighter"
    t:expect("Skeleton Fighter"):attack(3)
  end }

scenario "13.5.2.2 Sanguine is active also when the defense was healed since, and not in the other player's turn" {
  p1 = { hand = { "Skeleton Fighter", "Healing Angel" }, field = { "Queen Vampire" }, play_points = 4 },
  p2 = { hand = { "Skeleton Fighter" }, field = { "Queen Vampire" } },
  function(t)
    t.p1:use "Queen Vampire"
    t.p1:play "Healing Angel"
    t:expect_defense("p1", 20)
    t.p1:play "Skeleton Fighter"
    t:expect("p1's Skeleton Fighter"):attack(3)
    t:next_turn()
    t.p2:play "p2's Skeleton Fighter"
    t:expect("p2's Skeleton Fighter"):attack(2)
  end }
