-- SPDX-License-Identifier: MIT
-- What judges are asked about effects that last, replacement, zones and hidden cards (4, 5, 10.9, 10.10).

test_card { id = "je-shield", name = "Bulwark", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true } }, run = function(game, me, it) game.give(it, { defense = 2, lasts = "turn" }) end,
}
test_card(function()
local mine = followers { friendly = true }
return card { id = "je-rally", name = "Rally", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.give(mine, { attack = 1, lasts = "turn" }) end,
}
end)
test_card { id = "je-flag", name = "Flag", type = "amulet", class = "neutral", cost = 0,
  static { affects = followers { friendly = true }, attack = 1, defense = 1 },
}
test_card { id = "je-set", name = "Shrink", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.start("small", it) end,
  abilities = { small = static { set_attack = 1 } },
}
test_card { id = "je-frog", name = "Frog Curse", type = "spell", class = "neutral", cost = 0,
  targets = { card {} }, run = function(game, me, it) game.transform(it, "Fairy") end,
}
test_card { id = "je-kill", name = "Blade", type = "spell", class = "neutral", cost = 0,
  targets = { card {} }, run = function(game, me, it) game.destroy(it) end,
}
test_card { id = "je-two", name = "Two Darts", type = "spell", class = "neutral", cost = 0,
  targets = { exactly(2, follower { enemy = true }) }, run = function(game, me, them) game.deal(1, them) end,
}
test_card { id = "je-saint", name = "Saint", type = "follower", class = "neutral", cost = 1, attack = 2, defense = 2,
  static { cannot = "be_destroyed_by_abilities" },
}
test_card { id = "je-quick", name = "Sudden Guard", type = "follower", class = "neutral", cost = 1, attack = 2, defense = 2,
  keywords = { "quick", "ward" },
}
test_card { id = "je-any", name = "Secret", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.search() end,
}
test_card { id = "je-half", name = "Curtain", type = "amulet", class = "neutral", cost = 0,
  damage { subject = follower { friendly = true }, amount = number.event() - 1 },
}
test_card { id = "je-more", name = "Furnace", type = "amulet", class = "neutral", cost = 0,
  damage { subject = follower { enemy = true }, by = "you", amount = number.event() + 2 },
}
test_card { id = "je-ping", name = "Dart", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.deal(1, foe) end,
}
test_card { id = "je-last", name = "Old Fox", type = "follower", class = "neutral", cost = 1, attack = 2, defense = 2,
  last_words { run = function(game) game.draw(1) end },
}
test_card { id = "je-tax", name = "Tax Office", type = "amulet", class = "neutral", cost = 0,
  static { affects = spell { zone = any_of { "hand", "ex" }, enemy = true }, cost = 1 },
}
test_card { id = "je-free", name = "Free Lunch", type = "amulet", class = "neutral", cost = 0,
  static { affects = spell { zone = any_of { "hand", "ex" }, friendly = true }, set_cost = 0 },
}

scenario "7.4.7 defense until the end of the turn is lost there; who has none left is destroyed after the next draw (7.2.5)" {
  p1 = { hand = { "Bulwark" }, field = { { "Old Fox", damage = 1 } } },
  p2 = { field = { { "Follower 2/2", engaged = true } } },
  function(t)
    t.p1:play "Bulwark"
    t.p1:attack("Old Fox", "Follower 2/2")
    t:expect("Old Fox"):defense(1):damage(3)
    t.p1:end_turn()
    t:expect("Old Fox"):in_zone "cemetery"
    t:expect_decision("p2", "turn")
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.hand):count(1)
  end }

scenario "7.4.7 an end phase before the loss lets the follower act: damage alone does not come back" {
  p1 = { hand = { "Bulwark" }, field = { "Old Fox" } },
  p2 = { field = { { "Follower 1/1", engaged = true } } },
  function(t)
    t.p1:play "Bulwark"
    t.p1:attack("Old Fox", "Follower 1/1")
    t:expect("Old Fox"):defense(3)
    t:next_turn()
    t:expect("Old Fox"):defense(1):damage(1)
  end }

