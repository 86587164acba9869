-- SPDX-License-Identifier: MIT
-- Keywords (800-817).

use "../test_cards.lua"

-- ---- Accelerate (805) -----------------------------------------------------------------

scenario "805.1.a with the cost of Accelerate a unit enters ready" {
  p1 = { hand = { "Racer" }, runes = { fury = 4 } },
  function(t)
    t.p1:play("Racer"):yes()
    t:expect("Racer"):at("base"):ready()
    t:expect(t.p1.runes):count(3):ready(1)
  end }

scenario "805.2 Accelerate is optional" {
  p1 = { hand = { "Racer" }, runes = { fury = 4 } },
  function(t)
    t.p1:play("Racer"):no()
    t:expect("Racer"):exhausted()
    t:expect(t.p1.runes):count(4):ready(2)
  end }

scenario "805.1.a.1 the Power of Accelerate is of the unit's domain" {
  p1 = { hand = { "Racer" }, runes = { calm = 4 } },
  function(t)
    t.p1:play "Racer"
    t:expect("Racer"):exhausted()
    t:expect(t.p1.runes):count(4)
  end }

scenario "805.1.a.2 with two domains any Power pays for Accelerate" {
  p1 = { hand = { "Mixed Racer" }, runes = { body = 4 } },
  function(t)
    t.p1:play("Mixed Racer"):yes()
    t:expect("Mixed Racer"):ready()
    t:expect(t.p1.runes):count(3)
  end }

scenario "805.6 a unit that enters ready was not readied" {
  p1 = { hand = { "Racer" }, runes = { fury = 4 } },
  function(t)
    t.p1:play("Racer"):yes()
    t:expect_no_event("ready", "Racer")
  end }

-- ---- Action and Reaction (806, 813) ---------------------------------------------------

scenario "806.1.b Action is played in a showdown on the opponent's turn" {
  p1 = { base = { "Unit 1" } }, p2 = { hand = { "Swift Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t.p2:play "Swift Study"
    t:pass_all()
    t:expect(t.p2.hand):count(1)
  end }

scenario "806.1.c.1 Action is not played in a closed state" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Swift Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t:cannot(t.p2, "play", "Swift Study", "309.1.a")
  end }

scenario "806.2 Action is not needed in one's own main phase" {
  p1 = { hand = { "Swift Study" }, runes = { fury = 1 } },
  function(t)
    t:can(t.p1, "play", "Swift Study")
  end }

scenario "813.1.b Reaction has the permissions of Action" {
  p1 = { base = { "Unit 1" } }, p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t:expect_decision("p2", "focus")
    t.p2:play "Quick Study"
    t:pass_all()
    t:expect(t.p2.hand):count(1)
  end }

scenario "813.1.c.1 Reaction is played in a closed state on any turn" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play "Quick Study"
    t:expect_chain(2)
  end }

scenario "813 Reaction alone does not let one act in the opponent's open main phase" {
  p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t:expect_decision("p1", "turn")
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
  end }

-- ---- Assault and Shield (807, 814) ----------------------------------------------------

scenario "807.1.c Assault gives Might to an attacker" {
  p1 = { base = { "Assailant" } }, p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t:expect("Assailant"):might(2)
    t.p1:move("Assailant", "East Field")
    t:expect("Assailant"):might(4)
    t:combat()
    t:expect("Unit 3"):in_zone "trash"
    t:expect("Assailant"):at("East Field"):might(2)
  end }

scenario "807.1.c Assault does not help a defender" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Assailant" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect("Assailant"):defending():might(2)
  end }

scenario "807.1.b.3 Assault without a number is 1" {
  p1 = { base = { "Assailant 1" } }, p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Assailant 1", "East Field")
    t:expect("Assailant 1"):might(3)
  end }

