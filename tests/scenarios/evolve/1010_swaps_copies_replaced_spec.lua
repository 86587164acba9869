-- SPDX-License-Identifier: MIT
-- Swaps, copies, replaced deaths, cards that are given up, cards that come from decks: what happens in between.

test_card(function()
local mine = follower { friendly = true }
local yours = card { zone = "ex", friendly = true }
return card { id = "jm-swap", name = "Exchange", type = "spell", class = "neutral", cost = 0,
  targets = { mine, yours }, run = function(game, me, one, other) game.swap(one, other) end,
}
end)
test_card { id = "jm-copy", name = "Mirror", type = "spell", class = "neutral", cost = 0,
  targets = { amulet { friendly = true }, amulet { friendly = true } },
  run = function(game, me, one, other) game.become_copy(one, other) end,
}
test_card { id = "jm-twin", name = "Twin", type = "spell", class = "neutral", cost = 0,
  targets = { card { friendly = true } }, run = function(game, me, one) game.summon_copy(one) end,
}
test_card { id = "jm-kill", name = "Blade", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { card {} }, run = function(game, me, it) game.destroy(it) end,
}
test_card { id = "jm-steal", name = "Charm", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.take_control(foe) end,
}
test_card { id = "jm-frog", name = "Frog Curse", type = "spell", class = "neutral", cost = 0,
  targets = { card {} }, run = function(game, me, it) game.transform(it, "Fairy") end,
}
test_card { id = "jm-phoenix", name = "Phoenix", type = "follower", class = "neutral", cost = 1, attack = 2, defense = 2,
  instead_of { event = "destroy", subject = "me", run = function(game, me) game.return_to_hand(me) end },
  last_words { run = function(game) game.draw(1) end },
}
test_card { id = "jm-void", name = "Void", type = "amulet", class = "neutral", cost = 0,
  instead_of { event = "bury", run = function(game) game.banish(game.event.subject) end },
}
test_card { id = "jm-altar", name = "Altar", type = "amulet", class = "runecraft", cost = 0, keywords = { "stack" },
  activated { cost = { bury = "me" }, run = function(game) game.draw(1) end },
}
test_card { id = "jm-weak", name = "Enfeeble", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.give(it, { attack = -3 }) end,
}
test_card(function()
local foes = followers { enemy = true }
return card { id = "jm-all", name = "Storm of Darts", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.deal(2, foes) end,
}
end)

scenario "5.12.1 a swap between a full field and a full EX area goes" {
  p1 = { hand = { "Exchange" }, field = { "Goblin", "Amulet", "Amulet", "Amulet", "Amulet" },
    ex = { "Goliath", "Fairy", "Fairy", "Fairy", "Fairy" } },
  function(t)
    t.p1:play("Exchange"):on("Goblin", "Goliath")
    t:expect("Goliath"):in_zone "field"
    t:expect("Goblin"):in_zone "ex"
  end }

scenario "5.12.2 a follower is not swapped for a spell" {
  p1 = { hand = { "Exchange" }, field = { "Goblin" }, ex = { "Insight" } },
  function(t)
    t.p1:play("Exchange"):on("Goblin", "Insight")
    t:expect("Goblin"):in_zone "field"
    t:expect("Insight"):in_zone "ex"
  end }

scenario "12.4.3 what a swap brings has its Fanfare; what it takes has no Last Words" {
  p1 = { hand = { "Exchange" }, field = { "Bellringer Angel" }, ex = { "Curate" } },
  function(t)
    t.p1:play "Exchange"
    t:expect_defense("p1", 25)
    t:expect("Bellringer Angel"):in_zone "ex"
    t:expect(t.p1.hand):count(1)
  end }

scenario "11.7.1 an amulet that becomes a copy of one with Stack has no counters: it goes to the cemetery" {
  p1 = { hand = { "Mirror" }, field = { "Pinion Prayer", { "Teachings of Creation", stack = 2 } } },
  function(t)
    t.p1:play("Mirror"):on("Pinion Prayer", "Teachings of Creation")
    t:expect("Pinion Prayer"):in_zone "cemetery"
    t:expect("Teachings of Creation"):in_zone "field"
  end }

