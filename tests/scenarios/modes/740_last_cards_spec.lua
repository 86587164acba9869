-- SPDX-License-Identifier: MIT
--
-- 740.1, 740.2, 411.1: the cards that speak of players or sides and stand in no other scenario with more than two
-- players: what is their player's alone, what is a team mate's, too, and what any opponent has to do with it.

-- ---- Only their player's own -----------------------------------------------------------------

scenario "422 Brazen Buccaneer: its player's own hand pays, no team mate's" {
  format = "2v2",
  p1 = { hand = { "Brazen Buccaneer" }, pool = { energy = 4 } }, p2 = {},
  p3 = { hand = { "Unit 1" } }, p4 = {},
  function(t)
    t:cannot(t.p1, "play", "Brazen Buccaneer", "357")
    t:expect(t.p3.hand):is { "Unit 1" }
  end }

scenario "422 Brazen Buccaneer: with a card of one's own to discard it is 2 cheaper" {
  format = "2v2",
  p1 = { hand = { "Brazen Buccaneer", "Unit 1" }, pool = { energy = 4 } }, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:play "Brazen Buccaneer"
    t:expect(t.p1.trash):is { "Unit 1" }
    t:expect("Brazen Buccaneer"):at "base"
  end }

scenario "413 Clockwork Keeper: who paid draws, nobody else" {
  format = "2v2",
  p1 = { hand = { "Clockwork Keeper" }, pool = { energy = 2, calm = 1 } }, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:play("Clockwork Keeper"):yes()
    t:pass_all()
    for _, n in ipairs { { "p1", 1 }, { "p2", 0 }, { "p3", 0 } } do t:expect(t[n[1]].hand):count(n[2]) end
  end }

