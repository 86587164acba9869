-- SPDX-License-Identifier: MIT
-- What judges are asked about automatic abilities: when, in which order, with what is known (10.5, 10.7, 10.11).

test_card(function()
local mine = followers { zone = "cemetery", friendly = true }
return card { id = "jt-pair", name = "Twin Gate", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.put(mine, "field") end,
}
end)
test_card { id = "jt-watch", name = "Greeter", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  when { event = "enter", subject = follower { friendly = true, other = true }, run = function(game) game.draw(1) end },
}
test_card { id = "jt-mourn", name = "Mourner", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  when { event = "destroy", subject = follower { friendly = true, other = true }, run = function(game) game.draw(1) end },
}
test_card { id = "jt-leave", name = "Watchtower", type = "amulet", class = "neutral", cost = 1,
  when { event = "leave", subject = follower { enemy = true }, run = function(game) game.draw(1) end },
}
test_card { id = "jt-bounce", name = "Gust of Wind", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { card {} }, run = function(game, me, it) game.return_to_hand(it) end,
}
test_card { id = "jt-steal", name = "Charm", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.take_control(foe) end,
}
test_card { id = "jt-kill", name = "Blade", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { card {} }, run = function(game, me, it) game.destroy(it) end,
}
test_card { id = "jt-kill2", name = "Two Blades", type = "spell", class = "neutral", cost = 0,
  targets = { exactly(2, follower {}) }, run = function(game, me, them) game.destroy(them) end,
}
test_card { id = "jt-spark", name = "Sparkler", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  fanfare { targets = { follower { enemy = true } }, run = function(game, me, foe) game.deal(1, foe) end },
  last_words { targets = { follower { enemy = true } }, run = function(game, me, foe) game.deal(1, foe) end },
}
test_card(function()
local everyone = followers {}
return card { id = "jt-bomb", name = "Bomber", type = "follower", class = "neutral", cost = 1, attack = 3, defense = 1,
  last_words { run = function(game, me) game.deal(me.attack, everyone) end },
}
end)
test_card { id = "jt-buff", name = "Boost", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true } }, run = function(game, me, it) game.give(it, { attack = 2 }) end,
}
test_card { id = "jt-play", name = "Scholar", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  when { event = "play", by = "you", subject = spell {}, run = function(game) game.draw(1) end },
}
test_card(function()
local enemies = followers { enemy = true }
return card { id = "jt-burn", name = "Ember", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.deal(1, enemies) end,
}
end)
test_card { id = "jt-trap", name = "Trapper", type = "amulet", class = "neutral", cost = 1,
  when { event = "enter", subject = follower { friendly = true }, run = function(game) game.destroy(game.event.subject) end },
}
test_card { id = "jt-hurt", name = "Hedgehog", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 3,
  when { event = "damage", subject = "me", run = function(game) game.deal(1, game.leader(game.opponent())) end },
}

scenario "10.7.4.2 two followers that come at one moment see each other come" {
  p1 = { hand = { "Twin Gate" }, cemetery = { "Greeter", "Greeter" } },
  function(t)
    t.p1:play "Twin Gate"
    t.p1:choose(1)
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.7.4.1.2 two that die at one moment see each other die" {
  p1 = { hand = { "Two Blades" }, field = { "Mourner", "Mourner" } },
  function(t)
    t.p1:play "Two Blades"
    t.p1:choose(1)
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.7.4.1.2 a follower that died before sees nothing any more" {
  p1 = { hand = { "Blade", "Blade" }, field = { "Mourner", "Follower 1/1" } },
  function(t)
    t.p1:play("Blade"):on "Mourner"
    t.p1:play "Blade"
    t:expect(t.p1.hand):count(0)
  end }

