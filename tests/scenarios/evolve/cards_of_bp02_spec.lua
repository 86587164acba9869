-- SPDX-License-Identifier: MIT
-- Questions about cards of BP02 beside others.

test_card { id = "j2-dart", name = "Dart", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.deal(1, foe) end,
}

scenario "5.13.3 Albert takes no combat damage this turn, and other damage he takes" {
  p1 = { field = { "Albert, Levin Saber" }, evolve_deck = { "Albert, Levin Saber" }, play_points = 3 },
  p2 = { field = { { "Follower 5/6", engaged = true } }, hand = { "Dart" } },
  function(t)
    t.p1:evolve "Albert, Levin Saber"
    t.p1:attack("Albert, Levin Saber", "Follower 5/6")
    t.p2:play "Dart"
    t:pass_all()
    t:expect("Albert, Levin Saber"):damage(1):reserved()
    t.p1:attack("Albert, Levin Saber", "p2's leader")
    t:expect("Albert, Levin Saber"):engaged()
    t:expect_defense("p2", 17)
  end }

scenario "12.14.2 Bane destroys Albert, who takes no combat damage" {
  p1 = { field = { { "Albert, Levin Saber" } }, evolve_deck = { "Albert, Levin Saber" }, play_points = 3 },
  p2 = { field = { { "Bane 2/2", engaged = true } } },
  function(t)
    t.p1:evolve "Albert, Levin Saber"
    t.p1:attack("Albert, Levin Saber", "Bane 2/2")
    t:expect("Albert, Levin Saber"):in_zone "cemetery"
    t:expect("Bane 2/2"):in_zone "cemetery"
  end }

scenario "5.13.3 Alexander is refreshed by combat, not by attacking a leader" {
  p1 = { field = { "Alexander" } },
  p2 = { field = { "Follower 1/1", "Follower 0/3" } },
  function(t)
    t.p1:attack("Alexander", "Follower 1/1")
    t:expect("Alexander"):reserved()
    t.p1:attack("Alexander", "Follower 0/3")
    t:expect("Alexander"):reserved()
    t.p1:attack("Alexander", "p2's leader")
    t:expect("Alexander"):engaged()
  end }

scenario "5.13.3 Alexander is refreshed in his own turn only" {
  p1 = { field = { "Follower 1/1" } },
  p2 = { field = { { "Alexander", engaged = true } } },
  function(t)
    t.p1:attack("Follower 1/1", "Alexander")
    t:expect("Alexander"):engaged():damage(1)
  end }

scenario "12.14.2 Bane does not destroy Heavenly Aegis: it is an ability (1.3.3)" {
  p1 = { field = { "Bane 2/2" } },
  p2 = { field = { { "Heavenly Aegis", engaged = true } } },
  function(t)
    t.p1:attack("Bane 2/2", "Heavenly Aegis")
    t:expect("Heavenly Aegis"):in_zone("field"):damage(2)
    t:expect("Bane 2/2"):in_zone "cemetery"
  end }

scenario "5.6.1 Heavenly Aegis is banished, returned and put into a deck like any other, where nothing selects it" {
  p1 = { field = { "Hare of Illusions" }, play_points = 10 },
  p2 = { field = { "Heavenly Aegis" } },
  function(t)
    t.p1:use("Hare of Illusions", 2)
    t:expect("Heavenly Aegis"):in_zone "banished"
  end }

scenario "2.8.3 Azazel changes the defense of a leader that has less to ten: it rises" {
  p1 = { field = { "Azazel" }, evolve_deck = { "Azazel" }, play_points = 1 },
  p2 = { defense = 4 },
  function(t)
    t.p1:evolve "Azazel"
    t:expect_defense("p2", 10)
  end }

scenario "12.3.3 Yurius in the other player's end phase: reserved, he engages for one damage, once" {
  p1 = { field = { "Follower 2/2" } },
  p2 = { field = { "Yurius, Levin Duke" } },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p2", "quick")
    t.p2:use "Yurius, Levin Duke"
    t:expect("Follower 2/2"):damage(1)
    t:expect("Yurius, Levin Duke"):reserved() -- his start phase has come
    t:expect_decision("p2", "turn")
  end }

scenario "12.3.3 Yurius engages in the window of an attack: he cannot become its target any more, nor is the attack stopped" {
  p1 = { field = { "Follower 2/2" } },
  p2 = { field = { "Yurius, Levin Duke" } },
  function(t)
    t.p1:attack("Follower 2/2", "p2's leader")
    t.p2:use "Yurius, Levin Duke"
    t:expect("Follower 2/2"):damage(1)
    t:expect_defense("p2", 18)
    t:expect("Yurius, Levin Duke"):engaged()
  end }

scenario "11.3.1 Sun Oracle Pascale takes the attacker's defense in the window: it is destroyed and deals nothing" {
  p1 = { field = { "Follower 2/2" } },
  p2 = { field = { "Sun Oracle Pascale", "Magic Sediment" } },
  function(t)
    t.p1:attack("Follower 2/2", "p2's leader")
    t.p2:use "Sun Oracle Pascale"
    t:expect("Follower 2/2"):in_zone "cemetery"
    t:expect("Magic Sediment"):gone()
    t:expect_defense("p2", 20)
  end }

scenario "5.17.2 Dark Angel Olivia: up to two, and one at the least" {
  p1 = { hand = { "Dark Angel Olivia" }, play_points = 5 },
  function(t)
    t.p1:play "Dark Angel Olivia"
    assert(not t:accepts(t.p1))
    t.p1:choose "mode 1"
    t:expect_number("p1", "evolution_points", 1)
    t:expect(t.p1.hand):count(0)
  end }

scenario "10.10.2.3 Elf Girl Liza: abilities of enemies deal one less, two of them two less, combat is not touched" {
  p1 = { field = { "Follower 3/3" }, hand = { "Wind Blast" }, play_points = 1 },
  p2 = { field = { "Elf Girl Liza", "Elf Girl Liza", { "Follower 5/6", engaged = true } } },
  function(t)
    t.p1:play("Wind Blast"):on "Follower 5/6"
    t:expect("Follower 5/6"):damage(0)
    t.p1:attack("Follower 3/3", "Follower 5/6")
    t:expect("Follower 5/6"):damage(3)
  end }

scenario "10.6.2.3.4 Rimewind: only evolved followers, so it cannot be played" {
  p1 = { hand = { "Rimewind" }, play_points = 2 },
  p2 = { field = { { "Evolver", evolved = true } } },
  function(t) t:cannot(t.p1, "play", "Rimewind", "10.6.2.3.4") end }

scenario "9.1.4.3 Rimewind with ten spells: a token on top of a deck is gone" {
  p1 = { hand = { "Rimewind" }, play_points = 2, cemetery = { "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell",
    "Spell", "Spell", "Spell" } },
  p2 = { field = { "Knight" } },
  function(t)
    t.p1:play "Rimewind"
    t:expect("Knight"):gone()
    t:expect(t.p2.deck):count(20)
  end }

scenario "10.7.4.2 Leonidas's Resolve that comes as Leonidas dies sees only who comes later" {
  p1 = { hand = { "Call of Cocytus" }, play_points = 6 },
  p2 = { field = { { "Leonidas", evolved = true }, "Quickblader" }, play_points = 1, max_play_points = 1, ex = { "Knight" } },
  function(t)
    t.p1:play("Call of Cocytus"):on "Leonidas"
    t.p1:choose()
    t:expect("Leonidas's Resolve"):controlled_by "p2"
    t:expect("Quickblader"):attack(1)
    t:next_turn()
    t.p2:play "Knight"
    t:expect("Knight"):attack(4):defense(4):keyword "rush"
  end }

scenario "10.4.4 Sledgehammer Exorcist: an evolution point does not pay for a Fanfare (12.2.3)" {
  p1 = { hand = { "Sledgehammer Exorcist" }, play_points = 4, evolution_points = 3 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play "Sledgehammer Exorcist"
    t:expect("Follower 5/6"):damage(0)
    t:expect_decision("p1", "turn")
    t:expect_number("p1", "play_points", 1)
  end }

scenario "10.4.7 Sledgehammer Exorcist: it may be left unpaid, and without a target nothing is paid" {
  p1 = { hand = { "Sledgehammer Exorcist" }, play_points = 5 },
  function(t)
    t.p1:play "Sledgehammer Exorcist"
    t:expect_number("p1", "play_points", 2)
    t:expect_decision("p1", "turn")
  end }

scenario "10.7.2.1 Dwarf Perfumer: evolving by an effect counts like evolving by the ability" {
  p1 = { field = { "Dwarf Perfumer", "Evolver" }, evolve_deck = { "Evolver" }, play_points = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:evolve "Evolver"
    t:expect("Follower 5/6"):damage(2)
  end }

scenario "10.11.1 Soul Dealer: the attack that the destroyed follower had, with what it was given" {
  p1 = { field = { "Soul Dealer" }, evolve_deck = { "Soul Dealer" }, play_points = 2, defense = 10 },
  p2 = { field = { { "Evolver", evolved = true }, "Leonidas's Resolve" } },
  function(t)
    t.p1:evolve "Soul Dealer"
    t:expect("Evolver"):in_zone "cemetery"
    t:expect_defense("p1", 14)
  end }

scenario "13.5.1.2 Bone Chimera has Rush and Bane only while seven cards lie in the cemetery; she fills it herself" {
  p1 = { hand = { "Bone Chimera" }, cemetery = { "Spell", "Spell", "Spell", "Spell" }, play_points = 3 },
  p2 = { field = { { "Follower 5/6", engaged = true } } },
  function(t)
    t.p1:play "Bone Chimera"
    t:expect("Bone Chimera"):keyword("rush", "bane")
    t.p1:attack("Bone Chimera", "Follower 5/6")
    t:expect("Follower 5/6"):in_zone "cemetery"
  end }

scenario "10.5.1 Bone Chimera attacked with six there: as she dies the seventh comes, but she has fought without Bane" {
  p1 = { field = { "Follower 5/6" } },
  p2 = { field = { { "Bone Chimera", engaged = true } }, cemetery = { "Spell", "Spell", "Spell", "Spell", "Spell", "Spell" } },
  function(t)
    t.p1:attack("Follower 5/6", "Bone Chimera")
    t:expect(t.p2.cemetery):count(7)
    t:expect("Follower 5/6"):in_zone "field"
  end }

scenario "4.2.3 Archangel Reina: only faceup cards give play points, she herself is not among them" {
  p1 = { field = { "Archangel Reina" }, evolve_deck = { "Archangel Reina", { "Evolver", faceup = true }, { "Sektor", faceup = true } , "Goblin" },
    play_points = 3, max_play_points = 9 },
  function(t)
    t.p1:evolve "Archangel Reina"
    t:expect_number("p1", "play_points", 4)
  end }

scenario "7.4.1 Sapphire Priestess counts attacks, also those that came to nothing" {
  p1 = { field = { "Sapphire Priestess", "Follower 1/1", "Follower 2/2", "Fairy" } },
  p2 = { hand = { "Dart" } },
  function(t)
    t.p1:attack("Follower 2/2", "p2's leader")
    t.p2:pass()
    t.p1:attack("Follower 1/1", "p2's leader")
    t.p2:play("Dart"):on "Follower 1/1"
    t.p1:attack("Fairy", "p2's leader")
    t:expect_defense("p2", 17)
    t.p1:end_turn()
    t:expect(t.p1.hand):count(3)
  end }

scenario "10.7.2.1 Daria's Spellchain falls when she leaves" {
  p1 = { field = { "Daria, Dimensional Witch" }, cemetery = { "Penguin Wizard", "Spell" } },
  p2 = { hand = { "Execution" }, play_points = 4 },
  turn = "p2",
  function(t)
    t:expect_number("p1", "spellchain", 2)
    t.p2:play "Execution"
    t:expect_number("p1", "spellchain", 1)
  end }

scenario "5.16.1 Transmorgrifried Wyrm: a card of the opponent's EX area becomes a Dragon there" {
  p1 = { hand = { "Transmorgrifried Wyrm" }, play_points = 4 },
  p2 = { ex = { "Fate's Hand" } },
  function(t)
    t.p1:play "Transmorgrifried Wyrm"
    t:expect("Dragon"):in_zone("ex"):owned_by "p2"
    t:expect(t.p2.banished):is { "Fate's Hand" }
  end }