scenario "419.2 Reinforce: the unit comes from its player's deck, to a place of its player's" {
  format = "2v2",
  p1 = { hand = { "Reinforce" }, pool = { energy = 5 }, deck = { "Unit 5", "Unit 1", "Unit 1", "Unit 1", "Unit 1" },
    at = { ["West Field"] = { "Unit 2" } } },
  p2 = {}, p3 = { deck = { "Unit 9" }, at = { ["East Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t.p1:play "Reinforce"
    t:resolve()
    t:expect_no_option "Unit 9"
    t.p1:choose "Unit 5"
    t:expect_options("base", "West Field")     -- not the team mate's battlefield
    t.p1:at "West Field"
    t:expect("Unit 5"):at("West Field"):controlled_by "p1"
  end }

scenario "128.4 Ava Achiever: a card with Hidden from her player's hand, played where she attacks" {
  format = "2v2",
  p1 = { base = { "Ava Achiever" }, hand = { "Pakaa Cub" }, pool = { mind = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  p3 = { hand = { "Teemo, Scout" } }, p4 = {},
  function(t)
    t.p1:move("Ava Achiever", "East Field")
    t.p1:yes()
    t:resolve()
    t:expect_no_option "Teemo, Scout"
    t.p1:choose "Pakaa Cub"
    t:expect("Pakaa Cub"):at "East Field"
  end }

scenario "430 Catalyst of Aeons: one rune left to channel, so its player draws; the team mate's runes stay" {
  format = "2v2",
  p1 = { hand = { "Catalyst of Aeons" }, pool = { energy = 4 }, rune_deck = { "Fury Rune" } }, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:play "Catalyst of Aeons"
    t:pass_all()
    t:expect(t.p1.runes):count(1)
    t:expect(t.p3.runes):count(0)
    t:expect(t.p1.hand):count(1)
  end }

scenario "702.2.b.2 Udyr, Wildman spends his own buff; his two chooses any unit at a battlefield" {
  format = "2v2",
  p1 = { base = { { "Udyr, Wildman", buffs = 1 } } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  p3 = { at = { ["North Field"] = { { "Unit 3", buffs = 1 } } } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:use "Udyr, Wildman"
    t.p1:choose "mode 1"
    t:expect_options("Unit 2", "Unit 3")
    t.p1:on "Unit 2"
    t:pass_all()
    t:expect("Udyr, Wildman"):unbuffed()
    t:expect("Unit 3"):buffed()
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "108.4 Stacked Deck looks at its player's deck only" {
  format = "2v2",
  p1 = { hand = { "Stacked Deck" }, pool = { energy = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  p2 = {}, p3 = { deck = { "Unit 7" } }, p4 = {},
  function(t)
    t.p1:play "Stacked Deck"
    t:resolve()
    t:expect_options("Unit 1", "Unit 2", "Unit 3")
    t.p1:choose "Unit 2"
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect(t.p3.deck):starts_with { "Unit 7" }
  end }

scenario "484.8.c.1 Bandle Tree: a second card is hidden by its controller, none by a team mate" {
  format = "2v2", battlefields = { "Bandle Tree", "East Field", "North Field" },
  p1 = { at = { ["Bandle Tree"] = { "Unit 2" } }, hand = { "Pakaa Cub" }, pool = { any = 1 },
    facedown = { ["Bandle Tree"] = "Teemo, Scout" } },
  p2 = {}, p3 = { hand = { "Hidden Blade" }, pool = { any = 1 }, at = { ["East Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t.p1:hide("Pakaa Cub", "Bandle Tree")
    t:expect("Pakaa Cub"):in_zone "facedown"
    t:next_turn() t:next_turn()
    t:expect_decision("p3", "turn")
    t:cannot(t.p3, "hide", "Hidden Blade", "Bandle Tree")
  end }

scenario "366.2 Void Drone: from its player's deck it is 2 cheaper, from the hand not" {
  format = "ffa3",
  p1 = { hand = { "Void Drone", "Void Rush" }, pool = { energy = 2, fury = 1 }, deck = { "Void Drone", "Unit 1" } },
  p2 = {}, p3 = {},
  function(t)
    t:cannot(t.p1, "play", "Void Drone#1", "357")
    t.p1:play "Void Rush"
    t:resolve()
    t.p1:choose "Void Drone"
    t:expect(t.p1.base):is { "Void Drone" }    -- 3, less 2, less 2 more: nothing
    t:expect(t.p1.hand):is { "Void Drone", "Unit 1" }
  end }

scenario "188 Angle Shot: a unit and an Equipment of one controller, whoever that is" {
  format = "2v2",
  p1 = { hand = { "Angle Shot" }, pool = { energy = 2 }, base = { "Unit 1", "Long Sword" } },
  p2 = { base = { "Unit 2", "Doran's Blade" } },
  p3 = { base = { "Unit 3", "Doran's Ring" } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:play "Angle Shot"
    t:expect_options("Unit 1", "Unit 2", "Unit 3")   -- p4 has no Equipment
    t.p1:on "Unit 3"                                 -- so the only Equipment of that player is the other target
    t:resolve()
    t.p1:yes()
    t:expect("Doran's Ring"):attached_to "Unit 3"
    t:expect("Long Sword"):unattached()
  end }

scenario "355.9 Blast Corps Cadet and Frostcoat Cub: any unit, the team mate's among them" {
  format = "2v2",
  p1 = { hand = { "Blast Corps Cadet", "Frostcoat Cub" }, pool = { energy = 6, fury = 1, mind = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  p3 = { at = { ["North Field"] = { "Unit 3" } } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Blast Corps Cadet"):yes()
    t:expect_options("Unit 2", "Unit 3")
    t.p1:on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
    t.p1:play("Frostcoat Cub"):yes()
    t:expect_options("Frostcoat Cub", "Blast Corps Cadet", "Unit 3", "Unit 4")
    t.p1:on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):might(2)
  end }

scenario "808 Ferrous Forerunner and Carrion Dredger: the tokens come to the base of who controlled them" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Ferrous Forerunner", "Carrion Dredger" } },
  p2 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 } }, p3 = {}, p4 = {},
  function(t)
    t.p2:play "The Ruination"
    t:resolve()
    t.p1:order { "Ferrous Forerunner", "Carrion Dredger" }
    t:pass_all()
    t:expect(t.p1.base):is { "Mech", "Mech", "Bird" }
    t:expect(t.p3.base):count(0)
  end }

scenario "128.4 Rell, Magnetic: an Equipment of her player's hand, attached to her" {
  format = "2v2",
  p1 = { base = { "Rell, Magnetic" }, hand = { "Doran's Blade" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } }, p3 = { hand = { "Doran's Ring" } }, p4 = {},
  function(t)
    t.p1:move("Rell, Magnetic", "East Field")
    t.p1:yes()
    t:resolve()
    t:expect_no_option "Doran's Ring"
    t.p1:choose "Doran's Blade"
    t:pass_all()
    t:expect("Doran's Blade"):attached_to "Rell, Magnetic"
  end }

scenario "484.8.d Dunebreaker: the cards of its player's hand count, a team mate's do not; who holds with it draws" {
  format = "2v2", turn = "p4",
  p1 = { hand = { "Unit 1" }, at = { ["West Field"] = { "Dunebreaker" } } },
  p2 = {}, p3 = { hand = { "Unit 1", "Unit 1", "Unit 1" } }, p4 = {},
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(3)               -- two of the hold; who begins skips the first draw (484.7)
    t:expect(t.p3.hand):count(3)
  end }

scenario "484.8.d Dunebreaker: with three cards of its player's it enters exhausted, with three of a team mate's ready" {
  format = "2v2",
  p1 = { hand = { "Dunebreaker" }, pool = { energy = 7, fury = 1 } },
  p2 = {}, p3 = { hand = { "Unit 1", "Unit 1", "Unit 1" } }, p4 = {},
  function(t)
    t.p1:play "Dunebreaker"
    t:expect("Dunebreaker"):ready()
  end }

scenario "413 Ornn, Blacksmith, Double Trouble, Fate Weaver, Called Shot: one's own deck, a team mate's stays" {
  format = "2v2",
  p1 = { hand = { "Ornn, Blacksmith", "Double Trouble", "Fate Weaver", "Called Shot" },
    pool = { energy = 12, calm = 1, chaos = 1 },
    deck = { "Long Sword", "Unit 1", "Unit 1", "Unit 1", "Unit 2", "Unit 1", "Unit 1", "Falling Comet", "Unit 3", "Unit 1", "Unit 1",
      "Unit 4", "Unit 5" } },
  p2 = {}, p3 = { deck = { "Doran's Ring", "Unit 9", "Falling Comet" } }, p4 = {},
  function(t)
    t.p1:play "Ornn, Blacksmith"
    t:resolve()
    t:expect_no_option "Doran's Ring"
    t.p1:choose "Long Sword"
    t.p1:play("Double Trouble"):no()
    t:resolve()
    t:expect_no_option "Unit 9"
    t.p1:choose "Unit 2"
    t.p1:play "Fate Weaver"
    t:resolve()
    t.p1:choose "Falling Comet"
    t.p1:play "Called Shot"
    t:resolve()
    t.p1:choose "Unit 5"
    t:expect(t.p1.hand):is { "Long Sword", "Unit 2", "Falling Comet", "Unit 5" }
    t:expect(t.p3.deck):starts_with { "Doran's Ring", "Unit 9", "Falling Comet" }
  end }

scenario "413 Buhru Captain: its player draws" {
  format = "2v2",
  p1 = { hand = { "Buhru Captain" }, pool = { energy = 3, body = 1 } }, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:play("Buhru Captain"):yes()
    t:resolve()
    t.p1:yes()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p3.hand):count(0)
  end }

-- ---- Attack, defence, excess ------------------------------------------------------------------

scenario "740.2 Sivir, Ambitious: the excess goes to an enemy of either opponent, to no friendly unit" {
  format = "2v2",
  p1 = { base = { "Sivir, Ambitious" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  p3 = { base = { "Unit 3" } }, p4 = { base = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:move("Sivir, Ambitious", "East Field")
    t:combat()
    t.p1:yes()
    t:expect_options("Unit 4", "Unit 5")
    t.p1:on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):in_zone "trash"          -- 7 against 1: 6 more than lethal
  end }

scenario "459.2.b.2 Overzealous Fan: its player defends, a team mate's units elsewhere do not" {
  format = "2v2", turn = "p2",
  p1 = { at = { ["West Field"] = { "Overzealous Fan" } } },
  p2 = { base = { "Unit 5" } },
  p3 = { at = { ["North Field"] = { "Overzealous Fan" } } }, p4 = {},
  function(t)
    t.p2:move("Unit 5", "West Field")
    t:expect_decision("p1", "383.3.a")
    t.p1:yes()
    t.p1:yes()
    t:resolve()
    t:expect("p1's Overzealous Fan"):in_zone "trash"
    t:expect("Unit 5"):at "base"
    t:expect("p3's Overzealous Fan"):at "North Field"
  end }

scenario "355.9 Fizz, Trickster and Last Rites: cards of one's own trash" {
  format = "2v2",
  p1 = { hand = { "Fizz, Trickster" }, pool = { energy = 3, chaos = 1, any = 1 }, trash = { "Stupefy", "Unit 1" },
    base = { { "Unit 2", attached = { "Last Rites" } } } },
  p2 = {}, p3 = { trash = { "Discipline", "Unit 3" } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Fizz, Trickster"):yes()
    t:resolve()
    t:expect_no_event("choose", "Discipline")
    t:expect_event("choose", "Stupefy")
    t.p1:on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):might(3)
  end }

scenario "387 Guards!: who played it pays and readies" {
  format = "2v2",
  p1 = { hand = { "Guards!" }, pool = { energy = 3, order = 1 } }, p2 = {}, p3 = { pool = { order = 1 } }, p4 = {},
  function(t)
    t.p1:play "Guards!"
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect("Sand Soldier"):ready():controlled_by "p1"
    t:expect_number("p3", "order", 1)
  end }

scenario "808 Glasc Mixologist: a unit of the trash of who controlled it" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Glasc Mixologist" }, trash = { "Unit 3" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, p3 = { trash = { "Unit 2" } }, p4 = {},
  function(t)
    t.p2:play("Vengeance"):on "Glasc Mixologist"
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 3"):at("base"):controlled_by "p1"
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "424 Rek'Sai, Swarm Queen: her player's own deck is revealed, and one card of it is played" {
  format = "2v2",
  p1 = { base = { "Rek'Sai, Swarm Queen" }, deck = { "Unit 1", "Unit 2" }, pool = { energy = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } }, p3 = { deck = { "Unit 9", "Unit 8" } }, p4 = {},
  function(t)
    t.p1:move("Rek'Sai, Swarm Queen", "East Field")
    t.p1:yes()
    t:resolve()
    t:expect_no_option("Unit 9")
    t.p1:choose "Unit 2"
    t.p1:choose("East Field")
    t:expect("Unit 2"):at("East Field"):attacking()
  end }

-- ---- Battlefields ------------------------------------------------------------------------------

scenario "054 Forgotten Monument: each player's own third turn counts" {
  format = "ffa3", battlefields = { "Forgotten Monument", "East Field", "North Field" },
  p1 = { base = { "Unit 2" } }, p2 = {}, p3 = {},
  function(t)
    t.p1:move("Unit 2", "Forgotten Monument")
    t:showdown_pass()
    t:expect_control("Forgotten Monument", "p1")
    t:expect_points("p1", 0)
    for _ = 1, 3 do t:next_turn() end          -- p1's second turn
    t:expect_points("p1", 0)
    for _ = 1, 3 do t:next_turn() end          -- and the third
    t:expect_points("p1", 1)
  end }

scenario "187.6.a Hall of Legends: the conqueror pays and readies his own legend, not a team mate's" {
  format = "2v2", battlefields = { "Hall of Legends", "East Field", "North Field" },
  p1 = { legend = { { "Loose Cannon", exhausted = true } }, base = { "Unit 2" }, pool = { energy = 1 } }, p2 = {},
  p3 = { legend = { { "Blind Monk", exhausted = true } } }, p4 = {},
  function(t)
    t.p1:move("Unit 2", "Hall of Legends")
    t:showdown_pass()
    t.p1:yes()
    t:pass_all()
    t:expect("Loose Cannon"):ready()
    t:expect("Blind Monk"):exhausted()
  end }

scenario "431.1.b Minefield: two cards of the conqueror's deck" {
  format = "2v2", battlefields = { "Minefield", "East Field", "North Field" },
  p1 = { base = { "Unit 2" }, deck = { "Unit 1", "Unit 3", "Unit 5" } }, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:move("Unit 2", "Minefield")
    t:showdown_pass()
    t:expect(t.p1.trash):is { "Unit 1", "Unit 3" }
    t:expect(t.p3.trash):count(0)
    t:expect(t.p2.trash):count(0)
  end }

scenario "466.1 Power Nexus: the holder pays and the team has one point more" {
  format = "2v2", turn = "p4", battlefields = { "Power Nexus", "East Field", "North Field" },
  p1 = { at = { ["Power Nexus"] = { "Unit 2" } }, runes = { fury = 4 } }, p2 = {}, p3 = { runes = { calm = 4 } }, p4 = {},
  function(t)
    t.p4:end_turn()
    t.p1:yes()
    t:pass_all()
    t:expect_points("p1", 2)                   -- held, and the ability
    t:expect_points("p3", 0)
    t:expect(t.p3.runes):ready(4)
  end }

scenario "459.2.b.2 Ravenbloom Conservatory: the defender's deck is revealed" {
  format = "2v2", turn = "p2", battlefields = { "Ravenbloom Conservatory", "East Field", "North Field" },
  p1 = { at = { ["Ravenbloom Conservatory"] = { "Unit 2" } }, deck = { "Incinerate" } },
  p2 = { base = { "Unit 1" }, deck = { "Discipline" } }, p3 = { deck = { "Cleave" } }, p4 = {},
  function(t)
    t.p2:move("Unit 1", "Ravenbloom Conservatory")
    t:resolve()
    t:expect(t.p1.hand):is { "Incinerate" }
    t:expect(t.p3.deck):starts_with { "Cleave" }
    t:expect(t.p2.deck):starts_with { "Discipline" }
  end }

scenario "187.6.a Treasure Hoard: the Gold is the conqueror's" {
  format = "ffa3", battlefields = { "Treasure Hoard", "East Field", "North Field" },
  p1 = { base = { "Unit 2" }, pool = { energy = 1 } }, p2 = { pool = { energy = 1 } }, p3 = {},
  function(t)
    t.p1:move("Unit 2", "Treasure Hoard")
    t:showdown_pass()
    t.p1:yes()
    t:pass_all()
    t:expect("Gold"):controlled_by "p1"
    t:expect_number("p2", "energy", 1)
  end }

scenario "740.2 Mischievous Marai: an enemy there, not where a team mate fights" {
  format = "2v2",
  p1 = { hand = { "Mischievous Marai" }, pool = { energy = 2 }, facedown = { ["West Field"] = "Teemo, Scout" },
    at = { ["West Field"] = { "Unit 1" } } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } }, p3 = { at = { ["North Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t.p1:play("Mischievous Marai"):at "West Field"
    t:pass_all()
    t:expect("Unit 2"):damage(0)               -- no enemy is there
    t:expect("Unit 1"):damage(0)
    t:expect("Mischievous Marai"):at "West Field"
  end }

scenario "460.2.c.4 Yeti Brawler and Hextech Gauntlets: what their player assigned beyond lethal damage" {
  format = "2v2",
  p1 = { base = { { "Yeti Brawler", attached = { "Hextech Gauntlets" } } } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } }, p3 = {}, p4 = {},
  function(t)
    t.p1:move("Yeti Brawler", "East Field")
    t:combat()
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect(t.p1.base):has("Gold", 2)
    t:expect(t.p1.hand):count(1)
    t:expect(t.p3.hand):count(0)
  end }

scenario "390 Blighted Battleaxe: the end of its player's turn, not of a team mate's; the unit's own conquest" {
  format = "2v2", turn = "p3",
  p1 = { base = { { "Unit 5", attached = { "Blighted Battleaxe" } } } }, p2 = {},
  p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p3:move("Unit 2", "West Field")
    t:showdown_pass()
    t:next_turn()                              -- the team mate's turn ends
    t:expect("Blighted Battleaxe"):attached_to "Unit 5"
    t:next_turn()                              -- p1's turn
    t.p1:end_turn()
    t:pass_all()
    t:expect("Blighted Battleaxe"):unattached()
  end }

scenario "355.16 Pyke, Dockside Butcher: his player's Power" {
  format = "2v2",
  p1 = { hand = { "Pyke, Dockside Butcher" }, pool = { energy = 3, fury = 1 } }, p2 = {}, p3 = { pool = { fury = 1 } }, p4 = {},
  function(t)
    t.p1:play("Pyke, Dockside Butcher"):yes()
    t:pass_all()
    t:expect("Pyke, Dockside Butcher"):ready():might(4)
    t:expect_number("p3", "fury", 1)
  end }

scenario "816.1.c Sprite Fountain: its controller's Beginning Phase, and its controller's base" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Sprite Fountain" } }, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t:next_turn()                              -- p3's turn: nothing
    t:expect("Sprite Fountain"):at "base"
    t:next_turn() t:next_turn()
    t:expect("Sprite Fountain"):in_zone "trash"
    t:expect("Sprite"):at("base"):controlled_by "p1"
    t:expect(t.p3.base):count(0)
  end }

scenario "344 Diana, Lunari: a showdown where she is, that a third player begins; her player pays and draws" {
  format = "ffa3", turn = "p2",
  p1 = { at = { ["West Field"] = { "Diana, Lunari" } }, pool = { energy = 1 }, deck = { "Unit 1", "Incinerate" } },
  p2 = { base = { "Unit 5" } }, p3 = {},
  function(t)
    t.p2:move("Unit 5", "West Field")
    t.p1:yes()
    t:resolve()
    t.p1:choose "Unit 1"
    t:expect(t.p1.hand):is { "Incinerate" }
  end }

scenario "425 Abandon: the card goes to its owner's hand, whoever played it" {
  format = "ffa3",
  p1 = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Consult the Past", "Unit 2" }, hand = { "Abandon" }, pool = { energy = 2 } },
  p3 = { deck = { "Unit 1" } },
  function(t)
    t.p1:play "Blind Fury"
    t:resolve()
    t.p1:choose "Consult the Past"
    t:expect("Consult the Past"):controlled_by "p1"
    t.p1:pass()
    t.p2:play "Abandon"
    t:resolve()
    t.p2:choose()
    t:expect("Consult the Past"):in_zone("hand"):owned_by "p2"
    t:expect(t.p2.hand):is { "Consult the Past" }
  end }

scenario "133.8 The List: a unit with the tag, whoever controls it" {
  format = "2v2",
  p1 = { hand = { "The List" }, pool = { energy = 1, any = 1 } }, p2 = { base = { "Pouty Poro" } },
  p3 = { base = { "Mystic Poro" } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("The List"):choose "Poro"
    t.p1:use "The List"
    t:expect_options("Pouty Poro", "Mystic Poro")
    t.p1:on "Mystic Poro"
    t:pass_all()
    t:expect("Mystic Poro"):might(0)
  end }

scenario "315.2 LeBlanc, Fragmented: two cards in the Beginning Phase of her controller, one in a team mate's" {
  format = "2v2", turn = "p2",
  p1 = { base = { { "LeBlanc, Fragmented", damage = 2 } }, at = { ["West Field"] = { "Unit 1" } } }, p2 = {},
  p3 = { base = { "Sprite" } }, p4 = { hand = { "Vengeance" }, runes = { order = 4 } },
  function(t)
    t:next_turn() t:next_turn()
    t.p4:play("Vengeance"):on "LeBlanc, Fragmented"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "128.4 Rift Herald: the unit comes from the hand of who controlled it, to that player's base" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Rift Herald" }, hand = { "Unit 4" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, p3 = { hand = { "Unit 6" } }, p4 = {},
  function(t)
    t.p2:play("Vengeance"):on "Rift Herald"
    t:resolve()
    t:resolve()
    t:expect_no_option "Unit 6"
    t.p1:choose "Unit 4"
    t:expect("Unit 4"):at("base"):controlled_by "p1"
  end }

scenario "355.9 Curtain Call: a unit at any base, the team mate's and both opponents'" {
  format = "2v2",
  p1 = { hand = { "Curtain Call" }, pool = { energy = 4 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 3" } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:play "Curtain Call"
    t.p1:choose "mode 3"
    t:expect_options("Unit 1", "Unit 2", "Unit 3", "Unit 4")
    t.p1:on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "054 Lilting Lullaby: only the controller of the countered spell plays no more spells, not the team" {
  format = "2v2", turn = "p2",
  p1 = { hand = { "Lilting Lullaby" }, pool = { energy = 2, calm = 2 } },
  p2 = { hand = { "Consult the Past", "Stupefy" }, pool = { energy = 5 } }, p3 = { base = { "Unit 3" } },
  p4 = { hand = { "Discipline" }, pool = { energy = 2 } },
  function(t)
    t.p2:play("Consult the Past"):pass()
    t.p3:pass()
    t.p4:pass()
    t.p1:play "Lilting Lullaby"
    t:resolve()
    t:cannot(t.p2, "play", "Stupefy", "054")
    t.p2:invite()
    t:can(t.p4, "play", "Discipline")
  end }

scenario "371.1 Altar of Blood: who controls the dying unit pays, whoever has the battlefield" {
  format = "ffa3", battlefields = { "Altar of Blood", "East Field", "North Field" },
  p1 = { base = { "Unit 3" }, runes = { fury = 3 } },
  p2 = { at = { ["Altar of Blood"] = { "Unit 5" } }, runes = { calm = 3 } }, p3 = { runes = { mind = 3 } },
  function(t)
    t.p1:move("Unit 3", "Altar of Blood")
    t:combat()
    t:expect_decision("p1", "371.1")
    t.p1:yes()
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect(t.p1.runes):count(0)
    t:expect(t.p3.runes):count(3)
  end }

scenario "740 Brush: units of every player with these tags, there" {
  format = "ffa3", turn = "p3", battlefields = { "Brush", "East Field", "North Field" },
  p1 = { at = { ["Brush"] = { "Mystic Poro" } } }, p2 = { base = { "Pouty Poro" } }, p3 = { base = { "Daring Poro" } },
  function(t)
    t:expect("Mystic Poro"):might(3)
    t:expect("Pouty Poro"):might(2)
    t.p3:move("Daring Poro", "Brush")
    t:expect("Daring Poro"):might(4)           -- 2, the Brush and Assault
  end }
