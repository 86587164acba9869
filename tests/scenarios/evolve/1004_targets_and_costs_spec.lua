-- SPDX-License-Identifier: MIT
-- What judges are asked about playing cards and abilities: targets, costs, what cannot be done (1.3.2, 10.4, 10.6).

scenario "10.6.2.3.4 a leader among what may be selected: it can be played without any follower" {
  p1 = { hand = { "Demonic Strike" }, play_points = 3 },
  function(t)
    t.p1:play "Demonic Strike"
    t:expect_defense("p2", 17)
  end }

scenario "12.15.2 a leader among what may be selected: it can be played with a follower that has Aura" {
  p1 = { hand = { "Demonic Strike" }, play_points = 3 },
  p2 = { field = { "Aura 2/2", "Amulet" } },
  function(t)
    t.p1:play "Demonic Strike"
    t:expect_defense("p2", 17)
    t:expect("Aura 2/2"):damage(0)
  end }

scenario "12.15.2 Aura does not help against what selects nothing" {
  p1 = { hand = { "Alchemical Lore" }, play_points = 5 },
  p2 = { field = { "Aura 2/2", "Follower 5/6" } },
  function(t)
    t.p1:play "Alchemical Lore"
    t:expect("Aura 2/2"):in_zone "cemetery"
    t:expect("Follower 5/6"):damage(4)
  end }

scenario "12.15.2 its own controller selects a follower with Aura" {
  p1 = { hand = { "Forge Weaponry" }, field = { "Aura 2/2" }, play_points = 2 },
  function(t)
    t.p1:play "Forge Weaponry"
    t:expect("Aura 2/2"):attack(3):defense(3)
  end }

scenario "10.6.2.3.2 up to two, divided: one takes all three" {
  p1 = { hand = { "Fire Chain" }, play_points = 2 },
  p2 = { field = { "Follower 5/6", "Follower 2/3" } },
  function(t)
    t.p1:play("Fire Chain"):on "Follower 5/6"
    t:expect("Follower 5/6"):damage(3)
    t:expect("Follower 2/3"):damage(0)
  end }

scenario "10.6.2.4.1 of two each takes one at the least" {
  p1 = { hand = { "Fire Chain" }, play_points = 2 },
  p2 = { field = { "Follower 5/6", "Follower 2/3" } },
  function(t)
    t.p1:play("Fire Chain"):choose("Follower 5/6", "Follower 2/3")
    t.p1:assign { ["Follower 5/6"] = 1, ["Follower 2/3"] = 2 }
    t:expect("Follower 5/6"):damage(1)
    t:expect("Follower 2/3"):damage(2)
  end }

scenario "10.6.2.3.2.1 what divides damage cannot be played without anybody to take it" {
  p1 = { hand = { "Fire Chain" }, play_points = 2 },
  p2 = { field = { "Amulet" } },
  function(t) t:cannot(t.p1, "play", "Fire Chain") end }

scenario "10.6.2.7.2 a spell does what it still can: the follower is gone, the card is drawn" {
  p1 = { hand = { "Nature's Guidance" }, field = { "Amulet" }, play_points = 1, deck = { "Goblin" } },
  function(t)
    t.p1:play "Nature's Guidance"
    t:expect(t.p1.hand):is { "Amulet", "Goblin" }
  end }

scenario "9.1.4.3 Nature's Guidance on a token: it is gone, and a card is drawn" {
  p1 = { hand = { "Nature's Guidance" }, field = { "Fairy" }, play_points = 1, deck = { "Goblin" } },
  function(t)
    t.p1:play "Nature's Guidance"
    t:expect("Fairy"):gone()
    t:expect(t.p1.hand):is { "Goblin" }
  end }

scenario "13.3.2.2 Dark Offering on an amulet with Stack: a counter goes, the rest is done" {
  p1 = { hand = { "Dark Offering" }, field = { { "Magic Sediment", stack = 2 } }, play_points = 1 },
  function(t)
    t.p1:play "Dark Offering"
    t:expect("Magic Sediment"):in_zone("field"):counters("stack", 1)
    t:expect_defense("p1", 23)
    t:expect(t.p1.hand):count(1)
  end }

scenario "11.7.1 Execution on a Magic Sediment with its last counter" {
  p1 = { hand = { "Execution" }, play_points = 4 },
  p2 = { field = { "Magic Sediment" } },
  function(t)
    t.p1:play "Execution"
    t:expect("Magic Sediment"):gone()
  end }

