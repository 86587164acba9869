-- SPDX-License-Identifier: MIT
-- Corners that judges are asked about: tokens with Last Words, evolving again, whose card it is, what comes in between.

test_card { id = "jc-tok", name = "Ember Sprite", type = "follower", class = "neutral", token = true, cost = 1, attack = 1, defense = 1,
  fanfare { run = function(game) game.deal(1, game.leader(game.opponent())) end },
  last_words { run = function(game) game.draw(1) end },
}
test_card { id = "jc-mk", name = "Kindle", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  run = function(game) game.summon("Ember Sprite", 2) end,
}
test_card { id = "jc-mkx", name = "Store", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.summon("Ember Sprite", { to = "ex" }) end,
}
test_card { id = "jc-kill", name = "Blade", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { card {} }, run = function(game, me, it) game.destroy(it) end,
}
test_card { id = "jc-ban", name = "Exile", type = "spell", class = "neutral", cost = 0,
  targets = { card {} }, run = function(game, me, it) game.banish(it) end,
}
test_card { id = "jc-evo", name = "Awaken", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower {} }, run = function(game, me, it) game.evolve(it) end,
}
test_card { id = "jc-cub", name = "Cub", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1, evolve = 1,
  keywords = { "storm" },
  when { event = "end_phase", by = "you", run = function(game) game.draw(1) end },
}
test_card { id = "jc-cub-e", name = "Cub", type = "follower", class = "neutral", evolved = true, attack = 3, defense = 3,
  on_evolve { run = function(game) game.deal(1, game.leader(game.opponent())) end },
}
test_card { id = "jc-steal", name = "Charm", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.take_control(foe) end,
}
test_card { id = "jc-bounce", name = "Gust of Wind", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { card {} }, run = function(game, me, it) game.return_to_hand(it) end,
}
test_card { id = "jc-guard", name = "Sentry", type = "amulet", class = "neutral", cost = 0,
  when { event = "attack", subject = follower { enemy = true }, run = function(game) game.draw(1) end },
}
test_card { id = "jc-loud", name = "Bard", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 3,
  strike { run = function(game) game.deal(1, game.leader(game.opponent())) end },
}
test_card { id = "jc-mute", name = "Silence", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower {} }, run = function(game, me, it) game.lose_abilities(it) end,
}
test_card { id = "jc-ghost", name = "Seance", type = "amulet", class = "neutral", cost = 0,
  when { event = "end_phase", by = "you", run = function(game) game.summon("Ghost") end },
}
test_card { id = "jc-night", name = "Night Call", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  run = function(game) game.summon("Ghost") end,
}
test_card { id = "jc-prevent", name = "Veil", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower { friendly = true } }, run = function(game, me, it) game.start("safe", it, { lasts = "turn" }) end,
  abilities = { safe = static { cannot = "take_damage" } },
}
test_card { id = "jc-double", name = "Wrath", type = "amulet", class = "neutral", cost = 0,
  damage { source = follower { friendly = true }, cause = "attack", amount = number.event() + number.event() },
}
test_card { id = "jc-burn", name = "Backfire", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  run = function(game) game.deal(2, game.leader(game.opponent())) end,
}

scenario "12.5.1 a token that is destroyed is put into the cemetery and then gone: its Last Words are done" {
  p1 = { hand = { "Kindle", "Blade" } },
  function(t)
    t.p1:play "Kindle"
    t:expect_defense("p2", 18)
    t.p1:play("Blade"):on "Ember Sprite"
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "necrocharge", 2)
  end }

scenario "12.5.3 a token in the EX area that goes is not put there from the field" {
  p1 = { hand = { "Store" }, field = { "Fairy Beast" } },
  function(t)
    t.p1:play "Store"
    t:expect_defense("p2", 20)
    t:cannot(t.p1, "use", "Fairy Beast", "10.6.2.5.3")
  end }

scenario "12.4.3 a token that is played from the EX area has its Fanfare" {
  p1 = { hand = { "Store" }, play_points = 1 },
  function(t)
    t.p1:play "Store"
    t.p1:play "Ember Sprite"
    t:expect_defense("p2", 19)
  end }

scenario "10.6.2.6 a token of the EX area is not played onto a full field" {
  p1 = { ex = { "Fairy" }, field = { "Amulet", "Amulet", "Amulet", "Amulet", "Amulet" }, play_points = 1 },
  function(t) t:cannot(t.p1, "play", "Fairy", "10.6.2.6") end }

scenario "5.15.1.1 an effect evolves what has evolved: another facedown card is linked, the older one goes back (11.6.2)" {
  p1 = { hand = { "Awaken" }, field = { { "Cub", evolved = true } }, evolve_deck = { "Cub" } },
  function(t)
    t.p1:play "Awaken"
    t:expect("Cub"):evolved()
    t:expect_defense("p2", 19)
    t:expect(t.p1.evolve_zone):count(1)
    t:expect(t.p1.evolve_deck):count(1)
  end }

scenario "8.3.2 evolving by an effect uses up no evolve ability, also in the other player's turn" {
  p1 = { field = { "Cub", "Cub" }, evolve_deck = { "Cub", "Cub" }, hand = { "Awaken" }, play_points = 1 },
  function(t)
    t.p1:play("Awaken"):on "Cub"
    t.p1:evolve "Cub#2"
    t:expect("Cub#2"):evolved()
    t:expect_defense("p2", 18)
  end }

scenario "5.15.2 what the evolved card does not print the follower has no more: neither Storm nor the end phase ability" {
  p1 = { field = { { "Cub", new = true } }, evolve_deck = { "Cub" }, play_points = 1 },
  p2 = { field = { { "Follower 1/1", engaged = true } } },
  function(t)
    t:can(t.p1, "attack", "Cub", "p2's leader")
    t.p1:evolve "Cub"
    t:cannot(t.p1, "attack", "Cub", "p2's leader")
    t:can(t.p1, "attack", "Cub", "Follower 1/1")
    t:next_turn()
    t:expect(t.p1.hand):count(0)
  end }

scenario "12.6.2 evolving by an effect in the other player's turn triggers On Evolve, for its controller" {
  p1 = { field = { "Follower 1/1" } },
  p2 = { field = { "Cub" }, evolve_deck = { "Cub" }, hand = { "Awaken" } },
  function(t)
    t.p1:attack("Follower 1/1", "p2's leader")
    t.p2:play("Awaken"):on "Cub"
    t:expect_defense("p1", 19)
  end }

scenario "5.15.1 an effect cannot evolve a follower without a card for it: nothing happens (1.3.2)" {
  p1 = { field = { "Cub" }, evolve_deck = { { "Cub", faceup = true } }, hand = { "Awaken" }, play_points = 1 },
  function(t)
    t.p1:play "Awaken"
    t:expect("Cub"):unevolved()
    t:cannot(t.p1, "evolve", "Cub", "12.2.2")
  end }

scenario "5.15.1 the opponent's follower evolves from the opponent's evolve deck" {
  p1 = { hand = { "Awaken" }, evolve_deck = { "Cub" } },
  p2 = { field = { "Cub" } },
  function(t)
    t.p1:play "Awaken"
    t:expect("Cub#2"):unevolved()
    t:expect(t.p1.evolve_deck):count(1)
  end }

scenario "10.9.1.2 who has lost all abilities and evolves: the new ones are lost, too, the numbers are not" {
  p1 = { hand = { "Silence" }, field = { "Cub" }, evolve_deck = { "Cub" } , play_points = 1 },
  function(t)
    t.p1:play "Silence"
    t:expect("Cub"):no_keyword "storm"
    t:cannot(t.p1, "evolve", "Cub")
  end }

scenario "10.5.2.2 an attack: the attacker's Strike first, then what waits for enemies that attack" {
  p1 = { field = { "Bard" } },
  p2 = { field = { "Sentry" }, hand = { "Gust of Wind" } },
  function(t)
    t.p1:attack("Bard", "p2's leader")
    t:expect_defense("p2", 19)
    t:expect(t.p2.hand):count(2)
    t:expect_decision("p2", "quick")
    t.p2:play("Gust of Wind"):on "Bard"
    t:pass_all()
    t:expect_defense("p2", 19)
  end }

scenario "10.9.1.2 Silence in the window takes Drain from the attack that goes on" {
  p1 = { field = { "Drain 2/2" }, defense = 10 },
  p2 = { hand = { "Silence" } },
  function(t)
    t.p1:attack("Drain 2/2", "p2's leader")
    t.p2:play "Silence"
    t:expect_defense("p2", 18)
    t:expect_defense("p1", 10)
  end }

scenario "10.9.1.2 Silence in the window on a Rush follower that came this turn: its attack goes on" {
  p1 = { field = { { "Rush 2/2", new = true } } },
  p2 = { field = { { "Follower 5/6", engaged = true } }, hand = { "Silence" } },
  function(t)
    t.p1:attack("Rush 2/2", "Follower 5/6")
    t.p2:play("Silence"):on "Rush 2/2"
    t:expect("Follower 5/6"):damage(2)
  end }

