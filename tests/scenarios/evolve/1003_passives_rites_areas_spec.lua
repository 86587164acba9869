-- SPDX-License-Identifier: MIT
-- Passives that go in between, rites, Sanguine, fields and EX areas that are nearly full.

test_card { id = "jx-kill", name = "Blade", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { card {} }, run = function(game, me, it) game.destroy(it) end,
}
test_card { id = "jx-quickevo", name = "Sudden Hero", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  evolve { quick = true, cost = { play_points = 1 } },
}
test_card { id = "jx-quickevo-e", name = "Sudden Hero", type = "follower", class = "neutral", evolved = true, attack = 3, defense = 3 }
test_card { id = "jx-each", name = "Great Clock", type = "amulet", class = "neutral", cost = 0,
  when { event = "end_phase", run = function(game) game.draw(1) end },
}
test_card { id = "jx-steal", name = "Charm", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.take_control(foe) end,
}
test_card { id = "jx-weak", name = "Wither", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower {} }, run = function(game, me, it) game.give(it, { attack = -2, defense = -2 }) end,
}
test_card { id = "jx-long", name = "Curse of Ages", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true } }, run = function(game, me, it) game.give(it, { attack = -2, lasts = "opponents_turn" }) end,
}
test_card { id = "jx-fq", name = "Ambusher", type = "follower", class = "neutral", cost = 1, attack = 2, defense = 2, keywords = { "quick" },
  fanfare { targets = { follower { enemy = true } }, run = function(game, me, foe) game.deal(2, foe) end },
}
test_card { id = "jx-once", name = "Well", type = "amulet", class = "neutral", cost = 0,
  when { event = "gain_defense", subject = leader { friendly = true }, once_each_turn = true, run = function(game) game.draw(1) end },
}
test_card { id = "jx-heal", name = "Sip", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  run = function(game) game.give(game.leader(), { defense = 1 }) end,
}

scenario "10.1.1.3 Midnight Vampire is destroyed in the window: the bat deals its damage without Drain" {
  p1 = { field = { "Midnight Vampire", "Forest Bat" }, defense = 10 },
  p2 = { hand = { "Blade" } },
  function(t)
    t.p1:attack("Forest Bat", "p2's leader")
    t.p2:play("Blade"):on "Midnight Vampire"
    t:expect_defense("p2", 19)
    t:expect_defense("p1", 10)
  end }

scenario "10.1.1.3 Laelia is destroyed in the window: attack counts again" {
  p1 = { field = { "Arch Priestess Laelia", "Follower 1/1" } },
  p2 = { field = { { "Follower 0/4", engaged = true } }, hand = { "Blade" } },
  function(t)
    t.p1:attack("Follower 1/1", "Follower 0/4")
    t.p2:play("Blade"):on "Arch Priestess Laelia"
    t:expect("Follower 0/4"):damage(1)
  end }

scenario "8.3.2 one evolve ability in the main phase; one with Quick in the other player's turn is not played that way" {
  p1 = { field = { "Evolver" }, evolve_deck = { "Evolver" }, play_points = 1 },
  p2 = { field = { { "Sudden Hero", engaged = true } }, evolve_deck = { "Sudden Hero" }, play_points = 1 },
  function(t)
    t.p1:evolve "Evolver"
    t.p1:attack("Evolver", "Sudden Hero")
    t:expect_decision("p2", "quick")
    t.p2:evolve "Sudden Hero"
    t:expect("Evolver"):damage(3)
  end }

scenario "13.3.3.2 an engaged amulet with Stack pays for the rite; Juno's Secret Laboratory itself has none" {
  p1 = { field = { "Juno's Secret Laboratory", { "Magic Sediment", engaged = true } } },
  function(t)
    t.p1:use("Juno's Secret Laboratory", 3)
    t.p1:choose "Strikeform Golem"
    t:expect("Strikeform Golem"):in_zone "field"
    t:expect("Magic Sediment"):gone()
  end }

scenario "13.3.2.4 Grand Gargoyle: without a Stack there is nothing to add to" {
  p1 = { hand = { "Blade" }, field = { "Grand Gargoyle", "Amulet" } },
  function(t)
    t.p1:play("Blade"):on "Grand Gargoyle"
    t:expect("Amulet"):counters("stack", 0)
    t:expect_decision("p1", "turn")
  end }

scenario "13.5.2.2 damage of an enemy's Last Words in the own turn makes Sanguine active, in the other player's turn not" {
  p1 = { hand = { "Blade", "Skeleton Fighter" }, play_points = 1 },
  p2 = { field = { "Rabbit Necromancer" }, hand = { "Skeleton Fighter" } },
  function(t)
    t.p1:play("Blade"):on "Rabbit Necromancer"
    t:expect_defense("p2", 18)
    t.p1:play "Skeleton Fighter"
    t:expect("p1's Skeleton Fighter"):attack(3)
  end }

