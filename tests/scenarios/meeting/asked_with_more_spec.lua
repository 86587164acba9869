-- SPDX-License-Identifier: MIT
-- Questions as players ask them, with three players and in teams: two or three cards that meet, and players who leave.

scenario "457.2 Ambush brings no third player into a fight of two" {
  format = "ffa3",
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  p3 = { hand = { "Inferna" }, pool = { energy = 2 }, base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:pass() t.p2:pass()
    t:cannot(t.p3, "play", "Inferna")
  end }

scenario "652.4 a conceding player's Reaction leaves the chain, what it answered resolves" {
  format = "ffa3",
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { hand = { "Defy" }, pool = { energy = 1, calm = 1 } },
  p3 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2"):pass()
    t.p2:play("Defy")
    t:expect_chain { "Incinerate", "Defy" }
    t.p2:concede()
    t:expect_chain { "Incinerate" }
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
  end }

scenario "652.1 the defender concedes in the middle of a combat: the attacker conquers the blank battlefield" {
  format = "ffa3",
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  p3 = {},
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect("Unit 3"):attacking()
    t.p1:pass()
    t.p2:concede()
    t:showdown_pass()
    t:expect_points("p1", 1)
  end }

scenario "652.5.a the turn player concedes in his own combat: the defender keeps the place, and the next player plays" {
  format = "ffa3",
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  p3 = {},
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:concede()
    t:pass_all()
    t:expect_control("East Field", "p2")
    t:expect_decision("p2")
  end }

scenario "652.1 Akshan's looter concedes: the loot is banished to its owner" {
  format = "ffa3",
  p1 = { hand = { "Akshan, Mischievous" }, pool = { energy = 4, body = 2 } },
  p2 = { base = { "Doran's Blade" } }, p3 = {},
  function(t)
    t.p1:play("Akshan, Mischievous"):yes()
    t.p1:no()
    t.p1:on("Doran's Blade")
    t:pass_all()
    t:expect("Doran's Blade"):controlled_by("p1")
    t.p1:concede()
    t:expect("Doran's Blade"):in_zone("banishment")
    t:expect(t:zone("banishment", 2)):is { "Doran's Blade" }
  end }

scenario "355.10 Call to Battle's opponent leaves in response: my own unit has moved, nobody comes" {
  format = "ffa3",
  p1 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Unit 3" }, hand = { "Call to Battle" },
    pool = { energy = 3 } },
  p2 = { base = { "Unit 4" } }, p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Call to Battle"):on("Unit 3")
    t:expect_options("player 2", "player 3")
    t.p1:choose("player 2")
    t.p1:pass()
    t.p2:concede()
    t:pass_all()
    t:expect("Unit 3"):at("West Field")
    t:expect("Unit 5"):at("base")
  end }

scenario "187.6.a Forge of the Fluft in teams: the team mate's legend has the ability, too, with his own Equipment" {
  format = "2v2",
  battlefields = { "Forge of the Fluft", "East Field", "North Field" },
  p1 = { legend = "Loose Cannon", at = { ["Forge of the Fluft"] = { "Unit 2" } }, base = { "Doran's Blade" } },
  p2 = { legend = "Blind Monk" }, p3 = { legend = "Radiant Dawn", base = { "Unit 3", "Doran's Ring" } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:use("Radiant Dawn"):on("Doran's Ring", "Unit 3")
    t:pass_all()
    t:expect("Doran's Ring"):attached_to("Unit 3")
    t:expect("Radiant Dawn"):exhausted()
  end }

scenario "383.2.c Shard of Undoing: a Temporary unit dies in my Beginning Phase; each opponent kills one of theirs" {
  format = "ffa3",
  p1 = { base = { "Shard of Undoing", "Sprite", "Sprite" } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 3", "Unit 4" } }, turn = "p3",
  function(t)
    t.p3:end_turn()
    t:pass_all()
    t.p3:choose("Unit 3")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Unit 4"):at("base")
  end }

scenario "355.4 Tricksy Tentacles: up to 8 Might of one controller, all to one place; their own base is one" {
  format = "ffa3",
  p1 = { hand = { "Tricksy Tentacles" }, pool = { energy = 4, calm = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 3", "Unit 5", "Unit 4" } } }, p3 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Tricksy Tentacles")
    t:expect_decision("p1")
    t.p1:choose("Unit 3", "Unit 5")
    t:expect_options("West Field", "North Field", "player 2's base")
  end }

scenario "652.2 the Brush in the place of a leaving player's battlefield stays; nothing is left to swap back to" {
  format = "ffa3",
  p1 = { legend = "Green Father", base = { "Unit 2" } }, p2 = {}, p3 = {},
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t.p1:yes():yes()
    t:pass_all()
    t.p2:concede()
    t:expect("Unit 2"):at("Brush")
    t:expect(t:zone("battlefields", 1)):has("Brush")
  end }

scenario "355.2.b Deadbloom Predator is played where an enemy is, attacks at once and conquers" {
  format = "ffa3",
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 5" } } },
  p3 = { hand = { "Deadbloom Predator", "Dauntless Vanguard" }, pool = { energy = 12, body = 3 } }, turn = "p3",
  function(t)
    t.p3:play("Deadbloom Predator")
    t:expect_options("base", "East Field")
    t.p3:at("East Field")
    t:expect("Deadbloom Predator"):attacking()
    t:combat()
    t:expect_control("East Field", "p3")
    t:expect_points("p3", 1)
  end }

scenario "741.1 Wielder of Water defends alone: a team mate's units elsewhere are nothing to it" {
  format = "2v2", turn = "p2",
  p1 = { at = { ["West Field"] = { "Wielder of Water" } } }, p2 = { base = { "Unit 3" } }, p3 = {}, p4 = {},
  function(t)
    t.p2:move("Unit 3", "West Field")
    t:expect("Wielder of Water"):might(4)
  end }
