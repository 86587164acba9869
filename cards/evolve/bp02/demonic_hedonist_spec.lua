-- SPDX-License-Identifier: MIT
scenario "Demonic Hedonist: Sanguine at the end draws and discards; evolved it hits both leaders" {
  p1 = { field = { { "Demonic Hedonist", evolved = true } }, defense = 11, hand = { "Goblin" }, deck = { "Goliath", "Fighter" } },
  p2 = { defense = 20 },
  function(t)
    t.p1:attack("Demonic Hedonist")
    t:expect_defense("p1", 10)
    t:expect_defense("p2", 16)
    t.p1:end_turn()
    t.p1:choose("Goblin")
    t:expect(t.p1.hand):is { "Goliath" }
  end }

scenario "Demonic Hedonist: not with 11 defense" {
  p1 = { field = { "Demonic Hedonist" }, defense = 11 },
  function(t)
    t.p1:end_turn()
    t:expect(t.p1.hand):count(0)
  end }

scenario "Demonic Hedonist: both leaders at 1, nobody wins" {
  p1 = { field = { { "Demonic Hedonist", evolved = true } }, defense = 1 },
  p2 = { defense = 1 },
  function(t)
    t.p1:attack("Demonic Hedonist")
    t:expect_winner("nobody")
  end }

scenario "Demonic Hedonist: Sanguine at the end of the turn draws and discards" {
  p1 = { hand = { "Soul Dealer", "Goblin" }, field = { "Demonic Hedonist" }, play_points = 4, deck = { "Fighter" } },
  function(t)
    t.p1:play("Soul Dealer"):no()
    t.p1:end_turn()
    t.p1:choose("Goblin")
    t:expect(t.p1.hand):is { "Fighter" }
  end }


scenario "Demonic Hedonist: not without, and not in the opponent's turn" {
  p1 = { field = { { "Demonic Hedonist", evolved = true } }, hand = { "Goblin" } },
  function(t)
    t.p1:end_turn()
    t:expect(t.p1.hand):is { "Goblin" }
    t:next_turn()
    t:expect("Goblin"):in_zone("hand")
  end }

scenario "10.7.3.1 Demonic Hedonist: Sanguine is looked at as it is resolved, so what hurts the leader then may come first" {
  p1 = { field = { "Demonic Hedonist", "Thorn" }, hand = { "Goblin" }, deck = { "Fighter", "Goliath" } },
  function(t)
    t.p1:end_turn()
    t.p1:choose "Thorn"
    t.p1:choose "Goblin"
    t:expect(t.p1.hand):is { "Fighter" }
  end }

test_card { id = "t-dh", name = "Thorn", type = "amulet", class = "neutral", cost = 1,
  when { event = "end_phase", by = "you", run = function(game) game.deal(1, game.leader()) end },
}

scenario "13.5.2.2 Demonic Hedonist: without Sanguine nothing is drawn in your end phase, nor is it in the opponent's" {
  p1 = { field = { "Demonic Hedonist" }, hand = { "Goblin" }, deck = { "Fighter", "Goliath" } },
  p2 = { hand = { "Ambling Wraith" }, max_play_points = 0 },
  function(t)
    t:next_turn()
    t.p2:play "Ambling Wraith"
    t:expect_defense("p1", 19)
    t:next_turn()
    t:expect(t.p1.hand):is { "Goblin", "Fighter" } -- drawn as the turn began
    t:expect(t.p1.cemetery):count(0)
  end }