scenario "5.5.1 what is banished or returned was not destroyed" {
  p1 = { field = { "Mourner", "Follower 1/1" }, hand = { "Gust of Wind" } },
  function(t)
    t.p1:play("Gust of Wind"):on "Follower 1/1"
    t:expect(t.p1.hand):is { "Follower 1/1" }
  end }

scenario "9.1.3.1 a token that is returned to a hand has left the field" {
  p1 = { field = { "Watchtower" }, hand = { "Gust of Wind" } },
  p2 = { field = { "Knight" } },
  function(t)
    t.p1:play("Gust of Wind"):on "Knight"
    t:expect("Knight"):gone()
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.7.4.3 what changes fields neither enters nor leaves (10.9.2)" {
  p1 = { field = { "Watchtower", "Greeter" }, hand = { "Charm" } },
  p2 = { field = { "Follower 2/2" } },
  function(t)
    t.p1:play "Charm"
    t:expect("Follower 2/2"):controlled_by "p1"
    t:expect_no_event("leave", "Follower 2/2")
    t:expect(t.p1.hand):count(0)
  end }

scenario "3.1.2.3 Last Words belong to who controlled the follower; it goes to its owner's cemetery (4.1.6)" {
  p1 = { hand = { "Charm", "Blade" } },
  p2 = { field = { "Bellringer Angel" } },
  function(t)
    t.p1:play "Charm"
    t.p1:play("Blade"):on "Bellringer Angel"
    t:expect(t.p2.cemetery):is { "Bellringer Angel" }
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
  end }

scenario "4.1.6 an opponent's card that is returned goes to its owner's hand" {
  p1 = { hand = { "Charm", "Gust of Wind" } },
  p2 = { field = { "Goblin" } },
  function(t)
    t.p1:play "Charm"
    t.p1:play("Gust of Wind"):on "Goblin"
    t:expect(t.p2.hand):is { "Goblin" }
  end }

scenario "12.2.2 a follower that was taken over evolves from its new controller's evolve deck" {
  p1 = { hand = { "Charm" }, evolve_deck = { "Evolver" }, play_points = 1 },
  p2 = { field = { "Evolver" }, evolve_deck = { "Evolver" } },
  function(t)
    t.p1:play "Charm"
    t.p1:evolve "Evolver"
    t:expect("Evolver"):evolved():controlled_by "p1"
    t:expect(t.p1.evolve_zone):count(1)
    t:expect(t.p2.evolve_deck):count(1)
  end }

scenario "12.2.2 a follower that was taken over does not evolve without a card in its new controller's evolve deck" {
  p1 = { hand = { "Charm" }, play_points = 1 },
  p2 = { field = { "Evolver" }, evolve_deck = { "Evolver" } },
  function(t)
    t.p1:play "Charm"
    t:cannot(t.p1, "evolve", "Evolver", "12.2.2")
  end }

scenario "5.15.4 an evolved follower that was taken over keeps its link; returned, each card goes to its owner" {
  p1 = { hand = { "Charm", "Gust of Wind" } },
  p2 = { field = { { "Evolver", evolved = true } } },
  function(t)
    t.p1:play "Charm"
    t:expect("Evolver"):evolved():attack(4):controlled_by "p1"
    t.p1:play("Gust of Wind"):on "Evolver"
    t:expect(t.p2.hand):is { "Evolver" }
    t:expect(t.p2.evolve_deck):count(1)
    t:expect(t.p1.evolve_deck):count(0)
  end }

scenario "8.4.2.1 a follower that was taken over attacks only with Storm or Rush, or when it evolves" {
  p1 = { hand = { "Charm" }, evolve_deck = { "Evolver" }, play_points = 1 },
  p2 = { field = { "Evolver", { "Follower 2/2", engaged = true } } },
  function(t)
    t.p1:play("Charm"):on "p2's Evolver"
    t:cannot(t.p1, "attack", "Evolver#2", "Follower 2/2")
    t.p1:evolve "Evolver#2"
    t:can(t.p1, "attack", "Evolver#2", "Follower 2/2")
    t:cannot(t.p1, "attack", "Evolver#2", "p2's leader")
  end }

