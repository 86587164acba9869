-- SPDX-License-Identifier: MIT
-- Rulings: cards that meet, areas that are full, and what is reckoned when.  What comes out was decided from the rules
-- before it was played.

test_card { id = "j6-stone", name = "Whetstone", type = "spell", class = "neutral", cost = 0,
  targets = { follower { traits = "Armed" } }, run = function(game, me, bearer) game.give(bearer, { attack = 1 }) end,
}

test_card { id = "j6-robe", name = "Robe", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true } }, run = function(game, me, it) game.give(it, { defense = 2, lasts = "turn" }) end,
}

test_card { id = "j6-prick", name = "Prick", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.deal(1, foe) end,
}

-- 4: areas and their limits
scenario "4.8.3.2 Sea Queen Otohime evolves with four cards on the field and four in the EX area: one token each, the third is not made" {
  p1 = { field = { "Sea Queen Otohime", "Amulet", "Amulet", "Amulet" }, ex = { "Fairy", "Fairy", "Fairy", "Fairy" },
    evolve_deck = { "Sea Queen Otohime" }, play_points = 2 },
  function(t)
    t.p1:evolve "Sea Queen Otohime"
    t.p1:no()
    t:expect(t.p1.field):has("Otohime's Bodyguard", 1)
    t:expect(t.p1.ex):has("Otohime's Bodyguard", 1)
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.ex):count(5)
  end }

scenario "10.6.2.6 Lord Atomy on a full field: four that are put away as the cost make room before it is looked at" {
  p1 = { hand = { "Lord Atomy" }, play_points = 0,
    field = { "Skeleton Fighter", "Skeleton Fighter", "Spectre", "Medusa", "Amulet" } },
  function(t)
    t:can(t.p1, "play", "Lord Atomy")
    t.p1:play "Lord Atomy"
    t:expect(t.p1.field):is { "Amulet", "Lord Atomy" }
    t:expect(t.p1.cemetery):count(4)
  end }

scenario "4.8.3.3 Blessed Fairy Dancer's gift to a Fairy in the EX area goes with it onto the field" {
  p1 = { hand = { "Blessed Fairy Dancer" }, ex = { "Fairy" }, field = { "Waltzing Fairy" }, play_points = 3 },
  function(t)
    t.p1:play "Blessed Fairy Dancer"
    t:expect("Waltzing Fairy"):attack(4):defense(4)
    t:expect("Blessed Fairy Dancer"):attack(2):defense(3)
    t.p1:play "Fairy"
    t:expect("Fairy"):attack(2):defense(2)
  end }

scenario "10.9.2 the Fairy with the gift is returned to no hand: it is a token, and a new one has nothing" {
  p1 = { hand = { "Blessed Fairy Dancer", "Nature's Guidance", "Fairy Circle" }, ex = { "Fairy" }, play_points = 6 },
  function(t)
    t.p1:play "Blessed Fairy Dancer"
    t.p1:play "Fairy"
    t.p1:play("Nature's Guidance"):on "Fairy"
    t:expect("Fairy"):gone()
    t:expect(t.p1.hand):count(2)
  end }

scenario "4.8.3.2 Urd's follower does not fit into a full EX area: it is not moved" {
  p1 = { hand = { "Urd" }, play_points = 4 },
  p2 = { field = { "Follower 3/3" }, ex = { "Fairy", "Fairy", "Fairy", "Fairy", "Fairy" } },
  function(t)
    t.p1:play("Urd")
    t:pass_all()
    t:expect("Follower 3/3"):in_zone "field"
    t:expect(t.p2.ex):count(5)
  end }

scenario "4.8.3.2 Urd takes a follower into the EX area of its owner, who is not the one who has it" {
  p1 = { hand = { "Urd" }, play_points = 4 },
  p2 = { field = { { "Follower 3/3", owner = "p1" } } },
  function(t)
    t.p1:play("Urd")
    t:expect(t.p1.ex):is { "Follower 3/3" }
    t:expect(t.p2.ex):count(0)
  end }

