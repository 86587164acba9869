-- SPDX-License-Identifier: MIT
-- Abilities, costs, confirmation timing, playing and resolving (10.1-10.8, 12.3-12.7).

test_card { id = "t-shot", name = "Shot", type = "spell", class = "neutral", cost = 1, keywords = { "quick" },
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.deal(2, foe) end,
}
test_card { id = "t-herald", name = "Herald", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  fanfare { run = function(game) game.draw(1) end },
}
test_card { id = "t-martyr", name = "Martyr", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  last_words { run = function(game) game.draw(1) end },
}
test_card(function()
  local mine, dead = follower { friendly = true }, follower { friendly = true, zone = "cemetery" }
  return card { id = "t-undertow", name = "Undertow", type = "spell", class = "neutral", cost = 1,
    run = function(game)
      game.destroy(game.all(mine))
      game.put(game.all(dead), "deck")
    end,
  }
end)
test_card { id = "t-digger", name = "Digger", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  last_words { run = function(game) game.summon "Fairy" end },
}
test_card { id = "t-duelist", name = "Duelist", type = "follower", class = "neutral", cost = 1, attack = 2, defense = 3,
  strike { run = function(game, me) game.give(me, { attack = 1, lasts = "turn" }) end },
}
test_card { id = "t-sapper", name = "Sapper", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  activated { quick = true, cost = { play_points = 1 }, run = function(game, me)
    game.give(me, { defense = 1, lasts = "turn" })
  end },
}
test_card { id = "t-butcher", name = "Butcher", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  activated { cost = { bury = follower { other = true } }, run = function(game) game.draw(1) end },
}
test_card { id = "t-reader", name = "Reader", type = "spell", class = "neutral", cost = 1,
  run = function(game)
    game.draw_up_to(2)
  end,
}
test_card { id = "t-watcher", name = "Watcher", type = "spell", class = "neutral", cost = 1,
  run = function(game)
    game.look(2, { up_to = true })
  end,
}
test_card { id = "t-either", name = "Either", type = "spell", class = "neutral", cost = 1,
  modes { choose = 1,
    mode { run = function(game) game.draw(1) end },
    mode { run = function(game) game.gain_evolution_points(1) end },
  },
}
test_card { id = "t-fount", name = "Fount", type = "spell", class = "neutral", cost = 1,
  run = function(game) game.recover(3) end,
}
test_card { id = "t-vigil", name = "Vigil", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  when { event = "end_phase", by = "you", run = function(game) game.draw(1) end },
}
test_card { id = "t-toll", name = "Toll", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  fanfare { cost = { discard = 1 }, run = function(game) game.draw(2) end },
}
test_card { id = "t-offer", name = "Offer", type = "spell", class = "neutral", cost = 1,
  process = { discard = 1 }, run = function(game) game.draw(2) end,
}
test_card { id = "t-bless", name = "Bless", type = "spell", class = "neutral", cost = 1,
  targets = { card { zone = "ex", friendly = true } },
  run = function(game, me, card) game.change_cost(card, -1) end,
}
test_card { id = "t-volley", name = "Volley", type = "spell", class = "neutral", cost = 1,
  targets = { split(3, up_to(3, follower { enemy = true })) },
  run = function(game, me, foes) game.deal_split(foes) end,
}
test_card { id = "t-ambush", name = "Ambush", type = "spell", class = "neutral", cost = 1,
  run = function(game) game.later("ambush") end,
  abilities = { ambush = delayed { event = "end_phase", run = function(game) game.draw(1) end } },
}
test_card { id = "t-thirst", name = "Thirst", type = "spell", class = "neutral", cost = 1,
  targets = { follower { friendly = true } },
  run = function(game, me, mine) game.give(mine, { keyword = "drain" }) end,
}
test_card { id = "t-bond", name = "Bond", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  when { event = "return_to_hand", subject = follower { friendly = true }, run = function(game) game.draw(1) end },
}
test_card { id = "t-recall", name = "Recall", type = "spell", class = "neutral", cost = 1,
  targets = { follower { friendly = true } },
  run = function(game, me, mine) game.return_to_hand(mine) end,
}