scenario "13.2.1.2 the third card of the turn counts itself for Combo" {
  p1 = { hand = { "Elf Metallurgist" }, ex = { "Fairy Wisp", "Fairy" }, play_points = 3 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play "Fairy Wisp"
    t.p1:play "Fairy"
    t.p1:play "Elf Metallurgist"
    t:expect("Follower 5/6"):damage(3)
  end }

scenario "13.2.1.1 what was summoned was not played, and abilities are no cards" {
  p1 = { hand = { "Fairy Whisperer", "Elf Metallurgist" }, field = { "Evolver" }, evolve_deck = { "Evolver" }, play_points = 5 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:evolve "Evolver"
    t.p1:play "Fairy Whisperer"
    t.p1:play "Elf Metallurgist"
    t:expect("Follower 5/6"):damage(1)
  end }

scenario "13.2.1.2 a follower that returns and is played again counts twice" {
  p1 = { hand = { "Rhinoceroach", "Nature's Guidance" }, play_points = 5 },
  function(t)
    t.p1:play "Rhinoceroach"
    t:expect("Rhinoceroach"):attack(1)
    t.p1:play "Nature's Guidance"
    t.p1:play "Rhinoceroach"
    t:expect("Rhinoceroach"):attack(3)
  end }

scenario "13.2.1.2 cards that were played with Quick in the other player's turn do not count in the own one" {
  p1 = { field = { "Follower 1/1" } },
  p2 = { hand = { "Angelic Snipe", "Rhinoceroach" }, play_points = 1 },
  function(t)
    t.p1:attack("Follower 1/1", "p2's leader")
    t.p2:play "Angelic Snipe"
    t:pass_all()
    t:next_turn()
    t.p2:play "Rhinoceroach"
    t:expect("Rhinoceroach"):attack(1)
  end }

scenario "10.6.2.7.3 Merlin: the spell that is played is not in the cemetery while it resolves (13.3.1.3)" {
  p1 = { field = { "Merlin" }, evolve_deck = { "Merlin" }, play_points = 5,
    cemetery = { "Fate's Hand", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell" } },
  function(t)
    t.p1:evolve("Merlin"):on "Fate's Hand"
    t:expect(t.p1.hand):count(2)
    t:expect_number("p1", "play_points", 3)
    t:expect("Fate's Hand"):in_zone "cemetery"
  end }

scenario "10.6.2.3.4 Merlin: a spell that has nothing to select is not played" {
  p1 = { field = { "Merlin" }, evolve_deck = { "Merlin" }, play_points = 2, cemetery = { "Wind Blast" } },
  function(t)
    t.p1:evolve "Merlin"
    t:expect("Wind Blast"):in_zone "cemetery"
    t:expect_no_event("play", "Wind Blast")
  end }

scenario "1.3.2.2.1 a card that costs less than nothing costs nothing" {
  p1 = { hand = { "Wyvern Cavalier" }, deck = { "Goblin" }, play_points = 5 },
  function(t)
    t.p1:play "Wyvern Cavalier"
    t:expect("Goblin"):in_zone("ex"):cost(0)
    t.p1:play "Goblin"
    t:expect_number("p1", "play_points", 0)
    t:expect("Goblin"):in_zone "field"
  end }

scenario "4.1.4 what made it cheaper in the EX area is gone in the hand" {
  p1 = { hand = { "Wyvern Cavalier", "Nature's Guidance" }, deck = { "Goliath" }, play_points = 7 },
  function(t)
    t.p1:play "Wyvern Cavalier"
    t:expect("Goliath"):cost(1)
    t.p1:play "Goliath"
    t.p1:play("Nature's Guidance"):on "Goliath"
    t:expect("Goliath"):in_zone("hand"):cost(3)
  end }

scenario "10.10.2.4 two followers that make Golems cheaper: down to nothing, and nothing is given back" {
  p1 = { field = { { "Ancient Alchemist", evolved = true }, { "Ancient Alchemist", evolved = true }, { "Ancient Alchemist", evolved = true } },
    ex = { "Guardform Golem" }, play_points = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t:expect("Guardform Golem"):cost(0)
    t.p1:play("Guardform Golem"):no()
    t.p1:choose(1):on "Follower 5/6"
    t.p1:choose(1):on "p2's leader"
    t.p1:on "p2's leader"
    t:expect("Follower 5/6"):damage(3)
    t:expect_defense("p2", 14)
    t:expect_number("p1", "play_points", 1)
  end }

scenario "5.4.2.1 Flame Destroyer: in the hand it counts the spells that lie in its player's cemetery now" {
  p1 = { hand = { "Flame Destroyer", "Insight" }, cemetery = { "Spell", "Spell", "Spell", "Spell" }, play_points = 9 },
  function(t)
    t:expect("Flame Destroyer"):cost(9)
    t.p1:play "Insight"
    t:expect("Flame Destroyer"):cost(6)
  end }

scenario "4.8.3.2 Urd: an EX area that is full takes nothing, the follower stays" {
  p1 = { hand = { "Urd" }, play_points = 4 },
  p2 = { field = { "Goblin" }, ex = { "Fairy", "Fairy", "Fairy", "Fairy", "Fairy" } },
  function(t)
    t.p1:play "Urd"
    t:expect("Goblin"):in_zone "field"
  end }

scenario "5.15.4 Urd: an evolved follower goes without its evolved card, and is played for its own cost" {
  p1 = { hand = { "Urd" }, play_points = 4 },
  p2 = { field = { { "Evolver", evolved = true } } },
  function(t)
    t.p1:play "Urd"
    t:expect("Evolver"):in_zone("ex"):attack(2)
    t:expect(t.p2.evolve_deck):count(1)
    t:expect(t.p2.evolve_zone):count(0)
  end }

scenario "12.4.3 Urd: what comes from the EX area has its Fanfare again, and may not attack (8.4.2.1)" {
  p1 = { hand = { "Urd" }, play_points = 4 },
  p2 = { field = { "Waltzing Fairy" }, play_points = 3, max_play_points = 3 },
  function(t)
    t.p1:play "Urd"
    t:next_turn()
    t.p2:play "Waltzing Fairy"
    t:expect(t.p2.ex):is { "Fairy" }
    t:cannot(t.p2, "attack", "Waltzing Fairy", "8.4.2.1")
  end }

scenario "9.1.4.1 Urd: a token goes into the EX area as what it is; evolved, she banishes it for good" {
  p1 = { hand = { "Urd" }, evolve_deck = { "Urd" }, play_points = 5 },
  p2 = { field = { "Knight" } },
  function(t)
    t.p1:play "Urd"
    t:expect("Knight"):in_zone("ex")
    t.p1:evolve "Urd"
    t:expect("Knight"):gone()
    t:expect(t.p2.banished):count(0)
  end }

scenario "4.8.3.3 what a Pixie was given in the EX area it has on the field, and not after its return" {
  p1 = { hand = { "Blessed Fairy Dancer", "Nature's Guidance" }, ex = { "Waltzing Fairy" }, play_points = 6 },
  function(t)
    t.p1:play "Blessed Fairy Dancer"
    t.p1:play "Waltzing Fairy"
    t:expect("Waltzing Fairy"):attack(4):defense(4)
    t.p1:play("Nature's Guidance"):on "Waltzing Fairy"
    t:expect("Waltzing Fairy"):in_zone("hand"):attack(3)
  end }

scenario "4.4.4.2 Summon Bloodkin with a full field: one bat comes, into the EX area" {
  p1 = { hand = { "Summon Bloodkin" }, field = { "Amulet", "Amulet", "Amulet", "Amulet", "Amulet" }, play_points = 1 },
  function(t)
    t.p1:play "Summon Bloodkin"
    t:expect(t.p1.ex):is { "Forest Bat" }
    t:expect(t.p1.field):count(5)
  end }

scenario "4.4.4.2 Alwida's Command with room for one: its player says which token comes" {
  p1 = { hand = { "Alwida's Command" }, field = { "Amulet", "Amulet", "Amulet", "Amulet" }, play_points = 5 },
  function(t)
    t.p1:play("Alwida's Command"):choose "Viking"
    t:expect(t.p1.field):has "Viking"
    t:expect(t.p1.field):count(5)
  end }

scenario "10.6.2.6 no follower is played onto a full field, also for a Fanfare that would make room" {
  p1 = { hand = { "Ancient Elf" }, field = { "Amulet", "Amulet", "Amulet", "Amulet", "Amulet" }, play_points = 2 },
  function(t) t:cannot(t.p1, "play", "Ancient Elf", "10.6.2.6") end }

scenario "8.1.2 an ability that summons is used with a full field, too (1.3.2)" {
  p1 = { field = { "Arthurian Light", "Amulet", "Amulet", "Amulet", "Amulet" }, play_points = 1 },
  function(t)
    t.p1:use("Arthurian Light", 1)
    t:expect(t.p1.field):count(5)
    t:expect("Arthurian Light"):engaged()
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.4.2.1 an amulet that pays with itself makes room for what it summons" {
  p1 = { field = { "Pinion Prayer", "Amulet", "Amulet", "Amulet", "Amulet" }, play_points = 1 },
  function(t)
    t.p1:use "Pinion Prayer"
    t:expect(t.p1.field):has "Holy Falcon"
    t:expect("Pinion Prayer"):in_zone "cemetery"
  end }

scenario "4.2.2.3 Beastly Vow comes engaged: it cannot pay for itself before the next turn" {
  p1 = { hand = { "Beastly Vow" }, play_points = 3 },
  function(t)
    t.p1:play "Beastly Vow"
    t:cannot(t.p1, "use", "Beastly Vow")
    t:next_turn()
    t:next_turn()
    t:can(t.p1, "use", "Beastly Vow")
  end }

scenario "10.4.6.1 a follower that came this turn may engage itself for an ability" {
  p1 = { hand = { "Medusa" }, play_points = 6 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play "Medusa"
    t.p1:use "Medusa"
    t:expect("Follower 5/6"):in_zone "cemetery"
    t:expect("Medusa"):engaged()
  end }

scenario "10.6.2.3.2 Chorus of Prayer: up to three may be none at all, and it costs all the same" {
  p1 = { hand = { "Chorus of Prayer" }, play_points = 7 },
  function(t)
    t.p1:play "Chorus of Prayer"
    t:expect("Chorus of Prayer"):in_zone "cemetery"
    t:expect_number("p1", "play_points", 0)
  end }

scenario "4.4.4.2 Chorus of Prayer with room for one: the rest stays in the cemetery" {
  p1 = { hand = { "Chorus of Prayer" }, field = { "Goblin", "Goblin", "Goblin", "Goblin" },
    cemetery = { "Dire Bond", "Pinion Prayer" }, play_points = 7 },
  function(t)
    t.p1:play("Chorus of Prayer"):choose("Dire Bond", "Pinion Prayer")
    t.p1:choose "Pinion Prayer"
    t:expect("Pinion Prayer"):in_zone "field"
    t:expect("Dire Bond"):in_zone "cemetery"
    t:expect_defense("p1", 20)
  end }

scenario "12.4.3 Chorus of Prayer: the Fanfares trigger, as the amulets come from another zone" {
  p1 = { hand = { "Chorus of Prayer" }, cemetery = { "Dire Bond" }, play_points = 7 },
  function(t)
    t.p1:play("Chorus of Prayer"):on "Dire Bond"
    t:expect_defense("p1", 19)
    t:expect(t.p1.hand):count(1)
  end }

scenario "1.3.2 Death's Breath onto a full field: it can be played, the follower stays in the cemetery" {
  p1 = { hand = { "Death's Breath" }, field = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" },
    cemetery = { "Glint Dragon" }, play_points = 6 },
  function(t)
    t.p1:play "Death's Breath"
    t:expect("Glint Dragon"):in_zone "cemetery"
    t:expect("Death's Breath"):in_zone "cemetery"
  end }

scenario "10.6.2.3.4 Death's Breath: without a follower in the cemetery it cannot be played" {
  p1 = { hand = { "Death's Breath" }, cemetery = { "Spell", "Genesis Dragon" }, play_points = 6 },
  function(t) t:cannot(t.p1, "play", "Death's Breath", "10.6.2.3.4") end }

scenario "10.6.2.1 a card that is being played is no longer in the hand: Silver Bolt does not count itself" {
  p1 = { hand = { "Silver Bolt", "Goblin", "Goblin" }, play_points = 7 },
  function(t)
    t.p1:play "Silver Bolt"
    t:expect_defense("p2", 17)
  end }

scenario "10.4.2.2 Harnessed Flame: without a Harnessed Glass of his own nobody pays" {
  p1 = { field = { "Harnessed Flame" }, deck = { "Flame and Glass" }, play_points = 1 },
  p2 = { field = { "Harnessed Glass" } },
  function(t) t:cannot(t.p1, "use", "Harnessed Flame") end }

scenario "5.7.1.2 Harnessed Flame: what is sought need not be found, the cost stays paid" {
  p1 = { field = { "Harnessed Flame", "Harnessed Glass" }, deck = { "Goblin", "Flame and Glass" }, play_points = 1 },
  function(t)
    t.p1:use "Harnessed Flame"
    t.p1:choose()
    t:expect(t.p1.field):count(0)
    t:expect(t.p1.cemetery):is { "Harnessed Flame", "Harnessed Glass" }
    t:expect_event "shuffle"
  end }