scenario "13.3.2.2 a token that is a copy of an amulet with Stack comes with one counter, and with its Fanfare" {
  p1 = { hand = { "Twin" }, field = { { "Teachings of Creation", stack = 3 } } },
  function(t)
    t.p1:play "Twin"
    t:expect("Teachings of Creation#2"):counters("stack", 1)
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.10.1.1 a destruction that something else replaces: not destroyed, no Last Words; Bane has done its part" {
  p1 = { field = { "Bane 2/2" } },
  p2 = { field = { { "Phoenix", engaged = true } } },
  function(t)
    t.p1:attack("Bane 2/2", "Phoenix")
    t:expect(t.p2.hand):is { "Phoenix" }
    t:expect("Bane 2/2"):in_zone "cemetery"
    t:expect(t.p2.cemetery):count(0)
  end }

scenario "10.10.1 what would go to a cemetery is banished: no Last Words (12.5.3), spells too" {
  p1 = { hand = { "Blade" }, field = { "Void", "Bellringer Angel" } },
  function(t)
    t.p1:play("Blade"):on "Bellringer Angel"
    t:expect(t.p1.banished):is { "Bellringer Angel", "Blade" }
    t:expect(t.p1.hand):count(0)
  end }

scenario "10.6.2.5.1 an amulet with Stack pays with itself: a counter goes, it has paid and stays" {
  p1 = { field = { { "Altar", stack = 2 } } },
  function(t)
    t.p1:use "Altar"
    t:expect("Altar"):in_zone("field"):counters("stack", 1)
    t:expect(t.p1.hand):count(1)
    t.p1:use "Altar"
    t:expect("Altar"):in_zone "cemetery"
    t:expect(t.p1.hand):count(2)
  end }

scenario "12.5.3 what is put into the cemetery as a cost has its Last Words, behind the card it paid for (10.5.1)" {
  p1 = { hand = { "Lord Atomy" }, field = { "Rabbit Necromancer", "Rabbit Necromancer", "Rabbit Necromancer", "Rabbit Necromancer", "Amulet" },
    defense = 20 },
  function(t)
    t.p1:play "Lord Atomy"
    t:expect("Lord Atomy"):in_zone "field"
    t:expect_defense("p1", 12)
    t:expect_defense("p2", 12)
  end }

scenario "5.11.1 Penguin Wizard discards Trail of Light: two cards are drawn in all" {
  p1 = { hand = { "Trail of Light" }, field = { "Penguin Wizard" } },
  function(t)
    t.p1:use "Penguin Wizard"
    t:expect(t.p1.hand):count(2)
  end }

scenario "12.8.2 Pompous Princess finds a follower with Ward: it may be engaged as it comes" {
  p1 = { hand = { "Pompous Princess" }, deck = { "Snake Priestess" }, play_points = 3 },
  function(t)
    t.p1:play("Pompous Princess"):choose "Snake Priestess"
    t:expect_decision("p1", "12.8.2")
    t.p1:yes()
    t:expect("Snake Priestess"):engaged()
  end }

scenario "12.4.3 Phoenix Roost: what comes from the deck has its Fanfare, in the other player's turn as well" {
  p1 = { field = { "Phoenix Roost" } },
  p2 = { deck = { "Goblin", "Curate", "Spell" } },
  function(t)
    t.p1:end_turn()
    t.p2:choose "Curate"
    t:expect("Curate"):controlled_by "p2"
    t:expect_defense("p2", 25)
    t:expect(t.p2.hand):count(2)
  end }

scenario "9.1.2.2 Noble Fairy's Fairy is put onto the opponent's field: his abilities see it come" {
  p1 = { hand = { "Noble Fairy" }, play_points = 3, played = 2 },
  p2 = { field = { "Okami", "Goblin" } },
  function(t)
    t.p1:play("Noble Fairy"):no():on "Goblin"
    t:expect("Fairy"):controlled_by("p2"):owned_by "p2"
    t:expect("Okami"):attack(6)
  end }

scenario "10.7.2.1 two Royal Banners: one more from each" {
  p1 = { ex = { "Knight" }, field = { "Royal Banner", "Royal Banner" }, play_points = 1 },
  function(t)
    t.p1:play("Knight"):choose(1)
    t:expect("Knight"):attack(3):defense(3)
  end }

