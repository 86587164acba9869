-- SPDX-License-Identifier: MIT
-- Attacking (8.4).  Playing is 10, evolving 5.15.

scenario "8.4.1 the active player attacks, the other one does not" {
  p1 = { field = { "Fighter" } },
  p2 = { field = { "Goblin" }, hand = { "Goliath" } },
  function(t)
    t.p1:attack "Fighter"
    t:expect_decision("p2", "quick")
    t:cannot(t.p2, "attack", "Goblin", "8.4.1")
  end }

scenario "8.4.2 an engaged follower does not attack" {
  p1 = { field = { { "Fighter", engaged = true } } },
  function(t) t:cannot(t.p1, "attack", "Fighter", "8.4.2") end }

scenario "8.4.2.1 a follower that came this turn does not attack, one that evolved does" {
  p1 = { field = { { "Fighter", new = true }, { "Goblin", new = true } }, evolve_deck = { "Goblin" },
    play_points = 4 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t:cannot(t.p1, "attack", "Fighter", "8.4.2.1")
    t:cannot(t.p1, "attack", "Goblin", "8.4.2.1")
    t.p1:evolve "Goblin"
    t:can(t.p1, "attack", "Goblin", "Goliath")
    t:cannot(t.p1, "attack", "Goblin", "p2's leader") -- 8.4.3.1: it was not there all the turn
  end }

scenario "8.4.2.1 a follower that came on an earlier turn attacks" {
  p1 = { hand = { "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play "Goblin"
    t:cannot(t.p1, "attack", "Goblin", "8.4.2.1")
    t:next_turn()
    t:next_turn()
    t:can(t.p1, "attack", "Goblin")
  end }

scenario "8.4.3 the player selects the target: an engaged follower or the leader (8.4.3.1)" {
  p1 = { field = { "Fighter" } },
  p2 = { field = { { "Goblin", engaged = true }, "Goliath" } },
  function(t)
    t:can(t.p1, "attack", "Fighter", "Goblin")
    t:can(t.p1, "attack", "Fighter", "p2's leader")
    t:cannot(t.p1, "attack", "Fighter", "Goliath")
  end }

scenario "8.4.3.2 without a target there is no attack" {
  p1 = { field = { { "Goblin", new = true, evolved = true, evolved_now = true } } },
  p2 = { field = { "Goliath" } },
  function(t) t:cannot(t.p1, "attack", "Goblin", "8.4.3.2") end }

scenario "8.4.4 the follower that attacks is engaged, and its target takes damage (8.4.9)" {
  p1 = { field = { "Fighter" } },
  function(t)
    t.p1:attack "Fighter"
    t:expect("Fighter"):engaged()
    t:expect_defense("p2", 18)
    t:expect_event("damage", nil, { amount = 2, from = "Fighter" })
  end }

scenario "8.4.5 it has attacked before anything else happens, also when the attack comes to nothing" {
  p1 = { field = { "Fighter" } },
  p2 = { hand = { "Goblin" } },
  function(t)
    t.p1:attack "Fighter"
    t:expect_event("attack", "Fighter")
    t:expect_no_event("damage")
    t.p2:pass()
    t:expect_event("damage")
  end }

scenario "8.4.7 the other player may do something with Quick before the damage" {
  p1 = { field = { "Fighter" } },
  p2 = { hand = { "Goblin" }, play_points = 1 },
  function(t)
    t.p1:attack "Fighter"
    t:expect_decision("p2", "8.4.7")
    t:cannot(t.p2, "play", "Goblin", "12.3.4")
    t:expect_defense("p2", 20)
  end }

scenario "8.4.9.1 both deal damage at once, also the one that dies of it" {
  p1 = { field = { "Goblin" } },
  p2 = { field = { { "Fighter", engaged = true } } },
  function(t)
    t.p1:attack("Goblin", "Fighter")
    t:expect("Goblin"):in_zone("cemetery")
    t:expect("Fighter"):damage(2):defense(1)
  end }

scenario "8.4.9.1 a leader deals none" {
  p1 = { field = { "Fighter" } },
  function(t)
    t.p1:attack "Fighter"
    t:expect("Fighter"):damage(0)
  end }

scenario "8.4.9.2 they have fought, both of them, also when they die of it" {
  p1 = { field = { "Fighter" } },
  p2 = { field = { { "Lizardman", engaged = true } } },
  function(t)
    t.p1:attack("Fighter", "Lizardman")
    t:expect_event("fought", "Fighter")
    t:expect_event("fought", "Lizardman")
  end }

scenario "8.4.9.2 an attack on a leader is no fight" {
  p1 = { field = { "Fighter" } },
  function(t)
    t.p1:attack "Fighter"
    t:expect_no_event("fought")
  end }

scenario "8.4.10 confirmation timing follows the damage: who has no defense left is destroyed" {
  p1 = { field = { "Goliath" } },
  p2 = { field = { { "Fighter", engaged = true } } },
  function(t)
    t.p1:attack("Goliath", "Fighter")
    t:expect_event("destroy", "Fighter")
    t:expect("Goliath"):in_zone("field"):defense(2)
  end }

scenario "8.4.11 then the attack has ended, and another follower may attack" {
  p1 = { field = { "Fighter", "Goblin" } },
  function(t)
    t.p1:attack "Fighter"
    t:expect_decision("p1", "turn")
    t.p1:attack "Goblin"
    t:expect_defense("p2", 16)
  end }

scenario "8.2.1 a card is played from the hand or the EX area, not from elsewhere" {
  p1 = { hand = { "Goblin" }, ex = { "Fighter" }, cemetery = { "Goliath" }, play_points = 10 },
  function(t)
    t:can(t.p1, "play", "Goblin")
    t:can(t.p1, "play", "Fighter")
    t:cannot(t.p1, "play", "Goliath", "8.2.1")
  end }

scenario "8.1.2 what cannot be done whole cannot be begun: a card that costs too much" {
  p1 = { hand = { "Fighter" }, play_points = 1 },
  function(t) t:cannot(t.p1, "play", "Fighter", "10.4.4") end }

test_card { id = "T-8-REED", name = "Reed", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 3,
  instead_of { event = "damage", subject = "me", run = function(game, me) game.return_to_hand(me) end },
}

scenario "8.4.9.2 who is gone when the damage has been dealt has not fought, nor has the other" {
  p1 = { field = { "Fighter" } },
  p2 = { field = { { "Reed", engaged = true } } },
  function(t)
    t.p1:attack("Fighter", "Reed")
    t:expect("Reed"):in_zone "hand"
    t:expect("Fighter"):damage(1)
    t:expect_no_event "fought"
  end }

test_card { id = "T-8WHY", name = "Two Ways", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  activated { cost = { play_points = 1, engage = "me" }, run = function(game) game.draw(1) end },
  activated { cost = { play_points = 9 }, run = function(game) game.draw(2) end },
  evolve { cost = { play_points = 1 } },
  evolve { cost = { play_points = 4 } },
}
test_card { id = "T-8WHY-E", name = "Two Ways", type = "follower", class = "neutral", evolved = true, attack = 3,
  defense = 3,
}
test_card { id = "T-8WHYG", name = "Digger of Graves", type = "follower", class = "neutral", cost = 1, attack = 1,
  defense = 1,
  activated { active_in = "cemetery", cost = { play_points = 2 }, run = function(game) game.draw(1) end },
}
test_card { id = "T-8WHYH", name = "Hand Worker", type = "follower", class = "neutral", cost = 5, attack = 1, defense = 1,
  activated { active_in = "hand", cost = { play_points = 4 }, run = function(game) game.draw(1) end },
}

scenario "8.3.2 each ability is refused by its number, an evolve ability as well as another one" {
  p1 = { field = { "Two Ways", "Two Ways" }, evolve_deck = { "Two Ways", "Two Ways" }, play_points = 3,
    evolution_points = 0 },
  function(t)
    t:can(t.p1, "use", "Two Ways#1")
    t:cannot(t.p1, "use", "Two Ways#1", 2, "10.6.2.5.3")
    t:can(t.p1, "evolve", "Two Ways#1")
    t:cannot(t.p1, "evolve", "Two Ways#1", 4, "10.6.2.5.3")
    t.p1:evolve("Two Ways#2")
    t:cannot(t.p1, "evolve", "Two Ways#1", 3, "8.3.2")
    t:cannot(t.p1, "evolve", "Two Ways#1", 4, "8.3.2")
    t:expect_reason(t.p1, "Two Ways#1", { kind = "fact", topic = "ability", text = "ability 3" },
      { kind = "fails", topic = "Evolve", rule = "8.3.2" })
  end }

scenario "10.3.4 an ability that works in the cemetery or the hand is refused with its reason, beside that of playing" {
  p1 = { hand = { "Hand Worker" }, cemetery = { "Digger of Graves" }, play_points = 1 },
  function(t)
    t:cannot(t.p1, "use", "Digger of Graves", "10.6.2.5.3")
    t:cannot(t.p1, "use", "Hand Worker", 1, "10.6.2.5.3")
    t:cannot(t.p1, "play", "Hand Worker", "10.4.4")
    t:expect_reason(t.p1, "Digger of Graves", { kind = "fails", topic = "ability", rule = "10.6.2.5.3" })
  end }

test_card { id = "T-8-LEND", name = "Lender", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, grants = "lent" },
  abilities = { lent = activated { cost = { play_points = 3 }, run = function(game) game.draw(1) end } },
}

scenario "8.3.2 an ability that a card was given is refused by the number under which it is offered" {
  p1 = { field = { "Lender", "Fighter" }, play_points = 2 },
  function(t)
    t:expect_reason(t.p1, "Fighter", { kind = "fact", topic = "ability", text = "ability 512" })
    t:cannot(t.p1, "use", "Fighter", 512, "10.6.2.5.3")
  end }

scenario "8.3.2 and used when it can be paid" {
  p1 = { field = { "Lender", "Fighter" }, play_points = 3 },
  function(t)
    t.p1:use("Fighter")
    t:expect(t.p1.hand):count(1)
  end }
