-- SPDX-License-Identifier: MIT
-- Two and three cards that meet, most of them with three and more players or in teams.

scenario "372, 371 a stolen unit with an Hourglass of its controller at the Altar of Blood: its owner orders, its controller pays" {
  format = "ffa3", battlefields = { "Altar of Blood", "East Field", "North Field" },
  p1 = { base = { { "Unit 2", owner = "p3" }, "Zhonya's Hourglass" }, pool = { any = 3 } },
  p2 = { at = { ["Altar of Blood"] = { "Unit 5" } } },
  p3 = {},
  function(t)
    t.p1:move("Unit 2", "Altar of Blood")
    t:combat()
    t:expect_decision("p3")
    t.p3:choose("Altar of Blood")
    t.p1:yes()
    t:expect("Zhonya's Hourglass"):in_zone("board")
    t:expect("Unit 2"):at("base"):exhausted()
    t:expect_number("p1", "any", 0)
  end }

scenario "719.1, 472.1.b.2 Svellsongur on Karthus: his text twice, so a Deathknell three times" {
  format = "ffa3",
  p1 = { base = { { "Karthus, Eternal", attached = { "Svellsongur" } }, "Watchful Sentry" }, hand = { "Cull the Weak" }, pool = { energy = 2, order = 1 } },
  p2 = { base = { "Unit 1" } }, p3 = {},
  function(t)
    t.p1:play("Cull the Weak")
    t:pass_all()
    t.p1:choose("Watchful Sentry")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end }

scenario "429.3 Malzahar's ability has Action only: not while something is paid for; his victim's Deathknell comes after" {
  format = "2v2",
  p1 = { base = { "Malzahar, Fanatic", "Watchful Sentry" }, hand = { "Hextech Ray" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } }, p3 = {}, p4 = {},
  function(t)
    t:cannot(t.p1, "play", "Hextech Ray")
    t.p1:use("Malzahar, Fanatic"):choose("Watchful Sentry")
    t:expect_number("p1", "any", 2)
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:can(t.p1, "play", "Hextech Ray")
  end }