scenario "10.9.2 what is given to all followers is given to those that are there, not to those that come later" {
  p1 = { hand = { "Rally" }, ex = { "Fairy" }, field = { "Follower 1/1" }, play_points = 1 },
  function(t)
    t.p1:play "Rally"
    t.p1:play "Fairy"
    t:expect("Follower 1/1"):attack(2)
    t:expect("Fairy"):attack(1)
  end }

scenario "10.1.1.3 what a card on the field gives, whoever comes has; without it a wounded one is destroyed" {
  p1 = { hand = { "Flag", "Blade" }, ex = { "Fairy" }, field = { { "Follower 2/2", damage = 1 } }, play_points = 1 },
  p2 = { hand = { "Dart" } },
  function(t)
    t.p1:play "Flag"
    t.p1:play "Fairy"
    t:expect("Fairy"):attack(2):defense(2)
    t:expect("Follower 2/2"):defense(2)
    t.p1:play("Blade"):on "Flag"
    t:expect("Follower 2/2"):defense(1)
    t:expect("Fairy"):attack(1)
  end }

scenario "11.3.1 a card that gives defense keeps a follower alive only as long as it lies there" {
  p1 = { field = { "Flag", { "Follower 2/2", damage = 2 } }, hand = { "Blade" } },
  function(t)
    t:expect("Follower 2/2"):defense(1)
    t.p1:play("Blade"):on "Flag"
    t:expect("Follower 2/2"):in_zone "cemetery"
  end }

scenario "10.9.1.6 attack that is set, then raised: in the order in which they came" {
  p1 = { hand = { "Shrink", "Rally" }, field = { "Follower 3/3" } },
  function(t)
    t.p1:play "Shrink"
    t.p1:play "Rally"
    t:expect("Follower 3/3"):attack(2)
  end }

scenario "10.9.1.6 attack that is raised and then set is what was set" {
  p1 = { hand = { "Shrink", "Rally" }, field = { "Follower 3/3" } },
  function(t)
    t.p1:play "Rally"
    t.p1:play "Shrink"
    t:expect("Follower 3/3"):attack(1)
  end }

scenario "10.9.1.1.1 evolving changes the base value, what was set before stays set (5.15.3)" {
  p1 = { hand = { "Shrink", "Rally" }, field = { "Evolver" }, evolve_deck = { "Evolver" }, play_points = 1 },
  function(t)
    t.p1:play "Shrink"
    t.p1:play "Rally"
    t.p1:evolve "Evolver"
    t:expect("Evolver"):attack(2):defense(4)
  end }

scenario "5.16.1 an amulet with Stack that is to be transformed loses a counter instead, no token comes" {
  p1 = { hand = { "Frog Curse" } },
  p2 = { field = { { "Magic Sediment", stack = 2 } } },
  function(t)
    t.p1:play "Frog Curse"
    t:expect("Magic Sediment"):in_zone("field"):counters("stack", 1)
    t:expect_no_event("create", "Fairy")
  end }

scenario "5.16.1 an evolved follower is transformed: its own card is banished, the evolved one lies faceup in the evolve deck" {
  p1 = { hand = { "Frog Curse" } },
  p2 = { field = { { "Evolver", evolved = true, engaged = true } } },
  function(t)
    t.p1:play "Frog Curse"
    t:expect(t.p2.banished):is { "Evolver" }
    t:expect(t.p2.evolve_deck):count(1)
    t:expect("Fairy"):in_zone("field"):reserved():unevolved()
  end }

scenario "10.6.2.3.3 two followers are to be selected and there is one: it is selected" {
  p1 = { hand = { "Two Darts" } },
  p2 = { field = { "Follower 3/3", "Aura 2/2" } },
  function(t)
    t.p1:play "Two Darts"
    t:expect("Follower 3/3"):damage(1)
    t:expect("Aura 2/2"):damage(0)
  end }

scenario "10.6.2.3.1 of two followers that are to be selected neither may be left out" {
  p1 = { hand = { "Two Darts" } },
  p2 = { field = { "Follower 3/3", "Follower 3/4", "Follower 5/6" } },
  function(t)
    t.p1:play "Two Darts"
    assert(not t:accepts(t.p1, "Follower 3/3"))
    assert(not t:accepts(t.p1, "Follower 3/3", "Follower 3/4", "Follower 5/6"))
    t.p1:choose("Follower 3/4", "Follower 5/6")
    t:expect("Follower 5/6"):damage(1)
  end }

