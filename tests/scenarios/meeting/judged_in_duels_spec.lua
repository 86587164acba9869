-- SPDX-License-Identifier: MIT
-- Rulings for two players: cards that meet, and rules that few cards reach.  What comes out was decided from the rules
-- before it was played.

-- 349: playing, costs and payment
scenario "377.2.a Prize of Progress: a Gold that pays for a spell was used, and its might comes once the spell is there" {
  p1 = { base = { "Prize of Progress", "Gold" }, hand = { "Stupefy" }, runes = {} , pool = { energy = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:use "Gold"
    t:pass_all()
    t:expect("Prize of Progress"):might(4)
    t:expect("Gold"):gone()
    t:expect_number("p1", "any", 1)
  end }

scenario "355.14.h Alpha Strike: its unit is smaller in response, so some of the targets are left out" {
  p1 = { hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1 }, base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 2", "Unit 4" } }, hand = { "Frigid Touch" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Alpha Strike"):on("Unit 3", "Unit 1", "Unit 2", "Unit 4"):pass()
    t.p2:play("Frigid Touch"):on("Unit 3")
    t:resolve()
    t:resolve()
    t.p1:choose "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
    t:expect("Unit 2"):damage(0)
    t:expect("Unit 4"):damage(0)
    t:expect_number("p1", "xp", 1)
  end }

scenario "417.6.b.3 Alpha Strike with Annie: the unit deals the damage and not the spell, so there is no bonus" {
  p1 = { hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1 }, base = { "Unit 2", "Annie, Fiery" } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 1", "Unit 1" } } },
  function(t)
    t.p1:play("Alpha Strike"):on("Unit 2")
    assert(not t:accepts(t.p1, "Unit 1#1", "Unit 1#2", "Unit 1#3"), "three of them")
    t.p1:choose("Unit 1#1", "Unit 1#2")
    t:pass_all()
    t:expect(t.p2.trash):count(2)
    t:expect_number("p1", "xp", 2)
  end }

scenario "715.3 Volibear's ability with Annie: six are split, among six" {
  p1 = { base = { "Volibear, Furious", "Annie, Fiery" } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 1", "Unit 1", "Unit 1", "Unit 1", "Unit 1" } } },
  function(t)
    t.p1:move("Volibear, Furious", "West Field")
    t.p1:choose("Unit 1#1", "Unit 1#2", "Unit 1#3", "Unit 1#4", "Unit 1#5", "Unit 1#6")
    t:pass_all()
    t:expect(t.p2.trash):count(6)
  end }

scenario "356.4 Kraken Hunter: three buffs of one Lee Sin take off two Power, which is all there is" {
  p1 = { hand = { "Kraken Hunter" }, pool = { energy = 3 }, base = { { "Lee Sin, Ascetic", buffs = 3 } } },
  p2 = {},
  function(t)
    t.p1:play "Kraken Hunter"
    t:expect_decision "p1"
    assert(not t:accepts(t.p1, 1), "one is not enough")
    t.p1:choose(1, 2)
    t:pass_all()
    t:expect("Kraken Hunter"):at "base"
    t:expect("Lee Sin, Ascetic"):might(6)
  end }

scenario "357.1 Deflect is paid with any Power, and Sivir has spent it" {
  p1 = { base = { "Sivir, Mercenary" }, hand = { "Hextech Ray" }, pool = { energy = 1, fury = 1, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Pouty Poro" } } },
  function(t)
    t:expect("Sivir, Mercenary"):might(4):no_keyword "ganking"
    t.p1:play("Hextech Ray"):on "Pouty Poro"
    t:expect("Sivir, Mercenary"):might(6):keyword "ganking"
  end }

scenario "356.4.f.1 Clockwork Keeper beside Ezreal: the additional cost costs nothing, and was paid" {
  p1 = { base = { "Ezreal, Prodigy" }, hand = { "Clockwork Keeper" }, pool = { energy = 2 } }, p2 = {},
  function(t)
    t.p1:play("Clockwork Keeper"):yes()
    t:pass_all()
    t:expect("Clockwork Keeper"):at "base"
    t:expect(t.p1.hand):count(1)
  end }

scenario "356.4 Accelerate beside Ezreal: its Energy or its Power is off, as one can pay" {
  p1 = { base = { "Ezreal, Prodigy" }, hand = { "Legion Rearguard" }, pool = { energy = 3 } }, p2 = {},
  function(t)
    t.p1:play("Legion Rearguard"):yes()
    t:pass_all()
    t:expect("Legion Rearguard"):ready()
    t:expect_number("p1", "energy", 0)
  end }

-- 360: abilities
scenario "368 Void Hatchling: a rune that Twisted Fate reveals is no card" {
  p1 = { base = { "Void Hatchling", "Twisted Fate, Gambler" }, rune_deck = { "Mind Rune", "Fury Rune" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Twisted Fate, Gambler", "West Field")
    t:pass_all()
    t:expect_decision("p1", "focus")
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.rune_deck):in_order { "Fury Rune", "Mind Rune" }
  end }

scenario "416.1.b Twisted Fate recycles a rune: Karma sees no card of the main deck" {
  p1 = { base = { "Karma, Channeler", "Twisted Fate, Gambler" }, rune_deck = { "Calm Rune" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Twisted Fate, Gambler", "West Field")
    t:resolve()
    t:expect_decision("p1", "focus")
    t:expect("Karma, Channeler"):unbuffed()
  end }

scenario "422.1.b Mindsplitter discards Flame Chompers: their owner may play them at once, in the opponent's turn" {
  p1 = { hand = { "Mindsplitter" }, pool = { energy = 7, chaos = 2 } },
  p2 = { hand = { "Flame Chompers" }, pool = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play "Mindsplitter"
    t:resolve()
    t.p2:yes():yes()
    t:pass_all()
    t.p2:at "West Field"
    t:expect("Flame Chompers"):at("West Field"):controlled_by("p2")
  end }

scenario "404.2 Ekko's copy dies: a token cannot be recycled, so no rune is readied" {
  p1 = { hand = { "Mirror Image" }, pool = { energy = 3, mind = 2 }, base = { "Ekko, Recurrent" },
    runes = { exhausted = { mind = 2 } } },
  p2 = { hand = { "Vengeance" }, runes = { order = 6 } },
  function(t)
    t.p1:play("Mirror Image"):on "Ekko, Recurrent"
    t:pass_all()
    t:expect(t.p1.base):count(2)
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
    t.p2:play("Vengeance"):on "Ekko, Recurrent#2"
    t:pass_all()
    t:expect(t.p1.runes):ready(0)
    t:expect(t.p1.base):is { "Ekko, Recurrent" }
  end }

scenario "808.1.d.3 Ekko who was stolen: who controlled him recycles him into his owner's deck and readies the own runes" {
  p1 = { base = { { "Ekko, Recurrent", owner = "p2" } }, runes = { exhausted = { mind = 2 } },
    hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { deck = { "Unit 1" } },
  function(t)
    t.p1:play("Vengeance"):on "Ekko, Recurrent"
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.runes):ready(2)
    t:expect(t.p2.deck):in_order { "Unit 1", "Ekko, Recurrent" }
  end }

scenario "383.3.d.1 The Ruination: two Deathknells of two players, the turn player's is placed first and resolves last" {
  p1 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 }, base = { "Watchful Sentry" } },
  p2 = { base = { "Soaring Scout" } },
  function(t)
    t.p1:play "The Ruination"
    t:resolve()
    t:expect_chain { "an ability of Watchful Sentry", "an ability of Soaring Scout" }
    t:expect_decision("p2", "priority")
    t:pass_all()
    t:expect_order({ "channel" }, { "draw" })
  end }

scenario "383.2.c.2 The Ruination kills Viktor and others: neither saw the others die, Vicious Snapjaws gains nothing" {
  p1 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 }, base = { "Vicious Snapjaws", "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play "The Ruination"
    t:pass_all()
    t:expect_number("p1", "xp", 0)
    t:expect(t.p1.trash):count(3)
  end }

scenario "422.4 Undercover Agent with one card in hand: it is discarded, two are drawn" {
  p1 = { base = { "Undercover Agent" }, hand = { "Unit 1" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on "Undercover Agent"
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
    t:expect(t.p1.hand):count(2)
  end }

scenario "437.4 Noxian Guillotine waits for damage that is taken: what was prevented is none, what comes then kills" {
  p1 = { hand = { "Noxian Guillotine", "Incinerate", "Incinerate" }, pool = { energy = 8, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } }, hand = { "Counter Strike" }, pool = { energy = 2, calm = 1 } },
  function(t)
    t.p1:play("Noxian Guillotine"):on "Unit 8"
    t:pass_all()
    t.p1:play("Incinerate#1"):on("Unit 8"):pass()
    t.p2:play("Counter Strike"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):at("West Field"):damage(0)
    t.p1:play("Incinerate#2"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):in_zone "trash"
  end }

scenario "812.1.c Noxian Guillotine after another card: now, and nothing is left for later" {
  p1 = { hand = { "Discipline", "Noxian Guillotine" }, pool = { energy = 6, fury = 1 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 8" } },
  function(t)
    t.p1:play("Discipline"):on "Unit 1"
    t:pass_all()
    t.p1:play("Noxian Guillotine"):on "Unit 8"
    t:pass_all()
    t:expect("Unit 8"):in_zone "trash"
  end }

scenario "431.1.c Dazzling Aurora: a deck without units is revealed as a whole, nobody burns out" {
  p1 = { base = { "Dazzling Aurora" }, deck = { "Stupefy", "Flash", "Scrapheap" } }, p2 = {},
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect_points("p2", 0)
    t:expect(t.p1.deck):count(3)
    t:expect_decision("p2", "turn")
  end }

scenario "405 Solari Chief: the unit was stunned in response, so it is killed" {
  p1 = { hand = { "Solari Chief", "Rune Prison" }, pool = { energy = 5, order = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Solari Chief"
    t:pass_all()
    t:expect("Unit 3"):stunned()
  end }

scenario "808.2 Karthus and Glasc Mixologist: twice a unit of the trash, the second of what is left" {
  p1 = { base = { "Karthus, Eternal", "Glasc Mixologist" }, trash = { "Stalwart Poro", "Watchful Sentry", "Unit 4" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on "Glasc Mixologist"
    t:resolve()
    t.p1:yes():yes()
    t:expect_no_option "Unit 4"
    t.p1:choose "Stalwart Poro"
    t.p1:choose "Watchful Sentry"
    t:pass_all()
    t:expect(t.p1.base):is { "Karthus, Eternal", "Stalwart Poro", "Watchful Sentry" }
  end }

scenario "444.1 Noxian Drummer moves to Rockfall Path: no unit is played there, nor elsewhere" {
  battlefields = { "Rockfall Path", "East Field" },
  p1 = { base = { "Noxian Drummer" } }, p2 = {},
  function(t)
    t.p1:move("Noxian Drummer", "Rockfall Path")
    t:pass_all()
    t:showdown_pass()
    t:expect(t:at("Rockfall Path")):is { "Noxian Drummer" }
    t:expect(t.p1.base):count(0)
  end }

scenario "166 Jhin is moved in the opponent's turn: what he added is there until that turn ends" {
  p1 = { base = { "Jhin, Murderous Artist" } },
  p2 = { hand = { "Charm" }, pool = { energy = 1, calm = 1, any = 1 }, at = { ["East Field"] = { "Unit 9" } } }, turn = "p2",
  function(t)
    t.p2:play("Charm"):on "Jhin, Murderous Artist"
    t.p2:choose "West Field"
    t:resolve()
    t:expect_number("p1", "energy", 1)
    t:expect_number("p1", "any", 1)
    t:showdown_pass()
    t:next_turn()
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "any", 0)
  end }

scenario "188 Draven, Showboat is possessed: the points of who controls him count" {
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 }, points = 1 },
  p2 = { at = { ["West Field"] = { "Draven, Showboat" } }, points = 4 },
  function(t)
    t:expect("Draven, Showboat"):might(7)
    t.p1:play("Possession"):on "Draven, Showboat"
    t:pass_all()
    t:expect("Draven, Showboat"):might(4):controlled_by("p1")
  end }

scenario "103.2.a.3 Hallowed Tomb: a second card of the Chosen Champion's name is the Chosen Champion, too" {
  battlefields = { "Hallowed Tomb", "East Field" }, turn = "p2",
  p1 = { champion = "Jinx, Rebel", trash = { "Jinx, Rebel", "Jinx, Demolitionist" }, at = { ["Hallowed Tomb"] = { "Unit 1" } },
    hand = {} },
  p2 = {},
  function(t)
    t.p2:end_turn()
    t.p1:no()
    t:expect(t.p1.champion):count(1)
    t:expect(t.p1.trash):is { "Jinx, Rebel", "Jinx, Demolitionist" }
  end }

scenario "103.2.a.3 Hallowed Tomb with an empty zone: the card of that name comes, the legend's other champion does not" {
  battlefields = { "Hallowed Tomb", "East Field" },
  p1 = { champion = "Jinx, Rebel", trash = { "Jinx, Rebel", "Jinx, Demolitionist" }, at = { ["Hallowed Tomb"] = { "Unit 1" } },
    pool = { energy = 5, chaos = 1 } },
  p2 = {},
  function(t)
    t.p1:play("Jinx, Rebel in champion"):at "base"
    t:next_turn()
    t.p2:end_turn()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.champion):is { "Jinx, Rebel" }
    t:expect(t.p1.trash):is { "Jinx, Demolitionist" }
  end }

scenario "108.3.c Swift Scout takes a token that is a Teemo: it ceases to exist" {
  p1 = { legend = "Swift Scout", hand = { "Mirror Image" }, pool = { energy = 4, mind = 2 }, base = { "Teemo, Scout" } }, p2 = {},
  function(t)
    t.p1:play("Mirror Image"):on "Teemo, Scout"
    t:pass_all()
    t.p1:use "Swift Scout"
    t.p1:on "Teemo, Scout#2"
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.base):is { "Teemo, Scout" }
  end }

scenario "709 Fiora, Worthy: a unit of 4 that moves to the War Camp becomes Mighty" {
  battlefields = { "Trifarian War Camp", "East Field" },
  p1 = { base = { "Fiora, Worthy", "Unit 4" }, pool = { order = 1 } }, p2 = {},
  function(t)
    t.p1:move("Unit 4", "Trifarian War Camp")
    t.p1:yes()
    t:resolve()
    t:expect("Unit 4"):ready():might(5)
  end }

scenario "709 Fiora, Worthy: two units become Mighty at once, each is asked for" {
  p1 = { base = { "Fiora, Worthy", { "Unit 4", exhausted = true }, { "Unit 4", exhausted = true } },
    hand = { "Bonds of Strength" }, pool = { energy = 2, order = 1 } }, p2 = {},
  function(t)
    t.p1:play("Bonds of Strength"):on("Unit 4#1", "Unit 4#2")
    t:resolve()
    t.p1:yes():yes():order { 1, 2 }
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.base):ready(2)
  end }

scenario "383.4.b Blade Dancer: Back to Back chooses two, the legend is exhausted for one" {
  p1 = { legend = "Blade Dancer", base = { { "Unit 2", exhausted = true }, { "Unit 3", exhausted = true } },
    hand = { "Back to Back" }, pool = { energy = 3, any = 2 } }, p2 = {},
  function(t)
    t.p1:play("Back to Back"):on("Unit 2", "Unit 3")
    t.p1:yes():yes()
    t.p1:order { 1, 2 }
    t.p1:yes()
    t:pass_all()
    t:expect("Blade Dancer"):exhausted()
    t:expect_number("p1", "any", 1)
    t:expect(t.p1.base):ready(1)
  end }

-- Objects that change hands, what is remembered, and points
scenario "188.2 Bullet Time under Mystic Reversal: its new controller pays on resolution, for the other one's units" {
  p1 = { hand = { "Bullet Time" }, pool = { energy = 1, any = 2 }, at = { ["West Field"] = { "Unit 3" } } },
  p2 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3, any = 3 }, at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Bullet Time"):on("East Field"):pass()
    t.p2:play("Mystic Reversal")
    t:resolve()
    t.p2:yes():on "West Field"
    t:resolve()
    t:expect_decision "p2"
    t.p2:number(3)
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
    t:expect("Unit 4"):damage(0)
    t:expect_number("p1", "any", 2)
    t:expect_number("p2", "any", 0)
  end }

scenario "056.2 The Zero Drive on a stolen unit: it is banished to its owner, and played by who has the Drive" {
  p1 = { base = { { "Unit 3", owner = "p2", attached = { "The Zero Drive" } } }, hand = { "Vengeance" },
    pool = { energy = 7, order = 2, mind = 1 } },
  p2 = {},
  function(t)
    t.p1:play("Vengeance"):on "Unit 3"
    t:pass_all()
    t:expect(t.p2.banishment):is { "Unit 3" }
    t.p1:use("The Zero Drive", 2)
    t:pass_all()
    t:expect("Unit 3"):controlled_by("p1"):at "base"
    t:expect("The Zero Drive"):in_zone "banishment"
  end }

scenario "183.1 The Zero Drive on a token: it ceases to exist, and nothing comes back" {
  p1 = { base = { { "Recruit", attached = { "The Zero Drive" } } }, hand = { "Vengeance" },
    pool = { energy = 7, order = 2, mind = 1 } },
  p2 = {},
  function(t)
    t.p1:play("Vengeance"):on "Recruit"
    t:pass_all()
    t.p1:use("The Zero Drive", 2)
    t:pass_all()
    t:expect(t.p1.base):count(0)
  end }

scenario "356.3 Jhin, Meticulous Killer for one Mind after a hold of the Vaults of Helia: 1 Energy more" {
  battlefields = { "Vaults of Helia", "East Field" }, turn = "p2",
  p1 = { at = { ["Vaults of Helia"] = { "Unit 1" } }, hand = { "Jhin, Meticulous Killer", "Consult the Past" },
    runes = { mind = 6 } }, p2 = {},
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t.p1:play "Consult the Past"
    t:pass_all()
    t:expect(t.p1.runes):ready(4)
    t.p1:play("Jhin, Meticulous Killer"):at "base"
    t:pass_all()
    t.p1:choose()
    t:expect("Jhin, Meticulous Killer"):at "base"
    t:expect(t.p1.runes):count(7):ready(3)
  end }

scenario "715.1 Ravenborn Tome: both deals of Falling Star have the bonus" {
  p1 = { base = { "Ravenborn Tome" }, hand = { "Falling Star" }, pool = { energy = 2, fury = 2 } },
  p2 = { base = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:use "Ravenborn Tome"
    t:pass_all()
    t.p1:play("Falling Star"):on("Unit 4", "Unit 5")
    t:pass_all()
    t:expect("Unit 4"):in_zone "trash"
    t:expect("Unit 5"):damage(4)
  end }

scenario "809.1.d Crackshot Corsair attacks a unit with Deflect: who cannot pay deals nothing" {
  p1 = { base = { "Crackshot Corsair" } }, p2 = { at = { ["West Field"] = { { "Pouty Poro", buffs = 1 } } } },
  function(t)
    t.p1:move("Crackshot Corsair", "West Field")
    t:expect_chain(0)
    t:expect_decision("p1", "focus")
    t:expect("Pouty Poro"):damage(0)
  end }

scenario "809.1.d Crackshot Corsair with a rune: its player pays, or leaves it" {
  p1 = { base = { "Crackshot Corsair" }, runes = { body = 1 } }, p2 = { at = { ["West Field"] = { { "Pouty Poro", buffs = 1 } } } },
  function(t)
    t.p1:move("Crackshot Corsair", "West Field")
    t.p1:yes()
    t:resolve()
    t:expect("Pouty Poro"):damage(1)
    t:expect(t.p1.runes):count(0)
  end }

scenario "472.1.b.3 Mirror Image of a Reflection that is a copy: the same copy again, without what was given" {
  p1 = { hand = { "Mirror Image", "Mirror Image", "Discipline" }, pool = { energy = 8, mind = 4 }, base = { "Watchful Sentry" } }, p2 = {},
  function(t)
    t.p1:play("Mirror Image#1"):on "Watchful Sentry"
    t:pass_all()
    t.p1:play("Discipline"):on "Watchful Sentry#2"
    t:pass_all()
    t.p1:play("Mirror Image#2"):on "Watchful Sentry#2"
    t:pass_all()
    t:expect("Watchful Sentry#3"):might(1):keyword("temporary")
    t:expect("Watchful Sentry#2"):might(3)
  end }

scenario "355.9 Miss Fortune, Captain readies something else: an opponent's rune, legend or gear may be it" {
  p1 = { base = { "Miss Fortune, Captain", { "Unit 1", exhausted = true } } },
  p2 = { legend = { "Gloomist", exhausted = true }, runes = { exhausted = { fury = 1 } },
    base = { { "Orb of Regret", exhausted = true }, "Scrapheap" } },
  function(t)
    t.p1:move("Miss Fortune, Captain", "West Field")
    t.p1:yes()
    t:expect_options("Unit 1", "Gloomist", "Fury Rune", "Orb of Regret")
    t.p1:choose "Gloomist"
    t:pass_all()
    t:expect("Gloomist"):ready()
  end }

scenario "466.1.b.2 six points and two conquests in one turn: the second one wins" {
  p1 = { base = { "Unit 1", "Unit 2" }, points = 6 }, p2 = {},
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect_winner "p1"
  end }

scenario "466.1.b.2 seven points and two conquests: a card for the first, the game for the second" {
  p1 = { base = { "Unit 1", "Unit 2" }, points = 7 }, p2 = {},
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(1)
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect_winner "p1"
  end }

scenario "460.1 two stunned sides: nobody deals anything, the attacker goes home and control stays" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { { "Unit 2", stunned = true } } }, hand = { "Rune Prison" }, pool = { energy = 2, calm = 1 } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:pass()
    t.p2:play("Rune Prison"):on "Unit 3"
    t:combat()
    t:expect("Unit 3"):at "base"
    t:expect_control("West Field", "p2")
    t:expect_points("p1", 0)
  end }

scenario "808.1.d.3 Kog'Maw dies in the base: no battlefield was his, nobody is hurt" {
  p1 = { base = { "Kog'Maw, Caustic", "Unit 2" }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on "Kog'Maw, Caustic"
    t:pass_all()
    t:expect("Unit 1"):at "West Field"
    t:expect("Unit 2"):at "base"
  end }

scenario "718.5.e Guardian Angel on a unit that was stolen from its player: it dies for who has the unit" {
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 } },
  p2 = { at = { ["West Field"] = { { "Unit 3", attached = { "Guardian Angel" } } } }, hand = { "Vengeance" }, runes = { order = 6 } },
  function(t)
    t.p1:play("Possession"):on "Unit 3"
    t:pass_all()
    t:expect("Guardian Angel"):controlled_by("p2"):attached_to("Unit 3")
    t.p1:end_turn()
    t.p2:play("Vengeance"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at("base"):controlled_by("p1"):exhausted()
    t:expect(t.p2.trash):has "Guardian Angel"
  end }

scenario "359.3.e.2 Heroic Charge: the friend is moved in response, so the enemy is not at its location" {
  p1 = { hand = { "Heroic Charge" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 3" } } },
  p2 = { at = { ["East Field"] = { "Unit 8" } }, base = { "Unit 2" } },
  function(t)
    t:cannot(t.p1, "play", "Heroic Charge")
  end }

scenario "359.3.e.2 Heroic Charge in combat: the friend goes home in response, it gets its might and nobody is stunned" {
  p1 = { hand = { "Heroic Charge", "Flash" }, pool = { energy = 5 }, base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 8" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:play("Heroic Charge"):on("Unit 3", "Unit 8")
    t.p1:play("Flash"):choose "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at("base"):might(4)
    t:expect("Unit 8"):might(8)
    t:expect_no_event("stun", "Unit 8")
  end }

scenario "379 Heimerdinger has what Forge of the Fluft gives the legend" {
  battlefields = { "Forge of the Fluft", "East Field" },
  p1 = { legend = { "Gloomist", exhausted = true }, base = { "Heimerdinger, Inventor", "Long Sword" }, at = { ["Forge of the Fluft"] = { "Unit 1" } } },
  p2 = {},
  function(t)
    t.p1:use "Heimerdinger, Inventor"
    t.p1:on("Long Sword", "Unit 1")
    t:pass_all()
    t:expect("Long Sword"):attached_to "Unit 1"
    t:expect("Heimerdinger, Inventor"):exhausted()
  end }

scenario "187.6.a Gardens of Becoming: who controls the unit gains, whoever has the battlefield" {
  battlefields = { "Gardens of Becoming", "East Field" },
  p1 = { at = { ["Gardens of Becoming"] = { "Unit 1" } } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  controls = { ["Gardens of Becoming"] = "p1" },
  function(t)
    t.p1:use "Unit 1"
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect("Unit 1"):exhausted()
    t:cannot(t.p1, "use", "Unit 1")
  end }

scenario "460.2.c.4 Piltover Enforcer: excess of one combat is none of a later conquest without a fight" {
  p1 = { legend = "Piltover Enforcer", base = { "Unit 6", "Unit 1" } }, p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t:combat()
    t.p1:no()
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "turn")
    t:expect("Piltover Enforcer"):ready()
  end }

scenario "472.3.b Leona's minimum on a stunned unit is remembered: Might that comes later counts on top" {
  p1 = { at = { ["West Field"] = { "Leona, Zealot" } } , hand = { "Rune Prison" }, pool = { energy = 2, calm = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Rune Prison"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(3)
  end }

scenario "432.1 Last Stand doubles what the unit has then: a buff that comes later counts once" {
  p1 = { hand = { "Last Stand", "Showstopper" }, pool = { energy = 4, calm = 1, body = 1 }, base = { "Unit 3" } }, p2 = {},
  function(t)
    t.p1:play("Last Stand"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(6):keyword "temporary"
    t.p1:play("Showstopper"):on("Unit 3"):choose "West Field"
    t:pass_all()
    t:expect("Unit 3"):might(7)
  end }

scenario "187.6.a Abandoned Hall: the opponent's spell lets the opponent strengthen a unit of theirs there, nobody else's" {
  battlefields = { "Abandoned Hall", "East Field" },
  p1 = { at = { ["Abandoned Hall"] = { "Unit 1" } } }, p2 = { base = { "Unit 2" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Stupefy"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 1"):might(1)
    t:expect_decision("p2", "turn")
  end }

scenario "427.3 Cursed Sarcophagus that left and came back: what it banished before is banished with another one" {
  p1 = { hand = { "Cursed Sarcophagus", "Factory Recall" }, trash = { "Unit 2" }, pool = { energy = 11, chaos = 2 } }, p2 = {},
  function(t)
    t.p1:play "Cursed Sarcophagus"
    t:pass_all()
    t:expect(t.p1.banishment):is { "Unit 2" }
    t.p1:play("Factory Recall"):on "Cursed Sarcophagus"
    t:pass_all()
    t.p1:play "Cursed Sarcophagus"
    t:pass_all()
    t:cannot(t.p1, "use", "Cursed Sarcophagus")
    t:expect(t.p1.banishment):is { "Unit 2" }
  end }

-- Places, answers and discounts
scenario "383.1.a Stealthy Pursuer follows a friend that an opponent's Charm moves, and both attack" {
  p1 = { base = { "Stealthy Pursuer", "Unit 3" } },
  p2 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 }, at = { ["East Field"] = { "Unit 9" } } }, turn = "p2",
  function(t)
    t.p2:play("Charm"):on "Unit 3"
    t.p2:choose "East Field"
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect("Stealthy Pursuer"):at "East Field"
    t:expect("Unit 3"):attacking()
    t:expect("Stealthy Pursuer"):attacking()
  end }

scenario "323.11 an attacker rides out of the combat to an open battlefield: that showdown begins when the combat is over" {
  p1 = { base = { "Unit 3", "Unit 4" }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move({ "Unit 3", "Unit 4" }, "West Field")
    t.p1:play("Ride the Wind"):on("Unit 3"):choose "East Field"
    t:resolve()
    t:expect("Unit 4"):attacking()
    t:expect_decision("p2", "focus")
    t:combat()
    t:expect_order({ "conquer", "West Field" }, { "showdown", "East Field" }, { "conquer", "East Field" })
    t:expect_points("p1", 2)
  end }

scenario "812.1.c a card that is played from hidden in one's own turn is another card for Legion" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Sprite Call" }, hand = { "Noxus Hopeful" },
    pool = { energy = 2 } }, p2 = {},
  function(t)
    t:cannot(t.p1, "play", "Noxus Hopeful")
    t.p1:play "Sprite Call"
    t:pass_all()
    t.p1:play("Noxus Hopeful"):at "base"
    t:expect("Noxus Hopeful"):at "base"
  end }

scenario "131.4 Defy looks at the printed cost: not at a discount, nor at a paid Repeat" {
  p1 = { hand = { "Sky Splitter", "Marching Orders" }, pool = { energy = 7, fury = 1 }, base = { "Unit 7" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } }, hand = { "Defy" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t.p1:play("Sky Splitter"):on("Unit 9"):pass()
    t:cannot(t.p2, "play", "Defy")
    t:pass_all()
    t:expect("Unit 9"):damage(5)
    t.p1:play("Marching Orders"):yes():on("Unit 7", "Unit 9"):pass()
    t.p2:play "Defy"
    t:pass_all()
    t:expect("Unit 7"):damage(0)
  end }

scenario "187.4.c Emperor's Dais: the only unit there goes to the hand, the Soldier comes, and control stays" {
  battlefields = { "Emperor's Dais", "East Field" },
  p1 = { base = { "Unit 2" }, pool = { energy = 1 } }, p2 = {},
  function(t)
    t.p1:move("Unit 2", "Emperor's Dais")
    t:showdown_pass()
    t.p1:yes():yes()
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect(t:at("Emperor's Dais")):is { "Sand Soldier" }
    t:expect_control("Emperor's Dais", "p1")
    t:expect_points("p1", 1)
  end }

scenario "359.3.e.2 Mystic Reversal without new choices: what was friendly is the enemy's now, so nothing is buffed" {
  p1 = { hand = { "Last Breath" }, pool = { energy = 3, chaos = 2 }, base = { { "Unit 3", exhausted = true } } },
  p2 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 }, at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Last Breath"):on("Unit 3", "Unit 5"):pass()
    t.p2:play "Mystic Reversal"
    t:resolve()
    t.p2:no()
    t:pass_all()
    t:expect("Unit 3"):exhausted()
    t:expect("Unit 5"):damage(0)
  end }

scenario "315.2.a Frozen Fortress and Temporary at once: their player orders what the turn begins with, and both are dealt with before scoring" {
  battlefields = { "Frozen Fortress", "East Field" }, turn = "p2",
  p1 = { at = { ["Frozen Fortress"] = { "Sprite", { "Unit 1" } } } }, p2 = {},
  function(t)
    t.p2:end_turn()
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
    t:expect("Sprite"):gone()
    t:expect_points("p1", 0)
    t:expect_control("Frozen Fortress", "nobody")
  end }

scenario "355.10 Mageseeker Investigator: two units of one move cost a Power, three would cost two" {
  p1 = { base = { "Unit 2", "Unit 3", "Unit 4" }, pool = { any = 1 } },
  p2 = { at = { ["West Field"] = { "Mageseeker Investigator" } } },
  function(t)
    local alone = t:copy()
    alone.p1:move("Unit 4", "West Field")
    alone:expect_number("p1", "any", 1)
    t.p1:move({ "Unit 2", "Unit 3" }, "West Field")
    t:expect_number("p1", "any", 0)
    t:expect("Unit 3"):attacking()
  end }

scenario "308.1.a Showstopper is no Action: not in a showdown of the opponent's turn" {
  p1 = { hand = { "Showstopper", "Last Breath" }, pool = { energy = 3, chaos = 2, body = 1 }, base = { "Unit 3" } },
  p2 = { base = { "Unit 1" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 1", "West Field")
    t.p2:pass()
    t:cannot(t.p1, "play", "Showstopper", "308.1.a")
    t:can(t.p1, "play", "Last Breath")
  end }

scenario "356.4 Called Shot beside Vex who fights: its Energy is below the minimum already, its Power is off" {
  p1 = { base = { "Vex, Cheerless" }, hand = { "Called Shot" }, deck = { "Unit 1", "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Stupefy" }, pool = { energy = 2 } },
  function(t)
    t:cannot(t.p1, "play", "Called Shot")
    t.p1:move("Vex, Cheerless", "West Field")
    t.p1:play("Called Shot")
    t:resolve()
    t.p1:choose "Unit 2"
    t:expect(t.p1.hand):is { "Unit 2" }
    t:cannot(t.p2, "play", "Stupefy")
  end }

scenario "355.9.b Undying Loyalty costs two less for a Poro: with no Energy only a Poro can be chosen" {
  p1 = { hand = { "Undying Loyalty" }, pool = { order = 1 }, trash = { "Stalwart Poro", "Watchful Sentry", "Daring Poro" } }, p2 = {},
  function(t)
    t.p1:play "Undying Loyalty"
    t:expect_options("Stalwart Poro", "Daring Poro")
    t.p1:choose "Daring Poro"
    t:pass_all()
    t:expect("Daring Poro"):at "base"
  end }

scenario "183.1 Ripper's Bay: a token is returned to the hand before it ceases to exist, so its player may pay" {
  battlefields = { "Ripper's Bay", "East Field" },
  p1 = { at = { ["Ripper's Bay"] = { "Recruit", "Unit 5" } }, hand = { "Gust" }, pool = { energy = 2 } }, p2 = {},
  function(t)
    t.p1:play("Gust"):on "Recruit"
    t:resolve()
    t.p1:yes():yes()
    t:pass_all()
    t:expect(t.p1.runes):count(1)
    t:expect("Recruit"):gone()
  end }

scenario "411.1 Keeper's Verdict on a stolen unit: its owner, who cast it, puts it on the own deck" {
  p1 = { hand = { "Keeper's Verdict" }, pool = { energy = 2, body = 2 }, deck = { "Unit 1", "Unit 2" } },
  p2 = { at = { ["West Field"] = { { "Unit 5", owner = "p1" } } } },
  function(t)
    t.p1:play("Keeper's Verdict"):on "Unit 5"
    t:resolve()
    t.p1:yes()
    t:expect(t.p1.deck):in_order { "Unit 5", "Unit 1", "Unit 2" }
  end }

scenario "383.4.d Blue Sentinel holds: the Power comes in the Main Phase, after the pools were emptied" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { "Blue Sentinel" } } }, p2 = {},
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect_number("p1", "any", 2)
  end }

scenario "184.8 Green Father holds the Trifarian War Camp: the Brush takes its Might away, and gives the Poro some" {
  battlefields = { "Trifarian War Camp", "East Field" }, turn = "p2",
  p1 = { legend = "Green Father", at = { ["Trifarian War Camp"] = { "Unit 2", "Stalwart Poro" } } }, p2 = {},
  function(t)
    t:expect("Unit 2"):might(3)
    t.p2:end_turn()
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 2"):might(2)
    t:expect("Stalwart Poro"):might(3)
    t:expect_points("p1", 1)
  end }

scenario "390.5 Zhonya's Hourglass hidden at a battlefield saves nobody until it is played; as a Reaction to a spell it does" {
  p1 = { at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Zhonya's Hourglass" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 2"):pass()
    local late = t:copy()
    late.p1:pass()
    late:expect("Unit 2"):in_zone "trash"
    t.p1:play "Zhonya's Hourglass"
    t:pass_all()
    t:expect("Unit 2"):at "base"
    t:expect("Zhonya's Hourglass"):in_zone "trash"
  end }

scenario "811.1.d.1.a gear from hidden lies at the battlefield until the next cleanup: then it is in the base" {
  p1 = { at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Zhonya's Hourglass" } }, p2 = {},
  function(t)
    t.p1:play "Zhonya's Hourglass"
    t:expect("Zhonya's Hourglass"):at "base"
    t:expect_event("recall", "Zhonya's Hourglass")
  end }

scenario "461.3.d.1 Fight or Flight on the only attacker: no damage, the defender stays, nobody conquers" {
  p1 = { base = { "Unit 6" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Fight or Flight" } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:pass()
    t.p2:play("Fight or Flight"):on "Unit 6"
    t:combat()
    t:expect("Unit 6"):at("base"):exhausted()
    t:expect("Unit 2"):damage(0)
    t:expect_control("West Field", "p2")
  end }

scenario "461.3.a who remains alone has won, though nobody fought: Nidalee's player draws when she defends alone at last" {
  p1 = { base = { "Unit 6" } },
  p2 = { at = { ["West Field"] = { "Nidalee, Cat Form" } }, hand = { "Rebuke" }, pool = { energy = 2, chaos = 2 } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:pass()
    t.p2:play("Rebuke"):on "Unit 6"
    t:combat()
    t:pass_all()
    t:expect(t.p2.hand):count(1)
  end }

scenario "824.1.d Honeyfruit with five XP: its second ability is inactive, the first can be used" {
  p1 = { base = { "Honeyfruit" }, xp = 5 }, p2 = {},
  function(t)
    t:can(t.p1, "use", "Honeyfruit")
    t:cannot(t.p1, "use", "Honeyfruit", 2, "377.2.b")
  end }

scenario "377.2.b Renata at a battlefield: what her ability costs is missing; in the base neither can be used" {
  p1 = { at = { ["West Field"] = "Renata Glasc, Mastermind" }, pool = { energy = 1, mind = 1 } }, p2 = {},
  function(t)
    t:can(t.p1, "use", "Renata Glasc, Mastermind")
    t:cannot(t.p1, "use", "Renata Glasc, Mastermind", 2, "357")
    t.p1:move("Renata Glasc, Mastermind", "base")
    t:cannot(t.p1, "use", "Renata Glasc, Mastermind", 1, "377.2.b")
  end }

-- Payments, replacements and sides
scenario "163.2 one rune pays one Energy and one Power: it is exhausted, then recycled" {
  p1 = { hand = { "Hextech Ray" }, runes = { fury = 1 } }, p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Hextech Ray"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
    t:expect(t.p1.runes):count(0)
    t:expect(t.p1.rune_deck):count(13)
  end }

scenario "354.4 Battle Mistress sees the rune that pays for a spell: her ability is on the chain above the spell" {
  p1 = { legend = "Battle Mistress", hand = { "Hextech Ray" }, runes = { fury = 1 } }, p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Hextech Ray"):on "Unit 3"
    t.p1:yes():yes()
    t:expect_chain { "Hextech Ray", "an ability of Battle Mistress" }
    t:resolve()
    t:expect(t.p1.base):is { "Gold" }
    t:expect("Unit 3"):damage(0)
    t:resolve()
    t:expect("Unit 3"):in_zone "trash"
  end }

scenario "373 two Hourglasses and three units that die at once: two are saved, their player says which" {
  p1 = { base = { "Zhonya's Hourglass", "Zhonya's Hourglass", "Unit 1", "Unit 2", "Unit 3" } },
  p2 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 } }, turn = "p2",
  function(t)
    t.p2:play "The Ruination"
    t:resolve()
    t:expect_decision "p1"
    t.p1:order { "Unit 3", "Unit 1", "Unit 2" }
    t.p1:order { "Unit 1", "Unit 2" }
    t:pass_all()
    t:expect(t.p1.base):is { "Unit 1", "Unit 3" }
    t:expect(t.p1.trash):has("Zhonya's Hourglass", 2)
  end }

scenario "370.2 two Highlanders on one unit: each saves it once in the turn" {
  p1 = { hand = { "Highlander", "Highlander", "Vengeance", "Vengeance", "Vengeance" }, pool = { energy = 20, order = 6 }, base = { "Unit 3" } }, p2 = {},
  function(t)
    t.p1:play("Highlander#1"):on "Unit 3"
    t:pass_all()
    t.p1:play("Highlander#2"):on "Unit 3"
    t:pass_all()
    t.p1:play("Vengeance#1"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at("base"):exhausted()
    t.p1:play("Vengeance#2"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at "base"
    t.p1:play("Vengeance#3"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
  end }

scenario "323.2.b Hostile Takeover from hidden takes an attacker: it defends from then on, with its defend ability" {
  p1 = { base = { "Overzealous Fan", "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hostile Takeover" } },
  function(t)
    t.p1:move({ "Overzealous Fan", "Unit 5" }, "West Field")
    t.p1:pass()
    t.p2:play("Hostile Takeover"):on "Overzealous Fan"
    t:resolve()
    t:expect("Overzealous Fan"):controlled_by("p2"):defending()
    t.p2:yes()
    t.p2:yes()
    t:resolve()
    t:expect("Unit 5"):at "base"
    t:expect(t.p1.trash):has "Overzealous Fan"
    t:combat()
    t:expect_control("West Field", "p2")
  end }

scenario "741.3 Draven, Audacious attacked: Blast of Power with a Power for Deflect, and the attacker has two points" {
  p1 = { base = { "Unit 9" }, hand = { "Blast of Power" }, pool = { energy = 6, order = 1, any = 1 } },
  p2 = { at = { ["West Field"] = { "Draven, Audacious" } } },
  function(t)
    t.p1:move("Unit 9", "West Field")
    t.p1:play("Blast of Power"):on "Draven, Audacious"
    t:resolve()
    t:expect_chain { "an ability of Draven, Audacious" }
    t:combat()
    t:expect_points("p1", 2)
  end }

scenario "741.3 Draven, Audacious dies in a showdown without combat: nobody scores by him" {
  p1 = { base = { "Draven, Audacious" } },
  p2 = { hand = { "Blast of Power" }, pool = { energy = 6, order = 1, any = 1 } },
  function(t)
    t.p1:move("Draven, Audacious", "West Field")
    t.p1:pass()
    t.p2:play("Blast of Power"):on "Draven, Audacious"
    t:resolve()
    t:expect_points("p2", 0)
    t:expect_chain(0)
  end }

scenario "819.1.d Quick-Draw in the opponent's turn without a unit: the gear lies in the base, attached to nothing" {
  p1 = { hand = { "Long Sword" }, pool = { energy = 2, fury = 1 } },
  p2 = { base = { "Unit 1" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 1", "West Field")
    t.p2:pass()
    t.p1:play "Long Sword"
    t:expect("Long Sword"):at("base"):unattached()
    t:expect_decision("p2", "focus")
  end }

scenario "822.1.b a unit with Ambush joins the attack that its player makes, and attacks" {
  p1 = { base = { "Unit 3" }, hand = { "Inferna" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play("Inferna"):at "West Field"
    t:expect("Inferna"):attacking():might(3)
    t:expect_decision("p2", "focus")
    t:combat()
    t.p2:order { "Unit 3", "Inferna" }
    t:expect("Unit 5"):in_zone "trash"
    t:expect_control("West Field", "p1")
  end }

scenario "709, 383.4.c.2.a Yone conquers where nobody ruled: his Might goes to an enemy in a base; after a fight he does not" {
  p1 = { base = { "Yone, Blademaster" } },
  p2 = { base = { "Unit 5" }, at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    local fight = t:copy()
    fight.p1:move("Yone, Blademaster", "East Field")
    fight:combat()
    fight:expect("Unit 5"):damage(0)
    fight:expect_points("p1", 1)
    t.p1:move("Yone, Blademaster", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect("Unit 5"):in_zone "trash"
  end }

scenario "317.2.f Sona readies runes at the end of her player's turn, who reacts with them in the next one" {
  p1 = { at = { ["West Field"] = { "Sona, Harmonious" } }, runes = { exhausted = { calm = 5 } }, hand = { "Discipline" } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:end_turn()
    t.p1:choose("Calm Rune#1", "Calm Rune#2", "Calm Rune#3", "Calm Rune#4")
    t:pass_all()
    t:expect(t.p1.runes):ready(4)
    t.p2:move("Unit 1", "East Field")
    t.p2:pass()
    t.p1:play("Discipline"):on "Unit 1"
    t:resolve()
    t:expect("Unit 1"):might(3)
  end }

scenario "419.4.b Darius, Trifarian: a countered card was not played, so the third is the second" {
  p1 = { base = { { "Darius, Trifarian", exhausted = true } }, hand = { "Stupefy", "Stupefy", "Stupefy" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 5" }, hand = { "Defy" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t.p1:play("Stupefy#1"):on("Unit 5"):pass()
    t.p2:play "Defy"
    t:pass_all()
    t.p1:play("Stupefy#2"):on "Unit 5"
    t:pass_all()
    t:expect("Darius, Trifarian"):exhausted()
    t.p1:play("Stupefy#3"):on "Unit 5"
    t:pass_all()
    t:expect("Darius, Trifarian"):ready():might(7)
  end }