scenario "7.4.1 a Ghost that comes in the end phase has missed its start: it stays until its controller's next one" {
  p1 = { field = { "Seance" } },
  function(t)
    t.p1:end_turn()
    t:expect("Ghost"):in_zone "field"
    t.p2:end_turn()
    t:can(t.p1, "attack", "Ghost", "p2's leader")
    t.p1:end_turn()
    t.p1:choose "Ghost"
    t:expect(t.p1.field):has("Ghost", 1)
  end }

scenario "7.4.4 a Ghost that comes in the opponent's end phase may attack, and goes at the end of the own turn" {
  p1 = { hand = { "Night Call" } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:play "Night Call"
    t:expect_decision("p1", "turn")
    t.p1:attack("Ghost", "p2's leader")
    t:expect_defense("p2", 19)
    t.p1:end_turn()
    t:expect("Ghost"):gone()
  end }

scenario "1.3.3 damage that cannot be taken is not dealt: no Drain, but Bane (12.14.2.1)" {
  p1 = { field = { "Drain 2/2" }, defense = 10 },
  p2 = { field = { { "Bane 2/2", engaged = true } }, hand = { "Veil" } },
  function(t)
    t.p1:attack("Drain 2/2", "Bane 2/2")
    t.p2:play "Veil"
    t:expect("Bane 2/2"):in_zone("field"):damage(0)
    t:expect("Drain 2/2"):in_zone "cemetery"
    t:expect_defense("p1", 10)
  end }

scenario "12.13.2 Drain gives what was dealt after it was doubled" {
  p1 = { field = { "Drain 2/2", "Wrath" }, defense = 10 },
  function(t)
    t.p1:attack("Drain 2/2", "p2's leader")
    t:expect_defense("p2", 16)
    t:expect_defense("p1", 14)
  end }

scenario "12.13.2.1 damage that an attacker's Strike deals drains nothing" {
  p1 = { field = { { "Alucard" } }, defense = 10 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:attack("Alucard", "p2's leader")
    t:expect_defense("p1", 14)
    t:expect("Follower 5/6"):damage(4)
  end }

scenario "1.2.1.1 the leader falls in the window: the attack's damage is never dealt" {
  p1 = { field = { "Follower 5/6" }, defense = 2 },
  p2 = { hand = { "Backfire" }, defense = 3 },
  function(t)
    t.p1:attack("Follower 5/6", "p2's leader")
    t.p2:play "Backfire"
    t:expect_winner "p2"
    t:expect_defense("p2", 3)
  end }

scenario "4.1.6 an evolved follower that its new controller evolved: each card goes home" {
  p1 = { hand = { "Charm", "Blade" }, evolve_deck = { "Cub" }, play_points = 1 },
  p2 = { field = { "Cub" } },
  function(t)
    t.p1:play "Charm"
    t.p1:evolve "Cub#2"
    t:expect(t.p1.evolve_zone):count(1)
    t.p1:play("Blade"):on "p2's Cub"
    t:expect(t.p2.cemetery):is { "Cub" }
    t:expect(t.p1.evolve_deck):is { "Cub" }
  end }

scenario "4.1.4 a card that went to the hand and came back has none of what was given to it" {
  p1 = { hand = { "Gust of Wind", "Forge Weaponry" }, field = { "Follower 1/1" }, play_points = 3, deck = { "Goblin" } },
  function(t)
    t.p1:play "Forge Weaponry"
    t:expect("Follower 1/1"):attack(2)
    t.p1:play("Gust of Wind"):on "Follower 1/1"
    t.p1:play "Follower 1/1"
    t:expect("Follower 1/1"):attack(1):damage(0)
  end }

scenario "5.15.2 the cost of a follower that has evolved is that of its own card; what selects by cost sees it" {
  p1 = { field = { { "Dark Dragoon Forte", evolved = true } } },
  function(t) t:expect("Dark Dragoon Forte"):cost(4):attack(7) end }

scenario "10.6.2.7.2 Unbridled Fury counts followers, not amulets, its own field only" {
  p1 = { hand = { "Unbridled Fury" }, field = { "Fairy", "Goblin", "Amulet" }, play_points = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play "Unbridled Fury"
    t:expect("Follower 5/6"):damage(2)
  end }

scenario "1.3.2.2 Unbridled Fury without followers deals nothing, and may be played for it" {
  p1 = { hand = { "Unbridled Fury" }, play_points = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play "Unbridled Fury"
    t:expect("Follower 5/6"):damage(0)
    t:expect_no_event "damage"
  end }