scenario "1.3.3 not destroyed by abilities: damage of abilities still takes all defense, and then the rules destroy it (11.3.1)" {
  p1 = { hand = { "Blade", "Dart", "Dart" } },
  p2 = { field = { "Saint" } },
  function(t)
    t.p1:play "Blade"
    t:expect("Saint"):in_zone "field"
    t.p1:play "Dart"
    t.p1:play "Dart"
    t:expect("Saint"):in_zone "cemetery"
  end }

scenario "10.6.2.7.2 Wyrm Spire: the follower that cannot be destroyed stays, its controller summons a Dragon all the same" {
  p1 = { field = { "Wyrm Spire" } },
  p2 = { field = { "Saint" } },
  function(t)
    t.p1:use "Wyrm Spire"
    t:expect("Saint"):in_zone "field"
    t:expect("Dragon"):controlled_by "p2"
  end }

scenario "12.3.2 a follower with Quick comes in the attack, engaged by Ward: the attack keeps its target" {
  p1 = { field = { "Follower 3/3", "Follower 1/1" } },
  p2 = { hand = { "Sudden Guard" }, play_points = 1 },
  function(t)
    t.p1:attack("Follower 3/3", "p2's leader")
    t.p2:play("Sudden Guard"):yes()
    t:expect_defense("p2", 17)
    t:cannot(t.p1, "attack", "Follower 1/1", "p2's leader")
    t:can(t.p1, "attack", "Follower 1/1", "Sudden Guard")
  end }

scenario "8.4.2.1 a follower that Ward engaged may attack in its player's next turn" {
  p1 = { field = { "Follower 3/3" } },
  p2 = { hand = { "Sudden Guard" }, play_points = 1 },
  function(t)
    t.p1:attack("Follower 3/3", "p2's leader")
    t.p2:play("Sudden Guard"):no()
    t:next_turn()
    t:can(t.p2, "attack", "Sudden Guard", "p1's leader")
  end }

scenario "5.7.1.1 who searches for any card must find one, and shows it to nobody" {
  p1 = { hand = { "Secret" }, deck = { "Goblin", "Goliath" } },
  function(t)
    t.p1:play "Secret"
    assert(not t:accepts(t.p1))
    t.p1:choose "Goliath"
    t:expect("Goliath"):in_zone("hand"):unseen_by "p2"
    t:expect_no_event "reveal"
    t:expect_event "shuffle"
  end }

scenario "5.7.1.2 who searches for a card of some kind shows it" {
  p1 = { hand = { "Ninja Master" }, deck = { "Goblin", "Tsubaki" }, play_points = 4 },
  function(t)
    t.p1:play("Ninja Master"):choose "Tsubaki"
    t:expect_event("reveal", "Tsubaki")
    t:expect(t.p1.hand):is { "Tsubaki" }
  end }

scenario "5.7.2 nothing is found: the deck is shuffled all the same" {
  p1 = { hand = { "Gemstaff Commander" }, deck = { "Goblin" }, play_points = 3 },
  function(t)
    t.p1:play "Gemstaff Commander"
    t.p1:choose()
    t:expect_event "shuffle"
    t:expect(t.p1.hand):count(0)
  end }

scenario "1.3.2.2 damage of one, reduced by one, then raised? nothing is dealt" {
  p1 = { hand = { "Dart" }, field = { "Furnace" } },
  p2 = { field = { "Follower 5/6", "Curtain" } },
  function(t)
    t.p1:play "Dart"
    t:expect_decision("p2", "10.10.2")
    t.p2:choose "Curtain"
    t:expect("Follower 5/6"):damage(0)
  end }

scenario "10.10.2.1 the controller of what is damaged says what comes first" {
  p1 = { hand = { "Dart" }, field = { "Furnace" } },
  p2 = { field = { "Follower 5/6", "Curtain" } },
  function(t)
    t.p1:play "Dart"
    t.p2:choose "Furnace"
    t:expect("Follower 5/6"):damage(2)
  end }