scenario "1.3.2.2 attack below zero deals no damage" {
  p1 = { hand = { "Enfeeble" }, field = { "Drain 2/2" }, defense = 10 },
  p2 = { field = { { "Follower 3/3", engaged = true } } },
  function(t)
    t.p1:play("Enfeeble"):on "Drain 2/2"
    t.p1:attack("Drain 2/2", "Follower 3/3")
    t:expect("Follower 3/3"):damage(0)
    t:expect("Drain 2/2"):in_zone "cemetery"
    t:expect_defense("p1", 10)
  end }

scenario "10.9.1.4 attack below zero is raised from there" {
  p1 = { hand = { "Enfeeble", "Forge Weaponry" }, field = { "Follower 2/2" }, play_points = 2 },
  function(t)
    t.p1:play "Enfeeble"
    t.p1:play "Forge Weaponry"
    t.p1:attack("Follower 2/2", "p2's leader")
    t:expect_defense("p2", 20)
  end }

scenario "1.2.2 Sammy: each player draws, neither has a card: a draw" {
  p1 = { field = { "Sammy, Wizard's Apprentice" }, evolve_deck = { "Sammy, Wizard's Apprentice" }, play_points = 2, deck = {} },
  p2 = { deck = {} },
  function(t)
    t.p1:evolve "Sammy, Wizard's Apprentice"
    t:expect_winner "nobody"
  end }

scenario "5.16.1 what was taken over is transformed on the field where it stands" {
  p1 = { hand = { "Charm", "Frog Curse" } },
  p2 = { field = { "Follower 2/2" } },
  function(t)
    t.p1:play "Charm"
    t.p1:play "Frog Curse"
    t:expect("Fairy"):controlled_by("p1"):owned_by "p1"
    t:expect(t.p2.banished):is { "Follower 2/2" }
  end }

scenario "4.4.4.2 nothing is taken over onto a full field" {
  p1 = { hand = { "Charm" }, field = { "Amulet", "Amulet", "Amulet", "Amulet", "Amulet" } },
  p2 = { field = { "Follower 2/2" } },
  function(t)
    t.p1:play "Charm"
    t:expect("Follower 2/2"):controlled_by "p2"
  end }

scenario "7.4.3 Ward that was given may be used in the end phase: engaged until the next start phase" {
  p1 = { hand = { "Guardian Sun" }, field = { "Follower 3/3" }, play_points = 1 },
  p2 = { field = { "Follower 2/2" } },
  function(t)
    t.p1:play "Guardian Sun"
    t.p1:end_turn()
    t.p1:choose "Follower 3/3"
    t:cannot(t.p2, "attack", "Follower 2/2", "p1's leader")
    t.p2:end_turn()
    t:expect("Follower 3/3"):reserved()
  end }

scenario "12.8.2 Guardian Sun's Ward does not engage at once what lies there already" {
  p1 = { hand = { "Guardian Sun" }, field = { "Follower 3/3" }, play_points = 1 },
  function(t)
    t.p1:play "Guardian Sun"
    t:expect("Follower 3/3"):reserved():keyword "ward"
    t:expect_decision("p1", "turn")
  end }

scenario "5.13.1 damage of one effect is dealt at one moment: all die together, the field is empty for their Last Words" {
  p1 = { hand = { "Storm of Darts" } },
  p2 = { field = { "Crafty Warlock", "Crafty Warlock", "Amulet", "Amulet", "Amulet" } },
  function(t)
    t.p1:play "Storm of Darts"
    t:expect(t.p2.field):has("Magic Sediment", 2)
  end }

scenario "2.5.1 Medusa is cheaper to play with Sanguine and Necrocharge; her cost stays six (Death's Breath)" {
  p1 = { hand = { "Medusa" }, field = { "Queen Vampire", "Amulet", "Amulet" }, play_points = 4,
    cemetery = { "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell" } },
  function(t)
    t:expect("Medusa"):cost(5)
    t.p1:use("Queen Vampire"):choose(1)
    t:expect("Medusa"):cost(4)
  end }

scenario "7.2.1 who goes first has one play point in his first turn and no evolution points, who goes second evolves with one from the start" {
  p1 = { max_play_points = 0, turns = 0 },
  p2 = { field = { "Evolver" }, evolve_deck = { "Evolver" }, evolution_points = 3 },
  function(t)
    t.p1:end_turn()
    t:expect_number("p2", "play_points", 1)
    t.p2:evolve("Evolver"):choose "evolution point"
    t:expect_number("p2", "play_points", 1)
    t:expect_number("p2", "evolution_points", 2)
  end }