scenario "10.1.1.1 an activated ability is played for its cost" {
  p1 = { field = { "Sapper" }, play_points = 1 },
  function(t)
    t.p1:use "Sapper"
    t:expect("Sapper"):defense(3)
    t:expect_number("p1", "play_points", 0)
    t:cannot(t.p1, "use", "Sapper", "10.6.2.5.3") -- 10.4.4
  end }

scenario "10.1.1.2 an automatic ability is played by itself when its event occurs, 10.7.1 in the next confirmation timing" {
  p1 = { hand = { "Herald" }, play_points = 1 },
  function(t)
    t.p1:play "Herald"
    t:expect_event("trigger", "Herald")
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.1.1.2.2 what an automatic ability costs must be paid for it: it may be left" {
  p1 = { hand = { "Toll", "Fighter", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play("Toll"):no()
    t:expect(t.p1.hand):is { "Fighter", "Goblin" }
  end }

scenario "10.4.7 or paid, and then it does what it does" {
  p1 = { hand = { "Toll", "Fighter" }, play_points = 1 },
  function(t)
    t.p1:play("Toll"):yes()
    t:expect(t.p1.cemetery):is { "Fighter" }
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.4.7.5 a process before a colon is done as the card resolves, or the effect is not" {
  p1 = { hand = { "Offer", "Fighter" }, play_points = 2 },
  function(t)
    t.p1:play("Offer"):no()
    t:expect(t.p1.hand):is { "Fighter" }
  end }

scenario "10.4.7.2 done, everything behind the colon applies" {
  p1 = { hand = { "Offer", "Fighter" }, play_points = 2 },
  function(t)
    t.p1:play("Offer"):yes()
    t:expect(t.p1.hand):is { "Filler", "Filler" }
    t:expect(t.p1.cemetery):is { "Offer", "Fighter" }
  end }

scenario "10.4.3 a cost speaks of the own cards: an opponent's follower is not given up" {
  p1 = { field = { "Butcher" } },
  p2 = { field = { "Fighter" } },
  function(t) t:cannot(t.p1, "use", "Butcher", "10.6.2.5.3") end }

scenario "10.6.2.5 all costs are paid before the ability resolves" {
  p1 = { field = { "Butcher", "Martyr", "Fighter" } },
  function(t)
    t.p1:use "Butcher"
    t.p1:choose "Martyr"
    t:expect("Martyr"):in_zone("cemetery")
    t:expect(t.p1.hand):count(2) -- the ability, then the Last Words
  end }

scenario "10.3.5 abilities of followers are valid on the field only" {
  p1 = { hand = { "Vigil" }, cemetery = { "Vigil" }, ex = { "Vigil" } },
  function(t)
    t.p1:end_turn()
    t:expect_no_event("trigger")
  end }

scenario "10.5.1 in confirmation timing rules handling comes first (10.5.1.1), then automatic abilities (10.5.2)" {
  p1 = { field = { "Martyr" } },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Martyr", "Goliath")
    local order = {}
    for _, event in ipairs((t.game:events(0))) do
      if event.kind == "destroy" or event.kind == "trigger" then order[#order + 1] = event.kind end
    end
    assert(table.concat(order, " ") == "destroy trigger", table.concat(order, " "))
    t:expect_decision("p1", "turn") -- 10.5.2.4: then it is over
  end }

scenario "10.5.2.2 the active player's pending abilities come first, 10.5.2.3 then the other one's" {
  p1 = { field = { "Martyr" } },
  p2 = { field = { { "Digger", engaged = true } } },
  function(t)
    t.p1:attack("Martyr", "Digger")
    local order = {}
    for _, event in ipairs((t.game:events(0))) do
      if event.kind == "trigger" then order[#order + 1] = event.actor end
    end
    assert(table.concat(order, " ") == "1 2", table.concat(order, " "))
  end }

scenario "10.7.3.1 of several pending abilities the player selects which is next; each must be played" {
  p1 = { field = { "Vigil", { "Vigil", engaged = true } } },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p1", "10.7.3")
    t.p1:choose(2)
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.7.3.1 of pending abilities that are alike any is next: nothing is asked" {
  p1 = { field = { "Vigil", "Vigil" } },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.7.3.1 Last Words of two that died alike are alike, too: nothing is asked" {
  p1 = { hand = { "Conflagration" }, play_points = 5, field = { "Crafty Warlock", "Crafty Warlock" } },
  function(t)
    t.p1:play "Conflagration"
    t:expect_decision("p1", "turn")
    t:expect(t.p1.field):is { "Magic Sediment", "Magic Sediment" }
  end }

scenario "10.7.3.1, 10.7.4.1.2 of two that died with different damage their player says which is next" {
  p1 = { hand = { "Conflagration" }, play_points = 5, field = { "Crafty Warlock", { "Crafty Warlock", damage = 1 } } },
  function(t)
    t.p1:play "Conflagration"
    t:expect_decision("p1", "10.7.3")
    t.p1:choose(2)
    t:expect(t.p1.field):is { "Magic Sediment", "Magic Sediment" }
  end }

scenario "4.1.2, 10.7.3 where they lie hidden now, the order is asked whatever lies there" {
  p1 = { hand = { "Undertow" }, play_points = 1, field = { "Martyr", "Martyr" }, deck = { "Martyr", "Martyr", "Martyr", "Martyr" } },
  function(t)
    t.p1:play "Undertow"
    t:expect_decision("p1", "10.7.3")
    t.p1:choose(1)
    t:expect(t.p1.hand):count(2)
  end }

scenario "7.4.2 what triggers at the start of an end phase is played before anything else (7.4.1)" {
  p1 = { field = { "Vigil", "Veteran Lancer" } },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p1", "ward")
    t:expect(t.p1.hand):count(1)
  end }

scenario "7.4.5 after a card with Quick the other player may play another one" {
  p1 = { field = { "Fighter" } },
  p2 = { hand = { "Shot", "Shot" }, play_points = 2 },
  function(t)
    t.p1:end_turn()
    t.p2:play("Shot"):on("Fighter")
    t:expect("Fighter"):damage(2)
    t:expect_decision("p2", "7.4.4")
    t.p2:play("Shot"):on("Fighter")
    t:expect("Fighter"):in_zone("cemetery")
  end }

scenario "8.4.8 after a card with Quick there is confirmation timing, and he may play another one" {
  p1 = { field = { "Fighter" } },
  p2 = { hand = { "Shot", "Shot", "Goblin" }, play_points = 2 },
  function(t)
    t.p1:attack "Fighter"
    t.p2:play("Shot"):on("Fighter")
    t:expect_decision("p2", "8.4.7")
    t.p2:play("Shot"):on("Fighter")
    t:expect("Fighter"):in_zone("cemetery")
    t.p2:pass()
    t:expect_defense("p2", 20) -- 8.4.9: the attacker is gone
  end }

scenario "12.3.1 a card may have Quick, 12.3.2 and is then played in the opponent's turn (12.3.4)" {
  p1 = { field = { "Fighter" } },
  p2 = { hand = { "Shot", "Offer" }, play_points = 2 },
  function(t)
    t.p1:attack "Fighter"
    t:can(t.p2, "play", "Shot")
    t:cannot(t.p2, "play", "Offer", "12.3.4")
  end }

scenario "12.3.3 an ability may have it" {
  p1 = { field = { "Fighter" } },
  p2 = { field = { "Sapper", "Butcher" }, play_points = 2 },
  function(t)
    t.p1:attack "Fighter"
    t.p2:use "Sapper"
    t:expect("Sapper"):defense(3)
    t:cannot(t.p2, "use", "Butcher", "12.3.3")
  end }

scenario "12.3.5 a card with Quick is played in the own main phase too" {
  p1 = { hand = { "Shot" }, play_points = 1 },
  p2 = { field = { "Goblin" } },
  function(t)
    t.p1:play("Shot"):on("Goblin")
    t:expect("Goblin"):in_zone("cemetery")
  end }

scenario "12.4.1 Fanfare triggers as the card is put onto the field, from the EX area too (12.4.3)" {
  p1 = { ex = { "Herald" }, play_points = 1 },
  function(t)
    t.p1:play "Herald"
    t:expect(t.p1.hand):count(1)
  end }

scenario "12.5.1 Last Words trigger as the card is put into the cemetery from the field (12.5.3)" {
  p1 = { field = { "Martyr" } },
  p2 = { hand = { "Shot" }, play_points = 1 },
  function(t)
    t.p1:end_turn()
    t.p2:play("Shot"):on("Martyr")
    t:expect(t.p1.hand):count(1)
  end }

scenario "12.5.3 not from the hand" {
  p1 = { hand = { "Offer", "Martyr" }, deck = { "Filler", "Filler", "Filler" }, play_points = 1 },
  function(t)
    t.p1:play("Offer"):yes()
    t:expect(t.p1.cemetery):has "Martyr"
    t:expect(t.p1.hand):count(2)
  end }

scenario "12.7.1 Strike triggers as the follower attacks, before the damage" {
  p1 = { field = { "Duelist" } },
  function(t)
    t.p1:attack "Duelist"
    t:expect_defense("p2", 17)
  end }

scenario "4.3.3 a leader is one in a leader area: 4.4.3 a follower one on a field" {
  p1 = { hand = { "Shot" }, play_points = 1 },
  p2 = { field = { "Fighter", "Goblin" }, cemetery = { "Goliath" }, ex = { "Sektor" } },
  function(t)
    t.p1:play "Shot"
    t:expect_option("Fighter", "Goblin")
    t:expect_no_option("Goliath", "Sektor", "p2's leader")
  end }

scenario "4.11.1 what is played lies in the resolution zone, for all to see (4.11.2), until it has resolved" {
  p1 = { hand = { "Reader" }, play_points = 1 },
  function(t)
    t.p1:play "Reader"
    t:expect("Reader"):in_zone("resolution"):seen_by("p1"):seen_by("p2")
    t.p1:no()
    t:expect("Reader"):in_zone("cemetery") -- 10.6.2.7.3
  end }

scenario "5.9.3 drawing up to two: one after the other, until he has enough (5.9.3.1), 5.9.3.2 a card each time" {
  p1 = { hand = { "Reader", "Reader" }, play_points = 2 },
  function(t)
    t.p1:play("Reader"):yes()
    t:expect(t.p1.hand):count(2)
    t.p1:no()
    t.p1:play("Reader"):yes():yes()
    t:expect(t.p1.hand):count(3)
    t:expect_decision("p1", "turn") -- 5.9.3.3
  end }

scenario "5.10.2 looking at up to two: the first (5.10.2.1), then the next (5.10.2.3), until he has seen enough" {
  p1 = { hand = { "Watcher" }, deck = { "Goblin", "Goliath", "Fighter" }, play_points = 1 },
  function(t)
    t.p1:play("Watcher"):yes()
    t:expect("Goblin"):seen_by("p1"):unseen_by("p2")
    t:expect("Goliath"):unseen_by("p1")
    t.p1:no()
    t:expect("Goliath"):unseen_by("p1")
  end }

scenario "5.13.3 damage in combat goes both ways, 5.13.2 attack damage is the attacker's" {
  p1 = { field = { "Drain 2/2" } },
  p2 = { field = { { "Drain 2/2", engaged = true } } },
  function(t)
    t.p1:attack("Drain 2/2", "p2's Drain 2/2")
    t:expect_defense("p1", 22)
    t:expect_defense("p2", 20)
  end }

scenario "12.13.3 Drain given to a follower that has it is one Drain" {
  p1 = { field = { "Drain 2/2" }, hand = { "Thirst" }, play_points = 1 },
  function(t)
    t.p1:play("Thirst"):on("Drain 2/2")
    t.p1:attack "Drain 2/2"
    t:expect_defense("p1", 22)
  end }

scenario "5.14.1.1 play points are recovered up to the maximum" {
  p1 = { hand = { "Fount" }, play_points = 4, max_play_points = 5 },
  function(t)
    t.p1:play "Fount"
    t:expect_number("p1", "play_points", 5)
  end }

scenario "5.17.3 which option is chosen as the card is played, 10.6.2.2 before anything else" {
  p1 = { hand = { "Either" }, play_points = 1 },
  function(t)
    t.p1:play "Either"
    t:expect_decision("p1", "5.17")
    t.p1:choose(2)
    t:expect_number("p1", "evolution_points", 1)
    t:expect(t.p1.hand):count(0)
  end }

scenario "10.6.2.3.2.1 with something to divide at least one target is selected, and each gets a part (10.6.2.4.1)" {
  p1 = { hand = { "Volley" }, play_points = 1 },
  p2 = { field = { "Follower 0/4", "Follower 0/5" } },
  function(t)
    t.p1:play "Volley"
    assert(not t:accepts(t.p1), "none is too few")
    t.p1:choose("Follower 0/4", "Follower 0/5")
    t.p1:assign { ["Follower 0/4"] = 2, ["Follower 0/5"] = 1 }
    t:expect("Follower 0/4"):damage(2)
    t:expect("Follower 0/5"):damage(1)
  end }

scenario "10.6.2.7.1.1 what applies to a card in the EX area applies while it is played (10.6.2.1.2)" {
  p1 = { hand = { "Bless" }, ex = { "Fighter" }, play_points = 2 },
  function(t)
    t.p1:play("Bless"):on("Fighter")
    t:expect("Fighter"):cost(1)
    t.p1:play "Fighter"
    t:expect("Fighter"):in_zone("field")
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.6.2.7.3 a spell goes to its owner's cemetery once it has resolved" {
  p1 = { hand = { "Fount" }, play_points = 1 },
  function(t)
    t.p1:play "Fount"
    t:expect(t.p1.cemetery):is { "Fount" }
  end }

scenario "10.7.4 a card that moves triggers what waits for it; 10.7.4.1.1 from the field to a hand it is looked at as it was" {
  p1 = { field = { "Bond", "Fighter" }, hand = { "Recall" }, play_points = 1 },
  function(t)
    t.p1:play("Recall"):on("Fighter")
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.7.5 a delayed trigger is made now and triggers later, 10.7.5.1 once" {
  p1 = { hand = { "Ambush" }, play_points = 1 },
  function(t)
    t.p1:play "Ambush"
    t:expect(t.p1.hand):count(0)
    t.p1:end_turn()
    t:expect(t.p1.hand):count(1)
    t:next_turn()
    t:next_turn()
    t:expect(t.p1.hand):count(2) -- what he drew, and no more
  end }

scenario "10.8.1 a one-shot effect is carried out once (10.2.1.1)" {
  p1 = { hand = { "Shot" }, play_points = 1 },
  p2 = { field = { "Follower 0/5" } },
  function(t)
    t.p1:play("Shot"):on("Follower 0/5")
    t:next_turn()
    t:expect("Follower 0/5"):damage(2)
  end }

scenario "10.3.3 what lasts for a turn is gone in the next one (7.4.7)" {
  p1 = { field = { "Duelist" } },
  function(t)
    t.p1:attack "Duelist"
    t:expect("Duelist"):attack(3)
    t:next_turn()
    t:expect("Duelist"):attack(2)
  end }