scenario "807.2 Assault values are summed" {
  p1 = { base = { "Assailant" }, hand = { "Lend Assault" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Lend Assault"):on "Assailant"
    t:pass_all()
    t:expect("Assailant"):might(2)
    t.p1:move("Assailant", "East Field")
    t:expect("Assailant"):might(5)
  end }

scenario "807.1.d moving to an empty battlefield gives no Assault" {
  p1 = { base = { "Assailant" } },
  function(t)
    t.p1:move("Assailant", "West Field")
    t:expect("Assailant"):might(2)
  end }

scenario "814.1.c Shield gives Might to a defender" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Shielder" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect("Shielder"):might(4)
    t:combat()
    t:expect("Unit 3"):in_zone "trash"
    t:expect("Shielder"):at("East Field"):might(2)
  end }

scenario "814.1.c Shield does not help an attacker" {
  p1 = { base = { "Shielder" } }, p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Shielder", "East Field")
    t:expect("Shielder"):might(2)
  end }

scenario "814.2 Shield values are summed" {
  p1 = { base = { "Unit 9" } },
  p2 = { at = { ["East Field"] = { "Shielder" } }, hand = { "Lend Shield" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 9", "East Field")
    t.p1:pass()
    t.p2:play("Lend Shield"):on "Shielder"
    t:pass_all()
    t:expect("Shielder"):might(5)
  end }

-- ---- Deathknell (808) -----------------------------------------------------------------

scenario "808.1.c Deathknell triggers when the unit dies" {
  p1 = { base = { "Martyr" }, hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Martyr"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "808.1.a gear can have Deathknell" {
  p1 = { base = { "Urn" }, hand = { "Smash" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Smash"):on "Urn"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "808.1.d returning to the hand is not dying" {
  p1 = { base = { "Martyr" }, hand = { "Bounce" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Bounce"):on "Martyr"
    t:pass_all()
    t:expect(t.p1.hand):is { "Martyr" }
  end }

scenario "808.1.d being discarded is not dying" {
  p1 = { hand = { "Sift", "Martyr" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Sift"
    t:pass_all()
    t:expect("Martyr"):in_zone "trash"
    t:expect(t.p1.hand):count(1)
  end }

scenario "808.2 each Deathknell triggers by itself" {
  p1 = { base = { "Double Martyr" }, hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Double Martyr"
    t.p1:pass()
    t.p2:pass()
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.runes):count(2)
  end }

scenario "808 a Deathknell may choose targets" {
  p1 = { base = { "Vengeful Martyr" }, hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Slay"):on "Vengeful Martyr"
    t.p1:pass()
    t.p2:pass()
    t.p1:choose "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
  end }

-- ---- Deflect (809) --------------------------------------------------------------------

scenario "809.1.c an opponent pays one Power more to choose it" {
  p1 = { hand = { "Jab" }, runes = { fury = 2 } }, p2 = { base = { "Deflector" } },
  function(t)
    t.p1:play("Jab"):on "Deflector"
    t:pass_all()
    t:expect("Deflector"):damage(1)
    t:expect(t.p1.runes):count(1)
  end }

scenario "809.1.d who cannot pay for Deflect cannot choose it" {
  p1 = { hand = { "Jab" }, pool = { energy = 1 } }, p2 = { base = { "Deflector" } },
  function(t)
    t:cannot(t.p1, "play", "Jab")
  end }

scenario "809.1.d the unit that cannot be paid for is not offered, another one is" {
  p1 = { hand = { "Jab" }, pool = { energy = 1 } },
  p2 = { base = { "Deflector", "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play "Jab"
    t:expect_option("Unit 1", "Unit 2")
    t:expect_no_option "Deflector"
    t.p1:choose "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
  end }

scenario "809.1.c.1 the Power for Deflect is of any domain" {
  p1 = { hand = { "Jab" }, runes = { mind = 1 } }, p2 = { base = { "Deflector" } },
  function(t)
    t.p1:play("Jab"):on "Deflector"
    t:expect(t.p1.runes):count(0)
  end }

scenario "809.1.b Deflect 2 costs two Power" {
  p1 = { hand = { "Jab" }, runes = { fury = 1 } }, p2 = { base = { "Deflector 2" } },
  function(t)
    t:cannot(t.p1, "play", "Jab")
  end }

scenario "809.1.b Deflect 2 with two Power" {
  p1 = { hand = { "Jab" }, runes = { fury = 2 } }, p2 = { base = { "Deflector 2" } },
  function(t)
    t.p1:play("Jab"):on "Deflector 2"
    t:expect(t.p1.runes):count(0)
  end }

scenario "809.1.c its own controller pays nothing" {
  p1 = { hand = { "Grow" }, pool = { energy = 1 }, base = { "Deflector" } },
  function(t)
    t.p1:play("Grow"):on "Deflector"
    t:pass_all()
    t:expect("Deflector"):might(5)
  end }

scenario "809.1.c abilities pay for Deflect too" {
  p1 = { base = { "Paid Archer" }, runes = { fury = 2 } }, p2 = { base = { "Deflector" } },
  function(t)
    t.p1:use("Paid Archer"):on "Deflector"
    t:expect(t.p1.runes):count(1)
    t:pass_all()
    t:expect("Deflector"):damage(1)
  end }

-- ---- Ganking (810) --------------------------------------------------------------------

scenario "810.1.b Ganking moves between battlefields and still to base" {
  p1 = { at = { ["West Field"] = { "Ganker" } } },
  function(t)
    t:can(t.p1, "move", "Ganker", "base")
    t:can(t.p1, "move", "Ganker", "East Field")
  end }

scenario "810.1.c.3 a unit with Ganking still exhausts to move" {
  p1 = { at = { ["West Field"] = { "Ganker" } } },
  function(t)
    t.p1:move("Ganker", "East Field")
    t:showdown_pass()
    t:expect("Ganker"):exhausted()
    t:cannot(t.p1, "move", "Ganker")
  end }

scenario "801.3.a a granted keyword works like a printed one" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Lend Ganking" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Lend Ganking"):on "Unit 1"
    t:pass_all()
    t.p1:move("Unit 1", "East Field")
    t:expect("Unit 1"):at "East Field"
  end }

-- ---- Hidden (811) ---------------------------------------------------------------------

scenario "811.1.b a card is hidden for one Power" {
  p1 = { hand = { "Lurker" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:hide("Lurker", "West Field")
    t:expect("Lurker"):in_zone "facedown"
    t:expect(t.p1.runes):count(0)
  end }

scenario "811.1.c.2 hiding opens no chain" {
  p1 = { hand = { "Lurker" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:hide("Lurker", "West Field")
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
  end }

scenario "811.1.b a card hidden this turn is not played this turn" {
  p1 = { hand = { "Lurker" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:hide("Lurker", "West Field")
    t:cannot(t.p1, "play", "Lurker")
  end }

scenario "811.6 from the next turn on it is played with Reaction, ignoring its cost" {
  p1 = { hand = { "Lurker" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:hide("Lurker", "West Field")
    t:next_turn()
    t.p2:play "Study"
    t.p2:pass()
    t:expect_decision("p1", "priority")
    t.p1:play "Lurker"
    t:expect("Lurker"):at("West Field"):exhausted()
  end }

scenario "811.1.d.1 a hidden unit is played to the battlefield where it was hidden" {
  p1 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } },
    facedown = { ["West Field"] = "Lurker" } },
  function(t)
    t.p1:play "Lurker"
    t:expect("Lurker"):at "West Field"
  end }

scenario "811.1.d.1.a hidden gear is played to its battlefield, then recalled" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Buried Trinket" } },
  function(t)
    t.p1:play "Buried Trinket"
    t:expect("Buried Trinket"):at "base"
    t:expect_event("recall", "Buried Trinket")
  end }

scenario "811.1.d.2 a hidden spell chooses at its battlefield only" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hidden Jab" } },
  p2 = { base = { "Unit 2" }, at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Hidden Jab"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
    t:expect("Unit 2"):damage(0)
  end }

scenario "811.1.d a hidden spell without a target at its battlefield is not played" {
  p1 = { facedown = { ["West Field"] = "Hidden Jab" } }, controls = { ["West Field"] = "p1" },
  p2 = { base = { "Unit 2" }, hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Hidden Jab")
  end }

scenario "811.3 a card with Hidden is played from the hand for its cost" {
  p1 = { hand = { "Lurker" }, runes = { fury = 3 } },
  function(t)
    t.p1:play "Lurker"
    t:expect("Lurker"):at "base"
    t:expect(t.p1.runes):exhausted(3)
  end }

scenario "811.3 from the hand it has no Reaction" {
  p1 = { hand = { "Lurker", "Study" }, runes = { fury = 4 } },
  function(t)
    t.p1:play "Study"
    t:cannot(t.p1, "play", "Lurker", "309.1.a")
  end }

scenario "811.3 a hidden-able spell from the hand chooses anywhere" {
  p1 = { hand = { "Hidden Jab" }, runes = { fury = 4 } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Hidden Jab"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "811.1.b nothing is hidden in a showdown" {
  p1 = { hand = { "Lurker" },
    runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } }, base = { "Unit 2" } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:expect_decision("p1", "focus")
    t:cannot(t.p1, "hide", "Lurker")
  end }

scenario "811.1.b nothing is hidden on the opponent's turn" {
  p1 = { hand = { "Lurker" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { hand = { "Study" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play "Study"
    t.p2:pass()
    t:cannot(t.p1, "hide", "Lurker")
  end }

scenario "421.2.a a card without Hidden is not hidden" {
  p1 = { hand = { "Unit 3", "Lurker" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:can(t.p1, "hide", "Lurker")
    t:cannot(t.p1, "hide", "Unit 3")
  end }

scenario "811.1.b hiding also works from the champion zone" {
  p1 = { champion = "Lurker", runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:hide("Lurker", "West Field")
    t:expect("Lurker"):in_zone "facedown"
  end }

scenario "811 a hidden unit played in a combat is a defender" {
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, facedown = { ["East Field"] = "Lurker" } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t.p1:pass()
    t.p2:play "Lurker"
    t:expect("Lurker"):at("East Field"):defending()
    t:expect_decision("p1", "focus")
  end }

-- ---- Tank (815) -----------------------------------------------------------------------

scenario "815.1.b damage goes to a Tank first" {
  p1 = { base = { "Unit 2" } }, p2 = { at = { ["East Field"] = { "Unit 1", "Tank" } } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:combat()
    t:expect("Tank"):in_zone "trash"
    t:expect("Unit 1"):at "East Field"
    t:expect_no_event("damage", "Unit 1")
  end }

scenario "815.1.b what a Tank does not need goes to the others" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 1", "Tank" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:combat()
    t:expect(t.p2.trash):is { "Tank", "Unit 1" }
  end }

scenario "815.1.b of the others any may be next" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Unit 1", "Tank", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:showdown_pass()
    t:expect_option("Unit 1", "Unit 2")
    t:expect_no_option "Tank"
    t.p1:order { "Unit 2", "Unit 1" }
    t:expect(t.p2.trash):is { "Tank", "Unit 2" }
  end }

scenario "815.1.c.2 of two Tanks any may be first, others only after both" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Tank", "Tank 4", "Unit 1" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:showdown_pass()
    t:expect_option("Tank", "Tank 4")
    t:expect_no_option "Unit 1"
    t.p1:order { "Tank 4", "Tank" }
    t:expect("Tank 4"):in_zone "trash"
    t:expect("Tank"):at "East Field"
  end }

scenario "815.1.b Tank does not bind those who assign to the other side" {
  p1 = { base = { "Tank", "Unit 3" } },
  p2 = { at = { ["East Field"] = { { "Unit 1", stunned = true }, "Unit 3" } } },
  function(t)
    t.p1:move({ "Tank", "Unit 3#1" }, "East Field")
    t:combat()
    -- 3 damage: the Tank first, then one for the other attacker
    t:expect("Tank"):in_zone "trash"
    t:expect_event("damage", "p1's Unit 3", 1)
  end }

scenario "815.2 Tank twice is Tank" {
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["East Field"] = { "Tank", "Unit 1" } },
    hand = { "Lend Tank" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t.p1:pass()
    t.p2:play("Lend Tank"):on "Tank"
    t:combat()
    t:expect("Tank"):in_zone "trash"
    t:expect("Unit 1"):at "East Field"
  end }

-- ---- Temporary (816) ------------------------------------------------------------------

scenario "816.1.b a Temporary unit is killed at the start of its controller's Beginning Phase" {
  p1 = { base = { "Mayfly" } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t:expect("Mayfly"):in_zone "trash"
  end }

scenario "816.1.b it does not die at the beginning of the opponent's turn" {
  p1 = { base = { "Mayfly" } },
  function(t)
    t:next_turn()
    t:expect("Mayfly"):at "base"
  end }

scenario "816.1.b before scoring: it does not hold" {
  p1 = { at = { ["West Field"] = { "Mayfly" } } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t:expect("Mayfly"):in_zone "trash"
    t:expect_points("p1", 0)
    t:expect_control("West Field", "nobody")
  end }

scenario "816.2 granted to a unit that has it, it triggers once" {
  p1 = { base = { "Mayfly" } }, p2 = { hand = { "Curse" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Curse"):on "Mayfly"
    t:pass_all()
    t.p2:end_turn()
    t:expect_chain(1)
    t:pass_all()
    t:expect("Mayfly"):in_zone "trash"
  end }

scenario "801.3.a.3 a keyword granted without an end lasts while the unit is on the board" {
  p1 = { base = { "Unit 3" } }, p2 = { hand = { "Curse" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Curse"):on "Unit 3"
    t:pass_all()
    t.p2:end_turn()
    t:pass_all()
    t:expect("Unit 3"):in_zone "trash"
  end }

-- ---- Vision (817) ---------------------------------------------------------------------

scenario "817.1.b Vision may recycle the top card" {
  p1 = { hand = { "Seer" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play "Seer"
    t.p1:pass()
    t.p2:pass()
    t.p1:choose "Unit 1"
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 1" }
  end }

scenario "817.1.b Vision may leave it" {
  p1 = { hand = { "Seer" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play "Seer"
    t.p1:pass()
    t.p2:pass()
    t.p1:choose()
    t:expect(t.p1.deck):in_order { "Unit 1", "Unit 2" }
  end }

scenario "817.1.c Vision triggers by being played and uses the chain" {
  p1 = { hand = { "Seer" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Seer"
    t:expect("Seer"):at "base"
    t:expect_chain(1)
  end }

test_card { id = "t-800-hermit", name = "Old Hermit", type = "unit", cost = { energy = 1 }, might = 2,
  deathknell { run = function(game, me) game.gain_xp(me.alone and 2 or 1) end },
}
test_card { id = "t-800-end", name = "The End", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true } }, run = function(game, me, it) game.kill(it) end,
}

scenario "741.1 a unit that died alone was alone, also when its Deathknell asks" {
  p1 = { hand = { "The End" }, base = { "Unit 1" }, at = { ["West Field"] = { "Old Hermit" } } },
  function(t)
    t.p1:play("The End"):on "Old Hermit"
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end }

scenario "741.1 a unit that died beside a friendly unit was not alone" {
  p1 = { hand = { "The End" }, base = { "Unit 1", "Old Hermit" } },
  function(t)
    t.p1:play("The End"):on "Old Hermit"
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }
