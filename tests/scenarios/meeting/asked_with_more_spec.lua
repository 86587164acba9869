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
    t.p1:yes()
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

scenario "741 Taric guards those who stand with him, not a team mate's unit elsewhere" {
  format = "2v2", turn = "p2",
  p1 = { at = { ["West Field"] = { "Taric, Protector", "Unit 1" } } }, p2 = { base = { "Unit 3" } },
  p3 = { at = { ["North Field"] = { "Unit 2" } } }, p4 = {},
  function(t)
    t.p2:move("Unit 3", "North Field")
    t:expect("Unit 2"):might(2):no_keyword("shield")
    t:expect("Unit 1"):keyword("shield")
  end }

scenario "347 a team mate with Focus helps in the showdown without an invitation" {
  format = "2v2",
  p1 = { base = { "Unit 3" }, hand = { "Unit 1" }, pool = { energy = 1 } },
    p2 = { at = { ["East Field"] = { "Unit 4" } } },
  p3 = { hand = { "Discipline", "Confront" }, pool = { energy = 4 } }, p4 = {},
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:pass() t.p2:pass()
    t.p3:play("Discipline"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(5)
    t:combat()
    t:expect_points("p1", 1)
  end }

scenario "466.1.b.1 at ten points of the team a hold of either wins" {
  format = "2v2", turn = "p4",
  p1 = { points = 4, at = { ["West Field"] = { "Unit 1" } } }, p2 = { points = 9 }, p3 = { points = 6 }, p4 = {},
  function(t)
    t.p4:end_turn()
    t:expect_winner("p1")
  end }

scenario "431.2.c who burns out chooses which opponent gains" {
  format = "ffa3",
  p1 = { hand = { "Consult the Past" }, pool = { energy = 4 }, deck = { "Unit 1" },
    trash = { "Unit 2", "Unit 3" } }, p2 = {}, p3 = {},
  function(t)
    t.p1:play("Consult the Past")
    t:resolve()
    t:expect_options("player 2", "player 3")
    t.p1:choose("p3")
    t:expect_points("p3", 1)
    t:expect(t.p1.hand):count(2)
  end }

scenario "431.2.c in teams the opponent is of the other team" {
  format = "2v2",
  p1 = { hand = { "Consult the Past" }, pool = { energy = 4 }, deck = { "Unit 1" },
    trash = { "Unit 2", "Unit 3" } }, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:play("Consult the Past")
    t:resolve()
    t:expect_options("player 2", "player 4")
    t.p1:choose("player 4")
    t:expect_points("p4", 1)
  end }

scenario "442.2.b Zenith Blade takes no unit to a team mate's battlefield" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Unit 3" }, hand = { "Zenith Blade" }, pool = { energy = 3, calm = 2 } },
  p2 = { base = { "Unit 2" } },
  p3 = { at = { ["North Field"] = { "Unit 4" } } }, p4 = {},
  function(t)
    t.p2:move("Unit 2", "North Field")
    t.p2:pass() t.p3:pass() t.p4:pass()
    t.p1:play("Zenith Blade"):on("Unit 2", "Unit 3")
    t:resolve()
    t:expect("Unit 2"):stunned()
    t:expect("Unit 3"):at("base")
  end }

scenario "355.10 Bewitching Spirit chooses any player" {
  format = "2v2",
  p1 = { hand = { "Bewitching Spirit", "Unit 1" }, pool = { energy = 3 } }, p2 = { hand = { "Unit 2" } },
  p3 = { hand = { "Unit 3" } }, p4 = { hand = { "Unit 4" } },
  function(t)
    t.p1:play("Bewitching Spirit")
    t:expect_options("player 1", "player 2", "player 3", "player 4")
    t.p1:choose("player 3")
    t:pass_all()
    t:expect(t.p3.trash):is { "Unit 3" }
  end }

scenario "355.10.e King's Edict: each other player chooses one that has not been chosen, never the caster's" {
  format = "ffa3",
  p1 = { hand = { "King's Edict" }, pool = { energy = 6, order = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2", "Unit 5" } }, p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("King's Edict")
    t:resolve()
    t:expect_decision("p2")
    t:expect_options("Unit 2", "Unit 5", "Unit 3")
    t.p2:choose("Unit 3")
    t:expect_options("Unit 2", "Unit 5")
    t.p3:choose("Unit 5")
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Unit 5"):in_zone("trash")
    t:expect("Unit 2"):at("base")
  end }

scenario "652.1 a leaving player's Equipment goes from another player's unit" {
  format = "ffa3",
  p1 = { base = { { "Unit 2", attached = { { "Long Sword", owner = "p2" } } } } }, p2 = {}, p3 = {},
  function(t)
    t:expect("Unit 2"):might(4)
    t.p2:concede()
    t:expect("Unit 2"):might(2)
    t:expect("Long Sword"):gone()
  end }

scenario "359.3.e.6 the rest of a spell whose target left with its player is done" {
  format = "ffa3",
  p1 = { hand = { "Void Seeker" }, pool = { energy = 3, fury = 1 } },
    p2 = { at = { ["East Field"] = { "Unit 5" } } }, p3 = {},
  function(t)
    t.p1:play("Void Seeker"):on("Unit 5"):pass()
    t.p2:concede()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "323.7 who walks away from a battlefield loses what is hidden there" {
  format = "ffa3", turn = "p2",
  p1 = {}, p2 = { at = { ["East Field"] = { "Unit 5" } }, facedown = { ["East Field"] = "Pakaa Cub" } }, p3 = {},
  function(t)
    t.p2:move("Unit 5", "base")
    t:expect_control("East Field", "nobody")
    t:expect("Pakaa Cub"):in_zone("trash")
  end }

scenario "484.6.a.1 a player who concedes in the middle of a chain takes the team along" {
  format = "2v2",
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
    p3 = {}, p4 = {},
  function(t)
    t.p1:play("Incinerate"):on("Unit 2")
    t.p3:concede()
    t:expect_winner("p2")
  end }

scenario "740.2 Volibear, Imposing draws for each opponent's move, not for a team mate's" {
  format = "2v2", turn = "p2",
  p1 = { at = { ["West Field"] = { "Volibear, Imposing" } } }, p2 = { base = { "Unit 1" } },
    p3 = { base = { "Unit 3" } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p2:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(1)
    t:next_turn()
    t.p3:move("Unit 3", "North Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(1)
  end }

scenario "054.1 Tianna: no opponent gains a point, by holding or by Ahri" {
  format = "ffa3", turn = "p3",
  p1 = { at = { ["West Field"] = { "Ahri, Alluring" } } },
    p2 = { at = { ["East Field"] = { "Tianna Crownguard" } } }, p3 = {},
  function(t)
    t.p3:end_turn()
    t:pass_all()
    t:expect_points("p1", 0)
    t:next_turn()
    t:expect_points("p2", 1)
  end }

scenario "651.3 Party Favors does not ask a player who has left" {
  format = "ffa3",
  p1 = { hand = { "Party Favors" }, pool = { energy = 3 } }, p2 = {}, p3 = {},
  function(t)
    t.p2:concede()
    t.p1:play("Party Favors")
    t:resolve()
    t.p3:yes()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p3.hand):count(1)
  end }