-- Deflect is an additional cost, and discounts may take additional costs to 0.
scenario "356.4.f Vex, Cheerless takes off the Power that Deflect adds" {
  format = "ffa3",
  p1 = { base = { "Vex, Cheerless" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  p3 = { at = { ["North Field"] = { "Pouty Poro" } } },
  function(t)
    t:expect("Pouty Poro"):might(2)
    t.p1:move("Vex, Cheerless", "East Field")
    t.p1:play("Stupefy"):on("Pouty Poro")
    t:expect_number("p1", "energy", 0)
    t:resolve()
    t:expect("Pouty Poro"):might(1)
  end }

scenario "390.5.a Deadly Flourish: the unit left and came back as another object, so no Gold when it dies" {
  format = "ffa3",
  p1 = { hand = { "Deadly Flourish", "Stupefy", "Vengeance" }, pool = { energy = 9, order = 2 } },
  p2 = { base = { { "Shen, Kinkou", buffs = 1 } }, hand = { "Retreat" }, pool = { energy = 4, order = 1 } }, p3 = {},
  function(t)
    t.p1:play("Deadly Flourish"):on("Shen, Kinkou")
    t:pass_all()
    t.p1:play("Stupefy"):on("Shen, Kinkou"):pass()
    t.p2:play("Retreat"):on("Shen, Kinkou")
    t:resolve()
    t.p1:pass()
    t.p2:play("Shen, Kinkou")
    t:pass_all()
    t.p1:play("Vengeance"):on("Shen, Kinkou")
    t:pass_all()
    t:expect("Shen, Kinkou"):in_zone("trash")
    t:expect_no_event("enter", "Gold")
    t:expect(t.p1.base):count(0)
  end }

scenario "383.4.c Red Brambleback: the battlefield's conquer ability and each unit's trigger twice" {
  format = "ffa3", battlefields = { "Minefield", "East Field", "North Field" },
  p1 = { base = { "Red Brambleback", "Kai'Sa, Survivor" } },
  p2 = {}, p3 = {},
  function(t)
    t.p1:move({ "Red Brambleback", "Kai'Sa, Survivor" }, "Minefield")
    t:showdown_pass()
    t.p1:order {1,2,3,4,5,6}
    t.p1:choose("Kai'Sa, Survivor")
    t.p1:choose("Red Brambleback")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p1.trash):count(4)
    t:expect("Red Brambleback"):buffed()
    t:expect("Kai'Sa, Survivor"):buffed()
  end }

scenario "801.3 Kato gives what he has, the text of his Equipment included, to a team mate's unit" {
  format = "2v2",
  p1 = { base = { { "Kato the Arm", attached = { "Boots of Swiftness" } } } },
  p2 = {}, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p1:move("Kato the Arm", "East Field")
    t:resolve()
    t:expect("Unit 2"):might(7):keyword("deflect", "ganking")
  end }

scenario "433.1.b, 143.2.b.1 Switcheroo with a Might below 0: the real difference counts" {
  format = "ffa3",
  p1 = { hand = { "Moonlight Affliction", "Switcheroo", "Discipline" }, pool = { energy = 11, chaos = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 9", "Unit 5" } } }, p3 = {},
  function(t)
    t.p1:play("Moonlight Affliction"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):might(0):at("East Field")
    t.p1:play("Switcheroo"):on("Unit 9", "Unit 5")
    t:pass_all()
    t:expect("Unit 9"):might(5)
    t:expect("Unit 5"):might(0)
    t.p1:play("Discipline"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):might(1)
  end }

-- -1 becomes -2, so +2 later gives 0.
scenario "432.1, 143.2.b.1 doubling a Might below 0 takes as much away" {
  format = "ffa3",
  p1 = { hand = { "Eclipse", "Last Stand", "Discipline" }, pool = { energy = 8, calm = 1 }, base = { "Unit 3" } },
  p2 = {}, p3 = {},
  function(t)
    t.p1:play("Eclipse"):on("Unit 3")
    t:resolve()
    t.p1:choose()
    t:pass_all()
    t.p1:play("Last Stand"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(0)
    t.p1:play("Discipline"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(0)
  end }

scenario "460.2.c.4 Elder Dragon: one damage is lethal for each, so what is above that is split as wished" {
  format = "ffa3",
  p1 = { base = { "Elder Dragon" } },
  p2 = { at = { ["East Field"] = { "Unit 5", "Unit 6", "Sunlit Guardian" } } }, p3 = {},
  function(t)
    t.p1:move("Elder Dragon", "East Field")
    t:combat()
    t:expect_decision("p1")
    t.p1:order { "Sunlit Guardian", "Unit 5", "Unit 6" }
    t:expect("Unit 5"):in_zone("trash")
    t:expect("Unit 6"):in_zone("trash")
    t:expect("Sunlit Guardian"):in_zone("trash")
    t:expect("Elder Dragon"):in_zone("trash")
    t:expect_event("damage", "Sunlit Guardian", 1)
  end }

scenario "371, 182.1.a Walking Roost gives an opponent a Bird: that opponent's Zilean may make two of it" {
  format = "ffa3",
  p1 = { hand = { "Walking Roost" }, pool = { energy = 5 } },
  p2 = { at = { ["East Field"] = { "Zilean, Time Mage" } } }, p3 = {},
  function(t)
    t.p1:play("Walking Roost"):choose("player 2")
    t:resolve()
    t:expect_decision("p2")
    t.p2:yes()
    t:expect_decision("p2")
    t.p2:choose("East Field")
    t.p2:choose("base")
    t:expect(t:at("East Field", 2)):count(2)
    t:expect("Bird at East Field"):controlled_by("p2")
  end }

scenario "428.5.c Disintegrate under Imperial Decree: a unit that survives the damage is killed by the Decree, and nothing is drawn" {
  format = "ffa3",
  p1 = { hand = { "Imperial Decree", "Disintegrate", "Disintegrate" }, pool = { energy = 13, order = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } }, p3 = { at = { ["North Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Imperial Decree")
    t:pass_all()
    t.p1:play("Disintegrate#1"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):in_zone("trash")
    t:expect(t.p1.hand):count(1)
    t.p1:play("Disintegrate#2"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect(t.p1.hand):count(1)
  end }

scenario "383.2.c.1, 428.5.e Cull the Weak kills the Phoenix of its caster, who may play it; for another player it was no spell of theirs" {
  format = "ffa3",
  p1 = { hand = { "Cull the Weak" }, pool = { energy = 3, order = 1, fury = 1 }, base = { "Immortal Phoenix" } },
  p2 = { base = { "Unit 1" } }, p3 = { base = { "Immortal Phoenix" }, pool = { energy = 1, fury = 1 } },
  function(t)
    t.p1:play("Cull the Weak")
    t:pass_all()
    t:expect_decision("p1")
    t.p1:yes()
    t.p1:yes()
    t:pass_all()
    t:expect("p1's Immortal Phoenix"):at("base")
    t:expect("p3's Immortal Phoenix"):in_zone("trash")
    t:expect_number("p3", "energy", 1)
  end }

scenario "411.1 The Dreaming Tree draws for each player's first own unit chosen there, the attacker's too" {
  format = "ffa3", battlefields = { "The Dreaming Tree", "East Field", "North Field" },
  p1 = { base = { "Unit 4" }, hand = { "Discipline", "Discipline", "Stupefy" }, pool = { energy = 5 } },
  p2 = { at = { ["The Dreaming Tree"] = { "Unit 3" } }, hand = { "Discipline" }, pool = { energy = 2 } },
  p3 = { hand = { "Discipline" }, pool = { energy = 2 } },
  function(t)
    t.p1:move("Unit 4", "The Dreaming Tree")
    t.p1:play("Discipline"):on("Unit 4")
    t:pass_all()
    t:expect(t.p1.hand):count(4)
    t.p2:play("Discipline"):on("Unit 3")
    t:pass_all()
    t:expect(t.p2.hand):count(2)
    t.p3:play("Discipline"):on("Unit 3")
    t:pass_all()
    t:expect(t.p3.hand):count(1)
    t.p1:play("Discipline"):on("Unit 4")
    t:pass_all()
    t:expect(t.p1.hand):count(4)
  end }

scenario "740.1 The Dreaming Tree: a team mate who chooses my unit draws, and then I do" {
  format = "2v2", battlefields = { "The Dreaming Tree", "East Field", "North Field" },
  p1 = { at = { ["The Dreaming Tree"] = { "Unit 4" } }, hand = { "Discipline" }, pool = { energy = 2 } },
  p2 = {}, p3 = { hand = { "Discipline" }, pool = { energy = 2 } }, p4 = {},
  function(t)
    t.p1:invite()
    t.p3:play("Discipline"):on("Unit 4")
    t:pass_all()
    t:expect(t.p3.hand):count(2)
    t.p1:play("Discipline"):on("Unit 4")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "411.1 Ripper's Bay: Star-Crossed returns units of two players, and each of them may pay" {
  format = "ffa3", battlefields = { "Ripper's Bay", "East Field", "North Field" },
  p1 = { base = { "Unit 4" }, hand = { "Star-Crossed" }, pool = { energy = 4, chaos = 1 } },
  p2 = { at = { ["Ripper's Bay"] = { "Unit 3" } }, pool = { energy = 1 } }, p3 = {},
  function(t)
    t.p1:move("Unit 4", "Ripper's Bay")
    t.p1:play("Star-Crossed")
    t:resolve()
    t.p1:yes() t.p2:yes()
    t.p1:yes() t.p2:yes()
    t:pass_all()
    t:expect(t.p1.runes):count(1)
    t:expect(t.p2.runes):count(1)
  end }

scenario "356.4.f Kraken Hunter: spent buffs take off the Power that Accelerate adds; a mate's buff cannot be spent (702.2.b.2)" {
  format = "2v2",
  p1 = { hand = { "Kraken Hunter" }, pool = { energy = 4 }, base = { { "Unit 1", buffs = 1 }, { "Unit 2", buffs = 1 }, { "Unit 3", buffs = 1 } } },
  p2 = {}, p3 = { base = { { "Unit 4", buffs = 1 } } }, p4 = {},
  function(t)
    t.p1:play("Kraken Hunter")
    t.p1:choose(1, 2)
    t:expect_no_option("Unit 4")
    t.p1:choose("Unit 1", "Unit 2", "Unit 3")
    t:expect("Kraken Hunter"):ready()
    t:expect("Unit 1"):unbuffed()
    t:expect_number("p1", "energy", 0)
  end }

scenario "424.1.a.1 Blind Fury shows an opponent's Nocturne, who slips away before the choice" {
  format = "ffa3",
  p1 = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Nocturne, Horrifying", "Filler" }, pool = { any = 1 } }, p3 = { deck = { "Unit 2", "Filler" } },
  function(t)
    t.p1:play("Blind Fury")
    t:resolve()
    t:expect_decision("p2")
    t.p2:yes()
    t.p2:yes()
    t:pass_all()
    t:expect("Nocturne, Horrifying"):controlled_by("p2")
    t:expect("Unit 2"):controlled_by("p1"):owned_by("p3")
  end }

scenario "054.1 Brynhir: opponents play no cards, hidden ones neither; their Gold still adds" {
  format = "ffa3",
  p1 = { hand = { "Brynhir Thundersong" }, pool = { energy = 6 }, base = { "Unit 5" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } }, facedown = { ["East Field"] = "Hidden Blade" }, base = { "Gold" }, hand = { "Gust" }, pool = { energy = 1 } },
  p3 = { hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Brynhir Thundersong"):at("base")
    t:pass_all()
    t.p1:move("Unit 5", "East Field")
    t.p1:pass()
    t:cannot(t.p2, "play", "Hidden Blade")
    t:cannot(t.p2, "play", "p2's Gust")
    t:can(t.p2, "use", "Gold")
    t.p2:pass()
    t:cannot(t.p3, "play", "p3's Gust")
  end }

-- Mask of Foresight looks as the unit gains the designation; Wielder of Water looks all the time.
scenario "383.4.e.2.b an attacker that is alone later: a static sees it, the trigger of the attack does not" {
  format = "ffa3",
  p1 = { base = { "Wielder of Water", "Unit 2", "Mask of Foresight" }, hand = { "Retreat" }, pool = { energy = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } }, p3 = {},
  function(t)
    t.p1:move({ "Wielder of Water", "Unit 2" }, "East Field")
    t:expect("Wielder of Water"):might(2)
    t.p1:play("Retreat"):on("Unit 2")
    t:resolve()
    t:expect("Wielder of Water"):might(4)
    t:expect_no_event("trigger", "Mask of Foresight")
  end }

scenario "718.5.f Conscription takes the unit, not the Equipment of its old controller" {
  format = "ffa3",
  p1 = { hand = { "Conscription" }, pool = { energy = 5, chaos = 2 }, xp = 5 },
  p2 = { at = { ["East Field"] = { { "Unit 3", attached = { "Guardian Angel" } } } } }, p3 = {},
  function(t)
    t.p1:play("Conscription")
    t:pass_all()
    t:expect("Unit 3"):controlled_by("p1"):at("base"):exhausted():might(4)
    t:expect("Guardian Angel"):controlled_by("p2"):attached_to("Unit 3")
    t:expect_number("p1", "xp", 0)
  end }

-- 442.2.c speaks of places that the rules close; a card's "can't move" is an impossible instruction.
scenario "054.1, 055 Azir swaps places under Minotaur Reckoner: he goes, the other cannot move to base and is not recalled" {
  format = "ffa3",
  p1 = { base = { "Azir, Ascendant" }, at = { ["West Field"] = { "Unit 2" } }, pool = { calm = 1 } },
  p2 = { base = { "Minotaur Reckoner" } }, p3 = {},
  function(t)
    t.p1:use("Azir, Ascendant"):on("Unit 2")
    t:pass_all()
    t:expect("Azir, Ascendant"):at("West Field")
    t:expect("Unit 2"):at("West Field")
    t:expect_no_event("recall", "Unit 2")
  end }

scenario "472.1.b.3 a Reflection of a Reflection copies what that one has become" {
  format = "2v2",
  p1 = { hand = { "Mirror Image", "Mirror Image" }, pool = { energy = 6, mind = 4 } },
  p2 = { at = { ["East Field"] = { "Vilemaw" } } }, p3 = {}, p4 = {},
  function(t)
    t.p1:play("Mirror Image#1"):on("Vilemaw")
    t:pass_all()
    t:expect("p1's Vilemaw"):might(8):keyword("temporary", "ambush"):ready()
    t.p1:play("Mirror Image#2"):on("p1's Vilemaw")
    t:pass_all()
    t:expect("p1's Vilemaw#2"):might(8):keyword("temporary")
    t:expect(t:zone("board", 1)):has("Vilemaw", 3)
  end }

scenario "472.3.b Convergent Mutation: the increase is fixed as it resolves" {
  format = "2v2",
  p1 = { hand = { "Convergent Mutation", "Discipline", "Smoke Screen" }, pool = { energy = 6, mind = 2 }, base = { "Unit 2" } },
  p2 = {}, p3 = { base = { "Unit 7" } }, p4 = {},
  function(t)
    t.p1:play("Convergent Mutation"):on("Unit 2", "Unit 7")
    t:pass_all()
    t:expect("Unit 2"):might(7)
    t.p1:play("Smoke Screen"):on("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):might(3)
    t:expect("Unit 2"):might(7)
    t.p1:play("Discipline"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(9)
  end }

scenario "417.6.b.3, 437.1.b Alpha Strike over Unyielding Spirit: the unit deals the damage, so no damage of a spell is there to prevent" {
  format = "ffa3",
  p1 = { hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1 }, base = { "Unit 4" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, hand = { "Unyielding Spirit" }, pool = { energy = 1, body = 1 } },
  p3 = { at = { ["North Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Alpha Strike"):on("Unit 4"):choose("Unit 2#1", "Unit 2#2")
    t.p1:pass()
    t.p2:play("Unyielding Spirit")
    t:resolve()
    t:resolve()
    t.p1:assign { ["Unit 2#1"] = 2, ["Unit 2#2"] = 2 }
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect("Unit 2#1"):in_zone("trash")
    t:expect_number("p1", "xp", 2)
  end }

scenario "417.6.b.3 Immortal Phoenix does not rise for Alpha Strike: the unit has dealt the damage" {
  format = "ffa3",
  p1 = { hand = { "Alpha Strike", "Incinerate" }, pool = { energy = 6, calm = 1, fury = 1 }, base = { "Unit 4" }, trash = { "Immortal Phoenix" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  p3 = { at = { ["North Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Alpha Strike"):on("Unit 4"):choose("Unit 2#1")
    t:pass_all()
    t:expect("Unit 2#1"):in_zone("trash")
    t:expect_number("p1", "xp", 1)
    t:expect_no_event("trigger", "Immortal Phoenix")
    t.p1:play("Incinerate"):on("Unit 2#2")
    t:pass_all()
    t.p1:yes()
    t:pass_all()
    t:expect("Immortal Phoenix"):in_zone("board")
  end }

scenario "460.2 Vilemaw weakened in the fight: enemies that are no longer smaller deal damage" {
  format = "ffa3",
  p1 = { base = { "Unit 5", "Unit 6" }, hand = { "Frigid Touch" }, pool = { energy = 2 } },
  p2 = { at = { ["East Field"] = { "Vilemaw" } } }, p3 = {},
  function(t)
    t.p1:move({ "Unit 5", "Unit 6" }, "East Field")
    t.p1:play("Frigid Touch"):on("Vilemaw")
    t:resolve()
    t:expect("Vilemaw"):might(6)
    t:combat()
    t.p2:order { "Unit 5", "Unit 6" }
    t:expect("Vilemaw"):in_zone("trash")
    t:expect("Unit 5"):in_zone("trash")
    t:expect("Unit 6"):at("East Field")
  end }

scenario "359.3.e.4 The Zero Drive: a unit that was played from the trash in response is not banished" {
  format = "ffa3",
  p1 = { base = { { "Unit 3", attached = { "The Zero Drive" } }, "Unit 4" }, hand = { "Cull the Weak", "Heedless Resurrection" }, pool = { energy = 8, order = 1, chaos = 1, mind = 1 } },
  p2 = {}, p3 = {},
  function(t)
    t.p1:play("Cull the Weak")
    t:resolve()
    t.p1:choose("Unit 3")
    t:expect_chain { "an ability of The Zero Drive" }
    t.p1:play("Heedless Resurrection")
    t:pass_all()
    t:expect("Unit 3"):in_zone("board")
    t.p1:use("The Zero Drive", 2)
    t:pass_all()
    t:expect(t.p1.base):is { "Unit 3" }
  end }

scenario "359.3.e.2, 359.3.f.4 Mystic Reversal on Portal Rescue: without a new choice the unit is no friend of the new controller" {
  format = "ffa3",
  p1 = { base = { "Unit 3" }, hand = { "Portal Rescue" }, pool = { energy = 3, mind = 1 } },
  p2 = {},
  p3 = { base = { "Unit 5" }, hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 } },
  function(t)
    t.p1:play("Portal Rescue"):on("Unit 3"):pass()
    t.p2:pass()
    t.p3:play("Mystic Reversal")
    t:resolve()
    local try = t:copy()
    try.p3:yes()
    try.p3:on("Unit 5")
    try:pass_all()
    try:expect_event("banish", "Unit 5")
    try:expect("Unit 5"):at("base"):controlled_by("p3")
    t.p3:no()
    t:pass_all()
    t:expect("Unit 3"):at("base")
    t:expect_no_event("banish", "Unit 3")
    t:expect("Portal Rescue"):in_zone("trash")
    t:expect(t.p1.trash):has("Portal Rescue")
  end }

scenario "740.1 Shard of Undoing: a mate's unit that dies in my Beginning Phase makes both opponents kill" {
  format = "2v2", turn = "p4", battlefields = { "Frozen Fortress", "East Field", "North Field" },
  p1 = { base = { "Shard of Undoing" } },
  p2 = { base = { "Unit 2" } },
  p3 = { at = { ["Frozen Fortress"] = { "Unit 1" } } }, p4 = { base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t:expect_decision("p4")
    t.p4:choose("Unit 3")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Unit 4"):at("base")
  end }

scenario "740.1 Magma Wurm: a mate's token enters ready" {
  format = "2v2",
  p1 = { base = { "Magma Wurm" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } }, facedown = { ["East Field"] = "Guards!" } },
  p3 = { legend = "Herald of the Arcane", pool = { energy = 1 } }, p4 = {},
  function(t)
    t.p1:invite()
    t.p3:use("Herald of the Arcane")
    t:pass_all()
    t:expect("Recruit"):ready():controlled_by("p3")
  end }

scenario "390.1 Rally the Troops: tokens are units that are played, and the mate's units are friendly" {
  format = "2v2",
  p1 = { hand = { "Rally the Troops", "Sprite Burst" }, pool = { energy = 7 } },
  p2 = {}, p3 = { hand = { "Sprite Call" }, pool = { energy = 3 } }, p4 = {},
  function(t)
    t.p1:play("Rally the Troops")
    t:pass_all()
    t.p1:play("Sprite Burst")
    t:pass_all()
    t:expect("Sprite#1"):buffed()
    t:expect("Sprite#2"):buffed()
    t.p1:invite()
    t.p3:play("Sprite Call")
    t:pass_all()
    t:expect("p3's Sprite"):buffed()
  end }

scenario "350.2 Fresh Beans: a token in a showdown is a unit that was played; a mate's is not mine" {
  format = "2v2",
  p1 = { base = { "Unit 2", "Fresh Beans" }, hand = { "Sprite Call" }, pool = { energy = 3 } },
  p2 = {}, p3 = { base = { "Fresh Beans" } }, p4 = {},
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Sprite Call")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p3.hand):count(0)
  end }

scenario "054.1 Vex, Apathetic: tokens are stunned, and their player does not move them" {
  format = "ffa3",
  p1 = { hand = { "Sprite Burst" }, pool = { energy = 5 } },
  p2 = { at = { ["East Field"] = { "Vex, Apathetic" } } }, p3 = {},
  function(t)
    t.p1:play("Sprite Burst")
    t:pass_all()
    t:expect("Sprite#1"):stunned()
    t:expect("Sprite#2"):stunned()
    t:cannot(t.p1, "move", "Sprite#1", "West Field")
  end }

scenario "054.1, 055 beside Mageseeker Warden a Drummer's Recruit cannot be played at a battlefield, and is played nowhere" {
  format = "ffa3",
  p1 = { base = { "Noxian Drummer" } },
  p2 = { at = { ["East Field"] = { "Mageseeker Warden" } } }, p3 = {},
  function(t)
    t.p1:move("Noxian Drummer", "North Field")
    t:pass_all()
    t:showdown_pass()
    t:expect(t:at("North Field")):is { "Noxian Drummer" }
    t:expect(t.p1.base):count(0)
  end }

scenario "054.1, 055 Corina at Rockfall Path: no Recruits there and none in the base" {
  format = "ffa3", battlefields = { "Rockfall Path", "East Field", "North Field" },
  p1 = { base = { "Corina Veraza" } },
  p2 = {}, p3 = {},
  function(t)
    t.p1:move("Corina Veraza", "Rockfall Path")
    t:pass_all()
    t:showdown_pass()
    t:expect(t:at("Rockfall Path")):is { "Corina Veraza" }
    t:expect(t.p1.base):count(0)
  end }

scenario "373 two deaths at the Altar of Blood and Power for one: each is looked at by itself" {
  format = "ffa3", battlefields = { "Altar of Blood", "East Field", "North Field" },
  p1 = { base = { "Unit 1", "Unit 2" }, pool = { any = 3 } },
  p2 = { at = { ["Altar of Blood"] = { "Unit 6" } } }, p3 = {},
  function(t)
    t.p1:move({ "Unit 1", "Unit 2" }, "Altar of Blood")
    t:combat()
    t.p2:assign { ["Unit 1"] = 1, ["Unit 2"] = 5 }
    t:expect_decision("p1")
    t.p1:yes()
    t:expect(t.p1.trash):count(1)
    t:expect(t.p1.base):count(1)
    t:expect_number("p1", "any", 0)
  end }

scenario "808.1.d.1 a unit that the Altar of Blood recalls has not died, for nobody's trigger" {
  format = "ffa3", battlefields = { "Altar of Blood", "East Field", "North Field" },
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["Altar of Blood"] = { "Undercover Agent" } }, pool = { any = 3 }, hand = { "Unit 1", "Unit 2" } },
  p3 = { base = { "Vicious Snapjaws" } },
  function(t)
    t.p1:move("Unit 5", "Altar of Blood")
    t:combat()
    t:expect_decision("p2")
    t.p2:yes()
    t:expect("Undercover Agent"):at("base"):exhausted():damage(0)
    t:expect(t.p2.hand):count(2)
    t:expect_number("p3", "xp", 0)
    t:expect("Unit 5"):in_zone("trash")
    t:expect_control("Altar of Blood", "nobody")
  end }

scenario "390.5 Smite goes with the unit that Possession takes: it is banished to its owner" {
  format = "ffa3",
  p1 = { hand = { "Smite", "Possession", "Vengeance" }, pool = { energy = 14, fury = 1, chaos = 3, order = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } }, p3 = {},
  function(t)
    t.p1:play("Smite"):on("Unit 5")
    t:pass_all()
    t.p1:play("Possession"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):controlled_by("p1"):at("base"):damage(3)
    t.p1:play("Vengeance"):on("Unit 5")
    t:pass_all()
    t:expect(t.p2.banishment):is { "Unit 5" }
  end }

scenario "437.4 Counter Strike and Lotus Trap: what is prevented whole is not doubled" {
  format = "ffa3",
  p1 = { hand = { "Lotus Trap", "Incinerate" }, pool = { energy = 4 } },
  p2 = { at = { ["East Field"] = { "Unit 5" } }, hand = { "Counter Strike" }, pool = { energy = 2, calm = 1 } }, p3 = {},
  function(t)
    t.p1:play("Lotus Trap"):on("Unit 5")
    t:pass_all()
    t.p1:play("Incinerate"):on("Unit 5"):pass()
    t.p2:play("Counter Strike"):on("Unit 5")
    t:resolve()
    t:resolve()
    t:expect("Unit 5"):damage(0)
    t:expect_no_event("damage", "Unit 5")
  end }

scenario "742.1.a Hard Bargain: only the spell's player pays, no team mate" {
  format = "2v2",
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, hand = { "Hard Bargain" }, pool = { energy = 2 } },
  p3 = { pool = { energy = 2 } }, p4 = {},
  function(t)
    t.p1:play("Incinerate"):on("Unit 2"):pass()
    t.p2:play("Hard Bargain")
    t:pass_all()
    t:expect("Unit 2"):damage(0):at("East Field")
    t:expect_number("p3", "energy", 2)
  end }

scenario "431.2.c each Burn Out of one draw names an opponent anew" {
  format = "ffa4",
  p1 = { hand = { "Progress Day" }, pool = { energy = 6, mind = 1 }, deck = { "Unit 1" }, trash = { "Unit 2" } },
  p2 = {}, p3 = {}, p4 = { points = 6 },
  function(t)
    t.p1:play("Progress Day")
    t:resolve()
    t.p1:choose("p2")
    t:expect_points("p2", 1)
    t.p1:choose("p3")
    t:expect_points("p3", 1)
    t.p1:choose("p4")
    t:expect_points("p4", 7)
    t.p1:choose("p4")
    t:expect_winner("p4")
  end }

scenario "422.1, 411.4 Mindsplitter makes an opponent discard Flame Chompers, who may play it" {
  format = "ffa3",
  p1 = { hand = { "Mindsplitter" }, pool = { energy = 7, chaos = 2 } },
  p2 = { hand = { "Flame Chompers" }, pool = { fury = 1 } }, p3 = {},
  function(t)
    t.p1:play("Mindsplitter")
    t.p1:choose("p2")
    t:resolve()
    t.p2:yes() t.p2:yes()
    t:pass_all()
    t:expect("Flame Chompers"):controlled_by("p2"):at("base")
  end }

scenario "478.3 Find Your Center: the opponents' score is the sum of their points" {
  format = "2v2",
  p1 = { hand = { "Find Your Center" }, pool = { energy = 1 } },
  p2 = { points = 5 }, p3 = { points = 0 }, p4 = { points = 3 },
  function(t)
    t.p1:play("Find Your Center")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "478.3, 429.1 Chem-Baroness: one's own Gold adds more when the team is near, the mate's does not" {
  format = "2v2",
  p1 = { legend = "Chem-Baroness", base = { "Gold" }, points = 2 }, p2 = {}, p3 = { base = { "Gold" }, points = 6 }, p4 = {},
  function(t)
    t.p1:use("p1's Gold")
    t:expect_number("p1", "any", 1)
    t:expect_number("p1", "energy", 1)
    t.p1:invite()
    t.p3:use("p3's Gold")
    t:expect_number("p3", "energy", 0)
  end }

scenario "740.1 Sona readies friendly runes, the mate's as well" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Sona, Harmonious" } }, runes = { exhausted = { calm = 2 } } },
  p2 = { runes = { exhausted = { fury = 1 } } }, p3 = { runes = { exhausted = { mind = 3 } } }, p4 = {},
  function(t)
    t.p1:end_turn()
    t:expect_option("Calm Rune", "Mind Rune")
    t:expect_no_option("Fury Rune")
    t.p1:choose("Calm Rune#1", "Calm Rune#2", "Mind Rune#1", "Mind Rune#2")
    t:pass_all()
    t:expect(t.p3.runes):ready(2)
  end }

-- No control is lost and none gained, so nothing is conquered.
scenario "323.6, 309.1 Lillia leaves her battlefield: the state is closed, so it is still hers as the Sprite comes" {
  format = "ffa3",
  p1 = { at = { ["West Field"] = { "Lillia, Fae Fawn" } } },
  p2 = {}, p3 = {},
  function(t)
    t.p1:move("Lillia, Fae Fawn", "base")
    t:expect_control("West Field", "p1")
    t:pass_all()
    t:expect(t:at("West Field")):is { "Sprite" }
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 0)
    t:expect_decision("p1", "turn")
  end }

scenario "359.3.f.2 Maduli's Might is looked at as he moves: grown enemies keep him home" {
  format = "ffa3",
  p1 = { base = { "Maduli the Gatekeeper" }, pool = { chaos = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  p3 = { hand = { "Discipline" }, pool = { energy = 2 } },
  function(t)
    t.p1:use("Maduli the Gatekeeper")
    t.p1:pass() t.p2:pass()
    t.p3:play("Discipline"):on("Unit 5")
    t:pass_all()
    t:expect("Maduli the Gatekeeper"):at("base")
    t:expect_number("p1", "chaos", 0)
  end }

scenario "740.1, 355.2.b Arachnoid Horror: the mate's units may be played where an enemy is alone" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Arachnoid Horror" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  p3 = { hand = { "Unit 3" }, pool = { energy = 3 } }, p4 = { at = { ["North Field"] = { "Unit 1", "Unit 1" } } },
  function(t)
    t.p3:play("Unit 3")
    t:expect_options("base", "East Field")
    t.p3:at("East Field")
    t:combat()
    t:expect_control("East Field", "p3")
    t:expect_points("p3", 1)
  end }

scenario "740.1 Baron Nashor: other friendly units, the mate's too, have two more" {
  format = "2v2",
  p1 = { base = { "Baron Nashor", "Unit 1" } }, p2 = { base = { "Unit 1" } }, p3 = { base = { "Unit 1" } }, p4 = {},
  function(t)
    t:expect("p1's Unit 1"):might(3)
    t:expect("p3's Unit 1"):might(3)
    t:expect("p2's Unit 1"):might(1)
    t:expect("Baron Nashor"):might(12)
  end }

scenario "373, 808.1.d.1 Unchecked Power: of two players' units that would die at once one is recalled, and its Deathknell is none" {
  format = "ffa3",
  p1 = { hand = { "Unchecked Power" }, pool = { energy = 7, mind = 2 } },
  p2 = { at = { ["East Field"] = { "Honest Broker" } }, hand = { "Tactical Retreat" }, pool = { energy = 2 } },
  p3 = { at = { ["North Field"] = { "Honest Broker" } } },
  function(t)
    t.p1:play("Unchecked Power"):pass()
    t.p2:play("Tactical Retreat")
    t:pass_all()
    t:expect("p2's Honest Broker"):at("base"):exhausted():damage(0)
    t:expect(t.p2.base):is { "Honest Broker" }
    t:expect("p3's Honest Broker"):in_zone("trash")
    t:expect(t.p3.base):is { "Gold" }
  end }

scenario "373.1 two players' Hourglasses at one moment: each replaces the death of its own side" {
  format = "ffa3",
  p1 = { hand = { "Flurry of Blades" }, pool = { energy = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } }, base = { "Zhonya's Hourglass" } },
  p3 = { at = { ["North Field"] = { "Unit 1" } }, base = { "Zhonya's Hourglass" } },
  function(t)
    t.p1:play("Flurry of Blades")
    t:pass_all()
    t:expect("p2's Unit 1"):at("base"):exhausted()
    t:expect("p3's Unit 1"):at("base"):exhausted()
    t:expect("p2's Zhonya's Hourglass"):in_zone("trash")
    t:expect("p3's Zhonya's Hourglass"):in_zone("trash")
  end }

scenario "372 two Hourglasses of a team and two deaths of two owners: each owner says which one breaks" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Unit 1" } }, base = { "Zhonya's Hourglass" } },
  p2 = { hand = { "Flurry of Blades" }, pool = { energy = 1 } },
  p3 = { at = { ["North Field"] = { "Unit 1" } }, base = { "Zhonya's Hourglass" } }, p4 = {},
  turn = "p2",
  function(t)
    t.p2:play("Flurry of Blades")
    t:pass_all()
    t.p1:choose("p3's Zhonya's Hourglass")
    t.p3:choose("p1's Zhonya's Hourglass")
    t:expect("p1's Unit 1"):at("base")
    t:expect("p3's Unit 1"):at("base")
    t:expect("p1's Zhonya's Hourglass"):in_zone("trash")
    t:expect("p3's Zhonya's Hourglass"):in_zone("trash")
  end }

scenario "740.1, 404.2 Altar of Memories: the mate's unit dies, one's own Altar draws" {
  format = "2v2",
  p1 = { base = { "Altar of Memories" }, hand = { "Unit 9" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, p3 = { base = { "Unit 1" } }, p4 = {},
  turn = "p2",
  function(t)
    t.p2:play("Vengeance")
    t:resolve()
    t.p1:yes() t.p1:yes()
    t:resolve()
    t.p1:choose("Unit 9")
    t.p1:choose(1)
    t:expect(t.p1.hand):count(1)
  end }

scenario "312.2.c, 340.4 four players: after each item the controller of the newest one has priority" {
  format = "ffa4",
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  p3 = { hand = { "Discipline" }, pool = { energy = 2 } },
  p4 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2"):pass()
    t.p2:pass()
    t.p3:play("Discipline"):on("Unit 2")
    t:expect_decision("p3", "priority")
    t.p3:pass()
    t.p4:play("Stupefy"):on("Unit 2")
    t:expect_chain { "Incinerate", "Discipline", "Stupefy" }
    t:resolve()
    t:expect("Unit 2"):might(1)
    t:expect_decision("p3", "priority")
    t:pass_all()
    t:expect("Unit 2"):at("East Field"):might(3):damage(2)
  end }

scenario "651.3 who has conceded is passed over: priority and choices go round the rest" {
  format = "ffa4",
  p1 = { base = { "Unit 3" }, hand = { "Whirlwind" }, pool = { energy = 3, chaos = 1 } },
  p2 = {}, p3 = { at = { ["North Field"] = { "Unit 1" } } }, p4 = { base = { "Unit 2" } },
  function(t)
    t.p2:concede()
    t.p1:play("Whirlwind"):pass()
    t:expect_decision("p3", "priority")
    t:resolve()
    t:expect_decision("p3")
    t.p3:choose("Unit 3")
    t:expect_decision("p4")
    t.p4:choose()
    t:expect_decision("p1")
    t.p1:choose("Unit 2")
    t:expect("Unit 3"):in_zone("hand")
    t:expect("Unit 2"):in_zone("hand")
  end }

scenario "422.1, 411.4 Bewitching Spirit on the mate: his discard, so his triggers and not mine" {
  format = "2v2",
  p1 = { hand = { "Bewitching Spirit" }, pool = { energy = 3 }, base = { "Jinx, Rebel" } },
  p2 = {}, p3 = { hand = { "Scrapheap" } }, p4 = {},
  function(t)
    t.p1:play("Bewitching Spirit"):choose("p3")
    t:pass_all()
    t:expect("Scrapheap"):in_zone("trash")
    t:expect(t.p3.hand):count(1)
    t:expect("Jinx, Rebel"):might(5)
  end }
