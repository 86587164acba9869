-- SPDX-License-Identifier: MIT
-- Questions as players ask them: two or three cards that meet, in a duel.  What comes out was decided from the rules
-- before it was played.

scenario "372 Zhonya and Highlander on one unit: the owner says which, and the other is kept" {
  p1 = { at = { ["West Field"] = { "Unit 3" } }, base = { "Zhonya's Hourglass" }, hand = { "Highlander" },
    pool = { energy = 4 } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 3")
    t.p2:pass()
    t.p1:play("Highlander"):on("Unit 3")
    t:pass_all()
    t:expect_decision("p1", "372")
    t.p1:choose("Zhonya's Hourglass")
    t:pass_all()
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect("Zhonya's Hourglass"):in_zone("trash")
  end }

scenario "373 Soraka and her smaller neighbours die at once: she goes, they are recalled" {
  p1 = { at = { ["West Field"] = { "Soraka, Wanderer", "Unit 3", "Unit 4" } } },
  p2 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 } }, turn = "p2",
  function(t)
    t.p2:play("The Ruination")
    t:pass_all()
    t:expect("Soraka, Wanderer"):in_zone("trash")
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect("Unit 4"):in_zone("trash")
  end }

scenario "808.1.d.1 Smite: banished instead of dying, no Deathknell" {
  p1 = { hand = { "Smite" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Watchful Sentry" } } },
  function(t)
    t.p1:play("Smite"):on("Watchful Sentry")
    t:pass_all()
    t:expect("Watchful Sentry"):in_zone("banishment")
    t:expect(t.p2.hand):count(0)
  end }

scenario "372 Smite against Zhonya: the unit's owner chooses; after Smite it is no death" {
  p1 = { hand = { "Smite" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, base = { "Zhonya's Hourglass" } },
  function(t)
    t.p1:play("Smite"):on("Unit 3")
    t:pass_all()
    t:expect_decision("p2", "372")
    t.p2:choose("Zhonya's Hourglass")
    t:expect("Unit 3"):at("base")
    t:expect("Zhonya's Hourglass"):in_zone("trash")
  end }

scenario "437.4 Unyielding Spirit under Imperial Decree: no damage taken, nobody dies; combat damage does" {
  p1 = { hand = { "Imperial Decree", "Incinerate" }, pool = { energy = 7, order = 2 }, base = { "Unit 2" } },
  p2 = { hand = { "Unyielding Spirit" }, pool = { energy = 1, body = 1 }, at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Imperial Decree")
    t.p1:pass()
    t.p2:play("Unyielding Spirit")
    t:pass_all()
    t.p1:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):at("West Field"):damage(0)
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t.p1:order { "Imperial Decree", "Imperial Decree (2)" }
    t:combat()
    t:expect("Unit 9"):in_zone("trash")
    t:expect("Unit 2"):in_zone("trash")
  end }

scenario "718.5.e Akshan's loot goes back when he dies, and is recalled to its owner's base" {
  p1 = { hand = { "Akshan, Mischievous" }, pool = { energy = 4, body = 2 } },
  p2 = { base = { { "Unit 2", attached = { "Doran's Blade" } } }, hand = { "Vengeance" }, runes = { order = 4 } },
  function(t)
    t.p1:play("Akshan, Mischievous"):yes()
    t.p1:no()
    t.p1:on("Doran's Blade")
    t:pass_all()
    t:expect("Doran's Blade"):controlled_by("p1"):attached_to("Akshan, Mischievous")
    t:expect("Akshan, Mischievous"):might(6)
    t:next_turn()
    t.p2:play("Vengeance"):on("Akshan, Mischievous")
    t:pass_all()
    t:expect("Doran's Blade"):controlled_by("p2"):unattached():in_zone("board")
    t:expect(t.p2.base):has("Doran's Blade")
  end }

scenario "355.16 Blade of the Ruined King: the only other friendly unit pays, never the one that is equipped" {
  p1 = { base = { "Unit 2", "Unit 3", "Blade of the Ruined King" }, pool = { order = 1 } },
  function(t)
    t.p1:use("Blade of the Ruined King"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 3"):might(7)
  end }

scenario "466.1.b.2 Draven, Audacious dies in combat: the opponent's eighth point by him wins" {
  p1 = { base = { "Unit 9" }, points = 7 },
  p2 = { at = { ["West Field"] = { "Draven, Audacious" } } },
  function(t)
    t.p1:move("Unit 9", "West Field")
    t:combat()
    t:expect_winner("p1")
  end }

scenario "054.1 Draven, Audacious dies in combat beside Tianna: the attacker gets nothing" {
  p1 = { base = { "Unit 9" }, points = 3 },
  p2 = { at = { ["West Field"] = { "Draven, Audacious" }, ["East Field"] = { "Tianna Crownguard" } } },
  function(t)
    t.p1:move("Unit 9", "West Field")
    t:combat()
    t:expect_points("p1", 3)
  end }

scenario "315.2 Frozen Fortress kills the last unit before the hold: no point" {
  battlefields = { "Frozen Fortress", "East Field" },
  p1 = { at = { ["Frozen Fortress"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } } },
  p2 = {}, turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Unit 1"):in_zone("trash")
    t:expect_points("p1", 1)
  end }

scenario "374 Kayn who has not moved takes damage as any unit" {
  p1 = { base = { "Unit 10" } },
  p2 = { at = { ["West Field"] = { "Kayn, Unleashed", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 10", "West Field")
    t:combat()
    t:expect("Kayn, Unleashed"):in_zone("trash")
  end }

scenario "383.2.c.2 Viktor, Leader and another unit die at once: no Recruit" {
  p1 = { at = { ["West Field"] = { "Viktor, Leader", "Unit 3" } } },
  p2 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 } }, turn = "p2",
  function(t)
    t.p2:play("The Ruination")
    t:pass_all()
    t:expect("Recruit"):gone()
  end }

scenario "808.2 Karthus dies beside the Sentry: its Deathknell still happens twice" {
  p1 = { at = { ["West Field"] = { "Karthus, Eternal", "Watchful Sentry" } } },
  p2 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 } }, turn = "p2",
  function(t)
    t.p2:play("The Ruination")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "383.3.b Overzealous Fan at Vilemaw's Lair: the price is paid, and the attacker cannot leave for its base" {
  battlefields = { "Vilemaw's Lair", "East Field" },
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["Vilemaw's Lair"] = { "Overzealous Fan", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 5", "Vilemaw's Lair")
    t.p2:yes():yes()
    t:pass_all()
    t:expect("Unit 5"):at("Vilemaw's Lair")
    t:expect("Overzealous Fan"):in_zone("trash")
  end }

scenario "423.1.b a stunned Tank takes the damage first and deals none" {
  p1 = { base = { "Unit 4" }, hand = { "Rune Prison" }, pool = { energy = 2, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Sunlit Guardian", "Unit 3" } } },
  function(t)
    t.p1:play("Rune Prison"):on("Sunlit Guardian")
    t:pass_all()
    t.p1:move("Unit 4", "West Field")
    t:combat()
    -- Guardian 3+1 = 4 lethal; deals none; Unit 3 deals 3
    t:expect("Sunlit Guardian"):in_zone("trash")
    t:expect("Unit 3"):at("West Field")
    t:expect("Unit 4"):at("base")
  end }

scenario "826 Backline and Tank on one unit: the attacker picks which of the two" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { { "Caitlyn, Patrolling", attached = { "Doran's Shield" } }, "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t:expect_decision("p1")
  end }

scenario "388.1 Zilean adds a Reflection to Mirror Image; one choice for both" {
  p1 = { at = { ["West Field"] = { "Zilean, Time Mage" } }, base = { "Unit 6" }, hand = { "Mirror Image" },
    pool = { energy = 3, mind = 2 } },
  function(t)
    t.p1:play("Mirror Image"):on("Unit 6")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.base):count(3)
  end }

scenario "435.4.b gear attached to a unit that is recalled by Guardian Angel stays at its side; the Angel lies in the trash" {
  p1 = { at = { ["West Field"] = { { "Unit 3", attached = { "Guardian Angel", "Long Sword" } } } } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t:expect("Guardian Angel"):in_zone("trash")
    t:expect("Unit 3"):at("base"):exhausted():might(5)
    t:expect("Long Sword"):attached_to("Unit 3"):at("base")
  end }

scenario "359.3.e.12 Baited Hook whose unit is saved by Zhonya: nothing killed, nothing played" {
  p1 = { base = { "Baited Hook", "Unit 3", "Zhonya's Hourglass" }, pool = { energy = 1, order = 1 },
    deck = { "Unit 4", "Unit 2", "Unit 1", "Filler", "Filler" } },
  function(t)
    t.p1:use("Baited Hook"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect("Zhonya's Hourglass"):in_zone("trash")
    t:expect("Unit 4"):in_zone("deck")
  end }

scenario "812.1.c a countered card of mine counts for Legion, the opponent's counter for theirs" {
  p1 = { hand = { "Consult the Past", "Trifarian Gloryseeker" }, pool = { energy = 6 } },
  p2 = { hand = { "Defy" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t.p1:play("Consult the Past"):pass()
    t.p2:play("Defy")
    t:pass_all()
    t.p1:play("Trifarian Gloryseeker")
    t:pass_all()
    t:expect("Trifarian Gloryseeker"):buffed()
  end }

scenario "820.3.a Repeat: played once for the Student, chosen twice for Irelia" {
  p1 = { base = { "Ravenbloom Student", "Irelia, Fervent" }, hand = { "Feral Strength" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Feral Strength"):yes()
    t.p1:on("Irelia, Fervent", "Irelia, Fervent")
    t:pass_all()
    t:expect("Irelia, Fervent"):might(4 + 2 + 2 + 1 + 1)
    t:expect("Ravenbloom Student"):might(3)
  end }

scenario "809.1.c a repeated Frigid Touch pays for Deflect each time it chooses the unit" {
  p1 = { hand = { "Frigid Touch" }, pool = { energy = 4, any = 2 } },
  p2 = { at = { ["West Field"] = { "Navori Scout" } } },
  function(t)
    t.p1:play("Frigid Touch"):yes()
    t.p1:on("Navori Scout", "Navori Scout")
    t:expect_number("p1", "any", 0)
    t:pass_all()
    t:expect("Navori Scout"):might(0)
  end }

scenario "390.1 Iascylla asks at the start of the next Main Phase of her controller" {
  p1 = { at = { ["West Field"] = { "Iascylla" } } },
  p2 = { base = { "Unit 3" } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect_decision("p1")
  end }

scenario "383.3.d Yasuo, Windrider swapped by Azir and moved: the third move scores" {
  p1 = { base = { "Yasuo, Windrider", "Azir, Ascendant" }, hand = { "Ride the Wind", "Ride the Wind" },
    pool = { energy = 4, chaos = 2, calm = 1 } },
  function(t)
    t.p1:move("Yasuo, Windrider", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t.p1:use("Azir, Ascendant"):on("Yasuo, Windrider")
    t:pass_all()
    t:expect("Yasuo, Windrider"):at("base")
    t:expect("Azir, Ascendant"):at("West Field")
    t.p1:play("Ride the Wind"):on("Yasuo, Windrider")
    t.p1:choose("East Field")
    t:pass_all()
    t:showdown_pass()
    t:expect_points("p1", 3)
  end }

scenario "820.3 a spell with its own Repeat and the Academy's: each is paid or not" {
  battlefields = { "The Academy", "East Field" },
  p1 = { at = { ["The Academy"] = { "Unit 1" } }, hand = { "Feral Strength" }, runes = { calm = 6 } }, turn = "p2",
  p2 = {},
  function(t)
    t:next_turn()
    t.p1:play("Feral Strength"):choose(1, 2)
    t.p1:on("Unit 1", "Unit 1", "Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(7)
  end }

scenario "423.1.a.1 Existential Dread repeated on one unit: the second time it goes home" {
  p1 = { at = { ["West Field"] = { "Unit 4" } }, hand = { "Existential Dread" }, pool = { energy = 3, chaos = 1 } },
  p2 = { base = { "Unit 5" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t.p2:pass()
    t.p1:play("Existential Dread"):yes()
    t.p1:on("Unit 5", "Unit 5")
    t:pass_all()
    t:expect("Unit 5"):in_zone("hand")
  end }

scenario "472.1.b Keeper of Masks: the Reflections are copies of him with his keywords, no play effect of theirs" {
  p1 = { hand = { "Keeper of Masks" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Keeper of Masks")
    t:pass_all()
    t:expect(t.p1.base):count(3)
    t:expect_events(2, "trigger", "Keeper of Masks")   -- the play effect, and what it does to the tokens
    for i = 1, 3 do t:expect("Keeper of Masks#" .. i):keyword("temporary"):might(1) end
  end }

scenario "371 Zilean and two Reflections of the Keeper: one more, which becomes a copy, too" {
  p1 = { at = { ["West Field"] = { "Zilean, Time Mage" } }, hand = { "Keeper of Masks" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Keeper of Masks"):at("base")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.base):count(4)
    t:expect_events(3, "become_copy")
  end }

scenario "425.1.a Abandon on a hidden spell: it goes to its owner's hand" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hidden Blade" } },
  p2 = { hand = { "Abandon" }, pool = { energy = 2 }, base = { "Unit 2" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 2", "West Field")
    t.p2:pass()
    t.p1:play("Hidden Blade"):on("Unit 2")
    t.p1:pass()
    t.p2:play("Abandon")
    t:resolve()
    t.p2:choose()
    t:expect("Hidden Blade"):in_zone("hand")
    t:expect(t.p1.hand):is { "Hidden Blade" }
  end }

scenario "816 LeBlanc keeps the Temporary units of her battlefield, not those in the base" {
  p1 = { at = { ["West Field"] = { "LeBlanc, Everywhere at Once", "Sprite" } }, base = { "Sprite" } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t:at("West Field")):has("Sprite", 1)
    t:expect(t.p1.base):lacks("Sprite")
  end }

scenario "823 Hunt by an Equipment on Voracious Gromp: summed, one trigger" {
  p1 = { base = { { "Voracious Gromp", attached = { "Hunter's Machete" } } } },
  function(t)
    t.p1:move("Voracious Gromp", "West Field")
    t:showdown_pass()
    t:expect_number("p1", "xp", 4)
  end }

scenario "107.3.b.2 the Brush in place of Bandle Tree: one of two facedown cards goes" {
  battlefields = { "Bandle Tree", "East Field" },
  p1 = { legend = "Green Father", at = { ["Bandle Tree"] = { "Unit 2" } },
    facedown = { ["Bandle Tree"] = { "Pakaa Cub", "Hidden Blade" } } },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:yes()
    t:resolve()
    t.p1:choose("Pakaa Cub")
    t:expect("Pakaa Cub"):in_zone("trash")
    t:expect("Hidden Blade"):in_zone("facedown")
  end }

scenario "323.1 the Brush in place of Aspirant's Climb: eight points are enough now" {
  battlefields = { "Aspirant's Climb", "East Field" },
  p1 = { legend = "Green Father", at = { ["Aspirant's Climb"] = { "Unit 2" } }, points = 7 },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_winner("nobody")
    t.p1:yes()
    t:pass_all()
    t:expect_winner("p1")
  end }

scenario "811.1.d.1 a unit hidden at Rockfall Path cannot be played there" {
  battlefields = { "Rockfall Path", "East Field" },
  p1 = { at = { ["Rockfall Path"] = { "Unit 2" } }, facedown = { ["Rockfall Path"] = "Pakaa Cub" } }, p2 = {},
  function(t)
    t:cannot(t.p1, "play", "Pakaa Cub")
  end }

scenario "359.3.e.7 Riposte that is countered itself gives no Might, and the spell resolves" {
  p1 = { hand = { "Consult the Past", "Wind Wall" }, pool = { energy = 7, calm = 2 } },
  p2 = { base = { "Unit 2" }, hand = { "Riposte" }, pool = { energy = 2, body = 2 } },
  function(t)
    t.p1:play("Consult the Past"):pass()
    t.p2:play("Riposte"):on("Unit 2", "Consult the Past")
    t.p2:pass()
    t.p1:play("Wind Wall"):on("Riposte")
    t:pass_all()
    t:expect("Unit 2"):might(2)
    t:expect(t.p1.hand):count(2)
  end }

scenario "355.8 Deathgrip chooses two friendly units, so one is not enough" {
  p1 = { base = { "Unit 3" }, hand = { "Deathgrip" }, pool = { energy = 2 } },
  function(t)
    t:cannot(t.p1, "play", "Deathgrip")
  end }

scenario "372 Annie, Void Gate and Lotus Trap: the bonus is added once, then doubled" {
  battlefields = { "Void Gate", "East Field" },
  p1 = { base = { "Annie, Fiery" }, hand = { "Lotus Trap", "Incinerate" }, pool = { energy = 4 } },
  p2 = { at = { ["Void Gate"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Lotus Trap"):on("Unit 9")
    t:pass_all()
    t.p1:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(8)
  end }

scenario "417.1 Unchecked Power exhausts its player's units and deals 12 at battlefields only" {
  p1 = { base = { "Unit 2" }, at = { ["West Field"] = { "Unit 3" } }, hand = { "Unchecked Power" },
    pool = { energy = 7, mind = 2 } },
  p2 = { at = { ["East Field"] = { "Kayn, Unleashed" } } },
  function(t)
    t.p1:play("Unchecked Power")
    t:pass_all()
    t:expect("Unit 2"):exhausted():at("base")
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Kayn, Unleashed"):in_zone("trash")
  end }

scenario "374 Karthus stolen: the Deathknells of his old controller happen once" {
  p1 = { hand = { "Vengeance", "Hostile Takeover" }, pool = { energy = 9, order = 2, mind = 2 } },
  p2 = { at = { ["West Field"] = { "Karthus, Eternal", "Watchful Sentry" } } },
  function(t)
    t.p1:play("Hostile Takeover"):on("Karthus, Eternal")
    t:resolve()
    t:expect("Karthus, Eternal"):controlled_by("p1")
    t:combat()
    t:expect("Watchful Sentry"):in_zone("trash")
    t:pass_all()
    t:expect(t.p2.hand):count(1)
  end }

scenario "702.2.a a buff stays on a unit that changes its controller" {
  p1 = { hand = { "Hostile Takeover" }, pool = { energy = 5, mind = 2 } },
  p2 = { legend = "The Boss", at = { ["West Field"] = { { "Unit 4", buffs = 1 } } }, pool = { any = 1 },
    hand = { "Hidden Blade" } },
  function(t)
    t.p1:play("Hostile Takeover"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):controlled_by("p1"):might(5)
  end }

scenario "809.1 Deflect of a unit stolen: its old controller pays now" {
  p1 = { hand = { "Hostile Takeover" }, pool = { energy = 5, mind = 2, any = 1 } },
  p2 = { at = { ["West Field"] = { "Navori Scout" } }, hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Hostile Takeover"):on("Navori Scout")
    t:expect_number("p1", "any", 0)
    t:pass_all()
    t.p1:pass()
    t:cannot(t.p2, "play", "Stupefy")
  end }

scenario "464.1 Hostile Takeover empties a battlefield of its controller: a showdown, conquered; at the end it goes home, uncontrolled" {
  p1 = { hand = { "Hostile Takeover" }, pool = { energy = 5, mind = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Hostile Takeover"):on("Unit 4")
    t:pass_all()
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:next_turn()
    t:expect("Unit 4"):at("base"):controlled_by("p2")
    t:expect_control("West Field", "nobody")
  end }

scenario "355.11.b Fox-Fire's group has grown in response: the largest part that fits is killed" {
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 2", "Unit 0" } }, hand = { "Back to Back" },
    pool = { energy = 3 } },
  function(t)
    t.p1:play("Fox-Fire"):on("Unit 2#1", "Unit 2#2", "Unit 0")
    t.p1:pass()
    t.p2:play("Back to Back"):on("Unit 2#1", "Unit 0")
    t:resolve()
    t:resolve()
    -- now 4, 2, 2: the largest group that fits is two of 2 and 2
    t:expect(t.p2.trash):has("Unit 2#2")
    t:expect(t.p2.trash):has("Unit 0")
    t:expect("Unit 2#1"):at("West Field")
  end }

scenario "355.4 The Syren: a friendly unit at a battlefield; Determined Sentry cannot go" {
  p1 = { base = { "The Syren" }, at = { ["West Field"] = { "Determined Sentry" } }, pool = { energy = 1 } },
  function(t)
    t:expect_control("West Field", "p1")
    t.p1:use("The Syren"):on("Determined Sentry")
    t:pass_all()
    t:expect("Determined Sentry"):at("West Field")
  end }

scenario "461.1.a.1 Determined Sentry that attacks and ties is recalled: no move" {
  p1 = { base = { "Determined Sentry" }, hand = { "Unit 0" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Rune Prison" }, pool = { energy = 2, calm = 1 } },
  function(t)
    t.p1:move("Determined Sentry", "West Field")
    t.p1:pass()
    t.p2:play("Rune Prison"):on("Unit 2")
    t:combat()
    t:expect("Determined Sentry"):at("base")
  end }

scenario "383.4.e.2.a Tideturner from hidden swaps out the defender: who comes in defends, who left is no defender" {
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Stalwart Poro" },
    facedown = { ["West Field"] = "Tideturner" } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t.p1:pass()
    t.p2:play("Tideturner")
    t.p2:yes()
    t.p2:on("Stalwart Poro")
    t:pass_all()
    t:expect("Stalwart Poro"):at("West Field"):defending():might(3)
    t:expect("Tideturner"):at("base")
  end }

scenario "820.3.a a spell repeated by Syndra is played once, for the Student too" {
  p1 = { base = { "Ravenbloom Student" }, at = { ["West Field"] = { "Syndra, Transcendent" } },
    hand = { "Discipline" }, pool = { energy = 4, chaos = 1 } },
  p2 = { base = { "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t.p2:pass()
    t.p1:play("Discipline"):yes()
    t.p1:on("Syndra, Transcendent", "Syndra, Transcendent")
    t:pass_all()
    t:expect("Syndra, Transcendent"):might(10)
    t:expect("Ravenbloom Student"):might(3)
    t:expect(t.p1.hand):count(2)
  end }

scenario "356.4 Vex, Cheerless in combat: the friendly spell of 2 costs 1, the enemy's 3 and a Power" {
  p1 = { base = { "Vex, Cheerless" }, hand = { "Discipline" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Discipline" }, pool = { energy = 3 } },
  function(t)
    t.p1:move("Vex, Cheerless", "West Field")
    t:can(t.p1, "play", "p1's Discipline")
    t.p1:pass()
    t:cannot(t.p2, "play", "p2's Discipline", "357")
  end }

scenario "141.1.b.3 Guardian of the Passage returns a unit or gear of the trash, no spell" {
  p1 = { at = { ["West Field"] = { "Guardian of the Passage" } }, trash = { "Long Sword", "Incinerate" } },
    p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):has("Long Sword")
  end }

scenario "718.5.c Angle Shot on an opponent's unit and its own Equipment: it is detached and recalled to its controller" {
  p1 = { hand = { "Angle Shot" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { { "Unit 2", attached = { "Long Sword" } } } } },
  function(t)
    t.p1:play("Angle Shot"):on("Unit 2", "Long Sword")
    t:resolve()
    t.p1:no()
    t:pass_all()
    t:expect("Long Sword"):unattached():at("base")
    t:expect(t.p2.base):has("Long Sword")
    t:expect("Unit 2"):might(2)
  end }

scenario "811.6 the Sudden Storm from hidden on an attacker deals 4 instead" {
  p1 = { at = { ["West Field"] = { "Unit 3" } }, facedown = { ["West Field"] = "Sudden Storm" } },
  p2 = { base = { "Unit 4" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field")
    t.p2:pass()
    t.p1:play("Sudden Storm"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):in_zone("trash")
    t:showdown_pass()
    t:expect_points("p1", 0)
  end }

scenario "416.1.c Forge of the Future recycles cards of both trashes to their owners' decks" {
  p1 = { base = { "Forge of the Future" }, trash = { "Unit 1", "Unit 2" } },
  p2 = { trash = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:use("Forge of the Future")
    t.p1:on("Unit 1", "Unit 3")
    t:pass_all()
    t:expect("Unit 1"):in_zone("deck"):owned_by("p1")
    t:expect(t.p2.deck):has("Unit 3")
  end }

scenario "466.1.b.2 a battlefield that was replaced since it was scored counts as scored" {
  p1 = { legend = "Green Father", base = { "Unit 2", "Unit 3" }, points = 7 }, p2 = {},
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t.p1:yes()
    t:pass_all()
    t:expect_points("p1", 7)
    t:expect(t:zone("battlefields", 1)):has("Brush")
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t:expect_winner("p1")
  end }

scenario "466.1.b.2 the Baron Pit is one more battlefield to score" {
  p1 = { hand = { "Baron Nashor" }, base = { "Unit 2", "Unit 3" }, points = 7, pool = { energy = 10, chaos = 3 } },
    p2 = {},
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t.p1:play("Baron Nashor")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t:expect_winner("nobody")
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t:expect_winner("p1")
  end }

scenario "184.8 Brush scored by hold: it may be swapped back, and what held there holds the old one" {
  battlefields = { "Trifarian War Camp", "East Field" },
  p1 = { legend = "Green Father", base = { "Unit 2" } }, p2 = {},
  function(t)
    t.p1:move("Unit 2", "Trifarian War Camp")
    t:showdown_pass()
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 2"):at("Brush"):might(2)
    t:next_turn()
    t.p2:end_turn()
    t.p1:no()                                  -- the legend
    t.p1:yes()                                 -- the Brush
    t:pass_all()
    t:expect("Unit 2"):at("Trifarian War Camp"):might(3)
  end }

scenario "465 a battlefield that was conquered and replaced scores once" {
  p1 = { legend = "Green Father", base = { "Unit 2", "Unit 3" } }, p2 = {},
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t.p1:yes()
    t:pass_all()
    t.p1:end_turn()
    t:expect_points("p1", 1)
  end }

scenario "735 Time Warp: the same battlefields are held again in the additional turn" {
  p1 = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 }, at = { ["West Field"] = { "Unit 2" } } }, p2 = {},
  function(t)
    t.p1:play("Time Warp")
    t:pass_all()
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:expect_points("p1", 1)
    t:expect("Time Warp"):in_zone("banishment")
    t:next_turn()
    t:expect_decision("p2", "turn")
  end }

scenario "390.1 Iascylla's ability waits for the Main Phase, in the turn of the hold" {
  p1 = { at = { ["West Field"] = { "Iascylla" } }, base = { "Unit 1" } },
  p2 = { base = { "Unit 3" }, hand = { "Hidden Blade" }, facedown = {} }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_chain(1)
    t:pass_all()
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 3"):at("West Field")
  end }

scenario "431.1.b Minefield with one card in the deck and two in the trash: burn out in between, the opponent gains" {
  battlefields = { "Minefield", "East Field" },
  p1 = { base = { "Unit 2" }, deck = { "Unit 1" }, trash = { "Unit 3", "Unit 4" } }, p2 = {},
  function(t)
    t.p1:move("Unit 2", "Minefield")
    t:showdown_pass()
    t:expect_points("p2", 1)
    t:expect_points("p1", 1)
    t:expect(t.p1.trash):count(1)
    t:expect(t.p1.deck):count(2)
  end }

scenario "824.1.c.1 Hostile Takeover: Level looks at who controls it now" {
  p1 = { xp = 3, hand = { "Hostile Takeover" }, pool = { energy = 5, mind = 2 } },
  p2 = { at = { ["West Field"] = { "Mosstomper" } } },
  function(t)
    t:expect("Mosstomper"):might(3)
    t.p1:play("Hostile Takeover"):on("Mosstomper")
    t:resolve()
    t:expect("Mosstomper"):might(4):keyword("deflect")
    t:showdown_pass()
    t:expect_number("p1", "xp", 5)
    t:next_turn()
    t:expect("Mosstomper"):might(3)
  end }

scenario "383.4.c.2.a Hostile Takeover: the stolen unit's conquer effect is mine" {
  p1 = { hand = { "Hostile Takeover" }, pool = { energy = 5, mind = 2 } },
  p2 = { at = { ["West Field"] = { "Kai'Sa, Survivor" } } },
  function(t)
    t.p1:play("Hostile Takeover"):on("Kai'Sa, Survivor")
    t:pass_all()
    t:showdown_pass()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
  end }

scenario "188 of two units of one player one is stolen there: the two fight at once" {
  p1 = { hand = { "Hostile Takeover" }, pool = { energy = 5, mind = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5", "Unit 3" } } },
  function(t)
    t.p1:play("Hostile Takeover"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):attacking()
    t:expect("Unit 3"):defending()
    t:combat()
    t:expect("Unit 3"):in_zone("trash")
    t:expect_points("p1", 1)
  end }

scenario "323.2.b Possession in the middle of a combat takes the only defender home: conquered" {
  p1 = { base = { "Unit 2" }, hand = { "Possession" }, pool = { energy = 8, chaos = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Possession"):on("Unit 5")
    t:resolve()
    t:expect("Unit 5"):controlled_by("p1"):at("base")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:expect_event("win_combat")
  end }

scenario "461.3.a a combat is won when the last defender was returned to hand: Draven, Vanquisher makes a Gold" {
  p1 = { base = { "Draven, Vanquisher" }, hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Draven, Vanquisher", "West Field")
    t.p1:play("Gust"):on("Unit 2")
    t:resolve()
    t:showdown_pass()
    t:expect("Gold"):at("base"):exhausted()
  end }

scenario "437.3 The next damage: two Counter Strikes for two damages" {
  p1 = { hand = { "Incinerate", "Incinerate", "Incinerate" }, pool = { energy = 6 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Counter Strike", "Counter Strike" },
    pool = { energy = 4, calm = 2 } },
  function(t)
    t.p1:play("Incinerate#1"):on("Unit 3"):pass()
    t.p2:play("Counter Strike#1"):on("Unit 3")
    t.p2:play("Counter Strike#2"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(0)
    t.p1:play("Incinerate#2"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(0)
    t.p1:play("Incinerate#3"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end }

scenario "355.14.h Volibear's 5 split among three, one leaves in response: the rest share all" {
  p1 = { base = { "Volibear, Furious" } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 3", "Unit 4" } }, hand = { "Retreat" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Volibear, Furious", "West Field")
    t.p1:on("Unit 2", "Unit 3", "Unit 4")
    t.p1:pass()
    t.p2:play("Retreat"):on("Unit 4")
    t:resolve()
    t:resolve()
    t.p1:assign { ["Unit 2"] = 2, ["Unit 3"] = 3 }
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 3"):in_zone("trash")
  end }

scenario "372 Soraka or the Hourglass: the owner of the unit says which, and the Hourglass stays" {
  p1 = { at = { ["West Field"] = { "Soraka, Wanderer", "Unit 3" } }, base = { "Zhonya's Hourglass" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t:expect_decision("p1", "372")
    t.p1:choose("Soraka, Wanderer")
    t:expect("Zhonya's Hourglass"):at("base")
    t:expect("Unit 3"):at("base"):exhausted()
  end }

scenario "471 the Ancient Warmonger is as mighty as there are enemies, and no more once they died" {
  p1 = { base = { "Ancient Warmonger" } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 1" } } },
  function(t)
    t.p1:move("Ancient Warmonger", "West Field")
    t:expect("Ancient Warmonger"):might(6)
    t:combat()
    t:expect("Ancient Warmonger"):at("West Field"):might(4)
  end }

scenario "472.3 Darius, Garen and Baron at one place: each bonus counts, none its own" {
  p1 = { at = { ["West Field"] = { "Darius, Executioner", "Garen, Commander", "Baron Nashor", "Unit 1" } } }, p2 = {},
  function(t)
    t:expect("Unit 1"):might(5)
    t:expect("Baron Nashor"):might(14)
    t:expect("Darius, Executioner"):might(6 + 1 + 2)
  end }

scenario "377 Grandmaster at Arms attaches in an Open State of the turn, not in a showdown" {
  p1 = { legend = "Grandmaster at Arms", base = { { "Unit 2", attached = { "Sterak's Gage" } }, "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:cannot(t.p1, "use", "Grandmaster at Arms")
  end }

scenario "819 Quick-Draw saves a unit from Gust: it has 5 Might as that resolves" {
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Long Sword" }, pool = { energy = 2, fury = 1 } },
  function(t)
    t.p1:play("Gust"):on("Unit 3"):pass()
    t.p2:play("Long Sword")
    t:resolve()
    t:expect("Long Sword"):attached_to("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("West Field")
  end }

scenario "337.1.c gear with Quick-Draw is there at once; its attaching waits above Gust" {
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Long Sword" }, pool = { energy = 2, fury = 1 } },
  function(t)
    t.p1:play("Gust"):on("Unit 3"):pass()
    t.p2:play("Long Sword")
    t:expect("Long Sword"):at("base")
    t:expect_chain(2)
  end }

scenario "821.1.c.6 Weaponmaster chooses an Equipment, so the Blade Dancer sees no unit chosen" {
  p1 = { legend = "Blade Dancer", hand = { "Veteran Poro" }, base = { "Doran's Blade" },
    pool = { energy = 2, body = 1, any = 2 } }, p2 = {},
  function(t)
    t.p1:play("Veteran Poro"):yes()
    t:pass_all()
    t:expect("Doran's Blade"):attached_to("Veteran Poro")
    t:expect("Blade Dancer"):ready()
  end }

scenario "818.1.b.1 Equip chooses a unit: the Blade Dancer may ready it" {
  p1 = { legend = "Blade Dancer", base = { { "Unit 2", exhausted = true }, "Doran's Blade" },
    pool = { body = 1, any = 1 } }, p2 = {},
  function(t)
    t.p1:use("Doran's Blade"):on("Unit 2")
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 2"):ready():might(4)
  end }

scenario "429.2 what Jhin adds by moving is there before anybody has Focus" {
  p1 = { base = { "Jhin, Murderous Artist" }, hand = { "Incinerate" } },
    p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Jhin, Murderous Artist", "West Field")
    t:expect_number("p1", "energy", 1)
    t:expect_number("p1", "any", 1)
  end }

scenario "383.4.c Vayne conquers, goes home for 1 and is played again, ready" {
  p1 = { base = { "Vayne, Hunter" }, pool = { energy = 5, fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Vayne, Hunter", "West Field")
    t:showdown_pass()
    t.p1:yes()
    t:pass_all()
    t:expect("Vayne, Hunter"):in_zone("hand")
    t:expect_control("West Field", "nobody")
    t.p1:play("Vayne, Hunter")
    t:expect("Vayne, Hunter"):ready()
  end }

scenario "461.3.a the attacker is moved home in response: the defender has won and keeps control" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Fight or Flight" } },
  p2 = { base = { "Unit 5" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t.p2:pass()
    t.p1:play("Fight or Flight"):on("Unit 5")
    t:resolve()
    t:expect("Unit 5"):at("base")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_event("win_combat")
  end }

scenario "367 Symbol of the Solari: a tie recalls both sides, and nobody controls the battlefield" {
  p1 = { base = { "Unit 3", "Symbol of the Solari" } },
  p2 = { at = { ["West Field"] = { { "Unit 4", stunned = true } } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t:expect("Unit 3"):at("base")
    t:expect("Unit 4"):at("base")
    t:expect_control("West Field", "nobody")
    t:expect_points("p1", 0)
  end }

scenario "355.15 Mystic Reversal chooses anew for Falling Star; its owner gets the card" {
  p1 = { hand = { "Falling Star" }, pool = { energy = 2, fury = 2 }, base = { "Unit 3", "Unit 2" } },
  p2 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 }, base = { "Unit 4" } },
  function(t)
    t.p1:play("Falling Star"):on("Unit 4", "Unit 4"):pass()
    t.p2:play("Mystic Reversal")
    t:resolve()
    t.p2:yes()
    t.p2:on("Unit 3", "Unit 2")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Falling Star"):in_zone("trash"):owned_by("p1")
  end }