scenario "4.4.4.2 Chorus of Prayer with four cards on the field: of three selected amulets one comes" {
  p1 = { hand = { "Chorus of Prayer" }, cemetery = { "Sacred Plea", "Elana's Prayer", "Guardian Sun" }, play_points = 7,
    field = { "Amulet", "Amulet", "Amulet", "Amulet" } },
  function(t)
    t.p1:play("Chorus of Prayer"):on("Sacred Plea", "Elana's Prayer", "Guardian Sun")
    t.p1:choose "Elana's Prayer"
    t:expect(t.p1.field):has "Elana's Prayer"
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.cemetery):is { "Sacred Plea", "Guardian Sun", "Chorus of Prayer" }
  end }

scenario "5.1 Phoenix Roost is everybody's: at the opponent's main phase it is the opponent who looks and puts" {
  p1 = { field = { "Phoenix Roost" } },
  p2 = { deck = { "Fighter", "Goblin", "Fighter" } },
  function(t)
    t:next_turn()
    t:expect_decision "p2"
    t.p2:choose "Goblin"
    t:expect(t.p2.field):is { "Goblin" }
    t:expect(t.p1.field):is { "Phoenix Roost" }
  end }

scenario "4.4.4.2 Playful Necromancer evolves with three others beside it: one Ghost has room" {
  p1 = { field = { "Playful Necromancer", "Amulet", "Amulet", "Amulet" }, evolve_deck = { "Playful Necromancer" }, play_points = 1 },
  function(t)
    t.p1:evolve "Playful Necromancer"
    t:expect(t.p1.field):has("Ghost", 1)
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.ex):count(0)
  end }

-- 5: notations
scenario "5.9.2 Thorn Burst deals the last damage and its player cannot draw: both lose at once, a draw" {
  p1 = { ex = { "Thorn Burst" }, deck = {}, play_points = 2 },
  p2 = { defense = 3 },
  function(t)
    t.p1:play("Thorn Burst"):on "p2's leader"
    t:expect_winner "nobody"
  end }

scenario "1.2.2 Ambling Wraith with both leaders at 1: a draw" {
  p1 = { hand = { "Ambling Wraith" }, defense = 1, play_points = 1 }, p2 = { defense = 1 },
  function(t)
    t.p1:play "Ambling Wraith"
    t:expect_winner "nobody"
  end }

scenario "10.4.5 Mordecai's Last Words with 2 defense left: it cannot be paid, he stays in the cemetery" {
  p1 = { field = { "Mordecai the Duelist" }, hand = { "Soul Conversion" }, defense = 2, play_points = 1 },
  function(t)
    t.p1:play("Soul Conversion"):on "Mordecai the Duelist"
    t:expect("Mordecai the Duelist"):in_zone "cemetery"
    t:expect_defense("p1", 2)
    t:expect(t.p1.hand):count(2)
  end }

scenario "5.1.1 Mordecai stolen: his Last Words are paid by who had him, and he comes to his owner's field" {
  p1 = { field = { { "Mordecai the Duelist", owner = "p2" } }, hand = { "Soul Conversion" }, defense = 10, play_points = 1 },
  p2 = { defense = 10 },
  function(t)
    t.p1:play("Soul Conversion"):on "Mordecai the Duelist"
    t.p1:yes()
    t:expect(t.p2.field):is { "Mordecai the Duelist" }
    t:expect_defense("p1", 7)
    t:expect_defense("p2", 10)
  end }

scenario "10.7.4.1.2 the evolved Righteous Devil dies with an enemy follower: it saw that" {
  p1 = { field = { { "Righteous Devil", evolved = true } }, hand = { "Themis's Decree" }, defense = 10, play_points = 5 },
  p2 = { field = { "Follower 2/2" } },
  function(t)
    t.p1:play "Themis's Decree"
    t:expect_defense("p2", 19)
    t:expect_defense("p1", 11)
  end }

scenario "10.7.2.1 the evolved Righteous Devil: three enemy followers at once are three times one damage" {
  p1 = { field = { { "Righteous Devil", evolved = true } }, hand = { "Alchemical Lore" }, defense = 10, play_points = 5 },
  p2 = { field = { "Follower 2/2", "Follower 1/1", "Follower 3/3" } },
  function(t)
    t.p1:play "Alchemical Lore"
    t.p1:choose(1):choose(1)
    t:expect_defense("p2", 17)
    t:expect_defense("p1", 13)
  end }