scenario "10.10.2.4 a cost that is set to 0, and one more: one play point" {
  p1 = { hand = { "Dart", "Spell" }, field = { "Free Lunch" }, play_points = 1 },
  p2 = { field = { "Tax Office", "Follower 1/1" } },
  function(t)
    t:expect("Spell"):cost(1)
    t.p1:play "Spell"
    t:cannot(t.p1, "play", "Dart", "10.4.4")
  end }

scenario "10.2.1.3.3 what makes spells dearer holds for Quick in the own turn of the other player, too" {
  p1 = { field = { "Tax Office", "Follower 1/1" } },
  p2 = { hand = { "Angelic Snipe" }, play_points = 1 },
  function(t)
    t.p1:attack("Follower 1/1", "p2's leader")
    t:cannot(t.p2, "play", "Angelic Snipe", "10.4.4")
    t.p2:pass()
  end }

scenario "2.5.1 a spell of three is found by Merlin whatever makes it dearer; then the one more is paid" {
  p1 = { field = { "Merlin" }, evolve_deck = { "Merlin" }, cemetery = { "Fate's Hand" }, play_points = 3 },
  p2 = { field = { "Tax Office" } },
  function(t)
    t.p1:evolve "Merlin"
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.7.5 Arcane Enlightenment in the own turn: what still lies in the EX area is banished as that turn's end phase starts" {
  p1 = { hand = { "Arcane Enlightenment" }, deck = { "Insight", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" },
    ex = { "Fairy" }, play_points = 5 },
  function(t)
    t.p1:play "Arcane Enlightenment"
    t:expect(t.p1.ex):count(5)
    t:expect(t.p1.deck):count(2)
    t.p1:play "Insight"
    t.p1:end_turn()
    t:expect(t.p1.ex):count(0)
    t:expect(t.p1.banished):count(3)
    t:expect("Fairy"):gone()
  end }

scenario "10.7.5 Arcane Enlightenment with Quick in the other player's end phase: its cards are banished at the end of the next own turn" {
  p1 = { hand = { "Arcane Enlightenment" }, deck = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Spell" }, play_points = 4,
    max_play_points = 4 },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:play "Arcane Enlightenment"
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.ex):count(5)
    t.p1:play "Goblin"
    t.p1:end_turn()
    t:expect(t.p1.banished):count(4)
  end }

scenario "4.8.3.1 Arcane Enlightenment with too small a deck: what there is, and nobody loses" {
  p1 = { hand = { "Arcane Enlightenment" }, deck = { "Goblin" }, play_points = 4 },
  function(t)
    t.p1:play "Arcane Enlightenment"
    t:expect(t.p1.ex):is { "Goblin" }
    t:expect_decision("p1", "turn")
  end }

scenario "9.1.4.3 Homecoming: a token is gone, and nothing is put into the deck" {
  p1 = { hand = { "Homecoming" }, play_points = 3 },
  p2 = { field = { "Knight" } },
  function(t)
    t.p1:play "Homecoming"
    t.p2:yes()
    t:expect("Knight"):gone()
    t:expect(t.p2.deck):count(20)
  end }

scenario "12.15.2 Homecoming with Combo 5: one is selected, those with Aura go with the rest" {
  p1 = { hand = { "Homecoming" }, play_points = 3, played = 4 },
  p2 = { field = { "Goblin", "Aura 2/2" } },
  function(t)
    t.p1:play "Homecoming"
    t.p2:yes()
    t.p2:yes()
    t.p2:order { "Goblin", "Aura 2/2" }
    t:expect(t.p2.deck):starts_with { "Goblin", "Aura 2/2" }
  end }