scenario "13.5.2.2 Medusa is not cheaper in the other player's turn for what was lost there" {
  p1 = { field = { "Follower 3/3" } },
  p2 = { ex = { "Medusa" } },
  function(t)
    t.p1:attack("Follower 3/3", "p2's leader")
    t:expect("Medusa"):cost(6)
    t:next_turn()
    t:expect("Medusa"):cost(6)
  end }

scenario "4.4.4.2 Fairy Caster as the fifth card: the Fairies go into the EX area, as many as there is room for" {
  p1 = { hand = { "Fairy Caster" }, field = { "Amulet", "Amulet", "Amulet", "Amulet" }, ex = { "Goblin", "Goblin", "Goblin", "Goblin" },
    play_points = 4 },
  function(t)
    t.p1:play "Fairy Caster"
    t:expect(t.p1.ex):has("Fairy", 1)
    t:expect(t.p1.ex):count(5)
    t:expect(t.p1.field):count(5)
  end }

scenario "10.7.2.1 Okami: three Fairies that come at once are three" {
  p1 = { hand = { "Fairy Caster" }, field = { "Okami" }, play_points = 4 },
  function(t)
    t.p1:play("Fairy Caster"):choose "Fairy Caster"
    t.p1:choose(1)
    t.p1:choose(1)
    t.p1:choose(1)
    t:expect("Okami"):attack(9):defense(9)
  end }

scenario "7.4.1 'each player's end phase' is each; the active player's come first" {
  p1 = { field = { "Great Clock" } },
  p2 = { field = { "Great Clock" } },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(2)
  end }

scenario "12.14.2 an attacker that changes sides before the damage fights its own side: Bane destroys enemies only" {
  p1 = { field = { "Bane 2/2" } },
  p2 = { field = { { "Follower 5/6", engaged = true } }, hand = { "Charm" } },
  function(t)
    t.p1:attack("Bane 2/2", "Follower 5/6")
    t.p2:play("Charm"):on "Bane 2/2"
    t:expect("Follower 5/6"):damage(2):in_zone "field"
    t:expect("Bane 2/2"):in_zone "cemetery"
  end }

scenario "11.3.1 defense taken away destroys: Last Words and 'destroyed' alike; evolving would have come too late" {
  p1 = { hand = { "Wither" }, field = { { "Righteous Devil", evolved = true } }, defense = 10 },
  p2 = { field = { "Bellringer Angel" } },
  function(t)
    t.p1:play("Wither"):on "Bellringer Angel"
    t:expect("Bellringer Angel"):in_zone "cemetery"
    t:expect(t.p2.hand):count(1)
    t:expect_defense("p1", 11)
    t:expect_defense("p2", 19)
  end }

scenario "5.15.3 what was taken from a follower stays taken as it evolves" {
  p1 = { field = { "Evolver" }, evolve_deck = { "Evolver" }, hand = { "Wither" }, play_points = 1 },
  p2 = {},
  function(t)
    t.p1:evolve "Evolver"
    t.p1:play "Wither"
    t:expect("Evolver"):attack(2):defense(2)
  end }

scenario "10.2.1.2 to the end of the opponent's next turn" {
  p1 = { hand = { "Curse of Ages" } },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p1:play "Curse of Ages"
    t:next_turn()
    t:expect("Follower 3/3"):attack(1)
    t.p2:attack("Follower 3/3", "p1's leader")
    t:expect_defense("p1", 19)
    t:next_turn()
    t:expect("Follower 3/3"):attack(3)
  end }

scenario "12.4.1 a follower with Quick has its Fanfare in the attack, before the damage (8.4.8)" {
  p1 = { field = { "Follower 2/2" } },
  p2 = { hand = { "Ambusher" }, play_points = 1 },
  function(t)
    t.p1:attack("Follower 2/2", "p2's leader")
    t.p2:play "Ambusher"
    t:expect("Follower 2/2"):in_zone "cemetery"
    t:expect_defense("p2", 20)
  end }

scenario "10.7.2 'once per turn' is once in each player's turn" {
  p1 = { field = { "Well", "Follower 1/1" }, hand = { "Sip", "Sip", "Sip" } },
  p2 = { field = { "Follower 2/2" } },
  function(t)
    t.p1:play "Sip"
    t:expect(t.p1.hand):count(3)
    t.p1:play "Sip"
    t:expect(t.p1.hand):count(2)
    t.p1:end_turn()
    t.p2:attack("Follower 2/2", "p1's leader")
    t.p1:play "Sip"
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.7.4.3 a Ghost that was taken over is banished in its new controller's end phase" {
  p1 = { hand = { "Charm" } },
  p2 = { field = { "Ghost" } },
  function(t)
    t.p1:play "Charm"
    t:can(t.p1, "attack", "Ghost", "p2's leader")
    t.p1:end_turn()
    t:expect("Ghost"):gone()
  end }

scenario "10.6.2.7.2 Wind God selects himself, and his end phase raises all of his controller's" {
  p1 = { hand = { "Wind God" }, field = { "Fairy" }, play_points = 4 },
  function(t)
    t.p1:play("Wind God"):on "Wind God"
    t:expect("Wind God"):attack(2)
    t.p1:end_turn()
    t:expect("Wind God"):attack(3)
    t:expect("Fairy"):attack(2)
  end }

