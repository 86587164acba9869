-- SPDX-License-Identifier: MIT
-- Chapter by chapter through the rules: two or three cards that meet in a duel.  What comes out was decided from the
-- rules before it was played.

-- 355, 359: choices, and what has become of them
scenario "359.3.e.3 Gust on a unit that was too mighty for a moment: it is a legal target again" {
  p1 = { hand = { "Gust", "Smoke Screen" }, pool = { energy = 3, mind = 1, chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Discipline" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Gust"):on("Unit 3"):pass()
    t.p2:play("Discipline"):on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):might(5)
    t.p1:play("Smoke Screen"):on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):might(1)
    t:resolve()
    t:expect("Unit 3"):in_zone("hand")
  end }

scenario "472.3.d.2.b Smoke Screen is remembered at what it took: two, so later Might comes on top" {
  p1 = { hand = { "Gust", "Smoke Screen" }, pool = { energy = 3, mind = 1, chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Discipline" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Gust"):on("Unit 3")
    t.p1:play("Smoke Screen"):on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):might(1)
    t.p1:pass()
    t.p2:play("Discipline"):on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):might(3)
    t:resolve()
    t:expect("Unit 3"):in_zone("hand")
  end }

scenario "359.3.e.4 Thrill of the Hunt in response: the unit that comes back is not the target" {
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Thrill of the Hunt" }, pool = { energy = 2, fury = 1 } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2"):pass()
    t.p2:play("Thrill of the Hunt"):on("Unit 2")
    t:resolve()
    t.p2:choose("West Field")
    t:pass_all()
    t:expect("Unit 2"):at("West Field"):damage(0):exhausted()
  end }