scenario "10.10.2.1 Twin-Headed Dragon strikes Temple Defender: its player says whether one is taken off before or after it is doubled" {
  p1 = { field = { "Twin-Headed Dragon" } },
  p2 = { field = { { "Temple Defender", engaged = true } } },
  function(t)
    t.p1:attack("Twin-Headed Dragon", "Temple Defender")
    t.p2:choose "ability of Temple Defender"
    t:expect("Temple Defender"):damage(2)
  end }

scenario "12.14.2.1 an attacker under Woodland Curse deals nothing, and its Bane destroys all the same" {
  p1 = { field = { "Bane 2/2" } },
  p2 = { field = { { "Follower 5/6", engaged = true } }, hand = { "Woodland Curse" }, play_points = 2 },
  function(t)
    t.p1:attack("Bane 2/2", "Follower 5/6")
    t.p2:play("Woodland Curse"):on "Bane 2/2"
    t:pass_all()
    t:expect("Follower 5/6"):in_zone "cemetery"
    t:expect("Bane 2/2"):in_zone "cemetery"
  end }

scenario "1.3.2 Wyrm Spire on a Heavenly Aegis of mine: it cannot be destroyed, its controller has a Dragon all the same" {
  p1 = { field = { "Wyrm Spire", "Heavenly Aegis" } },
  function(t)
    t.p1:use "Wyrm Spire"
    t.p1:on "Heavenly Aegis"
    t:expect(t.p1.field):is { "Wyrm Spire", "Heavenly Aegis", "Dragon" }
  end }