scenario "10.4.5 Righteous Devil evolves with three defense left, and her leader falls" {
  p1 = { field = { "Righteous Devil" }, evolve_deck = { "Righteous Devil" }, defense = 3, evolution_points = 3 },
  function(t)
    t.p1:evolve "Righteous Devil"
    t:expect_number("p1", "evolution_points", 3)
    t:expect_winner "p2"
  end }

scenario "10.4.5 Righteous Devil cannot evolve with two defense left" {
  p1 = { field = { "Righteous Devil" }, evolve_deck = { "Righteous Devil" }, defense = 2, evolution_points = 3, play_points = 5 },
  function(t) t:cannot(t.p1, "evolve", "Righteous Devil") end }

scenario "12.2.3 an evolve ability that costs nothing takes no evolution point" {
  p1 = { field = { "Roc" }, evolve_deck = { "Roc" }, evolution_points = 3, play_points = 0 },
  function(t)
    t.p1:evolve "Roc"
    t:expect("Roc"):evolved()
    t:expect_number("p1", "evolution_points", 3)
  end }

scenario "12.2.3 two play points: one and an evolution point do, two evolution points do not" {
  p1 = { field = { "Goliath" }, evolve_deck = { "Goliath" }, evolution_points = 2, play_points = 0, max_play_points = 5 },
  function(t) t:cannot(t.p1, "evolve", "Goliath", "10.6.2.5.3") end }

scenario "5.14.1 play points that are recovered in the same turn pay for more" {
  p1 = { hand = { "Goblin" }, field = { "Zirnitra" }, ex = { "Dragon" }, play_points = 2, max_play_points = 7 },
  function(t)
    t.p1:use "Zirnitra"
    t:expect("Dragon"):in_zone("field"):keyword "rush"
    t:expect_number("p1", "play_points", 2)
    t.p1:play "Goblin"
    t:expect("Goblin"):in_zone "field"
  end }

scenario "4.4.4.2 Zirnitra on a full field: the Dragon stays in the EX area and has no Rush there" {
  p1 = { field = { "Zirnitra", "Amulet", "Amulet", "Amulet", "Amulet" }, ex = { "Dragon" }, play_points = 2 },
  function(t)
    t.p1:use "Zirnitra"
    t:expect("Dragon"):in_zone("ex"):no_keyword "rush"
  end }

scenario "6.1.1.3 an evolved card whose follower is not in the main deck is legal all the same" {
  p1 = { evolve_deck = { "Sektor" }, field = { "Goblin" }, play_points = 9 },
  function(t) t:cannot(t.p1, "evolve", "Goblin", "12.2.2") end }

scenario "8.3.2 an evolve ability with Quick that the other player played is not the one of the active player" {
  p1 = { field = { "Evolver", "Follower 1/1" }, evolve_deck = { "Evolver" }, play_points = 1 },
  p2 = { field = { { "Sudden Hero", engaged = true } }, evolve_deck = { "Sudden Hero" }, play_points = 1 },
  function(t)
    t.p1:attack("Follower 1/1", "Sudden Hero")
    t.p2:evolve "Sudden Hero"
    t:expect("Sudden Hero"):evolved()
    t.p1:evolve "Evolver"
    t:expect("Evolver"):evolved()
  end }

scenario "8.3.2 with Quick an evolve ability in one's own main phase is the one of the turn (12.3.5)" {
  p1 = { field = { "Sudden Hero", "Evolver" }, evolve_deck = { "Sudden Hero", "Evolver" }, play_points = 2 },
  function(t)
    t.p1:evolve "Sudden Hero"
    t:expect("Sudden Hero"):evolved()
    t:cannot(t.p1, "evolve", "Evolver", "8.3.2")
  end }

scenario "8.3.2 in the other player's turn several evolve abilities with Quick may be played" {
  p1 = { field = { "Follower 1/1" } },
  p2 = { field = { { "Sudden Hero", engaged = true }, "Sudden Hero" }, evolve_deck = { "Sudden Hero", "Sudden Hero" }, play_points = 2 },
  function(t)
    t.p1:attack("Follower 1/1", "p2's leader")
    t.p2:evolve "Sudden Hero#1"
    t.p2:evolve "Sudden Hero#2"
    t:expect("Sudden Hero#1"):evolved()
    t:expect("Sudden Hero#2"):evolved()
  end }

test_card { id = "T-832-UP", name = "Uplift", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true } }, run = function(game, me, it) game.evolve(it) end,
}

scenario "8.3.2 evolving by an effect is no evolve ability, before and after one" {
  p1 = { hand = { "Uplift", "Uplift" }, field = { "Evolver", "Evolver", "Evolver" }, evolve_deck = { "Evolver", "Evolver", "Evolver" },
    play_points = 1 },
  function(t)
    t.p1:play("Uplift"):on "Evolver#1"
    t.p1:evolve "Evolver#2"
    t:expect("Evolver#2"):evolved()
    t.p1:play("Uplift"):on "Evolver#3"
    t:expect("Evolver#3"):evolved()
  end }
