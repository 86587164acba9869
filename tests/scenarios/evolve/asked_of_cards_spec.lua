-- SPDX-License-Identifier: MIT
-- Two and three cards that meet, as a judge is asked: each decided from the rules before it was run.

scenario "5.5.1, 10.4.2 Harnessed Flame and a Glass of the opponent's: it goes to its owner, so Flame and Glass deals 3" {
  p1 = { field = { "Harnessed Flame", { "Harnessed Glass", owner = "p2" }, "Amulet", "Amulet", "Amulet" }, deck = { "Flame and Glass" },
    play_points = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use("Harnessed Flame"):choose("Flame and Glass")
    t:expect(t.p2.cemetery):is { "Harnessed Glass" }
    t:expect("Flame and Glass"):in_zone("field")
    t.p1:attack("Flame and Glass", "p2's leader")
    t:expect("Follower 5/6"):damage(3)
    t:expect_defense("p2", 13)
  end }

scenario "10.4.5 Mordecai dies with a Rabbit Necromancer: the rabbit's damage leaves too little to pay" {
  p1 = { field = { "Rabbit Necromancer" }, hand = { "Themis's Decree" }, play_points = 5 },
  p2 = { field = { "Mordecai the Duelist" }, defense = 4 },
  function(t)
    t.p1:play("Themis's Decree")
    t:expect_defense("p2", 2)
    t:expect_defense("p1", 18)
    t:expect("Mordecai the Duelist"):in_zone("cemetery")
    t:expect_decision("p1", "turn")
  end }

scenario "11.2.1 Mordecai paid with the last 3 defense: he is back, and his player has lost" {
  p1 = { hand = { "Themis's Decree" }, play_points = 5 },
  p2 = { field = { "Mordecai the Duelist" }, defense = 3 },
  function(t)
    t.p1:play("Themis's Decree")
    t.p2:yes()
    t:expect("Mordecai the Duelist"):in_zone("field")
    t:expect_winner("p1")
  end }

scenario "1.3.2.2 Soul Dealer destroys a follower of 0 attack: no defense is gained, Elana's Prayer is silent" {
  p1 = { field = { "Soul Dealer", "Elana's Prayer" }, evolve_deck = { "Soul Dealer" }, play_points = 2 },
  p2 = { field = { "Follower 0/1" } },
  function(t)
    t.p1:evolve("Soul Dealer")
    t:expect("Follower 0/1"):in_zone("cemetery")
    t:expect("Soul Dealer"):attack(7):defense(6)
    t:expect_defense("p1", 20)
  end }

scenario "1.3.2.2 Maruzensky's -4 leaves less than no attack: it fights for nothing, and Soul Dealer gains nothing of it" {
  p1 = { field = { "Soul Dealer" }, hand = { "Maruzensky" }, cemetery = { "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell" },
    evolve_deck = { "Soul Dealer" }, play_points = 5, defense = 10 },
  p2 = { field = { "Forest Gigas" } },
  function(t)
    t.p1:play("Maruzensky")
    t:expect("Forest Gigas"):attack(-3)
    t.p1:evolve("Soul Dealer")
    t:expect("Forest Gigas"):in_zone("cemetery")
    t:expect_defense("p1", 10)
  end }

scenario "10.7.2 Elana's Prayer: once in the turn, for Frog Cleric, no more for Lucifer at its end" {
  p1 = { field = { "Elana's Prayer", "Lucifer" }, hand = { "Frog Cleric" }, play_points = 2 },
  function(t)
    t.p1:play("Frog Cleric")
    t:expect("Lucifer"):attack(7):defense(8)
    t.p1:end_turn()
    t.p1:pass()
    t:expect_defense("p1", 26)
    t:expect("Lucifer"):attack(7):defense(8)
    t:expect("Frog Cleric"):attack(3):defense(3)
  end }

scenario "10.7.2.1 Chorus of Prayer with Kaguya: each amulet is hers to shoot with, each fanfare is played" {
  p1 = { field = { "Kaguya" }, hand = { "Chorus of Prayer" }, cemetery = { "Dire Bond", "Path to Purgatory" }, play_points = 7 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Chorus of Prayer"):on("Dire Bond", "Path to Purgatory")
    t:expect_decision("p1", "10.7.3")
    t.p1:choose("Dire Bond"):choose("Path to Purgatory"):choose(1)
    t:expect("Follower 5/6"):damage(4)
    t:expect(t.p1.hand):count(4)
    t:expect_defense("p1", 16)
  end }

scenario "4.2.2.3, 10.7.2 Kaguya puts Death Sentence from the hand: engaged, and it counts 3" {
  p1 = { hand = { "Kaguya", "Death Sentence" }, play_points = 5 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Kaguya"):choose("Death Sentence")
    t:expect("Death Sentence"):engaged():in_zone("field")
    t:expect("Follower 5/6"):damage(3)
    t:cannot(t.p1, "use", "Death Sentence", "10.6.2.5.3")
  end }

scenario "10.10.2.4 Dimension Shift in the EX area, 5 less by Daria: set to 7 first, then 2" {
  p1 = { field = { "Daria, Dimensional Witch" }, evolve_deck = { "Daria, Dimensional Witch" }, ex = { "Dimension Shift" },
    cemetery = { "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell" }, play_points = 3 },
  function(t)
    t.p1:evolve("Daria, Dimensional Witch"):choose(1)
    t:expect_number("p1", "play_points", 2)
    t.p1:play("Dimension Shift")
    t:expect_number("p1", "play_points", 0)
    t:expect(t.p1.banished):count(10)
  end }

scenario "10.10.2.4 Flame Destroyer in the EX area, 10 spells and 5 less by Daria: for nothing" {
  p1 = { field = { "Daria, Dimensional Witch" }, evolve_deck = { "Daria, Dimensional Witch" }, ex = { "Flame Destroyer" },
    cemetery = { "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Merlin" }, play_points = 1 },
  function(t)
    t.p1:evolve("Daria, Dimensional Witch"):choose(1)
    t.p1:play("Flame Destroyer")
    t:expect("Flame Destroyer"):in_zone("field"):attribute("cost", 9)
  end }

scenario "12.14.2 Albert takes no combat damage, but Bane destroys him" {
  p1 = { field = { "Albert, Levin Saber" }, evolve_deck = { "Albert, Levin Saber" }, play_points = 3 },
  p2 = { field = { { "Bane 2/2", engaged = true } } },
  function(t)
    t.p1:evolve("Albert, Levin Saber")
    t.p1:attack("Albert, Levin Saber", "Bane 2/2")
    t:expect_no_event("damage", "Albert, Levin Saber")
    t:expect("Albert, Levin Saber"):in_zone("cemetery")
    t:expect("Bane 2/2"):in_zone("cemetery")
  end }

scenario "5.13.3 Alexander attacks a leader: that is no combat damage, so he stays engaged" {
  p1 = { field = { "Alexander" } },
  p2 = { field = { { "Follower 2/2", engaged = true } } },
  function(t)
    t.p1:attack("Alexander", "Follower 2/2")
    t:expect("Alexander"):reserved()
    t.p1:attack("Alexander", "p2's leader")
    t:expect("Alexander"):engaged()
    t:expect_defense("p2", 15)
  end }

scenario "1.3.3 Woodland Curse on Alexander: no damage dealt, no refreshing" {
  p1 = { field = { "Alexander" } },
  p2 = { field = { { "Follower 2/2", engaged = true } }, hand = { "Woodland Curse" }, play_points = 2 },
  function(t)
    t.p1:attack("Alexander", "Follower 2/2")
    t.p2:play("Woodland Curse"):on("Alexander")
    t:expect("Alexander"):engaged():damage(2)
    t:expect("Follower 2/2"):damage(0)
  end }

scenario "10.2.1.3.2 Alexander strikes a Temple Defender of 1 left with Laelia: the damage is his defense, less 1" {
  p1 = { field = { { "Alexander", damage = 5 }, "Arch Priestess Laelia" } },
  p2 = { field = { { "Temple Defender", engaged = true } } },
  function(t)
    t.p1:attack("Alexander", "Temple Defender")
    t:expect_event("damage", "Temple Defender", 3)
    t:expect("Temple Defender"):in_zone("cemetery")
    t:expect("Alexander"):damage(8):reserved()
  end }

scenario "8.4.6, 8.4.9 Alucard's Strike destroys what he attacks: no fight, he has attacked" {
  p1 = { field = { "Alucard" }, defense = 10 },
  p2 = { field = { { "Follower 3/4", engaged = true } } },
  function(t)
    t.p1:attack("Alucard", "Follower 3/4")
    t:expect("Follower 3/4"):in_zone("cemetery")
    t:expect("Alucard"):damage(0):engaged()
    t:expect_no_event("fought")
    t:expect_defense("p1", 14)
  end }

scenario "8.4.7 Yurius destroys a Ghost that attacks the leader: no damage" {
  p1 = { field = { "Ghost" } },
  p2 = { field = { "Yurius, Levin Duke" } },
  function(t)
    t.p1:attack("Ghost", "p2's leader")
    t.p2:use("Yurius, Levin Duke"):on("Ghost")
    t:expect("Ghost"):gone()
    t:expect_defense("p2", 20)
  end }

scenario "4.1.4 Fairy Beast returned and played again uses its ability again in the turn" {
  p1 = { field = { "Fairy Beast" }, hand = { "Nature's Guidance" }, ex = { "Fairy", "Fairy" }, play_points = 6 },
  function(t)
    t.p1:use("Fairy Beast"):choose("Fairy")
    t:cannot(t.p1, "use", "Fairy Beast")
    t.p1:play("Nature's Guidance"):on("Fairy Beast")
    t.p1:play("Fairy Beast")
    t.p1:use("Fairy Beast")
    t:expect(t.p1.ex):count(0)
    t:expect_defense("p1", 26)
  end }

scenario "10.7.1 Polyphonic Roar: Wyrm Spire on a follower of mine brings a Dragon of mine, on one of theirs none" {
  p1 = { field = { "Polyphonic Roar", "Wyrm Spire", "Wyrm Spire" } },
  p2 = { field = { "Follower 2/2", "Follower 5/6" } },
  function(t)
    t.p1:use("Wyrm Spire#1"):on("Follower 2/2")
    t:expect("p2's Dragon"):in_zone("field")
    t:expect_decision("p1", "turn")
    t.p1:use("Wyrm Spire#2"):on("p2's Dragon")
    t:expect(t.p2.field):count(2)
    t:expect_defense("p2", 20)
  end }

scenario "5.15.4, 11.6.1 Urd on an evolved follower: the card goes to the EX area, its other face faceup to the evolve deck" {
  p1 = { hand = { "Urd" }, play_points = 4 },
  p2 = { field = { { "Evolver", evolved = true, damage = 3 } } },
  function(t)
    t.p1:play("Urd")
    t:expect(t.p2.ex):is { "Evolver" }
    t:expect(t.p2.evolve_deck):count(1)
    t:expect(t.p2.evolve_zone):count(0)
  end }

scenario "9.1.4.1 Urd on a token: it lies in the EX area and is played again from there" {
  p1 = { hand = { "Urd" }, play_points = 4 },
  p2 = { field = { "Knight" }, play_points = 0, max_play_points = 1 },
  function(t)
    t.p1:play("Urd")
    t:expect(t.p2.ex):is { "Knight" }
    t:next_turn()
    t.p2:play("Knight")
    t:expect("Knight"):in_zone("field")
    t:expect_number("p2", "play_points", 1)
  end }

scenario "9.1.4.3 Rimewind on a token: it is eliminated, no hand has it" {
  p1 = { hand = { "Rimewind" }, play_points = 2 },
  p2 = { field = { "Knight" } },
  function(t)
    t.p1:play("Rimewind")
    t:expect("Knight"):gone()
    t:expect(t.p2.hand):count(0)
  end }

scenario "1.2.2 Silver Bolt with an empty deck at a leader of little defense: a draw" {
  p1 = { hand = { "Silver Bolt", "Spell", "Spell" }, deck = {}, play_points = 7 },
  p2 = { defense = 2 },
  function(t)
    t.p1:play("Silver Bolt"):on("p2's leader")
    t:expect_winner("nobody")
    t:expect_event("lose")
  end }

scenario "1.2.2, 5.9.1.1 Sammy evolves, each player draws from an empty deck: a draw" {
  p1 = { field = { "Sammy, Wizard's Apprentice" }, evolve_deck = { "Sammy, Wizard's Apprentice" }, deck = {}, play_points = 2 },
  p2 = { deck = {} },
  function(t)
    t.p1:evolve("Sammy, Wizard's Apprentice")
    t:expect_winner("nobody")
    t:expect_event("lose")
  end }

scenario "10.5.2.1 two Rabbit Necromancers and leaders of 2: the first one's damage ends the game in a draw" {
  p1 = { field = { "Rabbit Necromancer" }, hand = { "Conflagration" }, play_points = 5, defense = 2 },
  p2 = { field = { "Rabbit Necromancer" }, defense = 2 },
  function(t)
    t.p1:play("Conflagration")
    t:expect_winner("nobody")
    t:expect_events(1, "resolve", "p1's Rabbit Necromancer")
    t:expect_no_event("resolve", "p2's Rabbit Necromancer")
  end }

scenario "10.5.2.2 two Rabbit Necromancers, leaders of 3 and 4: the active player's comes first, the other one's is fatal" {
  p1 = { field = { "Rabbit Necromancer" }, hand = { "Conflagration" }, play_points = 5, defense = 3 },
  p2 = { field = { "Rabbit Necromancer" }, defense = 5 },
  function(t)
    t.p1:play("Conflagration")
    t:expect_winner("p2")
    t:expect_defense("p2", 1)
  end }

scenario "3.1.2.3 Harvest Festival of the opponent's, returned by who has it: they draw, its owner has the card" {
  p1 = { field = { { "Harvest Festival", owner = "p2" } }, hand = { "Nature's Guidance" }, play_points = 1 },
  function(t)
    t.p1:play("Nature's Guidance")
    t:expect(t.p2.hand):is { "Harvest Festival" }
    t:expect(t.p1.hand):count(2)
  end }

scenario "3.1.2.3 Elf Child May of the opponent's is returned: who had her on the field selects among their enemies" {
  p1 = { field = { { "Elf Child May", owner = "p2" } }, hand = { "Nature's Guidance" }, play_points = 1 },
  p2 = { field = { "Follower 2/2" } },
  function(t)
    t.p1:play("Nature's Guidance")
    t:expect("Follower 2/2"):damage(1)
    t:expect(t.p2.hand):is { "Elf Child May" }
  end }

scenario "7.4.6 only who ends their turn discards down to seven" {
  p1 = { hand = { "Altered Fate", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell" }, play_points = 2 },
  p2 = { hand = { "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell" } },
  function(t)
    t.p1:play("Altered Fate")
    t:expect(t.p1.hand):count(8)
    t:expect(t.p2.hand):count(8)
    t.p1:end_turn()
    t:pass_all()
        t:expect_decision("p1")
    t.p1:choose(1)
    t:expect(t.p1.hand):count(7)
    t:expect(t.p2.hand):count(9)
  end }

scenario "10.7.5 Arcane Enlightenment at the end of the opponent's turn waits for the next end phase of its player" {
  p1 = { hand = { "Arcane Enlightenment" }, play_points = 4, deck = { "Spell", "Spell", "Spell" } },
  p2 = {},
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:play("Arcane Enlightenment")
    t:expect(t.p1.ex):count(3)
  end }

scenario "10.6.2.3 Dracomancer's Rites and Demonic Hedonist at the end: the Hedonist first, and the Rites have something to do" {
  p1 = { field = { "Dracomancer's Rites", "Demonic Hedonist" }, hand = { "Dire Bond" }, play_points = 1 },
  function(t)
    t.p1:play("Dire Bond")
    t.p1:end_turn()
    t.p1:choose("Demonic Hedonist")
    t.p1:choose(1)
    t:expect_defense("p2", 18)
  end }

scenario "10.6.2.3 Dracomancer's Rites and Demonic Hedonist at the end: the Rites first, and they have nothing to do" {
  p1 = { field = { "Dracomancer's Rites", "Demonic Hedonist" }, hand = { "Dire Bond" }, play_points = 1 },
  function(t)
    t.p1:play("Dire Bond")
    t.p1:end_turn()
    t.p1:choose("Dracomancer's Rites")
    t.p1:choose(1)
    t:expect(t.p1.cemetery):count(1)
    t:expect_defense("p2", 20)
  end }

scenario "10.7.2 Azazel discards a Flute: its owner has what it does" {
  p1 = { hand = { "Azazel" }, play_points = 7 },
  p2 = { hand = { "Dragonsong Flute" } },
  function(t)
    t.p1:play("Azazel")
    t:expect(t.p2.ex):is { "Hellflame Dragon" }
    t:expect(t.p2.cemetery):is { "Dragonsong Flute" }
  end }

scenario "10.5.2 Nakayama Festa discards two Trails of Light and a Flute after the damage: each of them does its own" {
  p1 = { hand = { "Nakayama Festa", "Trail of Light", "Trail of Light", "Dragonsong Flute" }, play_points = 9 },
  p2 = { field = { "Rabbit Necromancer" } },
  function(t)
    t.p1:play("Nakayama Festa")
    t.p1:choose("Dragonsong Flute")
    t:expect(t.p1.hand):count(2)
    t:expect(t.p1.ex):is { "Hellflame Dragon" }
    t:expect_defense("p2", 13)
    t:expect_defense("p1", 18)
  end }

scenario "4.8.3.2 Daria with a deck of two: both go to the EX area, nothing goes round, nobody loses" {
  p1 = { hand = { "Daria, Dimensional Witch", "Trail of Light" }, deck = { "Spell", "Amulet" }, play_points = 6 },
  function(t)
    t.p1:play("Daria, Dimensional Witch")
    t:expect_event("discard", "Trail of Light")
    t:expect(t.p1.ex):is { "Spell", "Amulet" }
    t:expect_winner("p2")
  end }

scenario "10.6.2.7.2 Goblinmount Demon hurts its own side: two rabbits, two Last Words, and no enemy is hurt" {
  p1 = { hand = { "Goblinmount Demon" }, field = { { "Rabbit Necromancer", damage = 1 }, { "Rabbit Necromancer", damage = 1 } }, play_points = 5 },
  p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play("Goblinmount Demon"):no()
    t:expect_defense("p1", 16)
    t:expect_defense("p2", 16)
    t:expect("Follower 1/1"):in_zone("field")
    t:expect("Goblinmount Demon"):damage(0)
  end }

scenario "12.11.2, 12.9.2 Gabriel gives a Ghost Assail: it attacks a reserved follower in the turn it came" {
  p1 = { hand = { "Gabriel" }, field = { { "Ghost", new = true } }, play_points = 6 },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p1:play("Gabriel")
    t.p1:no()
    t:expect("Gabriel"):reserved()
    t.p1:attack("Ghost", "Follower 3/3")
    t:expect("Follower 3/3"):in_zone("cemetery")
  end }

scenario "7.4.1 a Ghost that comes in the end phase is not banished by that end phase" {
  p1 = { field = { "Late Call" } },
  p2 = {},
  function(t)
    t:next_turn()
    t:expect("Ghost"):in_zone("field")
    t:next_turn()
    t:expect("Ghost"):in_zone("field")
    t.p1:end_turn()
    t.p1:choose("Late Call")
    t:expect_events(1, "banish")
  end }

scenario "8.4.9 Mana Elk destroys what a Fairy attacks: the Fairy takes no damage, and the Elk's player selects" {
  p1 = { field = { "Mana Elk", "Fairy" } },
  p2 = { field = { { "Follower 2/2", engaged = true, damage = 1 } } },
  function(t)
    t.p1:attack("Fairy", "Follower 2/2")
    t.p1:on("Follower 2/2")
    t:expect("Follower 2/2"):in_zone("cemetery")
    t:expect("Fairy"):in_zone("field"):damage(0)
  end }

scenario "10.4.7.4 Elf Knight Cynthia without a card in the EX area strikes for nothing" {
  p1 = { field = { "Elf Knight Cynthia" } },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p1:attack("Elf Knight Cynthia", "p2's leader"):on("Follower 3/3")
    t:expect_defense("p2", 15)
    t:expect("Follower 3/3"):damage(0)
    t:expect(t.p1.field):count(1)
  end }

scenario "10.4.7.4 Elf Knight Cynthia banishes a Thorn Burst: gone, 2 damage and two Fairies" {
  p1 = { field = { "Elf Knight Cynthia" }, ex = { "Thorn Burst" } },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p1:attack("Elf Knight Cynthia", "p2's leader")
    t.p1:on("p2's leader"):yes()
    t:expect("Thorn Burst"):gone()
    t:expect(t.p1.field):is { "Elf Knight Cynthia", "Fairy", "Fairy" }
    t:expect_defense("p2", 13)
  end }

scenario "3.1.2, 4.9 a follower of the opponent's dies: it lies in its owner's cemetery, which counts for them" {
  p1 = { field = { { "Follower 1/1", owner = "p2" } }, hand = { "Bone Chimera" }, cemetery = { "Spell", "Spell", "Spell", "Spell", "Spell", "Spell" },
    play_points = 3, deck = { } },
  p2 = { field = { { "Follower 2/2", engaged = true } } },
  function(t)
    t.p1:attack("Follower 1/1", "Follower 2/2")
    t:expect(t.p2.cemetery):is { "Follower 1/1" }
    t.p1:play("Bone Chimera")
    t:expect("Bone Chimera"):no_keyword("rush")
    t:expect(t.p1.cemetery):count(6)
  end }

scenario "13.5.1.2 Bone Chimera: with its own three cards it has Rush and Bane from then on" {
  p1 = { hand = { "Bone Chimera" }, cemetery = { "Spell", "Spell", "Spell", "Spell" }, play_points = 3 },
  p2 = { field = { { "Follower 5/6", engaged = true } } },
  function(t)
    t.p1:play("Bone Chimera")
    t:expect("Bone Chimera"):keyword("rush", "bane")
    t.p1:attack("Bone Chimera", "Follower 5/6")
    t:expect("Follower 5/6"):in_zone("cemetery")
  end }

scenario "10.9.1 Undead King takes two followers out of the cemetery: Bone Chimera has Bane no more" {
  p1 = { field = { "Bone Chimera" }, hand = { "Undead King" }, cemetery = { "Spell", "Spell", "Spell", "Spell", "Spell", "Follower 1/1", "Follower 2/2" }, play_points = 6 },
  function(t)
    t:expect("Bone Chimera"):keyword("bane")
    t.p1:play("Undead King"):on("Follower 1/1", "Follower 2/2")
    t:expect("Bone Chimera"):no_keyword("bane")
    t:expect(t.p1.hand):is { "Follower 1/1", "Follower 2/2" }
  end }

scenario "13.5.2.2 Medusa with Sanguine and Necrocharge costs 4; in the opponent's turn there is no Sanguine" {
  p1 = { hand = { "Medusa", "Dire Bond" }, cemetery = { "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell" }, play_points = 5 },
  function(t)
    t:expect("Medusa"):cost(5)
    t.p1:play("Dire Bond")
    t:expect("Medusa"):cost(4)
    t.p1:play("Medusa")
    t:expect_number("p1", "play_points", 0)
  end }

scenario "12.13.2.2 Midnight Vampire: a Bat with Drain that is attacked gives nothing" {
  p1 = { field = { "Midnight Vampire", { "Forest Bat", engaged = true } }, defense = 10 },
  p2 = { field = { "Follower 2/2" } },
  turn = "p2",
  function(t)
    t.p2:attack("Follower 2/2", "Forest Bat")
    t:expect("Follower 2/2"):damage(1)
    t:expect_defense("p1", 10)
  end }

scenario "10.9.3 Midnight Vampire is destroyed by a Strike before the Bat deals damage: no Drain" {
  p1 = { field = { "Midnight Vampire", "Forest Bat" }, defense = 10 },
  p2 = { hand = { "Execution" }, play_points = 4 },
  function(t)
    t.p1:attack("Forest Bat", "p2's leader")
    t.p2:play("Execution"):on("Midnight Vampire")
    t:pass_all()
    t:expect_defense("p2", 19)
    t:expect_defense("p1", 10)
  end }

scenario "10.6.2.5 Vania gives up a Bat that fights: the attack goes on without it" {
  p1 = { field = { "Vania, Vampire Princess", "Forest Bat" }, play_points = 1 },
  p2 = { field = { "Follower 3/4" } },
  function(t)
    t.p1:use("Vania, Vampire Princess")
    t:expect("Forest Bat"):gone()
    t:expect("Follower 3/4"):damage(3)
    t:expect_defense("p2", 19)
    t:cannot(t.p1, "use", "Vania, Vampire Princess")
  end }

scenario "10.4.2 Lord Atomy takes Mimi and Coco of the EX area as two of four" {
  p1 = { hand = { "Lord Atomy" }, ex = { "Mimi", "Coco", "Forest Bat", "Ghost" }, play_points = 0 },
  function(t)
    t.p1:play("Lord Atomy")
    t:expect("Lord Atomy"):in_zone("field")
    t:expect(t.p1.ex):count(0)
  end }

scenario "10.4.6 Lord Atomy: an engaged follower is none of the four" {
  p1 = { hand = { "Lord Atomy" }, field = { { "Ghost", engaged = true }, "Ghost", "Forest Bat", "Bone Chimera" }, play_points = 8 },
  function(t)
    t:cannot(t.p1, "play", "Lord Atomy")
  end }

scenario "12.7.2 Moon Al-mi'raj attacks a leader: no Follower Strike; at the end she has +2 defense" {
  p1 = { field = { "Moon Al-mi'raj" } },
  function(t)
    t.p1:attack("Moon Al-mi'raj", "p2's leader")
    t:expect_defense("p2", 16)
    t:next_turn()
    t:expect("Moon Al-mi'raj"):attack(4):defense(7)
  end }

scenario "10.7.3 Mini Soul Devil and Mushussu as Leonidas evolves: three abilities, one order" {
  p1 = { field = { "Mini Soul Devil", "Mushussu", "Leonidas" }, evolve_deck = { "Leonidas" }, play_points = 1 },
  p2 = { field = { "Follower 3/4" } },
  function(t)
    t.p1:evolve("Leonidas")
    t.p1:choose("Mushussu")
    t:expect("Mushussu"):attack(4)
    t:expect_defense("p2", 20)
    t.p1:choose("Leonidas")
    t:expect("Follower 3/4"):in_zone("cemetery")
    t:expect_defense("p2", 18)
    t:expect("Leonidas"):damage(5):defense(2)
  end }

scenario "5.15.3, 11.3.1 Leonidas of 1 left evolves and kills himself: his Last Words bring the Resolve" {
  p1 = { field = { { "Leonidas", damage = 5 } }, evolve_deck = { "Leonidas" }, play_points = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:evolve("Leonidas")
    t:expect("Leonidas#1"):in_zone("cemetery")
    t:expect("Leonidas's Resolve"):in_zone("field")
    t:expect(t.p1.evolve_deck):count(1)
    t:expect("Follower 5/6"):damage(5)
  end }

scenario "8.3.2 Heavenly Aegis discards three for its second evolve ability: it is the one of the turn" {
  p1 = { field = { "Heavenly Aegis", "Evolver" }, evolve_deck = { "Heavenly Aegis", "Evolver" }, hand = { "Trail of Light", "Spell", "Spell" }, play_points = 3 },
  function(t)
    t.p1:evolve("Heavenly Aegis", 2)
    t.p1:choose("Trail of Light")
    t:expect("Heavenly Aegis"):evolved()
    t:expect(t.p1.hand):count(1)
    t:cannot(t.p1, "evolve", "Evolver", "8.3.2")
  end }

scenario "10.6.2.7.2 Jeanne d'Arc evolves beside a follower that has lost all but 1: what dies is found afterwards" {
  p1 = { field = { "Jeanne d'Arc", { "Follower 3/3", damage = 2 } }, evolve_deck = { "Jeanne d'Arc" }, play_points = 2 },
  p2 = { field = { "Rabbit Necromancer", { "Rabbit Necromancer", damage = 1 } } },
  function(t)
    t.p1:evolve("Jeanne d'Arc")
    t:expect("Follower 3/3"):defense(3)
    t:expect(t.p2.field):count(1)
    t:expect_defense("p1", 18)
    t:expect_defense("p2", 18)
  end }

scenario "4.8.3.2 Enstatued Seraph with a full EX area: nothing comes there, the leader gains" {
  p1 = { field = { { "Enstatued Seraph", prayer = 3 } }, ex = { "Fairy", "Fairy", "Fairy", "Fairy", "Fairy" }, deck = { "Goblin", "Fighter" } },
  function(t)
    t.p1:end_turn():choose("Goblin")
    t:pass_all()
    t:expect(t.p1.ex):is { "Fairy", "Fairy", "Fairy", "Fairy", "Fairy" }
    t:expect_defense("p1", 30)
    t:expect("Enstatued Seraph"):in_zone("cemetery")
  end }

scenario "5.14.1.1, 4.4 Gold City: eight cards on both fields together give Storm, seven do not" {
  p1 = { hand = { "Gold City" }, field = { "Amulet", "Amulet", "Amulet", "Amulet" }, play_points = 4, max_play_points = 5 },
  p2 = { field = { "Follower 1/1", "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:play("Gold City")
    t:expect("Gold City"):keyword("storm")
    t:expect_number("p1", "play_points", 3)
    t.p1:attack("Gold City", "p2's leader")
    t:expect_defense("p2", 17)
  end }

scenario "10.9.3 Gold City loses Storm with the eighth card" {
  p1 = { field = { { "Gold City", new = true }, "Amulet", "Amulet", "Amulet", "Pinion Prayer" }, hand = { "Angelic Barrage" }, play_points = 1 },
  p2 = { field = { "Follower 1/1", "Follower 2/2", "Follower 3/3" } },
  function(t)
    t:can(t.p1, "attack", "Gold City", "p2's leader")
    t.p1:play("Angelic Barrage")
    t:expect("Gold City"):no_keyword("storm")
    t:expect(t.p2.field):count(2)
  end }

scenario "10.7.2.1 Oguri Cap races three times beside Aoi: both triggers three times" {
  p1 = { field = { "Oguri Cap", "Aoi Kiryuin [Trainers' Teamwork]" }, evolve_deck = { "Carrot", "Carrot", "Carrot" }, play_points = 3 },
  function(t)
    t.p1:use("Oguri Cap", 2)
    t.p1:choose(1):choose(1):choose(1):choose(1):choose(1)
    t:expect("Oguri Cap"):attack(13):defense(10)
  end }

scenario "4.8.3.2 King Halo with four in the EX area: one card fits, the deck keeps the next two" {
  p1 = { hand = { "King Halo" }, ex = { "Fairy", "Fairy", "Fairy", "Fairy" }, deck = { "Goblin", "Fighter", "Goliath" }, play_points = 6 },
  function(t)
    t.p1:play("King Halo"):choose(1)
    t:expect(t.p1.ex):has("Goblin")
    t:expect(t.p1.deck):in_order { "Fighter", "Goliath" }
  end }

scenario "10.6.2.3 Tokai Teio counts herself: with one other it is 4" {
  p1 = { hand = { "Tokai Teio" }, field = { "Follower 1/1", "Amulet" }, play_points = 5 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Tokai Teio")
    t:expect("Follower 5/6"):damage(4)
  end }

scenario "1.2.1.1 Dance of Death on a follower that dies: its leader's damage is that of its controller" {
  p1 = { hand = { "Dance of Death" }, play_points = 4, defense = 2 },
  p2 = { field = { { "Follower 3/3", owner = "p1" } }, defense = 2 },
  function(t)
    t.p1:play("Dance of Death")
    t:expect_winner("p1")
    t:expect_event("damage", "p2's leader", 2)
  end }

test_card { id = "T-LATE", name = "Late Call", type = "amulet", class = "neutral", cost = 1,
  when { event = "end_phase", by = "you", if_ = number.you("field"):at_most(1), run = function(game) game.summon("Ghost") end },
}

scenario "1.3.2.2.1 Ace Dragoon takes a follower of less than no attack as its model: it gets nothing, and loses nothing" {
  p1 = { hand = { "Ace Dragoon" }, field = { "Weight" }, play_points = 2 },
  p2 = { field = { "Follower 2/2" } },
  function(t)
    t:expect("Follower 2/2"):attack(-3)
    t.p1:play("Ace Dragoon"):on("Follower 2/2")
    t:expect("Ace Dragoon"):attack(0)
  end }

scenario "1.3.2.2.1, 10.11.1 Khawy destroys one of less than no attack: his leader loses no defense" {
  p1 = { field = { { "Underworld Watchman Khawy", damage = 4 }, "Weight" }, hand = { "Dragon Wings" }, play_points = 3 },
  p2 = { field = { "Follower 2/3" } },
  function(t)
    t.p1:play("Dragon Wings")
    t:expect(t.p2.field):count(0)
    t:expect_defense("p1", 20)
  end }

test_card { id = "T-WEIGHT", name = "Weight", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { enemy = true }, attack = -5 },
}