scenario "9.1.2.1 a token belongs to who created it: taken over and returned it is gone" {
  p1 = { hand = { "Charm", "Gust of Wind" } },
  p2 = { field = { "Knight" } },
  function(t)
    t.p1:play "Charm"
    t:expect("Knight"):owned_by("p2"):controlled_by "p1"
    t.p1:play("Gust of Wind"):on "Knight"
    t:expect("Knight"):gone()
  end }

scenario "3.1.2 a card of the opponent's that lies in the EX area is played for one's own field; its Fanfare is one's own" {
  p1 = { ex = { { "Curate", owner = "p2" } }, play_points = 6, hand = { "Blade" } },
  function(t)
    t.p1:play "Curate"
    t:expect("Curate"):controlled_by("p1"):owned_by "p2"
    t:expect_defense("p1", 25)
    t.p1:play "Blade"
    t:expect(t.p2.cemetery):is { "Curate" }
  end }

scenario "4.1.6 a spell of the opponent's goes to his cemetery and counts there for Spellchain" {
  p1 = { ex = { { "Insight", owner = "p2" } }, play_points = 1 },
  function(t)
    t.p1:play "Insight"
    t:expect(t.p2.cemetery):is { "Insight" }
    t:expect_number("p1", "spellchain", 0)
    t:expect_number("p2", "spellchain", 1)
    t:expect_number("p1", "combo", 1)
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.7.7 the follower is gone before its Fanfare is played: it is played all the same" {
  p1 = { hand = { "Sparkler" }, field = { "Trapper" }, play_points = 1 },
  p2 = { field = { "Follower 3/4" } },
  function(t)
    t.p1:play("Sparkler"):choose "Trapper"
    t:expect("Sparkler"):in_zone "cemetery"
    t.p1:choose(1)
    t:expect("Follower 3/4"):damage(2)
  end }