scenario "13.3.2.2 Skullfane: an amulet with Stack that loses a counter in place of leaving has not left" {
  p1 = { field = { "Skullfane", { "Magic Sediment" } }, hand = { "Dark Offering" }, play_points = 1, defense = 10 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Dark Offering"):on "Magic Sediment"
    t:pass_all()
    t:expect_defense("p1", 13)
    t:expect("Magic Sediment"):gone()
    t:expect("Follower 5/6"):damage(2)
    t:expect_defense("p2", 18)
  end }

scenario "10.7.2 Holy Sentinel: on the opponent's turn an amulet leaves, and no Tiger comes" {
  p1 = { field = { "Holy Sentinel", "Harvest Festival" } },
  p2 = { hand = { "Execution" }, play_points = 4 }, turn = "p2",
  function(t)
    t.p2:play("Execution"):on "Harvest Festival"
    t:expect(t.p1.field):is { "Holy Sentinel" }
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.7.2 Holy Sentinel: the second amulet of a turn brings no second Tiger" {
  p1 = { field = { "Holy Sentinel", "Sacred Plea", "Sacred Plea" } },
  function(t)
    t.p1:use("Sacred Plea#1", 1)
    t.p1:use("Sacred Plea#2", 1)
    t:expect(t.p1.field):has("Holy Tiger", 1)
    t:expect("Holy Tiger"):keyword("ward", "rush")
  end }

scenario "3.1.2 Noble Fairy with a third card: the Fairy comes where the destroyed follower was, on its controller's field" {
  p1 = { hand = { "Noble Fairy" }, play_points = 3, played = 2 },
  p2 = { field = { "Follower 5/6", "Amulet", "Amulet", "Amulet", "Amulet" } },
  function(t)
    t.p1:play("Noble Fairy"):no()
    t:expect("Follower 5/6"):in_zone "cemetery"
    t:expect(t.p2.field):has "Fairy"
    t:expect(t.p2.field):count(5)
  end }

scenario "13.5.2.2 damage that a Sanguine leader takes from Razory Claw counts for the Dark General of the same turn" {
  p1 = { hand = { "Razory Claw", "Dark General" }, play_points = 6, defense = 10 },
  p2 = {},
  function(t)
    t.p1:play("Razory Claw"):on "p2's leader"
    t:expect_defense("p1", 8)
    t.p1:play "Dark General"
    t:expect("Dark General"):keyword "storm"
  end }

scenario "13.5.2.2 it was the opponent's turn in which the leader lost defense: not active for anybody" {
  p1 = { hand = { "Razory Claw", "Dark General" }, play_points = 6, defense = 10 },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:play("Razory Claw"):on "p2's leader"
    t:pass_all()
    t:expect_decision("p1")
    t:expect_defense("p1", 8)
    t:expect_defense("p2", 17)
  end }

scenario "7.4.6 a Quick draw in the opponent's end phase is not discarded down to seven" {
  p1 = { hand = { "Insight", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Fate's Hand" }, play_points = 4 },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:play "Fate's Hand"
    t:pass_all()
    t:expect(t.p1.hand):count(10)
  end }

scenario "10.6.2.7.2 Altered Fate: each player draws what they had, its player one more, the spell itself is no card of the hand" {
  p1 = { hand = { "Altered Fate", "Goblin" }, play_points = 2 }, p2 = { hand = { "Fighter", "Fighter", "Fighter" } },
  function(t)
    t.p1:play "Altered Fate"
    t:expect(t.p1.hand):count(2)
    t:expect(t.p2.hand):count(3)
  end }

scenario "11.2.2 Altered Fate on an empty hand and deck: the one card more is too many" {
  p1 = { hand = { "Altered Fate" }, play_points = 2, deck = {} }, p2 = {},
  function(t)
    t.p1:play "Altered Fate"
    t:expect_winner "p2"
  end }

scenario "12.8.2 Queen Vampire gives Ward to a Bat that has come: too late for it to come engaged" {
  p1 = { field = { "Queen Vampire" }, hand = { "Summon Bloodkin" }, play_points = 1 },
  function(t)
    t.p1:play "Summon Bloodkin"
    t:expect_decision("p1", "turn")
    t:expect("Forest Bat#1"):attack(2):keyword("ward"):reserved()
    t:expect("Forest Bat#2"):in_zone("ex"):attack(1)
  end }

scenario "10.7.2 Leonidas's Resolve: a Knight token of swordcraft gets it, a Goblin does not" {
  p1 = { field = { "Leonidas's Resolve" }, hand = { "Alwida's Command", "Goblin" }, play_points = 6 },
  function(t)
    t.p1:play "Alwida's Command"
    t.p1:choose(1):choose(1)
    t:expect("Knight"):attack(4):defense(4):keyword "rush"
    t:expect("Viking"):attack(6):defense(5)
    t.p1:play "Goblin"
    t:expect("Goblin"):attack(2):no_keyword "rush"
  end }

scenario "5.15.3 Draconic Weapon's trait and its defense stay as the follower evolves" {
  p1 = { field = { "Draconic Weapon", "Ivory Dragon" }, evolve_deck = { "Ivory Dragon" }, hand = { "Whetstone" } },
  function(t)
    t:cannot(t.p1, "play", "Whetstone")
    t.p1:use "Draconic Weapon"
    t:expect("Ivory Dragon"):defense(2)
    t.p1:evolve "Ivory Dragon"
    t:expect("Ivory Dragon"):attack(2):defense(3)
    t.p1:play "Whetstone"
    t:expect("Ivory Dragon"):attack(3)
  end }

scenario "13.2.1.2 Rhinoceroach counts what was played before it, tokens of the EX area too" {
  p1 = { hand = { "Rhinoceroach", "Insight" }, ex = { "Fairy Wisp", "Fairy Wisp" }, play_points = 3 },
  function(t)
    t.p1:play "Fairy Wisp"
    t.p1:play "Fairy Wisp"
    t.p1:play "Insight"
    t.p1:play "Rhinoceroach"
    t:expect("Rhinoceroach"):attack(4)
  end }

scenario "10.6.2.3 Elf Metallurgist's Combo: the amount is another, the target the same" {
  p1 = { hand = { "Elf Metallurgist" }, play_points = 2, played = 2 }, p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p1:play "Elf Metallurgist"
    t:expect("Follower 3/3"):in_zone "cemetery"
  end }

scenario "1.3.3 Imprisoned Dragon with Assail and Storm attacks nobody" {
  p1 = { field = { "Imprisoned Dragon", "Navy Lieutenant" } }, p2 = { field = { { "Follower 3/3", engaged = true } } },
  function(t)
    t:cannot(t.p1, "attack", "Imprisoned Dragon", "Follower 3/3")
    t:can(t.p1, "attack", "Navy Lieutenant", "Follower 3/3")
  end }

scenario "12.8.2 Elf Wanderer ignores Ward: it attacks past it, and a reserved follower by Assail" {
  p1 = { field = { "Elf Wanderer" } }, p2 = { field = { { "Ward 2/2", engaged = true }, "Follower 3/3" } },
  function(t)
    t:can(t.p1, "attack", "Elf Wanderer", "Follower 3/3")
    t:can(t.p1, "attack", "Elf Wanderer", "p2's leader")
    t:can(t.p1, "attack", "Elf Wanderer", "Ward 2/2")
  end }

scenario "2.5.1 Hamsa reveals a spell on top: its cost is the attack, and the card stays there" {
  p1 = { hand = { "Hamsa" }, play_points = 3, deck = { "Dimension Shift", "Goblin" } },
  function(t)
    t.p1:play "Hamsa"
    t:expect("Hamsa"):attack(12)
    t:expect(t.p1.deck):count(2)
  end }

scenario "1.3.2 Hamsa with an empty deck reveals nothing, gets nothing, and nobody loses" {
  p1 = { hand = { "Hamsa" }, play_points = 3, deck = {} },
  function(t)
    t.p1:play "Hamsa"
    t:expect("Hamsa"):attack(0)
    t:expect_winner "nobody"
    t:expect_decision "p1"
  end }

scenario "10.4.7 Path to Purgatory at the end of the turn: the leader has 7, so nothing is asked" {
  p1 = { field = { "Path to Purgatory" }, defense = 7 }, p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect("Path to Purgatory"):in_zone "field"
    t:expect("Follower 5/6"):in_zone "field"
  end }

scenario "7.4.1 Path to Purgatory: an engaged one cannot pay" {
  p1 = { field = { { "Path to Purgatory", engaged = true } }, defense = 6 }, p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect("Follower 5/6"):in_zone "field"
  end }

scenario "7.4.1 Path to Purgatory at 6: paid, six damage to each enemy follower" {
  p1 = { field = { "Path to Purgatory" }, defense = 6 }, p2 = { field = { "Follower 5/6", "Aura 2/2" } },
  function(t)
    t.p1:end_turn()
    t.p1:yes()
    t:expect("Follower 5/6"):in_zone "cemetery"
    t:expect("Aura 2/2"):in_zone "cemetery"
  end }

-- Costs, selections and turns
scenario "7.4.6 two Trails of Light are discarded as the turn ends: what they draw is discarded again, down to seven" {
  p1 = { hand = { "Trail of Light", "Trail of Light", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" },
    deck = { "Fighter", "Fighter", "Fighter" } },
  function(t)
    t.p1:end_turn()
    t.p1:choose("Trail of Light#1", "Trail of Light#2")
    t:expect(t.p1.hand):count(9)
    t.p1:choose("Fighter#1", "Fighter#2")
    t:expect(t.p1.hand):count(7)
    t:expect_decision "p2"
  end }

scenario "10.4.7 Wardrobe Raider evolves and puts itself into the cemetery for it" {
  p1 = { field = { "Wardrobe Raider" }, evolve_deck = { "Wardrobe Raider" } }, p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:evolve "Wardrobe Raider"
    t.p1:yes()
    t:expect("Follower 5/6"):in_zone "cemetery"
    t:expect(t.p1.cemetery):is { "Wardrobe Raider" }
    t:expect(t.p1.evolve_deck):count(1)
  end }

scenario "10.6.2.3 Hell's Unleasher selects before it pays: it is not in the cemetery yet" {
  p1 = { field = { "Hell's Unleasher" }, cemetery = { "Goblin", "Lizardman", "Gilgamesh" } },
  function(t)
    t.p1:use "Hell's Unleasher"
    t:expect_options("Lizardman", "Gilgamesh")
    t.p1:choose "Gilgamesh"
    t:expect(t.p1.hand):is { "Gilgamesh" }
    t:expect(t.p1.cemetery):is { "Goblin", "Lizardman", "Hell's Unleasher" }
  end }

scenario "11.2.1 Spectre takes the last two of its own leader" {
  p1 = { hand = { "Spectre" }, play_points = 2, defense = 2 }, p2 = {},
  function(t)
    t.p1:play("Spectre"):yes()
    t:expect_winner "p2"
  end }

scenario "10.4.7.5 Ancient Elf returns a token: it is gone, and was returned for it" {
  p1 = { hand = { "Ancient Elf" }, field = { "Fairy" }, play_points = 2 },
  function(t)
    t.p1:play("Ancient Elf"):no()
    t.p1:yes()
    t:expect("Fairy"):gone()
    t:expect("Ancient Elf"):attack(3):defense(3)
  end }

scenario "4.8.3.2 Arcane Enlightenment with a full EX area puts nothing there; the area is banished at the end all the same" {
  p1 = { hand = { "Arcane Enlightenment" }, ex = { "Fairy", "Fairy", "Goblin", "Goblin", "Goblin" }, play_points = 4 },
  function(t)
    t.p1:play "Arcane Enlightenment"
    t:expect(t.p1.deck):count(20)
    t.p1:end_turn()
    t:pass_all()
    t:expect(t.p1.ex):count(0)
    t:expect(t.p1.banished):is { "Goblin", "Goblin", "Goblin" }
  end }

scenario "5.17.3 Multipart Experiment without an enemy follower: the mode that selects one cannot be chosen" {
  p1 = { hand = { "Multipart Experiment" }, play_points = 4 },
  function(t)
    t.p1:play "Multipart Experiment"
    t:expect_no_option "mode 1"
    t.p1:choose("mode 2", "mode 3")
    t.p1:no()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.field):has "Guardform Golem"
  end }

scenario "5.17.2 Multipart Experiment with ten spells: up to three, in the order of the text" {
  p1 = { hand = { "Multipart Experiment" }, play_points = 4,
    cemetery = { "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell" } },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p1:play "Multipart Experiment"
    t.p1:choose("mode 1", "mode 2", "mode 3")
    t.p1:no()
    t:expect("Follower 3/3"):in_zone "cemetery"
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.2.1.3.3 Dimension Shift for seven with ten spells: another turn with its own play points" {
  p1 = { hand = { "Dimension Shift" }, play_points = 10, max_play_points = 10,
    cemetery = { "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell" } },
  function(t)
    t.p1:play("Dimension Shift")
    t:expect_number("p1", "play_points", 3)
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:expect_number("p1", "play_points", 10)
    t:next_turn()
    t:expect_decision("p2", "turn")
  end }

scenario "3.2.5 Dark Angel Olivia gains an evolution point: who went first may use it, for one point of a cost of two" {
  p1 = { hand = { "Dark Angel Olivia" }, field = { "Goliath" }, evolve_deck = { "Goliath" }, play_points = 6 },
  function(t)
    t.p1:play "Dark Angel Olivia"
    t.p1:choose("mode 1", "mode 2")
    t:expect_number("p1", "evolution_points", 1)
    t:expect_defense("p1", 23)
    t.p1:evolve "Goliath"
    t:expect_number("p1", "evolution_points", 0)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "12.4.3 Phoenix Roost puts a follower for the opponent: its fanfare is the opponent's" {
  p1 = { field = { "Phoenix Roost" } },
  p2 = { deck = { "Goblin", "Healing Angel" }, defense = 10 },
  function(t)
    t:next_turn()
    t.p2:choose "Healing Angel"
    t:expect_defense("p2", 11)
    t:expect_defense("p1", 20)
  end }

scenario "13.3.2.2 Execution on a Magic Sediment of two counters: one counter, and it stays" {
  p1 = { hand = { "Execution", "Execution" }, play_points = 8 },
  p2 = { field = { { "Magic Sediment" } }, hand = { "Crafty Warlock" } },
  function(t)
    t.p1:play("Execution#1"):on "Magic Sediment"
    t:expect("Magic Sediment"):gone()
  end }

scenario "12.8.2 a Ward that engages in the end phase stands in the way in the opponent's turn, and is reserved in the own one" {
  p1 = { field = { "Ward 2/2", "Follower 3/3" } }, p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:end_turn()
    t.p1:choose "Ward 2/2"
    t:pass_all()
    t:expect("Ward 2/2"):engaged()
    t:can(t.p2, "attack", "Follower 5/6", "Ward 2/2")
    t:cannot(t.p2, "attack", "Follower 5/6", "p1's leader", "12.8.2")
    t:next_turn()
    t:expect("Ward 2/2"):reserved()
  end }

scenario "7.4.7 defense for the turn ends: the follower that needed it is destroyed in the next turn's confirmation" {
  p1 = { field = { { "Follower 3/3", damage = 2 } }, hand = { "Robe" } }, p2 = { hand = { "Prick" } },
  function(t)
    t.p1:play("Robe"):on "Follower 3/3"
    t.p1:end_turn()
    t.p2:play("Prick"):on "Follower 3/3"
    t:pass_all()
    t:expect_decision("p2", "turn")
    t:expect("Follower 3/3"):in_zone "cemetery"
  end }

scenario "10.7.1 Waltzing Fairy is returned and played again: its fanfare again, no last words" {
  p1 = { field = { "Waltzing Fairy" }, hand = { "Nature's Guidance" }, play_points = 4 },
  function(t)
    t.p1:play("Nature's Guidance"):on "Waltzing Fairy"
    t:expect(t.p1.ex):count(0)
    t.p1:play "Waltzing Fairy"
    t:expect(t.p1.ex):is { "Fairy" }
  end }

scenario "10.6.2.7.3 a follower whose place is taken while its fanfare waits: five is the limit for Fairy Caster's tokens" {
  p1 = { hand = { "Fairy Caster" }, play_points = 4, field = { "Amulet", "Amulet", "Amulet" }, ex = { "Fairy", "Fairy", "Fairy", "Fairy" } },
  function(t)
    t.p1:play "Fairy Caster"
    t:expect(t.p1.field):has("Fairy", 1)
    t:expect(t.p1.ex):count(5)
  end }

scenario "9.1.4.2 Mimi and Coco are spells: played they count for Dragonbond Mage, and leave nothing in the cemetery" {
  p1 = { ex = { "Mimi", "Coco" }, field = { "Dragonbond Mage" } }, p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p1:play("Mimi"):play("Coco")
    t:expect("Dragonbond Mage"):attack(5):counters("spell", 2)
    t:expect(t.p1.cemetery):count(0)
    t:expect("Follower 3/3"):damage(2)
  end }

scenario "5.10.1 Sammy looks at an empty deck: nothing to put, nobody loses" {
  p1 = { hand = { "Sammy, Wizard's Apprentice" }, deck = {}, play_points = 1 },
  function(t)
    t.p1:play "Sammy, Wizard's Apprentice"
    t:expect_winner "nobody"
    t:expect_decision("p1", "turn")
  end }

scenario "4.4.4.2 Skullfane as the fifth card: the amulet that was revealed has no room and is one of the remaining cards" {
  p1 = { hand = { "Skullfane" }, play_points = 7, field = { "Amulet", "Amulet", "Amulet", "Amulet" },
    deck = { "Sacred Plea", "Goblin", "Goblin", "Goblin", "Fighter" } },
  function(t)
    t.p1:play("Skullfane"):choose "Sacred Plea"
    t:expect_decision("p1", "turn")
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.cemetery):is { "Sacred Plea", "Goblin", "Goblin", "Goblin" }
    t:expect(t.p1.deck):is { "Fighter" }
  end }

scenario "4.4.4.2 Close-Knit Ambitions puts three where two have room: its player says which two, the third goes to the hand" {
  p1 = { hand = { "Close-Knit Ambitions" }, play_points = 10, field = { "Amulet", "Amulet", "Amulet" },
    deck = { "Vodka", "Vodka", "Vodka", "Vodka", "Vodka", "Vodka" } },
  function(t)
    t.p1:play "Close-Knit Ambitions"
    t.p1:choose("Vodka#1", "Vodka#2", "Vodka#3")
    t:expect_decision("p1", "4.4.4.2")
    t.p1:choose("Vodka#1", "Vodka#3")
    t:expect(t.p1.field):has("Vodka#3")
    t:expect(t.p1.field):has("Vodka", 2)
    t:expect(t.p1.hand):count(4)
  end }
