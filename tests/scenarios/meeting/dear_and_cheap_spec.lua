-- SPDX-License-Identifier: MIT
-- Cards that change what other cards cost, or how often they happen, and meet; cards that change hands while they do
-- something.  What comes out was decided from the rules before it was played.

-- ---- Repeat (820) with discounts (356.4) and other prices (356.1) ------------------------------

scenario "356.4.c Temporal Portal and Ezreal, Prodigy: the Repeat for the printed cost is one Energy less" {
  p1 = { hand = { "Incinerate" }, pool = { energy = 3, any = 1 }, base = { "Temporal Portal", "Ezreal, Prodigy" } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t)
    t.p1:use "Temporal Portal"
    t:pass_all()
    t.p1:play("Incinerate"):yes():on("Unit 5", "Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(4)
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.4.c Temporal Portal, Ezreal, Prodigy and Marai Spire: the Repeat is two less, so it costs nothing" {
  battlefields = { "Marai Spire", "East Field" },
  p1 = { hand = { "Incinerate" }, pool = { energy = 2, any = 1 }, base = { "Temporal Portal", "Ezreal, Prodigy" },
    at = { ["Marai Spire"] = { "Unit 2" } } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t)
    t.p1:use "Temporal Portal"
    t:pass_all()
    t.p1:play("Incinerate"):yes():on("Unit 5", "Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(4)
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.4.c The Academy and Ezreal, Prodigy: the Repeat for the base cost is one Energy less" {
  battlefields = { "The Academy", "East Field" },
  p1 = { at = { ["The Academy"] = { "Unit 2" } }, base = { "Ezreal, Prodigy" }, hand = { "Incinerate" },
    runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t.p1:play("Incinerate"):yes():on("Unit 5", "Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(4)
    t:expect(t.p1.runes):ready(0)
  end }

scenario "356.1.b The Academy: a spell whose cost is ignored has a base cost of nothing, and so has its Repeat" {
  battlefields = { "The Academy", "East Field" },
  p1 = { at = { ["The Academy"] = { { "Unit 2", buffs = 1 } } }, hand = { "Call to Glory" } },
  p2 = {}, turn = "p2",
  function(t)
    t:next_turn()
    t.p1:play("Call to Glory"):choose(1, 2)
    t.p1:on("Unit 2", "Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(8)
    t:expect(t.p1.runes):ready(2)
  end }

scenario "131.4 Temporal Portal: its Repeat costs what is printed, also when the spell's own cost is ignored" {
  p1 = { base = { { "Unit 2", buffs = 1 }, "Temporal Portal" }, hand = { "Call to Glory" },
    pool = { energy = 3, any = 1 } },
  function(t)
    t.p1:use "Temporal Portal"
    t:pass_all()
    t.p1:play("Call to Glory"):choose(1, 2)
    t.p1:on("Unit 2", "Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(8)
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.1.b.2 Fizz and The Academy: without its Energy the base cost of Void Seeker is its Power" {
  battlefields = { "The Academy", "East Field" },
  p1 = { at = { ["The Academy"] = { "Unit 2" } }, hand = { "Fizz, Trickster" }, trash = { "Void Seeker" },
    runes = { chaos = 1, fury = 3 } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t.p1:play("Fizz, Trickster"):choose "base"
    t.p1:yes()
    t:resolve()
    t.p1:yes():on("Unit 9", "Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(8)
    t:expect("Void Seeker"):in_zone("deck")
    t:expect(t.p1.runes):count(3) -- of six: one Chaos, two Fury
  end }

scenario "820.3 Curtain Call at Marai Spire: of its three Repeats one is free and two cost one Power each" {
  battlefields = { "Marai Spire", "East Field" },
  p1 = { at = { ["Marai Spire"] = { "Unit 2" } }, hand = { "Curtain Call" }, pool = { energy = 4, any = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 9" } }, base = { "Unit 8" } },
  function(t)
    t.p1:play("Curtain Call"):choose(1, 2, 3)
    t.p1:choose "mode 1"
    t.p1:choose("mode 2"):on "Unit 9"
    t.p1:choose("mode 3"):on "Unit 9"
    t:pass_all()
    t:expect("Unit 9"):damage(2):might(5)
    t:expect("Unit 8"):damage(3)
    t:expect(t.p1.hand):count(1)
  end }

scenario "820.3 Blood Rush in Syndra's showdown: its own Repeat and hers, three times in all" {
  p1 = { hand = { "Blood Rush" }, pool = { energy = 4, chaos = 1 }, base = { "Syndra, Transcendent" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Syndra, Transcendent", "West Field")
    t.p1:play("Blood Rush"):choose(1, 2)
    t.p1:on("Syndra, Transcendent", "Syndra, Transcendent", "Syndra, Transcendent")
    t:resolve()
    t:expect("Syndra, Transcendent"):attribute("assault", 6):might(12)
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.3 Vaults of Helia: Flame Chompers that are played for one Fury cost one Energy more" {
  battlefields = { "Vaults of Helia", "East Field" },
  p1 = { at = { ["Vaults of Helia"] = { "Unit 2" } }, hand = { "Flame Chompers", "Lunar Boon" }, runes = { fury = 4 } },
  p2 = {}, turn = "p2",
  function(t)
    t:next_turn()
    t.p1:play "Lunar Boon"
    t:resolve()
    t.p1:choose "Flame Chompers"
    t.p1:yes():yes()
    t:resolve()
    t.p1:choose "your base"
    t:expect("Flame Chompers"):at("base")
    t:expect(t.p1.runes):count(5):ready(2) -- of six: four exhausted, one of these recycled
  end }

-- ---- Who does it, and with whose cards (188, 411) -----------------------------------------------

scenario "188.2 Mystic Reversal on Death from Below: the card lies in its owner's trash, so nobody plays it again" {
  p1 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3, fury = 5 },
    at = { ["West Field"] = { "Unit 2" } } },
  p2 = { hand = { "Death from Below" }, pool = { energy = 4, fury = 5 }, at = { ["East Field"] = { "Unit 3" } } },
  turn = "p2",
  function(t)
    t.p2:play("Death from Below"):on("Unit 2"):pass()
    t.p1:play "Mystic Reversal"
    t:resolve()
    t.p1:yes():choose "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect(t.p2.trash):has "Death from Below"
    t:expect_decision("p2", "turn")
  end }

scenario "359.3.f.4 Mystic Reversal on En Garde without new choices: the unit is no friend of who has it now" {
  p1 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 }, base = { "Unit 4" } },
  p2 = { hand = { "En Garde" }, pool = { energy = 1 }, base = { "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:play("En Garde"):on("Unit 3"):pass()
    t.p1:play "Mystic Reversal"
    t:resolve()
    t.p1:no()
    t:pass_all()
    t:expect("Unit 3"):might(3)
    t:expect("Unit 4"):might(4)
  end }

scenario "411.1 Portal Rescue of a unit that was taken: its owner plays it, and has its play effect" {
  p1 = { hand = { "Portal Rescue" }, pool = { energy = 3, mind = 1 },
    base = { { "Lecturing Yordle", owner = "p2" } } },
  p2 = {},
  function(t)
    t.p1:play("Portal Rescue"):on "Lecturing Yordle"
    t:pass_all()
    t:expect("Lecturing Yordle"):at("base"):controlled_by("p2"):exhausted()
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.hand):count(0)
  end }

scenario "411.4 Angle Shot by an opponent arms Jax, Unrelenting: it was not you who attached it" {
  p1 = { base = { "Jax, Unrelenting", "Long Sword" }, pool = { energy = 1 } },
  p2 = { hand = { "Angle Shot" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Angle Shot"):on("Jax, Unrelenting", "Long Sword")
    t:resolve()
    t.p2:yes()
    t:expect("Long Sword"):attached_to("Jax, Unrelenting")
    t:expect_decision("p2", "turn")
    t:expect(t.p1.hand):count(0)
  end }

scenario "383.4.f Hostile Takeover of an attacker: she defends for her new player, and that is her first time" {
  p1 = { base = { "Ahri, Inquisitive", "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } }, facedown = { ["West Field"] = "Hostile Takeover" } },
  function(t)
    t.p1:move({ "Ahri, Inquisitive", "Unit 1" }, "West Field")
    t:resolve()
    t:expect("Unit 9"):might(7)
    t.p1:pass()
    t.p2:play("Hostile Takeover"):on "Ahri, Inquisitive"
    t:resolve()
    t:expect("Ahri, Inquisitive"):controlled_by("p2"):defending()
    t:expect("an ability of Ahri, Inquisitive"):controlled_by("p2")
    t:pass_all()
    t:expect("Unit 1"):might(1)
  end }

scenario "816.1.b Fading Memories, then Possession: the unit dies in its new player's Beginning Phase" {
  p1 = { hand = { "Fading Memories", "Possession" }, pool = { energy = 12, chaos = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Fading Memories"):on "Unit 3"
    t:pass_all()
    t.p1:play("Possession"):on "Unit 3"
    t:pass_all()
    t:next_turn()
    t:expect("Unit 3"):in_zone("board")
    t:next_turn()
    t:expect("Unit 3"):in_zone("trash")
  end }

-- ---- Might, damage and what becomes of it -------------------------------------------------------

scenario "433.1.b, 143.2.b.1 Switcheroo with a Might below zero: the real values are swapped" {
  p1 = { hand = { "Frigid Touch", "Switcheroo", "Feral Strength" }, pool = { energy = 10, chaos = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 5" } } },
  function(t)
    t.p1:play("Frigid Touch"):yes():on("Unit 2", "Unit 2")
    t:pass_all()
    t.p1:play("Switcheroo"):on("Unit 2", "Unit 5")
    t:pass_all()
    t:expect("Unit 2"):might(5)
    t:expect("Unit 5"):might(0)
    t.p1:play("Feral Strength"):yes():on("Unit 5", "Unit 5")
    t:pass_all()
    t:expect("Unit 5"):might(2) -- from two below zero
  end }

scenario "460.2.c.2 Tryndamere beside Elder Dragon: one point of damage is lethal, all others are excess" {
  p1 = { base = { "Tryndamere, Barbarian", "Elder Dragon" } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 4" } } },
  function(t)
    t.p1:move("Tryndamere, Barbarian", "West Field")
    t:combat()
    t:expect(t.p2.trash):is { "Unit 2", "Unit 4" }
    t:expect_points("p1", 2)
  end }

scenario "460.2.c.4 Yeti Brawler: who was recalled instead of dying was assigned the excess all the same" {
  p1 = { base = { "Yeti Brawler" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Zhonya's Hourglass" } },
  function(t)
    t.p1:move("Yeti Brawler", "West Field")
    t:combat()
    t:expect("Unit 2"):at("base")
    t:expect("Gold#2"):in_zone("board")
  end }

scenario "437.1.b.2 Counter Strike against Falling Star twice on one unit: only the first damage is prevented" {
  p1 = { hand = { "Falling Star" }, pool = { energy = 2, fury = 2 } },
  p2 = { hand = { "Counter Strike" }, pool = { energy = 2, calm = 1 }, base = { "Unit 9" } },
  function(t)
    t.p1:play("Falling Star"):on("Unit 9", "Unit 9"):pass()
    t.p2:play("Counter Strike"):on "Unit 9"
    t:pass_all()
    t:expect("Unit 9"):damage(3)
  end }

-- ---- Places, points and turns -------------------------------------------------------------------

scenario "438 Green Father replaces Zaun Warrens before its ability resolves: that happens all the same" {
  battlefields = { "Zaun Warrens", "East Field" },
  p1 = { legend = { "Green Father" }, base = { "Unit 2" }, hand = { "Unit 7" } },
  function(t)
    t.p1:move("Unit 2", "Zaun Warrens")
    t:showdown_pass()
    t.p1:yes()
    t.p1:order { "Zaun Warrens", "Green Father" }
    t.p1:yes()
    t:resolve()
    t:expect("Zaun Warrens"):in_zone("banishment")
    t:pass_all()
    t:expect("Unit 7"):in_zone("trash")
    t:expect(t.p1.hand):count(1)
  end }

scenario "323.1 Green Father replaces Aspirant's Climb: eight points are enough again, and another player has them" {
  battlefields = { "Aspirant's Climb", "East Field" },
  p1 = { legend = { "Green Father" }, base = { "Unit 2" } }, p2 = { points = 8 },
  function(t)
    t.p1:move("Unit 2", "Aspirant's Climb")
    t:expect_winner "nobody"
    t:showdown_pass()
    t.p1:yes()
    t:pass_all()
    t:expect_winner "p2"
  end }

scenario "357.2.a Dusk Rose Lab: the unit that was killed for it is recalled instead; a card, and nothing is held" {
  battlefields = { "Dusk Rose Lab", "East Field" },
  p1 = { at = { ["Dusk Rose Lab"] = { "Unit 3" } }, base = { "Zhonya's Hourglass" } }, p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:yes():yes()
    t:expect("Unit 3"):at("base")
    t:expect("Zhonya's Hourglass"):in_zone("trash")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect_points("p1", 0)
  end }

scenario "651 of two at the Victory Score one concedes: the other one has won" {
  format = "ffa3",
  p1 = {}, p2 = { points = 8 }, p3 = { points = 8 },
  function(t)
    t:expect_winner "nobody"
    t.p3:concede()
    t:expect_winner "p2"
  end }

scenario "740.1 Rek'Sai, Breacher: a mate's Chosen Champion comes from no hand, so it has Accelerate" {
  format = "2v2",
  p1 = { base = { "Rek'Sai, Breacher" } }, p2 = {},
  p3 = { champion = { "Sett, Brawler" }, pool = { energy = 6, body = 2 } }, p4 = {}, turn = "p3",
  function(t)
    t.p3:play("Sett, Brawler"):yes()
    t:pass_all()
    t:expect("Sett, Brawler"):ready()
  end }

scenario "420 Lillia, Fae Fawn is taken out of her own attack: the Sprite that comes there attacks on" {
  p1 = { base = { "Lillia, Fae Fawn" }, hand = { "Flash" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Lillia, Fae Fawn", "West Field")
    t:resolve()
    t:expect(t.p1.base):is { "Sprite" }
    t.p1:play("Flash"):on "Lillia, Fae Fawn"
    t:resolve()
    t:resolve()
    t:expect("Sprite#2"):at("West Field"):attacking()
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
    t:expect_control("West Field", "p1")
  end }

scenario "056.2 Divine Judgment with three players: a unit that was taken goes under its owner's deck" {
  format = "ffa3",
  p1 = { hand = { "Divine Judgment" }, pool = { energy = 7, order = 2 },
    base = { "Unit 1", "Unit 2", { "Unit 3", owner = "p3" } } },
  p2 = { base = { "Unit 4" } }, p3 = {},
  function(t)
    t.p1:play "Divine Judgment"
    t:resolve()
    t.p1:choose("Unit 1", "Unit 2")
    t:pass_all()
    t:expect("Unit 3"):in_zone("deck"):owned_by("p3")
    t:expect("Unit 4"):at("base")
  end }

scenario "056.2 Emperor's Dais: a unit that was taken is returned as its cost, to its owner" {
  battlefields = { "Emperor's Dais", "East Field" },
  p1 = { base = { { "Unit 3", owner = "p2" } }, pool = { energy = 1 } }, p2 = {},
  function(t)
    t.p1:move("Unit 3", "Emperor's Dais")
    t:showdown_pass()
    t.p1:yes():yes()
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 3" }
    t:expect("Sand Soldier"):at("Emperor's Dais"):controlled_by("p1")
  end }

-- ---- What a question tells ----------------------------------------------------------------------

scenario "383.3.d which of two triggers is about which unit is told" {
  p1 = { hand = { "Grand Strategem" }, pool = { energy = 6, order = 5 },
    base = { "Fiora, Worthy", { "Unit 3", exhausted = true }, { "Unit 4", exhausted = true } } },
  function(t)
    t.p1:play "Grand Strategem"
    t:resolve()
    t.p1:no():yes():yes()
    t:expect_options("Fiora, Worthy: readies it (about Unit 3)", "Fiora, Worthy (2): readies it (about Unit 4)")
    t.p1:order { "Fiora, Worthy (2)", "Fiora, Worthy" }
    t.p1:no():yes()
    t:pass_all()
    t:expect("Unit 3"):ready()
    t:expect("Unit 4"):exhausted()
  end }