scenario "10.7.4.1.2 the Last Words speak of the attack it had, with what it was given" {
  p1 = { hand = { "Boost", "Blade" }, field = { "Bomber" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play "Boost"
    t.p1:play("Blade"):on "Bomber"
    t:expect("Follower 5/6"):damage(5)
  end }

scenario "10.7.3.1 a follower that an own ability destroys first is no target for the next one" {
  p1 = { hand = { "Two Blades" }, field = { "Sparkler", "Sparkler" } },
  p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play("Two Blades"):choose("Sparkler", "Sparkler#2")
    t:expect("Follower 1/1"):in_zone "cemetery"
    t:expect_decision("p1", "turn")
  end }

scenario "10.5.2 Last Words of the other player are played before the active player's that they trigger? no: the active player's always first" {
  p1 = { hand = { "Two Blades" }, field = { "Bomber", "Mourner" }, deck = { "Goblin", "Goblin", "Goblin" } },
  p2 = { field = { "Bomber", "Follower 5/6" } },
  function(t)
    t.p1:play("Two Blades"):choose("p1's Bomber", "p2's Bomber")
    t.p1:choose "Mourner"
    t:expect(t.p1.hand):count(1)
    t:expect("Follower 5/6"):in_zone "cemetery"
    t:expect("Mourner"):in_zone "cemetery"
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.7.1 'whenever you play a spell' is done when the spell has resolved, in the next confirmation timing" {
  p1 = { hand = { "Ember" }, field = { "Scholar" }, deck = { "Goblin" } },
  p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play "Ember"
    t:expect("Follower 1/1"):in_zone "cemetery"
    t:expect(t.p1.hand):is { "Goblin" }
  end }

scenario "10.7.1 Dragonbond Mage counts spells, from the EX area too, and not those of others" {
  p1 = { hand = { "Insight" }, ex = { "Thorn Burst" }, field = { "Dragonbond Mage" }, play_points = 3 },
  p2 = { hand = { "Insight" }, play_points = 1 },
  function(t)
    t.p1:play "Insight"
    t.p1:play "Thorn Burst"
    t:expect("Dragonbond Mage"):counters("spell", 2)
    t.p1:end_turn()
    t.p2:play "p2's Insight"
    t:pass_all()
    t:expect("Dragonbond Mage"):counters("spell", 2)
  end }

scenario "10.7.2.1 damage dealt to one follower twice triggers twice; no damage not at all" {
  p1 = { hand = { "Ember", "Ember" } },
  p2 = { field = { "Hedgehog" } },
  function(t)
    t.p1:play "Ember"
    t:expect_defense("p1", 19)
    t.p1:play "Ember"
    t:expect_defense("p1", 18)
  end }

scenario "11.3.1 damage that destroys triggers all the same: it looks back (10.7.4.1.2)" {
  p1 = { hand = { "Ember" } },
  p2 = { field = { { "Hedgehog", damage = 2 } } },
  function(t)
    t.p1:play "Ember"
    t:expect("Hedgehog"):in_zone "cemetery"
    t:expect_defense("p1", 19)
  end }

scenario "12.5.3 Frontguard General is destroyed on a full field: two places are free for none but one of the knights" {
  p1 = { hand = { "Blade" }, field = { "Frontguard General", "Amulet", "Amulet", "Amulet", "Amulet" } },
  function(t)
    t.p1:play("Blade"):on "Frontguard General"
    t.p1:choose "Steelclad Knight"
    t:expect(t.p1.field):count(5)
    t:expect("Steelclad Knight"):engaged():keyword "ward"
  end }

scenario "10.4.5 Mordecai: three defense must be there" {
  p1 = { hand = { "Blade" }, field = { "Mordecai the Duelist" }, defense = 2 },
  function(t)
    t.p1:play("Blade"):on "Mordecai the Duelist"
    t:expect("Mordecai the Duelist"):in_zone "cemetery"
    t:expect_decision("p1", "turn")
  end }

scenario "11.2.1 Mordecai: with exactly three he comes back, and the leader falls" {
  p1 = { hand = { "Blade" }, field = { "Mordecai the Duelist" }, defense = 3 },
  function(t)
    t.p1:play("Blade"):on "Mordecai the Duelist"
    t.p1:yes()
    t:expect("Mordecai the Duelist"):in_zone "field"
    t:expect_winner "p2"
  end }

scenario "10.7.7 Mordecai was banished from the cemetery before: he does not come back" {
  p1 = { field = { "Mordecai the Duelist" } },
  p2 = { hand = { "Acolyte's Light" }, play_points = 4 },
  turn = "p2",
  function(t)
    t.p2:play "Acolyte's Light"
    t:expect("Mordecai the Duelist"):in_zone "banished"
    t:expect_decision("p2", "turn")
  end }

scenario "12.5.3 Luminous Knight: he is not on the field any more when his Last Words select" {
  p1 = { hand = { "Blade" }, field = { "Luminous Knight" } },
  p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play("Blade"):on "Luminous Knight"
    t:expect("Luminous Knight"):in_zone "cemetery"
    t:expect("Follower 1/1"):attack(1)
  end }

scenario "10.7.2.1 Righteous Devil: each enemy follower that is destroyed, also when she dies with them" {
  p1 = { hand = { "Themis's Decree" }, field = { { "Righteous Devil", evolved = true } }, play_points = 5, defense = 10 },
  p2 = { field = { "Follower 1/1", "Follower 2/2", "Knight" } },
  function(t)
    t.p1:play "Themis's Decree"
    t.p1:choose(1)
    t.p1:choose(1)
    t:expect_defense("p1", 13)
    t:expect_defense("p2", 17)
    t:expect("Righteous Devil"):in_zone "cemetery"
  end }

scenario "5.6.1 Hare of Illusions banishes followers: no Last Words, no destruction" {
  p1 = { field = { "Hare of Illusions", { "Righteous Devil", evolved = true } }, play_points = 10, defense = 10 },
  p2 = { field = { "Bellringer Angel", { "Evolver", evolved = true } } },
  function(t)
    t.p1:use("Hare of Illusions", 2)
    t:expect("Bellringer Angel"):in_zone "banished"
    t:expect("Evolver"):in_zone "banished"
    t:expect(t.p2.evolve_deck):count(1)
    t:expect_defense("p1", 10)
    t:expect(t.p2.hand):count(0)
  end }

scenario "4.4 Harvest Festival draws when it is given up for its ability, and when it is returned" {
  p1 = { hand = { "Gust of Wind" }, field = { "Harvest Festival", "Harvest Festival" }, play_points = 1 },
  function(t)
    t.p1:use "Harvest Festival"
    t:expect_defense("p1", 21)
    t:expect(t.p1.hand):count(2)
    t.p1:play("Gust of Wind"):on "Harvest Festival"
    t:expect(t.p1.hand):count(3)
  end }

scenario "10.7.2.1 Skullfane: two damage for each amulet that leaves, one lot after the other" {
  p1 = { field = { "Skullfane", "Pinion Prayer" }, play_points = 1 },
  p2 = { field = { "Follower 2/3" } },
  function(t)
    t.p1:use "Pinion Prayer"
    t:expect("Follower 2/3"):defense(1)
    t:expect_defense("p2", 18)
  end }

scenario "13.3.2.2 Skullfane: an amulet with Stack that loses a counter instead has not left" {
  p1 = { hand = { "Blade" }, field = { "Skullfane", { "Magic Sediment", stack = 2 } } },
  function(t)
    t.p1:play("Blade"):on "Magic Sediment"
    t:expect_defense("p2", 20)
    t:expect("Magic Sediment"):counters("stack", 1)
  end }

scenario "10.4.7.4 Ancient Elf returns a token: it was returned, so she grows" {
  p1 = { hand = { "Ancient Elf" }, field = { "Fairy" }, play_points = 2 },
  function(t)
    t.p1:play("Ancient Elf"):no():yes()
    t:expect("Ancient Elf"):attack(3):defense(3)
    t:expect("Fairy"):gone()
  end }

scenario "10.6.2.5.1 Ancient Elf returns an amulet with Stack: it loses a counter instead, she grows all the same" {
  p1 = { hand = { "Ancient Elf" }, field = { { "Magic Sediment", stack = 2 } }, play_points = 2 },
  function(t)
    t.p1:play("Ancient Elf"):no():yes()
    t:expect("Ancient Elf"):attack(3):defense(3)
    t:expect("Magic Sediment"):in_zone("field"):counters("stack", 1)
  end }

scenario "10.4.7 Ancient Elf alone has nothing to return and is not asked" {
  p1 = { hand = { "Ancient Elf" }, play_points = 2 },
  function(t)
    t.p1:play("Ancient Elf"):no()
    t:expect("Ancient Elf"):attack(2)
    t:expect_decision("p1", "turn")
  end }

scenario "10.7.4.1.1 Elf Child May: returned, she deals 1 damage; from the EX area she does not come back that way" {
  p1 = { hand = { "Gust of Wind" }, field = { "Elf Child May" } },
  p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play("Gust of Wind"):on "Elf Child May"
    t:expect("Follower 1/1"):in_zone "cemetery"
    t:expect(t.p1.hand):is { "Elf Child May" }
  end }

scenario "10.7.2 Archer and a follower that comes with a Fanfare: their player says which is first" {
  p1 = { hand = { "Sparkler" }, field = { "Archer" }, play_points = 1 },
  p2 = { field = { "Follower 2/2" } },
  function(t)
    t.p1:play("Sparkler"):choose "Archer"
    t:expect("Follower 2/2"):in_zone "cemetery"
  end }

scenario "10.7.2 Royal Banner: what is summoned as it lies there grows; what lay there keeps what it was given when the Banner goes" {
  p1 = { hand = { "Royal Banner", "Blade" }, field = { "Quickblader", "Goblin" }, play_points = 5, ex = { "Knight" } },
  function(t)
    t.p1:play "Royal Banner"
    t:expect("Quickblader"):attack(2):defense(2)
    t:expect("Goblin"):attack(2)
    t.p1:play "Knight"
    t:expect("Knight"):attack(2)
    t.p1:play("Blade"):on "Royal Banner"
    t:expect("Knight"):attack(2):defense(2)
  end }

scenario "10.1.1.3 Titania's Sanctuary: Assail goes with it, the bonus stays" {
  p1 = { hand = { "Titania's Sanctuary", "Blade" }, field = { "Fairy", "Waltzing Fairy" }, play_points = 2 },
  function(t)
    t.p1:play "Titania's Sanctuary"
    t:expect("Fairy"):attack(2):keyword "assail"
    t:expect("Waltzing Fairy"):attack(3):no_keyword "assail"
    t.p1:play("Blade"):on "Titania's Sanctuary"
    t:expect("Fairy"):attack(2):no_keyword "assail"
  end }

scenario "10.7.4.2 Holy Sentinel: once in each of its controller's turns, not for itself" {
  p1 = { field = { "Holy Sentinel", "Pinion Prayer", "Pinion Prayer" }, play_points = 2 },
  function(t)
    t.p1:use "Pinion Prayer"
    t:expect("Holy Tiger"):reserved() -- it is given Ward when it lies there
    t:expect(t.p1.field):has("Holy Tiger", 1)
    t.p1:use "Pinion Prayer"
    t:expect(t.p1.field):has("Holy Tiger", 1)
    t:expect("Holy Tiger"):keyword "ward"
  end }

test_card { id = "jt-flag", name = "War Banner", type = "amulet", class = "neutral", cost = 1,
  static { affects = follower { friendly = true }, attack = 2 },
}
test_card(function()
local all = cards { enemy = true }
return card { id = "jt-tide", name = "Ebb Tide", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.return_to_hand(all) end,
}
end)
test_card { id = "jt-awe", name = "Awed Crowd", type = "amulet", class = "neutral", cost = 1,
  when { event = "return_to_hand", subject = follower { enemy = true, attack = at_least(4) },
    run = function(game) game.draw(1) end },
}

scenario "10.11.1 of several that leave at one moment each is what it was before any of them left" {
  p1 = { hand = { "Ebb Tide" }, field = { "Awed Crowd" } },
  p2 = { field = { "War Banner", "Follower 2/2" } },
  function(t)
    t.p1:play "Ebb Tide"
    t:expect(t.p2.hand):count(2)
    t:expect(t.p1.hand):count(1) -- it had 4 attack, though the Banner was the first to move
  end }

test_card { id = "t-by-chill", name = "Chill", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { enemy = true }, defense = -2 },
}
test_card { id = "t-by-grudge", name = "Grudge", type = "amulet", class = "neutral", cost = 1,
  when { event = "destroy", by = "opponent", subject = followers { friendly = true },
    run = function(game) game.deal(1, game.leader("opponent")) end },
}
test_card { id = "t-by-slay", name = "Slaying", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.destroy(one) end,
}

scenario "10.7.1 what is destroyed by the rules is not destroyed by an opponent (11.3.1)" {
  p1 = { hand = { "Chill", "Slaying" }, play_points = 1 },
  p2 = { field = { "Grudge", "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:play "Chill"
    t:expect("Follower 2/2"):in_zone "cemetery"
    t:expect_defense("p1", 20)
    t.p1:play("Slaying"):on "Follower 3/3"
    t:expect_defense("p1", 19)
  end }
