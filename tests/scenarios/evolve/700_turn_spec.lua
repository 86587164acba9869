-- SPDX-License-Identifier: MIT
-- The phases of a turn (7).

scenario "7.1.1 the players take turns: one is active, the other is not" {
  function(t)
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p1", "turn")
  end }

scenario "7.1.2 start phase, main phase, end phase, in this order" {
  function(t)
    t:next_turn()
    local phases = {}
    for _, event in ipairs((t.game:events(0))) do
      if event.kind == "phase" then phases[#phases + 1] = event.aux end
    end
    assert(table.concat(phases, " ") == "3 1 2", "end, start, main; got " .. table.concat(phases, " "))
  end }

scenario "7.2.1 the maximum rises by one, 7.2.2 and the play points are as many" {
  p1 = { play_points = 0, max_play_points = 2 },
  phase = "start",
  function(t)
    t:expect_number("p1", "max_play_points", 3)
    t:expect_number("p1", "play_points", 3)
  end }

scenario "7.2.2 the play points of the turn are told to both players" {
  p1 = {}, p2 = { play_points = 0, max_play_points = 2 },
  function(t)
    t:next_turn()
    t:expect_event("points", nil, { amount = 3 })
  end }

scenario "7.2.3 all cards on the active player's field are refreshed, and only those" {
  p1 = { field = { { "Fighter", engaged = true }, { "Goblin", engaged = true } } },
  p2 = { field = { { "Goliath", engaged = true } } },
  phase = "start",
  function(t)
    t:expect(t.p1.field):reserved(2)
    t:expect(t.p2.field):engaged(1)
  end }

scenario "7.2.3 cards are refreshed before 7.2.4 the card is drawn" {
  p2 = { field = { { "Fighter", engaged = true } }, deck = { "Goblin" } },
  function(t)
    t:next_turn()
    local order = {}
    for _, event in ipairs((t.game:events(0))) do
      if event.kind == "refresh" or event.kind == "draw" then order[#order + 1] = event.kind end
    end
    assert(table.concat(order, " ") == "refresh draw", "refresh, then draw; got " .. table.concat(order, " "))
  end }

scenario "7.2.4 the active player draws a card" {
  p1 = { deck = { "Goblin", "Fighter" } },
  first = "p2", phase = "start",
  function(t) t:expect(t.p1.hand):is { "Goblin" } end }

scenario "7.2.5 confirmation timing follows the draw: a follower without defense dies then" {
  p1 = { field = { { "Fighter", damage = 3 } }, deck = { "Goblin" } },
  first = "p2", phase = "start",
  function(t)
    t:expect("Fighter"):in_zone("cemetery")
    t:expect(t.p1.hand):count(1)
  end }

scenario "7.3.3 the active player plays, evolves and attacks as he likes, and ends the phase when he likes" {
  p1 = { hand = { "Quickblader" }, field = { "Goblin" }, evolve_deck = { "Goblin" }, play_points = 5 },
  function(t)
    t.p1:attack "Goblin"
    t.p1:play "Quickblader"
    t.p1:evolve "Goblin"
    t.p1:attack "Quickblader"
    t:expect_defense("p2", 17)
    t:expect_decision("p1", "7.3.3") -- 7.3.4: again, until he ends it
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
  end }

scenario "7.3.2 confirmation timing comes before the first action: a lost game is over" {
  p1 = { field = { "Fighter" } },
  p2 = { defense = 0 },
  phase = "start",
  function(t) t:expect_winner "p1" end }

scenario "7.4.3 the active player may engage followers with Ward, and no others" {
  p1 = { field = { "Veteran Lancer", "Snake Priestess", "Fighter" } },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p1", "ward")
    t:expect_option("Veteran Lancer", "Snake Priestess")
    t:expect_no_option("Fighter")
    t.p1:choose("Veteran Lancer", "Snake Priestess")
    t:expect(t.p1.field):engaged(2)
  end }

scenario "7.4.3 he need not" {
  p1 = { field = { "Veteran Lancer" } },
  function(t)
    t.p1:end_turn()
    t.p1:choose()
    t:expect("Veteran Lancer"):reserved()
  end }

scenario "7.4.4 then the other player may do something with Quick: without any he does nothing" {
  p2 = { hand = { "Goblin" }, play_points = 1 },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p2", "7.4.4")
    t:cannot(t.p2, "play", "Goblin", "12.3.4")
    t.p2:pass()
    t:expect_decision("p2", "turn")
  end }

scenario "7.4.6 with eight cards in the hand (4.7.3.1) one is discarded, of his choice" {
  p1 = { hand = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Fighter" } },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p1", "5.11")
    t.p1:choose "Fighter"
    t:expect(t.p1.hand):count(7)
    t:expect(t.p1.cemetery):is { "Fighter" }
    t:expect_event("discard", "Fighter")
    t:expect_decision("p2", "turn")
  end }

scenario "7.4.6 with seven none is (4.7.3.1)" {
  p1 = { hand = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Fighter" } },
  function(t)
    t.p1:end_turn()
    t:expect(t.p1.hand):count(7)
    t:expect_decision("p2", "turn")
  end }

scenario "7.4.8 then the other player's turn begins" {
  turn_number = 5,
  function(t)
    t:next_turn()
    assert(t.game:look(nil, "turn") == 6, "the next turn")
    assert(t.game:look(nil, "turn_player") == 1, "p2's")
  end }