scenario "383.4.e an attacker that was banished and played again attacks anew" {
  p1 = { base = { "Crackshot Corsair" }, hand = { "Thrill of the Hunt" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Crackshot Corsair", "West Field")
    t:expect_chain(1)
    t.p1:play("Thrill of the Hunt"):on("Crackshot Corsair")
    t:resolve()
    t.p1:choose("West Field")
    t:expect("Crackshot Corsair"):attacking()
    t:pass_all()
    t:expect("Unit 9"):damage(1)
  end }

scenario "355.8 Repulse: a spell that chooses the same friendly unit twice chooses no other" {
  p1 = { hand = { "Falling Star" }, pool = { energy = 2, fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 4" }, hand = { "Repulse" },
    pool = { energy = 1, body = 1 } },
  function(t)
    t.p1:play("Falling Star"):on("Unit 5", "Unit 5"):pass()
    t.p2:play("Repulse"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(0)
    t:expect("Falling Star"):in_zone("trash")
  end }

scenario "355.8 Repulse: with two friendly units chosen there is nothing to counter" {
  p1 = { hand = { "Falling Star" }, pool = { energy = 2, fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 4" }, hand = { "Repulse" },
    pool = { energy = 1, body = 1 } },
  function(t)
    t.p1:play("Falling Star"):on("Unit 5", "Unit 4"):pass()
    t:cannot(t.p2, "play", "Repulse")
  end }

scenario "740.2 Repulse: the caster's own unit is no friendly one of whoever answers" {
  p1 = { base = { "Unit 6" }, hand = { "Marching Orders" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Repulse" }, pool = { energy = 1, body = 1 } },
  function(t)
    t.p1:play("Marching Orders"):on("Unit 6", "Unit 5"):pass()
    t.p2:play("Repulse"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(0)
    t:expect("Unit 6"):damage(0)
  end }

scenario "425.1 Not So Fast counters the ability of a unit that would kill a friendly gear" {
  p1 = { hand = { "Disarming Rake" }, pool = { energy = 3, calm = 1 } },
  p2 = { base = { "Doran's Blade" }, hand = { "Not So Fast" }, pool = { energy = 2, calm = 1 } },
  function(t)
    t.p1:play("Disarming Rake"):yes()
    t:expect_chain { "an ability of Disarming Rake" }
    t.p1:pass()
    t.p2:play("Not So Fast")
    t:pass_all()
    t:expect("Doran's Blade"):at("base")
    t:expect("Disarming Rake"):at("base")
  end }

scenario "131.4 Riposte gives the printed Energy cost, whatever was paid" {
  p1 = { base = { "Unit 7" }, hand = { "Sky Splitter" }, pool = { energy = 1, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } }, hand = { "Riposte" }, pool = { energy = 2, body = 2 } },
  function(t)
    t.p1:play("Sky Splitter"):on("Unit 4")
    t:expect_number("p1", "energy", 0)
    t.p1:pass()
    t.p2:play("Riposte"):on("Unit 4", "Sky Splitter")
    t:pass_all()
    t:expect("Unit 4"):might(12):damage(0)
  end }

scenario "820.1.d Hard Bargain repeated on one spell: who pays once does not pay twice" {
  p1 = { hand = { "Incinerate" }, pool = { energy = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Hard Bargain" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2"):pass()
    t.p2:play("Hard Bargain"):yes():on("Incinerate", "Incinerate")
    t:resolve()
    t.p1:yes()
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect("Incinerate"):in_zone("trash")
    t:expect("Unit 2"):at("West Field"):damage(0)
  end }

scenario "359.3.f.4 Deathgrip under Mystic Reversal: friendly is what its new controller has; a card is drawn" {
  p1 = { base = { "Unit 3", "Unit 4" }, hand = { "Deathgrip" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 5" }, hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 } },
  function(t)
    t.p1:play("Deathgrip"):on("Unit 3", "Unit 4"):pass()
    t.p2:play("Mystic Reversal"):on("Deathgrip")
    t:resolve()
    t.p2:choose("no")
    t:expect("Deathgrip"):controlled_by("p2")
    t:pass_all()
    t:expect("Unit 3"):at("base")
    t:expect("Unit 4"):might(4)
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.hand):count(0)
  end }

scenario "359.3.e.12 Lilting Lullaby whose spell has left: there is no controller to silence" {
  p1 = { hand = { "Incinerate", "Abandon" }, pool = { energy = 6 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Lilting Lullaby" }, pool = { energy = 2, calm = 2 } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2"):pass()
    t.p2:play("Lilting Lullaby"):on("Incinerate"):pass()
    t.p1:play("Abandon"):on("Incinerate")
    t:resolve()
    t.p1:choose()
    t:pass_all()
    t:expect(t.p1.hand):is { "Incinerate" }
    t.p1:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
  end }

scenario "359.3.e.14.b Death from Below on a unit that Zhonya saves: it had two Might, so the spell may be played again" {
  p1 = { hand = { "Death from Below" }, pool = { energy = 4, fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2" }, ["East Field"] = { "Unit 5" } }, base = { "Zhonya's Hourglass" } },
  function(t)
    t.p1:play("Death from Below"):on("Unit 2")
    t:resolve()
    t:expect("Unit 2"):at("base")
    t:resolve()
    t.p1:yes()
    t:expect_chain { "Death from Below" }
  end }

scenario "359.3.e.12 Stare Down whose unit has left: nobody moves, and the XP is gained" {
  p1 = { base = { "Unit 6" }, hand = { "Stare Down" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Star-Crossed" }, pool = { energy = 3, chaos = 1 } },
  function(t)
    t.p1:play("Stare Down"):on("Unit 6", "West Field"):pass()
    t.p2:play("Star-Crossed"):on("Unit 2", "Unit 6")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect(t.p1.hand):has("Unit 6")
  end }

-- 344 to 348, 454 to 461: showdowns and combat
scenario "323.14 a showdown that becomes a combat: who contested attacks, and its attack ability triggers then" {
  p1 = { base = { "Crackshot Corsair" } },
  p2 = { base = { "Unit 2" }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  function(t)
    t.p1:move("Crackshot Corsair", "West Field")
    t:expect_decision("p1", "focus")
    t.p1:pass()
    t.p2:play("Ride the Wind"):on("Unit 2"):choose("West Field")
    t:pass_all()
    t:expect("Crackshot Corsair"):attacking()
    t:expect("Unit 2"):defending():ready():damage(1)
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "459.2.b.1 Rengar, Pouncing: the player attacks there, also when the attackers have gone" {
  p1 = { base = { "Unit 1" }, hand = { "Rengar, Pouncing" }, pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } }, hand = { "Gust" }, pool = { energy = 1, chaos = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t.p2:play("Gust"):on("Unit 1")
    t:resolve()
    t:expect("Unit 1"):in_zone("hand")
    t.p1:play("Rengar, Pouncing"):at("West Field")
    t:expect("Rengar, Pouncing"):attacking():might(5)
    t:combat()
    t:expect("Unit 4"):in_zone("trash")
    t:expect_points("p1", 1)
  end }

scenario "460.2.a Galio attacks alone: no damage, a tie that has no result, and he is recalled healed" {
  p1 = { base = { "Galio, Indefatigable" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Galio, Indefatigable", "West Field")
    t:combat()
    t:expect("Galio, Indefatigable"):at("base"):damage(0)
    t:expect("Unit 2"):at("West Field")
    t:expect_control("West Field", "p2")
    t:expect_points("p1", 0)
  end }

scenario "460.2.c.4 Elder Dragon: one damage is enough, so all the rest is excess" {
  p1 = { base = { "Elder Dragon", "Yeti Brawler" } },
  p2 = { at = { ["West Field"] = { "Unit 9", "Unit 6" } } },
  function(t)
    t.p1:move({ "Elder Dragon", "Yeti Brawler" }, "West Field")
    t:combat()
    t.p2:order { "Elder Dragon", "Yeti Brawler" }
    t:combat()
    t:expect("Unit 9"):in_zone("trash")
    t:expect("Unit 6"):in_zone("trash")
    t:pass_all()
    t:expect(t.p1.base):has("Gold", 2)
  end }

scenario "461.3.d Kog'Maw's Deathknell kills the last attacker before the result: nobody has won" {
  p1 = { base = { "Nidalee, Cat Form" } },
  p2 = { at = { ["West Field"] = { "Kog'Maw, Caustic" } } },
  function(t)
    t.p1:move("Nidalee, Cat Form", "West Field")
    t:combat()
    t:expect("Nidalee, Cat Form"):in_zone("trash")
    t:expect_control("West Field", "nobody")
    t:expect_points("p1", 0)
    t:expect(t.p1.hand):count(0)
  end }

scenario "383.3.e Fiora, Peerless and Loyal Pup: she attacked one on one, so she doubles although he came" {
  p1 = { base = { "Fiora, Peerless" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Loyal Pup" } },
  function(t)
    t.p1:move("Fiora, Peerless", "West Field")
    t.p2:yes()
    t:expect_chain(2)
    t:resolve()
    t:expect("Loyal Pup"):at("West Field"):defending()
    t:resolve()
    t:expect("Fiora, Peerless"):might(6)
  end }

scenario "370 Altar of Blood saves a unit that a spell would kill in the combat's showdown; Hidden Blade draws" {
  battlefields = { "Altar of Blood", "East Field" },
  p1 = { base = { "Unit 5" }, hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { at = { ["Altar of Blood"] = { "Unit 3", "Unit 1" } }, pool = { any = 3 } },
  function(t)
    t.p1:move("Unit 5", "Altar of Blood")
    t.p1:play("Hidden Blade"):on("Unit 3")
    t:resolve()
    t.p2:yes()
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect(t.p2.hand):count(2)
  end }

scenario "370 Altar of Blood does nothing outside of a combat" {
  battlefields = { "Altar of Blood", "East Field" },
  p1 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { at = { ["Altar of Blood"] = { "Unit 3" } }, pool = { any = 3 } },
  function(t)
    t.p1:play("Hidden Blade"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
  end }

scenario "359.3.f.4 Yasuo is stolen with his attack on the chain: it is still the attacker's, and strikes his enemies" {
  p1 = { base = { "Yasuo, Remorseful" } },
  p2 = { at = { ["West Field"] = { "Unit 5", "Unit 4" } }, facedown = { ["West Field"] = "Hostile Takeover" } },
  function(t)
    t.p1:move("Yasuo, Remorseful", "West Field")
    t.p1:on("Unit 5"):pass()
    t.p2:play("Hostile Takeover"):on("Yasuo, Remorseful")
    t:resolve()
    t:expect("Yasuo, Remorseful"):controlled_by("p2"):defending():ready()
    t:resolve()
    t:expect("Unit 5"):in_zone("trash")
    t:combat()
    t:expect_control("West Field", "p2")
    t:next_turn()
    t:expect("Yasuo, Remorseful"):at("base"):controlled_by("p1")
  end }

-- 462 to 467: scoring
scenario "383.4.d Blue Sentinel doubles hold effects here: Hunt, the battlefield's and the legend's" {
  battlefields = { "Grove of the God-Willow", "East Field" },
  p1 = { legend = "Keeper of the Hammer",
    at = { ["Grove of the God-Willow"] = { "Blue Sentinel", "Herald of Spring" } } },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:order { 1, 2, 3, 4, 5, 6, 7, 8 }
    t:pass_all()
    t:expect_number("p1", "any", 2)
    t:expect_number("p1", "xp", 4)
    t:expect(t.p1.hand):count(3)
    t:expect_points("p1", 1)
  end }

scenario "383.4.d Ahri with Skyfall at Reckoner's Arena: her hold effect is a conquer effect, too" {
  battlefields = { "Reckoner's Arena", "East Field" },
  p1 = { at = { ["Reckoner's Arena"] = { { "Ahri, Alluring", attached = { "Skyfall of Areion" } } } } },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:order { "Ahri, Alluring", "Reckoner's Arena" }
    t:pass_all()
    t:expect_points("p1", 3)
  end }

scenario "383.4.c Ahri with Skyfall conquers beside Red Brambleback: she scores twice more" {
  p1 = { base = { { "Ahri, Alluring", attached = { "Skyfall of Areion" } }, "Red Brambleback" } },
  p2 = {},
  function(t)
    t.p1:move({ "Ahri, Alluring", "Red Brambleback" }, "West Field")
    t:showdown_pass()
    t.p1:order { 1, 2, 3, 4 }
    t.p1:on("Red Brambleback")
    t.p1:on("Red Brambleback")
    t:pass_all()
    t:expect_points("p1", 3)
  end }

-- 318 to 324, 143: Might, damage and cleanups
scenario "143.2.b.1 a unit with less than no Might lives undamaged, is 0, and an increase counts from below" {
  p1 = { hand = { "Moonlight Affliction", "Feral Strength", "Flurry of Blades" },
    pool = { energy = 10 } },
  p2 = { at = { ["West Field"] = { "Unit 7" } } },
  function(t)
    t.p1:play("Moonlight Affliction"):on("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):might(0):at("West Field")
    t.p1:play("Feral Strength"):on("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):might(0)
    t.p1:play("Flurry of Blades")
    t:pass_all()
    t:expect("Unit 7"):in_zone("trash")
  end }

scenario "433.1.b Switcheroo with a unit below 0: the difference is of what they really are" {
  p1 = { hand = { "Moonlight Affliction", "Switcheroo" }, pool = { energy = 9, chaos = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 5" } } },
  function(t)
    t.p1:play("Moonlight Affliction"):on("Unit 3")
    t:pass_all()
    t.p1:play("Switcheroo"):on("Unit 3", "Unit 5")
    t:pass_all()
    t:expect("Unit 3"):might(5)
    t:expect("Unit 5"):might(0)
  end }

scenario "417.1.e Clash of Giants with a unit of Might 0: it deals nothing and takes what the other has" {
  p1 = { base = { { "Scuttle Crab" } }, hand = { "Clash of Giants" }, pool = { energy = 6, body = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Clash of Giants"):on("Scuttle Crab", "Unit 5")
    t:resolve()
    t:expect("Unit 5"):damage(0)
    t:expect("Scuttle Crab"):in_zone("trash")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }

scenario "741.1 two Poros die together: neither the Lonely nor the Loyal one died alone" {
  p1 = { at = { ["West Field"] = { "Lonely Poro", "Loyal Poro" } } },
  p2 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 } }, turn = "p2",
  function(t)
    t.p2:play("The Ruination")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "741.1 an enemy is no company: with only one there the Lonely Poro draws, and the Loyal does not" {
  p1 = { at = { ["West Field"] = { "Lonely Poro" }, ["East Field"] = { "Loyal Poro" } }, base = { "Unit 1" } },
  p2 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 } }, turn = "p2",
  function(t)
    t.p2:play("The Ruination")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "808.1.d.3 Unsung Hero is sacrificed while Mighty: what it was is noted" {
  p1 = { base = { { "Unsung Hero", attached = { "B.F. Sword" } } }, hand = { "Sacrifice" },
    pool = { energy = 1 } },
  function(t)
    t.p1:play("Sacrifice")
    t:expect("Unsung Hero"):in_zone("trash")
    t:expect_chain { "Sacrifice", "an ability of Unsung Hero" }
    t:resolve()
    t:expect(t.p1.hand):count(2)
    t:resolve()
    t:expect(t.p1.hand):count(4)
    t:expect("B.F. Sword"):at("base"):unattached()
  end }

scenario "472.1.b Svellsongur: the copied Deathknell happens beside the unit's own" {
  p1 = { base = { { "Watchful Sentry", attached = { "Svellsongur" } } } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Watchful Sentry")
    t:pass_all()
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "135.4 Spinning Axe that is attached is not Temporary for anybody; loose it dies" {
  p1 = { base = { { "Unit 2", attached = { "Spinning Axe" } }, "Spinning Axe" } },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t:expect("Spinning Axe#1"):attached_to("Unit 2")
    t:expect("Spinning Axe#2"):in_zone("trash")
  end }

scenario "821.1.c.2 Hextech Gauntlets by Weaponmaster: the wielder's Might and one Power are off, so it is free" {
  p1 = { base = { "Hextech Gauntlets" }, hand = { "Combat Chef" }, pool = { energy = 5 } },
  function(t)
    t.p1:play("Combat Chef")
    t.p1:yes()
    t:pass_all()
    t:expect("Hextech Gauntlets"):attached_to("Combat Chef")
    t:expect("Combat Chef"):might(8)
  end }

scenario "472.3.c Gearhead doubles the bonus that is printed, not what a Level adds" {
  p1 = { xp = 3, base = { { "Gearhead", attached = { "Soul Sword", "B.F. Sword" } } } },
  function(t) t:expect("Gearhead"):might(3 + 2 + 6 + 1) end }

scenario "718.3 Rabadon's on a unit that is stolen: its text speaks of who controls the unit" {
  p1 = { hand = { "Possession", "Incinerate" }, pool = { energy = 10, chaos = 3 } },
  p2 = { at = { ["West Field"] = { { "Unit 3", attached = { "Rabadon's Deathcrown" } }, "Unit 5" } },
    hand = { "Flurry of Blades" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Possession"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):controlled_by("p1"):at("base")
    t:expect("Rabadon's Deathcrown"):controlled_by("p2"):attached_to("Unit 3")
    t.p1:play("Incinerate"):on("Unit 5")
    t.p1:pass()
    t.p2:play("Flurry of Blades")
    t:resolve()
    t:expect("Unit 5"):damage(1)
    t:resolve()
    t:expect("Unit 5"):in_zone("trash")
  end }

scenario "718.5.f Lucian's Purifier: my Equipment gives Assault, also to the unit that was stolen with it" {
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 } },
  p2 = { legend = "Purifier", at = { ["West Field"] = { { "Unit 3", attached = { "Doran's Blade" } } } } },
  function(t)
    t:expect("Unit 3"):attribute("assault", 1)
    t.p1:play("Possession"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):controlled_by("p1"):attribute("assault", 1)
  end }

scenario "808 a stolen Machine Evangel dies: its Recruits are of who controlled it, in that base" {
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Machine Evangel" } }, hand = { "Vengeance" }, runes = { order = 6 } },
  function(t)
    t.p1:play("Possession"):on("Machine Evangel")
    t:pass_all()
    t:next_turn()
    t.p2:play("Vengeance"):on("Machine Evangel")
    t:pass_all()
    t:expect(t.p2.trash):has("Machine Evangel")
    t:expect(t.p1.base):has("Recruit", 3)
  end }

-- 355 to 358, 805, 809, 820: costs
scenario "356.4 Atakhan: what the killed unit costs is off, and a token costs nothing" {
  p1 = { base = { "Galio, Indefatigable" }, hand = { "Atakhan" }, pool = { energy = 7, order = 2 } },
  function(t)
    t.p1:play("Atakhan")
    t:expect("Galio, Indefatigable"):in_zone("trash")
    t:expect("Atakhan"):at("base")
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.4 Atakhan: a Recruit pays for nothing, so it cannot make him cheap" {
  p1 = { base = { "Recruit" }, hand = { "Atakhan" }, pool = { energy = 9, order = 3 } },
  function(t) t:cannot(t.p1, "play", "Atakhan") end }

scenario "809.2 Petricite Monument and a Deflect of its own: two Power for each time a repeated spell chooses it" {
  p1 = { hand = { "Feral Strength" }, pool = { energy = 4, any = 4 } },
  p2 = { base = { "Pouty Poro", "Petricite Monument" } },
  function(t)
    t:expect("Pouty Poro"):attribute("deflect", 2)
    t.p1:play("Feral Strength"):yes():on("Pouty Poro", "Pouty Poro")
    t:expect_number("p1", "any", 0)
    t:expect_chain(1)
  end }

scenario "805.1 Undying Legion from the trash beside Rek'Sai: Accelerate is paid on top of its other price" {
  p1 = { base = { "Rek'Sai, Breacher" }, hand = { "Unit 0" }, trash = { "Undying Legion" },
    pool = { energy = 4, fury = 2 } },
  function(t)
    t:cannot(t.p1, "play", "Undying Legion")
    t.p1:play("Unit 0"):at("base")
    t.p1:play("Undying Legion"):yes():at("base")
    t:expect("Undying Legion"):ready()
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "fury", 0)
  end }

scenario "355.8 Heedless Resurrection: the unit that will be killed is not in the trash when one is chosen" {
  p1 = { base = { "Unit 3", "Unit 5" }, hand = { "Heedless Resurrection" }, trash = { "Unit 4" },
    pool = { energy = 2, chaos = 1 } },
  function(t)
    t.p1:play("Heedless Resurrection")
    t:expect_event("choose", "Unit 4")
    t:expect_no_event("choose", "Unit 5")
    t:pass_all()
    t:expect("Unit 4"):at("base")
    t:expect("Unit 5"):in_zone("trash")
  end }

scenario "820.3 Curtain Call with Temporal Portal: four modes are four times, a fifth has nothing to choose" {
  p1 = { base = { "Temporal Portal" }, hand = { "Curtain Call" }, pool = { energy = 12, any = 6 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } }, base = { "Unit 4" } },
  function(t)
    t.p1:use("Temporal Portal")
    t:pass_all()
    t.p1:play("Curtain Call")
    assert(not t:accepts(t.p1, 1, 2, 3, 4), "five times, and four modes")
    assert(t:accepts(t.p1, 1, 2, 4))
  end }

-- 811: hidden
scenario "811.1.d.2 Windsinger from hidden returns only a unit of its own battlefield" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Windsinger" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, base = { "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t.p2:pass()
    t.p1:play("Windsinger"):yes()
    t:expect_options("Unit 1", "Unit 3")
    t.p1:choose("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("hand")
  end }

scenario "811.1.d.2 Evelynn from hidden takes a unit from elsewhere, as her text says" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Evelynn, Entrancing" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Evelynn, Entrancing"):yes()
    t:expect_options("Unit 2", "Unit 3")
    t.p1:choose("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("West Field")
    t:expect("Unit 3"):attacking()
  end }

scenario "811.1.d.2 Edge of Night from hidden is attached to a unit of that battlefield only" {
  p1 = { at = { ["West Field"] = { "Unit 1", "Unit 2" } }, base = { "Unit 3" },
    facedown = { ["West Field"] = "Edge of Night" } },
  function(t)
    t.p1:play("Edge of Night")
    t:expect_options("Unit 1", "Unit 2")
    t.p1:choose("Unit 2")
    t:pass_all()
    t:expect("Edge of Night"):attached_to("Unit 2")
  end }

scenario "419.4.b a hidden spell that is countered was not played: nobody gets anything for it" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, base = { "Ember Monk", "Black Market Broker" },
    facedown = { ["West Field"] = "Stand United" } },
  p2 = { hand = { "Wind Wall" }, pool = { energy = 3, calm = 2 } },
  function(t)
    t.p1:play("Stand United"):on("Unit 1"):pass()
    t.p2:play("Wind Wall"):on("Stand United")
    t:pass_all()
    t:expect("Ember Monk"):might(4)
    t:expect(t.p1.base):lacks("Gold")
  end }

scenario "811.3 Ava plays a hidden card from the hand: it is no card from hidden, and may choose anywhere" {
  p1 = { base = { "Ava Achiever", "Ember Monk" }, hand = { "Windsinger" }, pool = { mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Ava Achiever", "West Field")
    t.p1:yes()
    t:resolve()
    t.p1:choose("Windsinger")
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 2"):in_zone("hand")
    t:expect("Ember Monk"):might(4)
    t:expect("Windsinger"):at("West Field"):attacking()
  end }

-- 415, 440, 449: readying, moves and recalls
scenario "415.1 Mageseeker Warden: entering ready is no readying, and a token for a battlefield is not played" {
  p1 = { at = { ["West Field"] = { "Mageseeker Warden" } } },
  p2 = { base = { "Magma Wurm", "Corina Veraza" }, hand = { "Unit 2" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Unit 2"):at("base")
    t:expect("Unit 2"):ready()
    t.p2:move("Corina Veraza", "East Field")
    t:pass_all()
    t:expect(t:at("East Field")):is { "Corina Veraza" }
    t:expect(t.p2.base):lacks("Recruit")
  end }

scenario "450 Minotaur Reckoner: nobody moves to a base, but who is recalled goes there" {
  p1 = { base = { "Minotaur Reckoner", "Galio, Indefatigable" }, hand = { "Charm" },
    pool = { energy = 1, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Charm"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):at("East Field")
    t:showdown_pass()
    t.p1:move("Galio, Indefatigable", "East Field")
    t:combat()
    t:expect("Galio, Indefatigable"):at("base")
    t:expect_event("recall", "Galio, Indefatigable")
  end }

scenario "383.4.b Irelia, Fervent and Ride the Wind: she was chosen, and she was readied" {
  p1 = { base = { { "Irelia, Fervent", exhausted = true } }, hand = { "Ride the Wind" },
    pool = { energy = 2, chaos = 1 } },
  function(t)
    t.p1:play("Ride the Wind"):on("Irelia, Fervent"):choose("West Field")
    t:pass_all()
    t:expect("Irelia, Fervent"):might(6):ready():at("West Field")
  end }

scenario "415.3.a the Awaken Phase readies: Pirate's Haven and Irelia see who was exhausted" {
  p1 = { base = { { "Irelia, Fervent", exhausted = true }, { "Unit 2", exhausted = true }, "Unit 3",
    "Pirate's Haven" } }, p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_decision("p1", "383.3.d")
    t.p1:order { 1, 2, 3 }
    t:pass_all()
    t:expect("Irelia, Fervent"):might(6)
    t:expect("Unit 2"):might(3)
    t:expect("Unit 3"):might(3)
  end }

scenario "426.1.b.1 Simian Ancestor with a buff already is not buffed, and so not readied" {
  p1 = { base = { { "Simian Ancestor", exhausted = true, buffs = 1 }, { "Arena Bar" } } },
  function(t)
    t.p1:use("Arena Bar"):on("Simian Ancestor")
    t:pass_all()
    t:expect("Simian Ancestor"):exhausted():might(6)
  end }

scenario "440 Tricksy Tentacles and Blast Cone: two enemies moved, one Cone to exhaust" {
  p1 = { base = { "Blast Cone" }, hand = { "Tricksy Tentacles" }, pool = { energy = 4, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 5" } } },
  function(t)
    t.p1:play("Tricksy Tentacles"):on("Unit 3", "Unit 5"):choose("their base")
    t:resolve()
    t.p1:yes():yes()
    t.p1:order { 1, 2 }
    t.p1:yes()
    t:pass_all()
    t:expect("Blast Cone"):exhausted()
    t:expect_events(1, "stun")
  end }

-- 468 to 475: layers
scenario "801.3 Kato hands on what keywords it has then, given ones included, and its Might" {
  p1 = { base = { "Kato the Arm", "Unit 2" }, hand = { "Vault Breaker" }, pool = { energy = 1, fury = 1 } },
  function(t)
    t.p1:play("Vault Breaker"):on("Kato the Arm")
    t:pass_all()
    t.p1:move("Kato the Arm", "West Field")
    t:pass_all()
    t:expect("Unit 2"):might(5):attribute("deflect", 1):attribute("assault", 2):keyword("ganking")
  end }

scenario "807.2 Lucian, Gunslinger deals what all his Assault sums up to" {
  p1 = { base = { { "Lucian, Gunslinger", attached = { "Serrated Dirk" } } }, hand = { "Cleave" },
    pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Cleave"):on("Lucian, Gunslinger")
    t:pass_all()
    t.p1:move("Lucian, Gunslinger", "West Field")
    t:pass_all()
    t:expect("Unit 9"):damage(6)
  end }

scenario "472.2 Heimerdinger has the exhaust ability of a unit at the Gardens of Becoming" {
  battlefields = { "Gardens of Becoming", "East Field" },
  p1 = { at = { ["Gardens of Becoming"] = { "Unit 2" } }, base = { "Heimerdinger, Inventor" } },
  function(t)
    t.p1:use("Heimerdinger, Inventor")
    t:pass_all()
    t:expect("Heimerdinger, Inventor"):exhausted()
    t:expect_number("p1", "xp", 1)
    t:expect("Unit 2"):ready()
  end }

scenario "472.1.b Mirror Image copies print, not buff, Equipment or damage" {
  p1 = { hand = { "Mirror Image" }, pool = { energy = 3, mind = 2 } },
  p2 = { base = { { "Crackshot Corsair", buffs = 1, damage = 1, attached = { "Doran's Blade" } } } },
  function(t)
    t.p1:play("Mirror Image"):on("Crackshot Corsair")
    t:pass_all()
    t:expect("p1's Crackshot Corsair"):might(3):damage(0):unbuffed():ready():keyword("temporary")
  end }

scenario "359.3.e.12 Mirror Image whose unit has gone: a Reflection without Might that stays until it is Temporary" {
  p1 = { hand = { "Mirror Image" }, pool = { energy = 3, mind = 2 } },
  p2 = { base = { "Unit 3" }, hand = { "Retreat" }, pool = { energy = 1, mind = 1 } },
  function(t)
    t.p1:play("Mirror Image"):on("Unit 3"):pass()
    t.p2:play("Retreat"):on("Unit 3")
    t:pass_all()
    t:expect("Reflection"):might(0):keyword("temporary"):ready()
  end }

-- 135, 716 to 725: what is attached
scenario "135.4.b Turn to Dust on an attached Equipment: what it was given works, and it dies in its player's turn" {
  p1 = { hand = { "Turn to Dust" }, pool = { energy = 2 } },
  p2 = { base = { { "Unit 2", attached = { "Doran's Blade" } } } },
  function(t)
    t.p1:play("Turn to Dust"):on("Doran's Blade")
    t:pass_all()
    t.p1:end_turn()
    t:pass_all()
    t:expect("Doran's Blade"):in_zone("trash")
    t:expect("Unit 2"):might(2)
  end }

scenario "807.2 Svellsongur sums the values of keywords" {
  p1 = { base = { { "Pouty Poro", attached = { "Svellsongur" } }, { "Sharkling", attached = { "Svellsongur" } } } },
  function(t)
    t:expect("Pouty Poro"):attribute("deflect", 2)
    t:expect("Sharkling"):attribute("assault", 8)
  end }

scenario "823.2 Svellsongur on Mosstomper: Hunt 2 and Hunt 2 are Hunt 4, one ability" {
  p1 = { base = { { "Mosstomper", attached = { "Svellsongur" } } } },
  p2 = {},
  function(t)
    t.p1:move("Mosstomper", "West Field")
    t:showdown_pass()
    t:expect_number("p1", "xp", 4)
    t:expect("Mosstomper"):might(5):attribute("deflect", 2)
  end }

scenario "383.1.b Svellsongur on Yasuo, Windrider: each of the two abilities scores for the third move" {
  p1 = { base = { { "Yasuo, Windrider", attached = { "Svellsongur" } } }, hand = { "Ride the Wind", "Ride the Wind" },
    pool = { energy = 4, chaos = 2 } },
  p2 = {},
  function(t)
    t.p1:play("Ride the Wind"):on("Yasuo, Windrider"):choose("West Field")
    t:pass_all()
    t:showdown_pass()
    t.p1:play("Ride the Wind"):on("Yasuo, Windrider"):choose("base")
    t:pass_all()
    t:expect_points("p1", 1)
    t.p1:move("Yasuo, Windrider", "West Field")
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect_points("p1", 3)
  end }

-- 127, 188, 411: whose is it
scenario "127.1 Thrill of the Hunt on a stolen unit: its owner plays it and chooses where" {
  p1 = { hand = { "Possession", "Thrill of the Hunt" }, pool = { energy = 10, chaos = 3, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Possession"):on("Unit 4")
    t:pass_all()
    t.p1:play("Thrill of the Hunt"):on("Unit 4")
    t:resolve()
    t:expect_decision("p2")
    t.p2:choose("East Field")
    t:pass_all()
    t:expect("Unit 4"):at("East Field"):controlled_by("p2")
  end }

scenario "056.2 Blind Fury plays the opponent's unit: mine, and to its owner's hand when it is returned" {
  p1 = { hand = { "Blind Fury", "Retreat" }, pool = { energy = 5, fury = 2, mind = 1 } },
  p2 = { deck = { "Unit 6", "Unit 1" } },
  function(t)
    t.p1:play("Blind Fury")
    t:resolve()
    t:pass_all()
    t:expect("Unit 6"):controlled_by("p1"):at("base")
    t.p1:play("Retreat"):on("Unit 6")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 6" }
    t:expect(t.p2.runes):count(1)
  end }

scenario "056.2 Blind Fury on a spell: I choose for it, and it goes to its owner's trash" {
  p1 = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Vengeance", "Unit 1" }, base = { "Unit 5" } },
  function(t)
    t.p1:play("Blind Fury")
    t:resolve()
    t:expect("Vengeance"):controlled_by("p1")
    t:pass_all()
    t:expect("Unit 5"):in_zone("trash")
    t:expect(t.p2.trash):is { "Unit 5", "Vengeance" }
  end }

scenario "416.1.c Disposal Order: the owner recycles, so the owner's Karma sees it" {
  p1 = { hand = { "Disposal Order" }, pool = { energy = 2 } },
  p2 = { base = { "Karma, Channeler" }, trash = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Disposal Order"):choose("mode 1"):on("Unit 1", "Unit 2")
    t:resolve()
    t:expect_chain { "an ability of Karma, Channeler" }
    t:pass_all()
    t:expect("Karma, Channeler"):buffed()
  end }

scenario "431.2.b the trash that is recycled by a Burn Out is recycled: Karma sees it once" {
  p1 = { base = { "Karma, Channeler", "Unit 2" }, hand = { "Downstage Dramatics" }, pool = { energy = 2 }, deck = {},
    trash = { "Unit 1", "Unit 3" } },
  p2 = {},
  function(t)
    t.p1:play("Downstage Dramatics")
    t:resolve()
    t:expect_points("p2", 1)
    t.p1:on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):buffed()
    t:expect(t.p1.hand):count(1)
  end }

scenario "424.1.a.1 Undertitan is revealed from its owner's deck by another player's spell: the owner adds" {
  p1 = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Undertitan", "Unit 1" } },
  function(t)
    t.p1:play("Blind Fury")
    t:resolve()
    t:expect_number("p2", "energy", 2)
    t:expect_number("p1", "energy", 0)
  end }

scenario "359.3.e.6 Fizz plays Arcane Shift from the trash: it banishes itself, so it is not recycled" {
  p1 = { hand = { "Fizz, Trickster" }, trash = { "Arcane Shift" }, base = { "Unit 2" },
    pool = { energy = 3, chaos = 1, mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Fizz, Trickster"):at("base")
    t.p1:yes()
    t:resolve()
    t.p1:on("Unit 2", "Unit 3")
    t:pass_all()
    t:expect("Unit 2"):at("base"):exhausted()
    t:expect("Unit 3"):in_zone("trash")
    t:expect(t.p1.banishment):is { "Arcane Shift" }
  end }

scenario "355.15 Mystic Reversal on Time Warp: the turn is its new controller's, the card its owner's" {
  p1 = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 } },
  p2 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 } },
  function(t)
    t.p1:play("Time Warp"):pass()
    t.p2:play("Mystic Reversal"):on("Time Warp")
    t:pass_all()
    t:expect(t.p1.banishment):is { "Time Warp" }
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p1", "turn")
  end }

-- 355.3, 386: modes and reflexive abilities
scenario "355.3 Aphelios is equipped a fourth time: no mode is left, so the ability is dropped" {
  p1 = { legend = "Blind Monk", base = { "Aphelios, Exalted", "Doran's Blade", "Doran's Shield", "Doran's Ring", "Warmog's Armor" },
    pool = { energy = 0, body = 2, calm = 1, chaos = 1 }, runes = { exhausted = { fury = 2 } } },
  p2 = {},
  function(t)
    t.p1:use("Doran's Blade"):on("Aphelios, Exalted")
    t:resolve()
    t.p1:choose("mode 1")
    t:pass_all()
    t.p1:use("Doran's Shield"):on("Aphelios, Exalted")
    t:resolve()
    t.p1:choose("mode 2")
    t:pass_all()
    t.p1:use("Doran's Ring"):on("Aphelios, Exalted")
    t:resolve()
    t:pass_all()
    t:expect("Aphelios, Exalted"):buffed()
    t.p1:use("Warmog's Armor"):on("Aphelios, Exalted")
    t:resolve()
    t:expect_chain(0)
    t:expect("Warmog's Armor"):attached_to("Aphelios, Exalted")
  end }

scenario "387 Arise! readies two of its soldiers, chosen as its reflexive ability is finalized" {
  p1 = { hand = { "Arise!" }, pool = { energy = 6, calm = 1 }, base = { "Doran's Blade", "Doran's Ring", "Long Sword" } },
  p2 = {},
  function(t)
    t.p1:play("Arise!")
    t:resolve()
    t:expect(t.p1.base):has("Sand Soldier", 3)
    t.p1:choose("Sand Soldier#1", "Sand Soldier#2")
    t:pass_all()
    t:expect("Sand Soldier#1"):ready()
    t:expect("Sand Soldier#3"):exhausted()
  end }

scenario "742.1 Death from Below from the trash: what is played for one Power kills a mighty unit, and does not come back" {
  p1 = { hand = { "Death from Below" }, pool = { energy = 4, fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2" }, ["East Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Death from Below"):on("Unit 2")
    t:resolve()
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 5"):in_zone("trash")
    t:expect("Death from Below"):in_zone("trash")
    t:expect_decision("p1", "turn")
  end }

-- 367 to 375: replacements
scenario "370.2 Lotus Trap twice: the damage is doubled twice" {
  p1 = { hand = { "Lotus Trap", "Lotus Trap", "Incinerate" }, pool = { energy = 6 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Lotus Trap"):on("Unit 9")
    t.p1:play("Lotus Trap"):on("Unit 9")
    t:pass_all()
    t.p1:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(8)
  end }

scenario "437 Lotus Trap and combat: the damage that is assigned is doubled as it is dealt" {
  p1 = { hand = { "Lotus Trap" }, pool = { energy = 2 }, base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  function(t)
    t.p1:play("Lotus Trap"):on("Unit 6")
    t:pass_all()
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t:expect("Unit 6"):in_zone("trash")
    t:expect("Unit 3"):in_zone("trash")
  end }

scenario "373 The Boss exhausts once: of two buffed units that die together its player saves one" {
  p1 = { legend = "The Boss", at = { ["West Field"] = { { "Unit 2", buffs = 1 }, { "Unit 3", buffs = 1 } } },
    pool = { any = 2 } },
  p2 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 } }, turn = "p2",
  function(t)
    t.p2:play("The Ruination")
    t:pass_all()
    t:expect_decision("p1")
    t.p1:choose("no")
    t.p1:choose("yes")
    t:pass_all()
    t:expect("The Boss"):exhausted()
    t:expect_number("p1", "any", 1)
  end }

scenario "371 Unlicensed Armory: who cannot pay is not saved" {
  p1 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Unlicensed Armory" }, hand = { "Unit 1" } },
  p2 = { hand = { "Incinerate" }, runes = { fury = 2 } },
  function(t)
    t.p1:use("Unlicensed Armory")
    t:pass_all()
    t.p1:end_turn()
    t:pass_all()
    t.p2:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
  end }

scenario "370.1 Tactical Retreat in a combat: the unit is recalled, the other side has won, and the place is conquered" {
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Tactical Retreat" }, pool = { energy = 2 } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t.p1:pass()
    t.p2:play("Tactical Retreat"):on("Unit 3")
    t:pass_all()
    t:combat()
    t:expect("Unit 3"):at("base"):exhausted():damage(0)
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end }

-- 460: assignment
scenario "460.2.c.3 Tank first, then who is neither, Caitlyn last" {
  p1 = { base = { "Unit 6" } },
  p2 = { at = { ["West Field"] = { "Caitlyn, Patrolling", "Sunlit Guardian", "Unit 1" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t:combat()
    t:expect("Sunlit Guardian"):in_zone("trash")
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Caitlyn, Patrolling"):at("West Field")
  end }

scenario "460.2.c.9 a Tank whose next damage is prevented is never filled, so it does not shield the others" {
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Mutated Mouser", "Unit 2" } }, hand = { "Counter Strike" },
    pool = { energy = 2, calm = 1 } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t.p1:pass()
    t.p2:play("Counter Strike"):on("Mutated Mouser")
    t:pass_all()
    t:combat()
    t.p1:assign { ["Unit 2"] = 5 }
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Mutated Mouser"):at("West Field")
  end }

scenario "437.5.a Elder Dragon against a unit that dealt damage does not reach: prevented damage kills nobody" {
  p1 = { base = { "Elder Dragon" }, hand = { "Flurry of Blades" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } }, hand = { "Unyielding Spirit" }, pool = { energy = 1, body = 1 } },
  function(t)
    t.p1:play("Flurry of Blades"):pass()
    t.p2:play("Unyielding Spirit")
    t:pass_all()
    t:expect("Unit 9"):at("West Field"):damage(0)
  end }

scenario "143.2.a Elder Dragon: one damage of a spell of his player's kills a mighty enemy, a friend lives" {
  p1 = { base = { "Elder Dragon" }, at = { ["West Field"] = { "Unit 4" } }, hand = { "Flurry of Blades" },
    pool = { energy = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Flurry of Blades")
    t:pass_all()
    t:expect("Unit 9"):in_zone("trash")
    t:expect("Unit 4"):at("West Field"):damage(1)
  end }

scenario "143.2.a Elder Dragon comes when the damage is marked already: it is his player's damage, so it is enough" {
  p1 = { hand = { "Elder Dragon", "Incinerate" }, pool = { energy = 14, body = 4 } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(2)
    t.p1:play("Elder Dragon"):at("base")
    t:expect_decision("p1")
  end }

-- 312 to 340: end of turn, phases
scenario "317.2.f Dazzling Aurora plays a unit at the end of the turn: its play effect happens, and the step begins anew" {
  p1 = { base = { "Dazzling Aurora" }, deck = { "Gust", "Lecturing Yordle", "Unit 1", "Unit 2" } },
  p2 = {},
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect("Lecturing Yordle"):at("base")
    t:expect(t.p1.hand):is { "Unit 1" }
  end }

scenario "317.2.c a stolen unit goes home at the end of the turn, Blighted Battleaxe has hurt it before" {
  p1 = { hand = { "Hostile Takeover" }, pool = { energy = 5, mind = 2 } },
  p2 = { at = { ["West Field"] = { { "Unit 3", attached = { "Blighted Battleaxe" } } } } },
  function(t)
    t.p1:play("Hostile Takeover"):on("Unit 3")
    t:pass_all()
    t:showdown_pass()
    t:expect_points("p1", 1)
    t.p1:end_turn()
    t:pass_all()
    t:expect("Unit 3"):controlled_by("p2"):at("base"):damage(0)
    t:expect("Blighted Battleaxe"):attached_to("Unit 3")
  end }

scenario "383.2 Gutter Palace needs exactly four: a fifth card in hand and nothing triggers" {
  p1 = { hand = { "Unit 1", "Unit 1", "Unit 1", "Unit 1", "Unit 1" }, base = { "Gutter Palace" },
    at = { ["West Field"] = { "Unit 2", "Unit 3" }, ["East Field"] = { "Unit 4", "Unit 5" } } },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect_winner("nobody")
  end }

scenario "383.3.e Gutter Palace: a unit killed in response to the win changes nothing" {
  p1 = { hand = { "Unit 1", "Unit 1", "Unit 1", "Unit 1" }, base = { "Gutter Palace" },
    at = { ["West Field"] = { "Unit 2", "Unit 3" }, ["East Field"] = { "Unit 4", "Unit 5" } } },
  p2 = { hand = { "Gust" }, pool = { energy = 1, chaos = 1 }, runes = { chaos = 2 } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:pass()
    t.p2:play("Gust"):on("Unit 2")
    t:pass_all()
    t:expect_winner("p1")
  end }

scenario "337.1.b Loose Cannon looks at the hand as it resolves: a card drawn in response is too many" {
  p1 = { legend = "Loose Cannon", hand = { "Downstage Dramatics", "Unit 1" }, runes = { mind = 2 } },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_chain(1)
    t.p1:play("Downstage Dramatics")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end }

-- 801 to 826: keywords
scenario "824.1.d Crowd Favorite spends XP below the Level: the Gemhand Hunter is weaker at once" {
  p1 = { xp = 7, base = { "Crowd Favorite", "Gemhand Hunter" } }, p2 = {},
  function(t)
    t:expect("Gemhand Hunter"):might(3)
    t.p1:use("Crowd Favorite")
    t:expect("Gemhand Hunter"):might(2)
    t:pass_all()
    t:expect("Crowd Favorite"):buffed()
  end }

scenario "822.3 Stalking Wolf: it comes to the battlefield of the Poro that was killed for it, though nobody is left" {
  p1 = { at = { ["West Field"] = { "Pouty Poro" } }, hand = { "Stalking Wolf" }, pool = { energy = 4, order = 1 } },
  p2 = { base = { "Unit 5" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t.p2:pass()
    t.p1:play("Stalking Wolf"):at("West Field")
    t:expect("Stalking Wolf"):at("West Field"):defending()
    t:expect("Pouty Poro"):in_zone("trash")
  end }

scenario "822.3 an Ambush whose last friend is killed for it has no place there" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Stalking Wolf" }, base = { "Pouty Poro" },
    pool = { energy = 4, order = 1 } },
  p2 = { base = { "Unit 5" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t.p2:pass()
    t.p1:play("Stalking Wolf"):at("West Field")
    t:expect("Stalking Wolf"):at("West Field"):defending()
    t:expect("Pouty Poro"):in_zone("trash")
    t:expect("Unit 1"):defending()
  end }

scenario "816.1 a stolen Temporary unit dies in the Beginning Phase of who controls it" {
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 } },
  p2 = { at = { ["West Field"] = { "Keeper of Masks" } } },
  function(t)
    t.p1:play("Possession"):on("Keeper of Masks")
    t:pass_all()
    t:next_turn()
    t:expect("Keeper of Masks"):at("base")
    t.p2:end_turn()
    t:pass_all()
    t:expect("Keeper of Masks"):in_zone("trash")
  end }

scenario "808.1.b Sprite Fountain's Deathknell repeats its play effect: a Sprite each time" {
  p1 = { hand = { "Sprite Fountain" }, pool = { energy = 2, mind = 1 } }, p2 = {},
  function(t)
    t.p1:play("Sprite Fountain")
    t:pass_all()
    t:expect(t.p1.base):has("Sprite", 1)
    t:next_turn()
    t.p2:end_turn()
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect("Sprite Fountain"):in_zone("trash")
    t:expect(t.p1.base):has("Sprite", 1)
  end }

scenario "816 Lillia moves from a battlefield: her Sprite holds it for her" {
  p1 = { at = { ["West Field"] = { "Lillia, Fae Fawn" } } }, p2 = {},
  function(t)
    t.p1:move("Lillia, Fae Fawn", "base")
    t:expect_chain(1)
    t:pass_all()
    t:expect(t:at("West Field")):is { "Sprite" }
    t:expect_control("West Field", "p1")
  end }

scenario "805.6.a who enters ready was not readied: no Might from Pirate's Haven" {
  p1 = { base = { "Pirate's Haven" }, hand = { "Legion Rearguard" }, pool = { energy = 3, fury = 1 } }, p2 = {},
  function(t)
    t.p1:play("Legion Rearguard"):yes():at("base")
    t:pass_all()
    t:expect("Legion Rearguard"):ready():might(2)
  end }
scenario "135.2.e Jhin: four Energy for a spell, Repeat included, make him cheap" {
  p1 = { hand = { "Downstage Dramatics", "Jhin, Meticulous Killer" }, pool = { energy = 4, mind = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  p2 = {},
  function(t)
    t.p1:play("Downstage Dramatics"):yes()
    t:pass_all()
    t.p1:play("Jhin, Meticulous Killer"):at("base")
    t:expect("Jhin, Meticulous Killer"):at("base")
  end }

scenario "356.4 Jhin: a spell that was discounted below four is not enough" {
  p1 = { hand = { "Sky Splitter", "Jhin, Meticulous Killer" }, pool = { energy = 1, mind = 1, fury = 1 }, base = { "Unit 7" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Sky Splitter"):on("Unit 9")
    t:pass_all()
    t:cannot(t.p1, "play", "Jhin, Meticulous Killer")
  end }

scenario "182 Fresh Beans: a token that a spell plays in a showdown is a unit one plays" {
  p1 = { base = { "Unit 1", "Fresh Beans" }, hand = { "Sprite Call" }, pool = { energy = 3 } },
  p2 = {},
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:play("Sprite Call")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "821.1.c.3 Last Rites by Weaponmaster: the Power is off, two cards are recycled all the same" {
  p1 = { base = { "Last Rites" }, hand = { "Veteran Poro" }, pool = { energy = 2 }, trash = { "Unit 1", "Unit 2", "Gust" } },
  p2 = {},
  function(t)
    t.p1:play("Veteran Poro"):at("base")
    t.p1:yes()
    t.p1:choose("Unit 1", "Unit 2")
    t.p1:yes()
    t:pass_all()
    t:expect("Last Rites"):attached_to("Veteran Poro")
    t:expect(t.p1.trash):is { "Gust" }
  end }

scenario "821.1.c.6 Ornn's Power is for gear abilities: Weaponmaster's price is none" {
  p1 = { legend = "Fire Below the Mountain", base = { "Boneshiver" }, hand = { "Combat Chef" },
    pool = { energy = 6 } },
  p2 = {},
  function(t)
    t.p1:play("Combat Chef"):at("base")
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Boneshiver"):attached_to("Combat Chef")
    t:expect_number("p1", "energy", 0)
  end }

scenario "429 Ornn's Power does not pay what is left of an Equip cost by Weaponmaster" {
  p1 = { legend = "Fire Below the Mountain", base = { "Hextech Gauntlets" }, hand = { "Veteran Poro" },
    pool = { energy = 3 } },
  p2 = {},
  function(t)
    t.p1:play("Veteran Poro"):at("base")
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Hextech Gauntlets"):attached_to("Veteran Poro")
    t:expect_number("p1", "energy", 0)
  end }

scenario "428.5.c Solari Shrine: a stunned enemy that dies in combat was killed by its player" {
  p1 = { base = { "Unit 5", "Solari Shrine" }, hand = { "Rune Prison" }, pool = { energy = 2, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Rune Prison"):on("Unit 3")
    t:pass_all()
    t.p1:move("Unit 5", "West Field")
    t:combat()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "356.1.b.3 Vaults of Helia: a unit played ignoring its cost costs 1 Energy all the same" {
  battlefields = { "Vaults of Helia", "East Field" },
  p1 = { at = { ["Vaults of Helia"] = { "Unit 1" } }, hand = { "Spectral Matron" }, runes = { order = 7 }, trash = { "Unit 3" } },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t.p1:play("Spectral Matron"):at("base")
    t.p1:yes()
    t:resolve()
    t.p1:choose("base")
    t:pass_all()
    t:expect("Unit 3"):at("base")
    t:expect(t.p1.runes):exhausted(4)
  end }

scenario "359.3.f.2 Forgotten Signpost: who paid by exhausting has moved in response: there, and not where it was" {
  p1 = { base = { "Forgotten Signpost", "Unit 3" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { hand = { "Gust" }, pool = { energy = 1, chaos = 1 } },
  function(t)
    t.p1:use("Forgotten Signpost"):on("Unit 3")
    t:expect("Unit 2"):exhausted()
    t.p1:pass()
    t.p2:play("Gust"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 3"):at("base")
  end }

scenario "359.3.e.14 Smoke and Mirrors: nothing Temporary, nothing moves, a card all the same" {
  p1 = { base = { "Unit 3" }, at = { ["West Field"] = { "Unit 2" } }, hand = { "Smoke and Mirrors" }, pool = { energy = 2 } },
  p2 = {},
  function(t)
    t.p1:play("Smoke and Mirrors"):on("Unit 3", "Unit 2")
    t:pass_all()
    t:expect("Unit 3"):at("base")
    t:expect(t.p1.hand):count(1)
  end }

scenario "355.9.b Bard's battlefield is open no more: somebody came in response, so nobody moves" {
  p1 = { legend = "Blind Monk", base = { "Unit 3" }, hand = { "Bard, Mercurial" }, pool = { energy = 4, mind = 1 } },
  p2 = { base = { "Unit 2" }, hand = { "Thrill of the Hunt" }, pool = { energy = 2, fury = 1 } },
  function(t)
    t.p1:play("Bard, Mercurial"):yes():at("base")
    t.p1:on("Unit 3"):choose("West Field")
    t.p1:pass()
    t.p2:play("Thrill of the Hunt"):on("Unit 2")
    t:resolve()
    t.p2:choose("West Field")
    t:pass_all()
    t:expect("Unit 3"):at("base")
  end }

scenario "390.2 Grim Resolve twice on one unit: each sees the win" {
  p1 = { base = { "Unit 2" }, hand = { "Grim Resolve", "Grim Resolve" }, pool = { energy = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Grim Resolve"):on("Unit 2")
    t:pass_all()
    t.p1:play("Grim Resolve"):on("Unit 2")
    t:pass_all()
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t:expect_number("p1", "xp", 4)
  end }

scenario "390.2 Nami at Blue Sentinel: the next unit is readied and buffed, and a token is one" {
  p1 = { at = { ["West Field"] = { "Nami, Headstrong", "Blue Sentinel" } }, hand = { "Sprite Call" }, runes = { mind = 3 } },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:order { 1, 2, 3, 4 }
    t:pass_all()
    t.p1:play("Sprite Call")
    t:resolve()
    t.p1:choose("base")
    t:pass_all()
    t:expect("Sprite"):buffed():ready()
  end }

scenario "421.4 Pack of Wonders returns a facedown card: everybody has seen it" {
  p1 = { base = { "Pack of Wonders" }, at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Pakaa Cub" } },
  p2 = {},
  function(t)
    t:expect("Pakaa Cub"):unseen_by("p2")
    t.p1:use("Pack of Wonders"):on("Pakaa Cub")
    t:pass_all()
    t:expect(t.p1.hand):is { "Pakaa Cub" }
    t:expect("Pakaa Cub"):seen_by("p2")
  end }

scenario "442 Baron Pit: from a battlefield without Ganking, and back only to the base" {
  p1 = { hand = { "Baron Nashor" }, pool = { energy = 10, chaos = 3 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = {},
  function(t)
    t.p1:play("Baron Nashor")
    t:pass_all()
    t:showdown_pass()
    t:expect("Baron Nashor"):at("Baron Pit")
    t:expect("Unit 2"):might(4)
    t.p1:move("Unit 2", "Baron Pit")
    t:expect("Unit 2"):at("Baron Pit")
    t:next_turn() t:next_turn()
    t:can(t.p1, "move", "Unit 2", "base")
    t:cannot(t.p1, "move", "Unit 2", "West Field")
  end }

scenario "810 Windswept Hillock: Ganking is for both sides, and only while one is there" {
  battlefields = { "Windswept Hillock", "East Field" },
  p1 = { at = { ["Windswept Hillock"] = { "Unit 2" }, ["East Field"] = { "Unit 1" } } },
  p2 = {},
  function(t)
    t:cannot(t.p1, "move", "Unit 1", "Windswept Hillock")
    t:can(t.p1, "move", "Unit 2", "East Field")
  end }

scenario "415 Upstage Comedy on a ready unit: nothing to see for Pirate's Haven" {
  p1 = { base = { "Pirate's Haven", "Unit 3" }, hand = { "Upstage Comedy" }, pool = { energy = 2 } },
  p2 = {},
  function(t)
    t.p1:play("Upstage Comedy"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(3)
  end }

scenario "423.1.a.1 a stunned unit is not stunned again: Vex, Mocking stays" {
  p1 = { base = { "Vex, Mocking" }, hand = { "Rune Prison" }, pool = { energy = 2, calm = 1 } },
  p2 = { at = { ["West Field"] = { { "Unit 3", stunned = true } } } },
  function(t)
    t.p1:play("Rune Prison"):on("Unit 3")
    t:pass_all()
    t:expect("Vex, Mocking"):at("base")
    t:expect_decision("p1", "turn")
  end }

scenario "355.12 Miss Fortune: 'something else that's exhausted' that was readied in response is no target" {
  p1 = { base = { "Miss Fortune, Captain", { "Unit 2", exhausted = true } }, hand = { "Wallop" }, pool = { energy = 2 } },
  p2 = {},
  function(t)
    t.p1:move("Miss Fortune, Captain", "West Field")
    t.p1:yes()
    t.p1:on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):ready()
  end }

scenario "417.6.b.3 Marching Orders repeated: the same two, twice; dead units deal nothing" {
  p1 = { base = { "Unit 5" }, hand = { "Marching Orders" }, pool = { energy = 6 } },
  p2 = { at = { ["West Field"] = { "Unit 4", "Unit 2" } } },
  function(t)
    t.p1:play("Marching Orders"):yes():on("Unit 5", "Unit 4", "Unit 5", "Unit 2")
    t:resolve()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 5"):in_zone("trash")
  end }

scenario "321 Icathian Rain: nobody dies in the middle, so damage goes on a unit that has enough already" {
  p1 = { hand = { "Icathian Rain" }, pool = { energy = 7, fury = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 9" } } },
  function(t)
    t.p1:play("Icathian Rain"):on("Unit 2", "Unit 2", "Unit 9", "Unit 9", "Unit 9", "Unit 9")
    t:resolve()
    t:expect_events(2, "damage", "Unit 2")
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 9"):damage(8)
  end }

scenario "383.4.f Thrill of the Hunt in a showdown: the defender that comes back defends anew" {
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Ezreal, Dashing" } }, hand = { "Thrill of the Hunt" }, pool = { energy = 2, fury = 1 } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t.p2:on("Unit 5")
    t:resolve()
    t:expect("Unit 5"):damage(3)
    t.p1:pass()
    t.p2:play("Thrill of the Hunt"):on("Ezreal, Dashing")
    t:resolve()
    t.p2:choose("West Field")
    t:pass_all()
    t:expect("Unit 5"):in_zone("trash")
  end }

scenario "359.3.e.13 Deathgrip and Frigid Touch: the Might that the unit has as it is killed" {
  p1 = { base = { "Unit 6", "Unit 2" }, hand = { "Deathgrip" }, pool = { energy = 2 } },
  p2 = { hand = { "Frigid Touch" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Deathgrip"):on("Unit 6", "Unit 2"):pass()
    t.p2:play("Frigid Touch"):on("Unit 6")
    t:pass_all()
    t:expect("Unit 2"):might(6)
    t:expect("Unit 6"):in_zone("trash")
  end }

scenario "383.4.d Blitzcrank holds and goes to hand: what else held there is still there; Trinity Force scores" {
  p1 = { at = { ["West Field"] = { { "Blitzcrank, Impassive", attached = { "Trinity Force" } } } } },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect_points("p1", 2)
    t:expect(t.p1.hand):has("Blitzcrank, Impassive")
    t:expect("Trinity Force"):at("base")
  end }

scenario "466.1.a.1 Trinity Force at seven points: the hold makes eight and wins before it" {
  p1 = { points = 6, at = { ["West Field"] = { { "Unit 3", attached = { "Trinity Force" } } } } },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t:expect_winner("p1")
  end }

scenario "383.1.b Draven wins two combats in a turn: one point" {
  p1 = { base = { "Draven, Audacious" }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Draven, Audacious", "West Field")
    t:combat()
    t:expect_points("p1", 2)
    t.p1:play("Ride the Wind"):on("Draven, Audacious"):choose("East Field")
    t:pass_all()
    t:combat()
    t:expect_points("p1", 3)
  end }

scenario "461.5.d Perched Grimwyrm: played only where I conquered this turn, as a reinforcement" {
  p1 = { base = { "Unit 1" }, hand = { "Perched Grimwyrm" }, pool = { energy = 4 }, at = { ["East Field"] = { "Unit 2" } } },
  p2 = {},
  function(t)
    t:cannot(t.p1, "play", "Perched Grimwyrm")
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t.p1:play("Perched Grimwyrm")
    t:expect("Perched Grimwyrm"):at("West Field")
  end }

scenario "107.3.b Bandle Tree: two cards lie there, a third is refused" {
  battlefields = { "Bandle Tree", "East Field" },
  p1 = { at = { ["Bandle Tree"] = { "Unit 2" } }, hand = { "Pakaa Cub", "Teemo, Scout", "Stand United" }, pool = { any = 3 } },
  p2 = {},
  function(t)
    t.p1:hide("Pakaa Cub", "Bandle Tree")
    t.p1:hide("Teemo, Scout", "Bandle Tree")
    t:cannot(t.p1, "hide", "Stand United", "Bandle Tree")
    t:cannot(t.p1, "play", "Teemo, Scout")
  end }

scenario "811.1.b a card hidden this turn has no Reaction yet; from the opponent's turn on it has" {
  p1 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Stand United" }, pool = { any = 1 } },
  p2 = { hand = { "Discipline" }, runes = { calm = 2 }, base = { "Unit 1" } },
  function(t)
    t.p1:hide("Stand United", "West Field")
    t:cannot(t.p1, "play", "Stand United")
    t.p1:end_turn()
    t:pass_all()
    t.p2:play("Discipline"):on("Unit 1"):pass()
    t:can(t.p1, "play", "Stand United")
  end }

scenario "718.5.e Detonate on an Equipment that another player controls: its controller draws" {
  p1 = { hand = { "Akshan, Mischievous" }, pool = { energy = 4, body = 2 } },
  p2 = { base = { "Doran's Blade" }, hand = { "Detonate" }, runes = { fury = 3 } },
  function(t)
    t.p1:play("Akshan, Mischievous"):yes()
    t.p1:no()
    t.p1:on("Doran's Blade")
    t:pass_all()
    t:next_turn()
    t.p2:play("Detonate"):on("Doran's Blade")
    t:pass_all()
    t:expect(t.p2.trash):has("Doran's Blade")
    t:expect(t.p1.hand):count(2)
  end }

-- More cards that meet
scenario "416.5.a Divine Judgment: of several runes the owner says in which order they go under the rune deck" {
  p1 = { hand = { "Divine Judgment" }, pool = { energy = 7, order = 2 } },
  p2 = { runes = { fury = 2, calm = 1, mind = 1 } },
  function(t)
    t.p1:play("Divine Judgment")
    t:resolve()
    t.p2:choose("Fury Rune#1", "Fury Rune#2")
    t:expect_decision("p2")
  end }

scenario "811.1.d.2 Smoke and Mirrors from hidden: one is here, the other elsewhere as the text demands" {
  p1 = { at = { ["West Field"] = { "Sprite" }, ["East Field"] = { "Unit 1" } }, base = { "Unit 3", "Unit 4" },
    facedown = { ["West Field"] = "Smoke and Mirrors" } },
  p2 = {},
  function(t)
    t.p1:play("Smoke and Mirrors")
    t:expect_options("Unit 1", "Unit 3", "Unit 4")
    t.p1:choose("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):at("West Field")
    t:expect("Sprite"):at("base")
  end }

scenario "811.1.d.3 Here to Help from hidden: the unit comes to that battlefield" {
  p1 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } }, hand = { "Unit 3" },
    facedown = { ["West Field"] = "Here to Help" } },
  p2 = {},
  function(t)
    t.p1:play("Here to Help")
    t:resolve()
    t.p1:choose("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("West Field")
  end }

scenario "811.1.d.2 Blastcone Fae from hidden may choose herself, nobody elsewhere" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, base = { "Unit 2" }, facedown = { ["West Field"] = "Blastcone Fae" } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Blastcone Fae")
    t:expect_options("Blastcone Fae", "Unit 1")
    t.p1:choose("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(1)
  end }

scenario "809.1 a hidden spell chooses a unit with Deflect: that is paid" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Fight or Flight" }, hand = { "Unit 0" } },
  p2 = { base = { "Navori Scout" } }, turn = "p2",
  function(t)
    t.p2:move("Navori Scout", "West Field")
    t.p2:pass()
    t.p1:play("Fight or Flight")
    t:expect_event("choose", "Unit 1")
    t:pass_all()
    t:expect("Unit 1"):at("base")
  end }

scenario "816 LeBlanc, Fragmented under Shadow's Call dies in her player's Beginning Phase: two cards" {
  p1 = { base = { "LeBlanc, Fragmented" }, hand = { "Shadow's Call" }, pool = { energy = 2 } },
  p2 = {},
  function(t)
    t.p1:play("Shadow's Call")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:next_turn()
    t:next_turn()
    t:expect("LeBlanc, Fragmented"):in_zone("trash")
    t:expect(t.p1.hand):count(2 + 2 + 1)
  end }

scenario "428 Shadow Watcher: a Temporary token died in my Beginning Phase, so it enters ready" {
  p1 = { base = { "Sprite" }, hand = { "Shadow Watcher" }, runes = { calm = 4 } },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t.p1:play("Shadow Watcher"):at("base")
    t:expect("Shadow Watcher"):ready()
  end }

scenario "740.2 Spoils of War: what died was an enemy then, whoever owns it" {
  p1 = { hand = { "Spoils of War", "Incinerate" }, pool = { energy = 4, body = 1 } },
  p2 = { at = { ["West Field"] = { { "Unit 2", owner = "p1" } } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t.p1:play("Spoils of War")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "163.2.b Battle Mistress: two runes recycled for Power, one Gold" {
  p1 = { legend = "Battle Mistress", hand = { "Show of Strength" }, runes = { body = 3 } },
  p2 = {},
  function(t)
    t.p1:play("Show of Strength")
    t.p1:yes()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.base):has("Gold", 1)
  end }

scenario "355.14.d Prodigal Explorer: Falling Star that chooses one enemy twice has chosen twice" {
  p1 = { legend = "Prodigal Explorer", hand = { "Falling Star" }, pool = { energy = 2, fury = 2 } },
  p2 = { base = { "Unit 9" } },
  function(t)
    t:cannot(t.p1, "use", "Prodigal Explorer")
    t.p1:play("Falling Star"):on("Unit 9", "Unit 9")
    t.p1:use("Prodigal Explorer")
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end }

scenario "708 Relentless Storm: a unit that is Mighty by what stands beside it is played Mighty" {
  p1 = { legend = "Relentless Storm", base = { "Garen, Commander" }, hand = { "Unit 4" }, pool = { energy = 4 } },
  p2 = {},
  function(t)
    t.p1:play("Unit 4"):at("base")
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.runes):count(1)
  end }

scenario "383.4.c.2.c Sumpworks Map: an opponent who draws instead of the Winning Point has scored" {
  p1 = { base = { "Unit 1" }, points = 7 },
  p2 = { base = { "Sumpworks Map" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(1)
  end }

scenario "459.2.b.1 Rengar, Trophy Hunter ambushes in the opponent's turn: his player attacks" {
  p1 = { hand = { "Rengar, Trophy Hunter" }, pool = { energy = 5, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Upstage Comedy" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Upstage Comedy"):on("Unit 3"):pass()
    t.p1:play("Rengar, Trophy Hunter"):at("West Field")
    t:expect("Rengar, Trophy Hunter"):at("West Field")
    t:pass_all()
    t:expect("Rengar, Trophy Hunter"):attacking()
    t:expect_decision("p1", "focus")
    t:combat()
    t:expect_points("p1", 1)
    t:expect_decision("p2", "turn")
  end }

scenario "355.2.b Arachnoid Horror: a friendly unit is played where one enemy is alone, in my turn only" {
  p1 = { base = { "Arachnoid Horror" }, hand = { "Unit 4" }, pool = { energy = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 3" }, ["East Field"] = { "Unit 1", "Unit 2" } } },
  function(t)
    t.p1:play("Unit 4")
    t:expect_options("base", "West Field")
    t.p1:at("West Field")
    t:expect("Unit 4"):attacking()
    t:combat()
    t:expect_points("p1", 1)
  end }

scenario "359.3.e.2 Maduli: the enemies there have grown in response, so he stays" {
  p1 = { base = { "Maduli the Gatekeeper" }, pool = { chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Discipline" }, pool = { energy = 2 } },
  function(t)
    t.p1:use("Maduli the Gatekeeper")
    t.p1:pass()
    t.p2:play("Discipline"):on("Unit 5")
    t:pass_all()
    t:expect("Maduli the Gatekeeper"):at("base")
  end }

scenario "411.1 Atakhan attacks: the defender kills, and it is no choice of a target" {
  p1 = { base = { "Atakhan" } },
  p2 = { at = { ["West Field"] = { "Ruin Runner", "Unit 2" } } },
  function(t)
    t.p1:move("Atakhan", "West Field")
    t:resolve()
    t:expect_decision("p2")
    t:expect_options("Ruin Runner", "Unit 2")
    t.p2:choose("Ruin Runner")
    t:expect("Ruin Runner"):in_zone("trash")
  end }

scenario "383.4.e Azir brings his Soldiers: they attack with him" {
  p1 = { base = { "Azir, Sovereign", "Sand Soldier", "Sand Soldier", "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:move("Azir, Sovereign", "West Field")
    t.p1:yes()
    t:expect_options("Sand Soldier#1", "Sand Soldier#2")
    t.p1:choose("Sand Soldier#1", "Sand Soldier#2")
    t:resolve()
    t:expect("Sand Soldier#1"):attacking()
    t:combat()
    t:expect("Unit 8"):in_zone("trash")
  end }

scenario "384.2 Flame Chompers discarded for Square Up: it may be played though the spell waits" {
  p1 = { hand = { "Square Up", "Flame Chompers" }, pool = { energy = 4, fury = 1 }, base = { "Unit 2" } },
  p2 = {},
  function(t)
    t.p1:play("Square Up"):yes():on("Unit 2", "Unit 2")
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Flame Chompers"):in_zone("board")
    t:expect("Unit 2"):attribute("assault", 8)
  end }

scenario "742.1.b Guards!: the Power for readying is paid as the reflexive ability is finalized" {
  p1 = { hand = { "Guards!" }, pool = { energy = 3, order = 1 } },
  p2 = {},
  function(t)
    t.p1:play("Guards!")
    t:resolve()
    t.p1:yes()
    t:expect_number("p1", "order", 0)
    t:expect("Sand Soldier"):exhausted()
    t:pass_all()
    t:expect("Sand Soldier"):ready()
  end }

scenario "820.2 Piercing Light repeated by Ezreal, Prodigy at Marai Spire: both discounts" {
  battlefields = { "Marai Spire", "East Field" },
  p1 = { at = { ["Marai Spire"] = { "Ezreal, Prodigy" } }, hand = { "Piercing Light" }, pool = { energy = 2, fury = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Piercing Light"):yes()
    t.p1:on("Unit 9")
    t.p1:choose()
    t.p1:on("Unit 9")
    t.p1:choose()
    t:pass_all()
    t:expect("Unit 9"):damage(4)
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "fury", 0)
  end }

scenario "054.1 Tianna and Renata: no point for the ability, and none is lost by trying" {
  p1 = { at = { ["West Field"] = { "Renata Glasc, Mastermind" } }, pool = { energy = 4, mind = 4 }, points = 7 },
  p2 = { at = { ["East Field"] = { "Tianna Crownguard" } } },
  function(t)
    t.p1:use("Renata Glasc, Mastermind", 2)
    t:pass_all()
    t:expect_points("p1", 7)
  end }

scenario "466.1.a.1 Renata scores the eighth point by her ability: that wins" {
  p1 = { at = { ["West Field"] = { "Renata Glasc, Mastermind" } }, pool = { energy = 4, mind = 4 }, points = 7 },
  p2 = {},
  function(t)
    t.p1:use("Renata Glasc, Mastermind", 2)
    t:pass_all()
    t:expect_winner("p1")
  end }

scenario "355.16 Sacrifice with Zhonya: a kill that was replaced was still paid" {
  p1 = { base = { "Unit 5", "Zhonya's Hourglass" }, hand = { "Sacrifice" }, pool = { energy = 1 } },
  p2 = {},
  function(t)
    t.p1:play("Sacrifice")
    t:pass_all()
    t:expect("Unit 5"):at("base"):exhausted()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p1.runes):count(1)
  end }

scenario "356.4 Atakhan with Zhonya: the kill was paid, so he is cheaper all the same" {
  p1 = { base = { "Galio, Indefatigable", "Zhonya's Hourglass" }, hand = { "Atakhan" }, pool = { energy = 7, order = 2 } },
  p2 = {},
  function(t)
    t.p1:play("Atakhan")
    t:expect("Galio, Indefatigable"):at("base"):exhausted()
    t:expect("Atakhan"):at("base")
    t:expect("Zhonya's Hourglass"):in_zone("trash")
  end }

scenario "822.3 Stalking Wolf with Zhonya: the Poro is recalled, and he comes to the place that was chosen" {
  p1 = { at = { ["West Field"] = { "Pouty Poro" } }, base = { "Zhonya's Hourglass" }, hand = { "Stalking Wolf" }, pool = { energy = 4, order = 1 } },
  p2 = { base = { "Unit 5" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t.p2:pass()
    t.p1:play("Stalking Wolf"):at("West Field")
    t:expect("Pouty Poro"):at("base")
    t:expect("Stalking Wolf"):at("West Field"):defending()
  end }

scenario "355.10.e Cull the Weak: each player may kill a unit of theirs that enemy spells cannot choose" {
  p1 = { hand = { "Cull the Weak" }, pool = { energy = 2, order = 1 } },
  p2 = { base = { "Ruin Runner", "Unit 2" } },
  function(t)
    t.p1:play("Cull the Weak")
    t:resolve()
    t:expect_options("Ruin Runner", "Unit 2")
    t.p2:choose("Ruin Runner")
    t:expect("Ruin Runner"):in_zone("trash")
  end }

scenario "355.10.e Atakhan attacks a Ruin Runner: its player must kill it" {
  p1 = { base = { "Atakhan" } },
  p2 = { at = { ["West Field"] = { "Ruin Runner" } } },
  function(t)
    t.p1:move("Atakhan", "West Field")
    t:resolve()
    t:expect("Ruin Runner"):in_zone("trash")
  end }

scenario "355.10.e Divine Judgment: a Ruin Runner may be among those that its player keeps" {
  p1 = { hand = { "Divine Judgment" }, pool = { energy = 7, order = 2 } },
  p2 = { base = { "Ruin Runner", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Divine Judgment")
    t:resolve()
    t.p2:choose("Ruin Runner", "Unit 3")
    t:pass_all()
    t:expect(t.p2.base):is { "Ruin Runner", "Unit 3" }
  end }

scenario "355.10.e Call to Battle: the opponent may send a unit that enemy spells cannot choose" {
  p1 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Unit 3" }, hand = { "Call to Battle" },
    pool = { energy = 3 } },
  p2 = { base = { "Ruin Runner", "Unit 4" } },
  function(t)
    t.p1:play("Call to Battle"):on("Unit 3")
    t:resolve()
    t:expect_options("Ruin Runner", "Unit 4")
    t.p2:choose("Ruin Runner")
    t:expect("Ruin Runner"):at("West Field")
  end }

-- Places, spells and tokens
scenario "054.1 Vex, Apathetic: the opponent cannot move the unit they played, I can" {
  p1 = { at = { ["West Field"] = { "Vex, Apathetic" } }, hand = { "Charm" }, runes = { calm = 2 } },
  p2 = { hand = { "Eager Drakehound", "Ride the Wind" }, pool = { energy = 5, fury = 1, chaos = 1 }, base = { "Unit 1" } }, turn = "p2",
  function(t)
    t.p2:play("Eager Drakehound"):at("base")
    t:pass_all()
    t:expect("Eager Drakehound"):stunned():ready()
    t:cannot(t.p2, "move", "Eager Drakehound", "East Field")
    t:can(t.p2, "move", "Unit 1", "East Field")
    t.p2:play("Ride the Wind"):on("Eager Drakehound"):choose("East Field")
    t:pass_all()
    t:expect("Eager Drakehound"):at("base")
    t:next_turn()
    t.p1:play("Charm"):on("Eager Drakehound"):choose("East Field")
    t:pass_all()
    t:expect("Eager Drakehound"):at("East Field")
  end }

scenario "415.3.a Mageseeker Warden: the opponent's Awaken Phase readies all the same" {
  p1 = { at = { ["West Field"] = { "Mageseeker Warden" } } },
  p2 = { base = { { "Unit 3", exhausted = true } } },
  function(t)
    t:next_turn()
    t:expect("Unit 3"):ready()
  end }

scenario "055 Isolate at Vilemaw's Lair: the unit cannot go, is alone there, and a card is drawn" {
  battlefields = { "Vilemaw's Lair", "East Field" },
  p1 = { hand = { "Isolate" }, pool = { energy = 2 } },
  p2 = { at = { ["Vilemaw's Lair"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Isolate"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("Vilemaw's Lair")
    t:expect(t.p1.hand):count(1)
  end }

scenario "187.6.a Ripper's Bay: the player to whose hand a unit goes pays, on anybody's turn" {
  battlefields = { "Ripper's Bay", "East Field" },
  p1 = { hand = { "Gust" }, pool = { energy = 1, chaos = 1 } },
  p2 = { at = { ["Ripper's Bay"] = { "Unit 3" } }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Gust"):on("Unit 3")
    t:resolve()
    t.p2:yes():yes()
    t:pass_all()
    t:expect(t.p2.runes):count(2)
  end }

scenario "383.4.b Spirit Wheel: a repeated spell chooses two friends; the Wheel can be exhausted once" {
  p1 = { base = { "Spirit Wheel", "Unit 2", "Unit 3" }, hand = { "Feral Strength" }, pool = { energy = 6 } },
  p2 = {},
  function(t)
    t.p1:play("Feral Strength"):yes():on("Unit 2", "Unit 3")
    t.p1:yes():yes()
    t.p1:order { 1, 2 }
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "energy", 1)
  end }

scenario "427.3 The Zero Drive: the unit is banished from the trash, and comes back with all others" {
  p1 = { base = { { "Unit 3", attached = { "The Zero Drive" } } }, runes = { mind = 5 } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("banishment")
    t:expect("The Zero Drive"):at("base")
    t:next_turn()
    t.p1:use("The Zero Drive", 2)
    t:pass_all()
    t:expect("Unit 3"):at("base")
    t:expect("The Zero Drive"):in_zone("banishment")
  end }

scenario "446.1 Stormbringer kills all that stand there and moves on: a conquest without combat" {
  p1 = { base = { "Unit 5" }, hand = { "Stormbringer" }, pool = { energy = 6, fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 4" } } },
  function(t)
    t.p1:play("Stormbringer"):on("Unit 5", "West Field")
    t:resolve()
    t:expect("Unit 5"):at("West Field")
    t:expect("Unit 4"):in_zone("trash")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "422.4 Get Excited! with an empty hand: nothing discarded, no damage" {
  p1 = { hand = { "Get Excited!" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Get Excited!"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(0)
  end }

scenario "715.4 Bullet Time for nothing at the Void Gate beside Annie: no damage, no bonus" {
  battlefields = { "Void Gate", "East Field" },
  p1 = { base = { "Annie, Fiery" }, hand = { "Bullet Time" }, pool = { energy = 1, any = 1 } },
  p2 = { at = { ["Void Gate"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Bullet Time"):on("Void Gate")
    t:resolve()
    t.p1:number(0)
    t:expect("Unit 3"):damage(0)
  end }

scenario "472.3 Convergent Mutation to a smaller unit increases nothing" {
  p1 = { base = { "Unit 5", "Unit 2" }, hand = { "Convergent Mutation" }, pool = { energy = 2, mind = 1 } },
  p2 = {},
  function(t)
    t.p1:play("Convergent Mutation"):on("Unit 5", "Unit 2")
    t:pass_all()
    t:expect("Unit 5"):might(5)
  end }

scenario "472.3.b Convergent Mutation lasts for the turn" {
  p1 = { base = { "Unit 5", "Unit 2" }, hand = { "Convergent Mutation" }, pool = { energy = 2, mind = 1 } },
  p2 = {},
  function(t)
    t.p1:play("Convergent Mutation"):on("Unit 2", "Unit 5")
    t:resolve()
    t:expect("Unit 2"):might(5)
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end }

scenario "434.1 Thermo Beam kills what is attached, too; the Deathknell that it gave is the unit's, which lives" {
  p1 = { hand = { "Thermo Beam" }, pool = { energy = 5, fury = 2 }, base = { "Scrapheap" } },
  p2 = { base = { { "Unit 2", attached = { "Sacred Shears" } } } },
  function(t)
    t.p1:play("Thermo Beam")
    t:pass_all()
    t:expect("Sacred Shears"):in_zone("trash")
    t:expect("Unit 2"):might(2)
    t:expect(t.p2.hand):count(0)
    t:expect(t.p1.hand):count(1)
  end }

scenario "719.5 Downwell: units and gear go to their owners' hands, the attached ones, too" {
  p1 = { hand = { "Downwell" }, pool = { energy = 8, chaos = 2 }, base = { { "Unit 3", attached = { { "Doran's Blade", owner = "p2" } } }, "Gold" } },
  p2 = { base = { "Sprite" } },
  function(t)
    t.p1:play("Downwell")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 3" }
    t:expect(t.p2.hand):is { "Doran's Blade" }
    t:expect("Gold"):gone()
    t:expect("Sprite"):gone()
  end }

scenario "428.5 Alpha Strike: an XP for each that dies of it, none for one that lives" {
  p1 = { base = { "Unit 6" }, hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 3", "Unit 4" } } },
  function(t)
    t.p1:play("Alpha Strike"):on("Unit 6", "Unit 2", "Unit 3", "Unit 4")
    t:resolve()
    t.p1:assign { ["Unit 2"] = 2, ["Unit 3"] = 3, ["Unit 4"] = 1 }
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end }

scenario "183.1 Portal Rescue on a token: it ceases to exist, nothing is played" {
  p1 = { base = { "Sprite", "Unit 1" }, hand = { "Portal Rescue" }, pool = { energy = 3, mind = 1 } },
  p2 = {},
  function(t)
    t.p1:play("Portal Rescue"):on("Sprite")
    t:pass_all()
    t:expect("Sprite"):gone()
    t:expect(t.p1.base):is { "Unit 1" }
  end }

scenario "183.1 Retreat on a token: gone, and its owner channels all the same" {
  p1 = { base = { "Sprite" }, hand = { "Retreat" }, pool = { energy = 1, mind = 1 } },
  p2 = {},
  function(t)
    t.p1:play("Retreat"):on("Sprite")
    t:pass_all()
    t:expect("Sprite"):gone()
    t:expect(t.p1.runes):count(1)
  end }

scenario "359.3.e.14 Arcane Shift whose friend left: the damage is dealt, the spell is banished" {
  p1 = { base = { "Unit 2" }, hand = { "Arcane Shift" }, pool = { energy = 3, mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Star-Crossed" }, pool = { energy = 3, chaos = 1 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Arcane Shift"):on("Unit 2", "Unit 5"):pass()
    t.p2:play("Star-Crossed"):on("Unit 1", "Unit 2")
    t:pass_all()
    t:expect("Unit 5"):damage(3)
    t:expect("Arcane Shift"):in_zone("banishment")
  end }

scenario "356.4 Void Rush: a card of the two is played for two less, the other is drawn; Rek'Sai makes it quick" {
  p1 = { hand = { "Void Rush" }, pool = { energy = 6, fury = 2 }, deck = { "Unit 5", "Gust", "Unit 1" }, base = { "Rek'Sai, Breacher" } },
  p2 = {},
  function(t)
    t.p1:play("Void Rush")
    t:resolve()
    t.p1:choose("Unit 5")
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 5"):ready()
    t:expect(t.p1.hand):is { "Gust" }
    t:expect_number("p1", "energy", 0)
  end }

scenario "431.1.c.1 Void Rush with a deck of one card: no Burn Out" {
  p1 = { hand = { "Void Rush" }, pool = { energy = 2, fury = 1 }, deck = { "Gust" }, trash = { "Unit 1" } },
  p2 = {},
  function(t)
    t.p1:play("Void Rush")
    t:resolve()
    t.p1:choose()
    t:pass_all()
    t:expect(t.p1.hand):is { "Gust" }
    t:expect_points("p2", 0)
  end }

scenario "383.4.c Monastery of Hirana: the buff of any unit of mine is spent" {
  battlefields = { "Monastery of Hirana", "East Field" },
  p1 = { base = { "Unit 2", { "Unit 3", buffs = 1 } } },
  p2 = {},
  function(t)
    t.p1:move("Unit 2", "Monastery of Hirana")
    t:showdown_pass()
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Unit 3"):unbuffed()
    t:expect(t.p1.hand):count(1)
  end }

scenario "461.1.a.1 the heal of the combat cleanup saves a damaged unit elsewhere from a falling Might" {
  p1 = { base = { "Unit 3" }, at = { ["East Field"] = { { "Unit 4", damage = 3 } } } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t:expect("Unit 4"):damage(0)
  end }

scenario "355.17 Sigil of the Storm: an exhausted rune may be the one that is recycled" {
  battlefields = { "Sigil of the Storm", "East Field" },
  p1 = { base = { "Unit 2" }, runes = { exhausted = { fury = 1 } } },
  p2 = {},
  function(t)
    t.p1:move("Unit 2", "Sigil of the Storm")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.runes):count(0)
  end }

scenario "383.4.e.2.a who leaves the combat and walks in again attacks no second time" {
  p1 = { base = { "Crackshot Corsair", "Unit 6" }, hand = { "Flash", "Ride the Wind" }, pool = { energy = 4, chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move({ "Crackshot Corsair", "Unit 6" }, "West Field")
    t:pass_all()
    t:expect("Unit 9"):damage(1)
    t.p1:play("Flash"):on("Crackshot Corsair")
    t:pass_all()
    t:expect("Crackshot Corsair"):at("base")
    t.p2:pass()
    t.p1:play("Ride the Wind"):on("Crackshot Corsair"):choose("West Field")
    t:pass_all()
    t:expect("Crackshot Corsair"):attacking()
    t:expect("Unit 9"):damage(1)
  end }

scenario "337.1.c a unit with Reaction in a chain: it is there before what it answers resolves" {
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Janna, Savior" }, pool = { energy = 3, calm = 1 } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2"):pass()
    t.p2:play("Janna, Savior"):at("West Field")
    t:expect("Janna, Savior"):at("West Field")
    t:expect_chain { "Incinerate", "an ability of Janna, Savior" }
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
  end }

scenario "418.1 Janna heals what was damaged, so a second strike does not kill" {
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { { "Unit 3", damage = 2 } } }, hand = { "Janna, Savior" }, pool = { energy = 3, calm = 1 } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 3"):pass()
    t.p2:play("Janna, Savior"):at("West Field")
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end }

scenario "812.1.c a card that was hidden was not played: no Legion" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Pakaa Cub", "Trifarian Gloryseeker" }, pool = { energy = 2, any = 1 } },
  p2 = {},
  function(t)
    t.p1:hide("Pakaa Cub", "West Field")
    t.p1:play("Trifarian Gloryseeker"):at("base")
    t:expect_chain(0)
    t:expect("Trifarian Gloryseeker"):unbuffed()
  end }

scenario "812.1.c a card of the Champion Zone counts for Legion" {
  p1 = { champion = { "Teemo, Scout" }, hand = { "Trifarian Gloryseeker" }, pool = { energy = 4 } },
  p2 = {},
  function(t)
    t.p1:play("Teemo, Scout"):at("base")
    t:pass_all()
    t.p1:play("Trifarian Gloryseeker"):at("base")
    t:pass_all()
    t:expect("Trifarian Gloryseeker"):buffed()
  end }

scenario "811.1.b a Chosen Champion is hidden from the Champion Zone and comes back as a Reaction" {
  p1 = { champion = { "Teemo, Scout" }, at = { ["West Field"] = { "Unit 1" } }, pool = { any = 1 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:hide("Teemo, Scout", "West Field")
    t:expect("Teemo, Scout"):in_zone("facedown")
    t.p1:end_turn()
    t:pass_all()
    t.p2:move("Unit 4", "West Field")
    t.p2:pass()
    t.p1:play("Teemo, Scout")
    t:expect("Teemo, Scout"):at("West Field"):defending()
    t:pass_all()
    t:expect("Teemo, Scout"):might(4)
  end }

scenario "805 Rek'Sai: a unit of the Champion Zone is played from elsewhere than a hand, so it has Accelerate" {
  p1 = { champion = { "Teemo, Scout" }, base = { "Rek'Sai, Breacher" }, pool = { energy = 3, chaos = 1 } },
  p2 = {},
  function(t)
    t.p1:play("Teemo, Scout"):yes():at("base")
    t:pass_all()
    t:expect("Teemo, Scout"):ready()
  end }

scenario "108.3.c Swift Scout: a Teemo on the board goes to the hand of its owner" {
  p1 = { legend = "Swift Scout", base = { "Teemo, Scout" }, pool = { energy = 1 } },
  p2 = {},
  function(t)
    t.p1:use("Swift Scout")
    t:pass_all()
    t:expect(t.p1.hand):is { "Teemo, Scout" }
  end }

scenario "315.2.b Power Nexus: the runes readied in the Awaken Phase pay in the Beginning Phase" {
  battlefields = { "Power Nexus", "East Field" },
  p1 = { at = { ["Power Nexus"] = { "Unit 2" } }, runes = { exhausted = { fury = 4 } } },
  p2 = {}, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:yes()
    t:pass_all()
    t:expect_points("p1", 2)
    t:expect(t.p1.runes):count(2)
  end }

scenario "355.10.e Alpha Wildclaw guards from enemies who choose, not from the own player who must" {
  p1 = { hand = { "Cull the Weak" }, pool = { energy = 2, order = 1 } },
  p2 = { base = { "Alpha Wildclaw", "Unit 2" } },
  function(t)
    t.p1:play("Cull the Weak")
    t:resolve()
    t:expect_options("Alpha Wildclaw", "Unit 2")
    t.p2:choose("Unit 2")
  end }

scenario "356.4 Commander Ledros: each unit that is killed for him takes one Power off" {
  p1 = { base = { "Unit 1", "Unit 2" }, hand = { "Commander Ledros" }, pool = { energy = 6, order = 2 } },
  p2 = {},
  function(t)
    t.p1:play("Commander Ledros"):choose("Unit 1", "Unit 2")
    t:expect("Commander Ledros"):at("base")
  end }

scenario "359.3.e.4 Deadly Flourish: the unit that left and came back is another one, so no Gold" {
  p1 = { hand = { "Deadly Flourish", "Vengeance" }, pool = { energy = 8, order = 2 } },
  p2 = { base = { "Unit 5" }, hand = { "Thrill of the Hunt" }, pool = { energy = 2, fury = 1 } },
  function(t)
    t.p1:play("Deadly Flourish"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(3)
    t.p1:play("Vengeance"):on("Unit 5"):pass()
    t.p2:play("Thrill of the Hunt"):on("Unit 5")
    t:resolve()
    t.p2:choose("West Field")
    t:pass_all()
    t:expect("Unit 5"):in_zone("board")
    t:expect(t.p1.base):lacks("Gold")
  end }