scenario "13.5.1.2 spell tokens lie in no cemetery: they count neither for Necrocharge nor for Spellchain" {
  p1 = { ex = { "Coco", "Thorn Burst" }, field = { "Follower 1/1" }, play_points = 2 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play "Coco"
    t.p1:play("Thorn Burst"):on "Follower 5/6"
    t:expect_number("p1", "necrocharge", 0)
    t:expect_number("p1", "spellchain", 0)
    t:expect_number("p1", "combo", 2)
    t:expect("Follower 1/1"):attack(3)
  end }

scenario "13.5.1.3.2 Cerberus is not in the cemetery, ten others are" {
  p1 = { hand = { "Cerberus" }, play_points = 4, cemetery = { "Spell", "Spell", "Spell", "Spell", "Spell", "Goblin", "Goblin",
    "Goblin", "Amulet", "Amulet" } },
  function(t)
    t.p1:play "Cerberus"
    t:expect(t.p1.ex):is { "Mimi", "Coco" }
  end }

scenario "4.8.3.2 Cerberus with one place left in the EX area: her player says which" {
  p1 = { field = { "Cerberus" }, evolve_deck = { "Cerberus" }, ex = { "Fairy", "Fairy", "Fairy", "Fairy" }, play_points = 2 },
  function(t)
    t.p1:evolve("Cerberus"):choose "Coco"
    t:expect(t.p1.ex):has "Coco"
    t:expect(t.p1.ex):count(5)
  end }

scenario "10.7.3.2 Spectral Wizard: without an enemy follower nothing is discarded" {
  p1 = { field = { "Spectral Wizard" }, evolve_deck = { "Spectral Wizard" }, hand = { "Insight" }, play_points = 2 },
  function(t)
    t.p1:evolve "Spectral Wizard"
    t:expect(t.p1.hand):is { "Insight" }
    t:expect_decision("p1", "turn")
  end }

scenario "1.3.2 Crazed Executioner: an empty hand; the damage is dealt all the same" {
  p1 = { field = { "Crazed Executioner" }, evolve_deck = { "Crazed Executioner" }, play_points = 1 },
  function(t)
    t.p1:evolve "Crazed Executioner"
    t:expect_defense("p1", 18)
    t:expect_decision("p1", "turn")
  end }

scenario "5.11.1 Crazed Executioner: a Trail of Light that is discarded draws its owner a card" {
  p1 = { field = { "Crazed Executioner" }, evolve_deck = { "Crazed Executioner" }, play_points = 1 },
  p2 = { hand = { "Trail of Light" } },
  function(t)
    t.p1:evolve "Crazed Executioner"
    t:expect(t.p2.cemetery):is { "Trail of Light" }
    t:expect(t.p2.hand):count(1)
  end }

scenario "5.11.1 Trail of Light that is played draws one card: it is not discarded" {
  p1 = { hand = { "Trail of Light" }, play_points = 2 },
  function(t)
    t.p1:play "Trail of Light"
    t:expect(t.p1.hand):count(1)
  end }

scenario "13.3.3.2 Golem Protection without a Stack: two golems, and nobody is asked for the rite" {
  p1 = { hand = { "Golem Protection" }, play_points = 4, field = { "Amulet" } },
  function(t)
    t.p1:play "Golem Protection"
    t.p1:no()
    t.p1:no()
    t:expect("Guardform Golem#1"):attack(2)
  end }

scenario "13.3.3.2 the rite takes one counter of one amulet, whichever its player says" {
  p1 = { hand = { "Ancient Alchemist" }, play_points = 3, field = { "Magic Sediment", { "Teachings of Creation", stack = 2 } } },
  function(t)
    t.p1:play "Ancient Alchemist"
    t.p1:choose "earth rite"
    t.p1:choose "Teachings of Creation"
    t:expect("Teachings of Creation"):counters("stack", 1)
    t:expect("Magic Sediment"):counters("stack", 1)
    t:expect(t.p1.ex):is { "Guardform Golem", "Guardform Golem" }
  end }

scenario "10.6.2.2.1 Arch Summoner Erasmus: no enemy follower, so the rite is not offered" {
  p1 = { hand = { "Arch Summoner Erasmus" }, play_points = 7, field = { "Magic Sediment" } },
  function(t)
    t.p1:play "Arch Summoner Erasmus"
    t:expect("Magic Sediment"):counters("stack", 1)
    t:expect_decision("p1", "turn")
    t:cannot(t.p1, "use", "Arch Summoner Erasmus")
  end }

scenario "13.3.2.2 the counters of a Magic Sediment that came this turn can be transferred at once; it is engaged for it (10.4.6.1)" {
  p1 = { field = { { "Magic Sediment", new = true }, { "Teachings of Creation", engaged = true } } },
  function(t)
    t:cannot(t.p1, "use", "Teachings of Creation")
    t.p1:use "Magic Sediment"
    t:expect("Magic Sediment"):gone()
    t:expect("Teachings of Creation"):counters("stack", 2)
  end }
