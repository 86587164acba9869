-- SPDX-License-Identifier: MIT
--
-- Two and three cards with three and four players: what judges are asked in team play and in a free for all.

scenario "735 in teams the additional turn is the caster's, then the next opponent's" {
  format = "2v2",
  p1 = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 } }, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:play("Time Warp")
    t:pass_all()
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p3", "turn")
    t:expect("Time Warp"):in_zone("banishment")
  end }

scenario "317.2.b Shadow Watcher: damage heals at the end of a turn, so the Fortress kills nobody and she enters exhausted" {
  format = "2v2",
  battlefields = { "Frozen Fortress", "East Field", "North Field" },
  p1 = { hand = { "Shadow Watcher" } , runes = { calm = 5 } },
  p2 = {}, p3 = { at = { ["Frozen Fortress"] = { { "Unit 3", damage = 2 } } } }, p4 = {},
  turn = "p4",
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t:expect_decision("p1", "turn")
    t.p1:play("Shadow Watcher")
    t:expect("Shadow Watcher"):exhausted()
  end }

scenario "652.1 what the conceding player had stolen is banished" {
  players = 3,
  p1 = { base = { { "Unit 4", owner = "p2" } } },
  p2 = { base = { { "Unit 3", owner = "p1" }, "Unit 2" } },
  p3 = {},
  turn = "p3",
  function(t)
    t.p1:concede()
    t:expect(t.p2.banishment):is { "Unit 4" }
    t:expect("Unit 2"):at("base")
    t:expect(t.p2.base):count(1)
  end }

scenario "383.3.d.1 three players' Deathknells: from the turn player on; the last one is on top" {
  players = 3,
  p1 = { at = { ["West Field"] = { "Watchful Sentry" } } },
  p2 = { at = { ["East Field"] = { "Watchful Sentry" } }, hand = { "Flurry of Blades" }, pool = { energy = 1 } },
  p3 = { at = { ["North Field"] = { "Watchful Sentry" } } },
  turn = "p2",
  function(t)
    t.p2:play("Flurry of Blades")
    t:resolve()
    t:expect_chain(3)
    t:expect_decision("p1", "priority")
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect_decision("p3", "priority")
    t:resolve()
    t:expect(t.p3.hand):count(1)
    t:resolve()
    t:expect(t.p2.hand):count(1)
  end }

scenario "459.2.d.1 attacker, the two who are not in the combat in turn order, then the defender" {
  format = "2v2",
  p1 = { base = { "Unit 5", "Mask of Foresight" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, base = { "Mask of Foresight" } },
  p3 = { base = { "Mask of Foresight" } },
  p4 = { base = { "Mask of Foresight" } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:expect_chain(4)
    t:expect_decision("p2", "priority")
    t:resolve()
    t:expect("p2's Unit 5"):might(6)
    t:expect_decision("p4", "priority")
    t:resolve()
    t:expect("p2's Unit 5"):might(7)
    t:expect_decision("p3", "priority")
    t:resolve()
    t:expect("p1's Unit 5"):might(6)
    t:resolve()
    t:expect("p1's Unit 5"):might(7)
    t:expect_decision("p1", "focus")
    t:combat()
  end }

scenario "484.8.f.1 the Winning Point: what the ally held needs not be scored" {
  format = "2v2",
  p1 = { base = { "Unit 5" }, at = { ["West Field"] = { "Unit 1" } }, points = 5 },
  p2 = {}, p3 = { at = { ["North Field"] = { "Unit 2" } }, points = 4 }, p4 = {},
  turn = "p4",
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t:expect_points("p1", 6)
    t.p1:move("Unit 5", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t:expect_winner("p1")
  end }

scenario "466.1.b.2 without West scored the eleventh point is a card" {
  format = "2v2",
  p1 = { base = { "Unit 5" }, points = 6 },
  p2 = {}, p3 = { at = { ["North Field"] = { "Unit 2" } }, points = 4 }, p4 = {},
  turn = "p4",
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:forget()
    t.p1:move("Unit 5", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 6)
    t:expect_event("draw")
    t:expect_winner("nobody")
  end }

scenario "740 Party Favors in teams: the team mate is another player" {
  format = "2v2",
  p1 = { hand = { "Party Favors" }, pool = { energy = 3 } }, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:play("Party Favors")
    t:resolve()
    t:expect_decision("p2")
    t.p2:yes()
    t.p3:yes()
    t.p4:no()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p3.hand):count(1)
    t:expect(t.p4.runes):count(1)
  end }

scenario "188.4 Mystic Reversal of a team mate's spell; both stay friends" {
  format = "2v2",
  p1 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 }, base = { "Unit 3" } },
  p2 = { base = { "Unit 5" } },
  p3 = { hand = { "Primal Strength" }, pool = { energy = 4, body = 1 } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:play("Primal Strength"):on("Unit 5"):pass()
    t.p4:pass()
    t.p1:play("Mystic Reversal")
    t:resolve()
    t.p1:yes()
    t.p1:choose("Unit 3")
    t:expect("Primal Strength"):controlled_by("p1")
    t:resolve()
    t:expect("Unit 3"):might(10)
    t:expect(t.p3.trash):has("Primal Strength")
  end }

scenario "740.1 Not So Fast for a team mate's unit, against an opponent's spell only" {
  format = "2v2",
  p1 = { hand = { "Not So Fast" }, pool = { energy = 2, calm = 1 } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { base = { "Unit 3" } }, p4 = {},
  turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 3"):pass()
    t.p3:pass()
    t.p4:pass()
    t.p1:play("Not So Fast")
    t:pass_all()
    t:expect("Unit 3"):at("base")
  end }

scenario "740.2 Not So Fast: a team mate's spell is no enemy spell" {
  format = "2v2",
  p1 = { hand = { "Not So Fast" }, pool = { energy = 2, calm = 1 } },
  p2 = {}, p3 = { base = { "Unit 3" }, hand = { "Primal Strength" }, pool = { energy = 4, body = 1 } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:play("Primal Strength"):on("Unit 3"):pass()
    t.p4:pass()
    t:cannot(t.p1, "play", "Not So Fast")
  end }

scenario "372 two Hourglasses of a team: the owner of the unit says which one breaks" {
  format = "2v2",
  p1 = { base = { "Zhonya's Hourglass" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { base = { "Unit 3", "Zhonya's Hourglass" } }, p4 = {},
  turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 3")
    t:resolve()
    t:expect_decision("p3", "372")
    t.p3:choose("p1's Zhonya's Hourglass")
    t:expect("p1's Zhonya's Hourglass"):in_zone("trash")
    t:expect("p3's Zhonya's Hourglass"):at("base")
    t:expect("Unit 3"):at("base"):exhausted():controlled_by("p3")
  end }

scenario "357.2 Meditation exhausts a team mate's unit: friendly (740.1)" {
  format = "2v2",
  p1 = { hand = { "Meditation" }, pool = { energy = 2 } }, p2 = {}, p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t.p1:play("Meditation"):yes()
    t:expect("Unit 3"):exhausted()
    t:resolve()
    t:expect(t.p1.hand):count(2)
  end }

scenario "347, 484.8 in a showdown each of four players has Focus in turn order; the mate helps without an invitation" {
  format = "2v2",
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  p3 = { hand = { "Discipline" }, pool = { energy = 2 } }, p4 = { hand = { "Discipline" }, pool = { energy = 2 } },
  function(t)
    t.p1:move("Unit 3", "West Field"):pass()
    t.p2:pass()
    t:expect_decision("p3", "focus")
    t.p3:play("Discipline"):on("Unit 3")
    t:resolve()
    t:expect_decision("p4", "focus")
    t.p4:play("Discipline"):on("Unit 4")
    t:resolve()
    t:expect_decision("p1", "focus")
    t:combat()
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Unit 4"):at("West Field")
  end }

scenario "442.2.b Charm does not take an opponent's unit to that opponent's team mate's battlefield" {
  format = "2v2",
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 } },
  p2 = { base = { "Unit 3" } }, p3 = { at = { ["North Field"] = { "Unit 2" } } },
  p4 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Charm"):choose("Unit 3")
    t:expect_options("East Field", "North Field")
    t.p1:choose("East Field")
    t:resolve()
    t:expect("Unit 3"):at("East Field")
  end }

scenario "442.2.b the own unit is not moved to the team mate's battlefield by Ride the Wind" {
  format = "2v2",
  p1 = { hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 }, base = { "Unit 1" } },
  p2 = {}, p3 = { at = { ["North Field"] = { "Unit 2" } } }, p4 = {},
  function(t)
    t.p1:play("Ride the Wind"):choose("Unit 1")
    t:expect_options("East Field", "West Field")
    t.p1:choose("East Field")
  end }

scenario "442.2.b, 740.1 a team mate's unit is moved to a battlefield that its own controller may go to, not to mine" {
  format = "2v2",
  p1 = { hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = {}, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p1:play("Ride the Wind"):choose("Unit 2")
    t:expect_options("East Field", "North Field")
    t.p1:choose("East Field")
    t:resolve()
    t:showdown_pass()
    t:expect_control("East Field", "p3")
    t:expect_points("p3", 1)
    t:expect_points("p1", 0)
  end }

scenario "484.8.b Flash sends the mate's unit home, p1 goes there: control, no point, no conquest trigger" {
  format = "2v2",
  p1 = { base = { "Kai'Sa, Survivor" }, hand = { "Flash" }, runes = { fury = 2 } },
  p2 = {}, p3 = { at = { ["North Field"] = { "Unit 2" } } }, p4 = {},
  turn = "p4",
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t.p1:play("Flash"):choose("Unit 2")
    t:resolve()
    t:expect_control("North Field", "nobody")
    t:forget()
    t.p1:move("Kai'Sa, Survivor", "North Field")
    t:showdown_pass()
    t:expect_control("North Field", "p1")
    t:expect_points("p1", 0)
    t:expect_no_event("draw")
  end }

scenario "444.2 in FFA a third player's unit is not charmed into a fight" {
  players = 3,
  p1 = { base = { "Unit 3" }, hand = { "Void Assault" }, pool = { energy = 2, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } }, p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Void Assault"):choose("West Field"):on("Unit 5")
    t:expect_options("East Field", "North Field")
    t.p1:choose("East Field")
    t:resolve()
    t:expect("Unit 3"):at("West Field")
    t:expect("Unit 5"):at("East Field")
    t:expect_decision("p1", "323.11")
  end }

scenario "323.11 two places are staged in FFA: the turn player picks, also where he has nobody" {
  players = 3,
  p1 = { base = { "Unit 3" }, hand = { "Void Assault" }, pool = { energy = 2, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" }, ["East Field"] = { "Unit 1" } } }, p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Void Assault"):choose("West Field"):on("Unit 5"):choose("East Field")
    t:resolve()
    t:expect_decision("p1", "323.11")
    t.p1:choose("East Field")
    t:expect("Unit 5"):attacking()
    t:expect_decision("p3", "focus")
    t:combat()
    t:expect_control("East Field", "p3")
    t:expect_points("p3", 1)
  end }

scenario "345, 347 p3, charmed in p1's turn, attacks: Focus goes p3, p1, p2" {
  players = 3,
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } }, p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Charm"):choose("Unit 5"):choose("West Field")
    t:resolve()
    t:expect_decision("p3", "focus")
    t.p3:pass()
    t:expect_decision("p1", "focus")
    t.p1:pass()
    t:expect_decision("p2", "focus")
    t.p2:pass()
    t:expect_points("p3", 1)
    t:expect_decision("p1", "turn")
  end }

scenario "652.3 Ashe: the player she chose leaves, the banished card goes with him" {
  players = 3,
  p1 = { hand = { "Ashe, Focused" }, pool = { energy = 5, order = 1 } },
  p2 = { hand = { "Unit 7" } }, p3 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Ashe, Focused"):choose("player 2")
    t:resolve()
    t:expect("Unit 7"):in_zone("banishment")
    t.p2:concede()
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p3", "turn")
  end }

scenario "390.5 Ashe: only the player she chose gets it back by holding" {
  players = 3,
  p1 = { hand = { "Ashe, Focused" }, pool = { energy = 5, order = 1 } },
  p2 = { hand = { "Unit 7" }, at = { ["West Field"] = { "Unit 1" } } }, p3 = { at = { ["North Field"] = { "Unit 2" } } },
  turn = "p1",
  function(t)
    t.p1:play("Ashe, Focused"):choose("player 2")
    t:resolve()
    t:next_turn()
    t:expect("Unit 7"):in_zone("hand")
  end }

scenario "411.1 Elder Dragon in FFA: another opponent's damage kills nobody" {
  players = 3,
  p1 = { base = { "Elder Dragon" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } }, p3 = { hand = { "Flurry of Blades" }, pool = { energy = 1 } },
  turn = "p3",
  function(t)
    t.p3:play("Flurry of Blades")
    t:resolve()
    t:expect("Unit 4"):damage(1):at("West Field")
  end }

scenario "740.2 Tianna in teams: both opponents gain nothing, the mate does" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Tianna Crownguard" } } }, p2 = { base = { "Unit 1" } },
  p3 = { base = { "Unit 2" } }, p4 = { base = { "Unit 3" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_control("East Field", "p2")
    t:expect_points("p2", 0)
    t:next_turn()
    t.p3:move("Unit 2", "North Field")
    t:showdown_pass()
    t:expect_points("p3", 1)
    t:next_turn()
    t:expect_decision("p4", "turn")
    t:expect_points("p4", 0)
  end }

scenario "127 Blind Fury in FFA4: three cards are shown, the caster plays another's card; its owner gets it in the end" {
  players = 4,
  p1 = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Discipline", "Filler" } }, p3 = { deck = { "Unit 5", "Filler" } }, p4 = { deck = { "Orb of Regret", "Filler" } },
  function(t)
    t.p1:play("Blind Fury")
    t:resolve()
    t:expect_options("Discipline", "Unit 5", "Orb of Regret")
    t.p1:choose("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):at("base"):controlled_by("p1"):owned_by("p3")
    t:expect(t.p2.deck):in_order { "Filler", "Discipline" }
    t:expect(t.p4.deck):in_order { "Filler", "Orb of Regret" }
  end }

scenario "355.10.e King's Edict in teams: the caster's own units are safe, the mate chooses too and may be hit" {
  format = "2v2",
  p1 = { hand = { "King's Edict" }, pool = { energy = 6, order = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 3" } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("King's Edict")
    t:resolve()
    t:expect_decision("p2")
    t:expect_options("Unit 2", "Unit 3", "Unit 4")
    t.p2:choose("Unit 3")
    t:expect_decision("p3")
    t.p3:choose("Unit 2")
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 1"):at("base")
  end }

scenario "459.2.b Atakhan in teams: the defending player kills, not the mate" {
  format = "2v2",
  p1 = { base = { "Atakhan" } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 3" } } }, p3 = {}, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:move("Atakhan", "West Field")
    t:resolve()
    t:expect_decision("p2")
    t:expect_options("Unit 2", "Unit 3")
    t.p2:choose("Unit 2")
    t:expect_event("die", "Unit 2", { by = "p2" })
    t:combat()
  end }

scenario "054.1 Vex, Apathetic in teams: who played the unit cannot move it; a team mate's spell can" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Vex, Apathetic" } } },
  p2 = { hand = { "Unit 3", "Ride the Wind" }, pool = { energy = 5, chaos = 1 }, at = { ["East Field"] = { "Unit 1" } } }, p3 = {},
  p4 = { hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Unit 3"):at("base")
    t:resolve()
    t:expect("Unit 3"):stunned()
    t.p2:invite()
    t.p4:play("Ride the Wind"):choose("Unit 3"):choose("North Field")
    t:resolve()
    t:expect("Unit 3"):at("North Field")
    t:showdown_pass()
  end }

scenario "478.3, 484.6 Leona looks at what a team has" {
  format = "2v2",
  p1 = { hand = { "Leona, Zealot" }, pool = { energy = 6, calm = 1 } },
  p2 = { points = 4 }, p3 = { points = 9 }, p4 = { points = 4 },
  function(t)
    t.p1:play("Leona, Zealot")
    t:expect("Leona, Zealot"):ready()
  end }

scenario "478.3 Leona does not look at what her own team has" {
  format = "2v2",
  p1 = { hand = { "Leona, Zealot" }, pool = { energy = 6, calm = 1 } },
  p2 = { points = 4 }, p3 = { points = 9 }, p4 = { points = 3 },
  function(t)
    t.p1:play("Leona, Zealot")
    t:expect("Leona, Zealot"):exhausted()
  end }

scenario "355.10.e Call to Battle in FFA: the chosen opponent's unit comes and attacks who moved there" {
  players = 3,
  p1 = { hand = { "Call to Battle" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 1" } }, base = { "Unit 2" } },
  p2 = { base = { "Unit 3" } }, p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Call to Battle"):choose("player 3")
    t:resolve()
    t:expect("Unit 4"):at("West Field"):attacking()
    t:expect("Unit 2"):at("West Field"):defending()
    t:expect("Unit 3"):at("base")
    t:combat()
    t.p3:order { "Unit 1", "Unit 2" }
  end }

scenario "457.2.a Bone Skewer into a fight of two others: that player's base instead, and it is stunned there" {
  players = 3,
  p1 = { at = { ["West Field"] = { "Unit 4" } }, facedown = { ["West Field"] = "Bone Skewer" } },
  p2 = { base = { "Unit 3" } }, p3 = { hand = { "Unit 7" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t.p2:pass()
    t.p3:pass()
    t.p1:play("Bone Skewer"):on("player 3")
    t:resolve()
    t.p1:choose("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):at("base"):stunned():controlled_by("p3")
    t:combat()
  end }

scenario "457.2 Thrill of the Hunt does not bring a team mate's unit into my fight" {
  format = "2v2",
  p1 = { base = { "Unit 5" }, hand = { "Thrill of the Hunt" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t.p1:move("Unit 5", "West Field")
    t.p1:play("Thrill of the Hunt"):on("Unit 3")
    t:resolve()
    t:expect_decision("p3")
    t:expect_options("East Field", "North Field")
    t.p3:choose("East Field")
    t:expect("Unit 3"):at("East Field")
    t:combat()
  end }

scenario "484.8.a a guest uses the invitation for one thing; then it is the turn player's again" {
  format = "2v2",
  p1 = { base = { "Unit 5" } }, p2 = { base = { "Unit 2" } },
  p3 = { hand = { "Vengeance", "Vengeance" }, pool = { energy = 8, order = 4 } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:invite()
    t.p3:play("Vengeance"):on("Unit 2")
    t:resolve()
    t:expect_decision("p1", "turn")
    t.p1:invite()
    t.p3:play("Vengeance"):on("Unit 4")
    t:resolve()
    t:expect_decision("p1", "turn")
  end }

scenario "812 a guest's spell on p1's turn counts for p3's Legion, not for p1's" {
  format = "2v2",
  p1 = { hand = { "Trifarian Gloryseeker" }, pool = { energy = 2 } }, p2 = {},
  p3 = { hand = { "Consult the Past" }, pool = { energy = 4 } }, p4 = {},
  function(t)
    t.p1:invite()
    t.p3:play("Consult the Past")
    t:resolve()
    t.p1:play("Trifarian Gloryseeker")
    t:expect("Trifarian Gloryseeker"):unbuffed()
    t:expect_decision("p1", "turn")
  end }

scenario "740.2 Viktor, Innovator: the team mate's turn is no opponent's turn" {
  format = "2v2",
  p1 = { base = { "Viktor, Innovator" }, hand = { "Consult the Past" }, pool = { energy = 4 } }, p2 = {}, p3 = {}, p4 = {},
  turn = "p3",
  function(t)
    t.p3:invite()
    t.p1:play("Consult the Past")
    t:resolve()
    t:expect_no_event("trigger", "Viktor, Innovator")
    t:expect(t.p1.base):count(1)
  end }

scenario "740.1 Marai Spire: the team mate's Repeat costs less, too" {
  format = "2v2", battlefields = { "Marai Spire", "East Field", "North Field" },
  p1 = { at = { ["Marai Spire"] = { "Unit 2" } } }, p2 = {},
  p3 = { hand = { "Downstage Dramatics" }, pool = { energy = 3 } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:play("Downstage Dramatics"):yes()
    t:expect_number("p3", "energy", 0)
    t:resolve()
    t:expect(t.p3.hand):count(2)
  end }

scenario "740.1 Marai Spire: an opponent's Repeat costs what it did" {
  format = "2v2", battlefields = { "Marai Spire", "East Field", "North Field" },
  p1 = { at = { ["Marai Spire"] = { "Unit 2" } } }, p2 = { hand = { "Downstage Dramatics" }, pool = { energy = 3 } }, p3 = {}, p4 = {},
  turn = "p2",
  function(t)
    t.p2:play("Downstage Dramatics")
    t:expect_number("p2", "energy", 1)
    t:resolve()
    t:expect(t.p2.hand):count(1)
  end }

scenario "740.1 Seat of Power counts the ally's battlefields" {
  format = "2v2", battlefields = { "Seat of Power", "East Field", "North Field" },
  p1 = { base = { "Unit 2" }, at = { ["East Field"] = { "Unit 1" } } }, p2 = {},
  p3 = { at = { ["North Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t.p1:move("Unit 2", "Seat of Power")
    t:showdown_pass()
    t:expect(t.p1.hand):count(2)
  end }

scenario "437 Lotus Trap and a team mate: the doubled damage is anybody's" {
  format = "2v2",
  p1 = { hand = { "Lotus Trap" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } }, p3 = { hand = { "Incinerate" }, pool = { energy = 2 } }, p4 = {},
  function(t)
    t.p1:play("Lotus Trap"):on("Unit 9")
    t:resolve()
    t.p1:invite()
    t.p3:play("Incinerate"):on("Unit 9")
    t:resolve()
    t:expect("Unit 9"):damage(4)
  end }

scenario "372.1 Void Hatchlings of team mates: only who reveals is asked" {
  format = "2v2",
  p1 = { base = { "Void Hatchling", "Apprentice Smith" }, deck = { "Filler", "Orb of Regret", "Filler" } }, p2 = {},
  p3 = { base = { "Void Hatchling" } }, p4 = {},
  function(t)
    t.p1:move("Apprentice Smith", "West Field")
    t:resolve()
    t:expect_decision("p1")
    t.p1:choose("Filler")
    t:expect(t.p1.hand):is { "Orb of Regret" }
    t:showdown_pass()
  end }

scenario "411.1 Disposal Order: cards of both opponents' trashes, recycled by their owners" {
  format = "2v2",
  p1 = { hand = { "Disposal Order" }, pool = { energy = 2 }, trash = { "Unit 1" } },
  p2 = { trash = { "Unit 2" } }, p3 = { trash = { "Unit 3" } }, p4 = { trash = { "Unit 4" } },
  function(t)
    t.p1:play("Disposal Order"):choose("mode 1")
    t:expect_options("Unit 2", "Unit 4")
    t.p1:choose("Unit 2", "Unit 4")
    t:resolve()
    t:expect("Unit 2"):in_zone("deck")
    t:expect_event("recycle", "Unit 4", { by = "p4" })
  end }

scenario "740.2 Mageseeker Warden in teams: an opponent plays units to the base only" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Mageseeker Warden" } } },
  p2 = { hand = { "Unit 2" }, pool = { energy = 2 }, at = { ["East Field"] = { "Unit 5" } } },
  p3 = { hand = { "Unit 3" }, pool = { energy = 3 }, at = { ["North Field"] = { "Unit 6" } } }, p4 = {},
  turn = "p2",
  function(t)
    t.p2:play("Unit 2")
    t:expect("Unit 2"):at("base")
    t:next_turn()
    t:expect_decision("p3", "turn")
  end }

scenario "740.2 Brynhir in teams: the mate may play, opponents may not, in the caster's turn" {
  format = "2v2",
  p1 = { hand = { "Brynhir Thundersong" }, pool = { energy = 6 }, base = { "Unit 1" } },
  p2 = { hand = { "Discipline" }, pool = { energy = 2 } },
  p3 = { hand = { "Discipline" }, pool = { energy = 2 } }, p4 = {},
  function(t)
    t.p1:play("Brynhir Thundersong")
    t:resolve()
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t:cannot(t.p2, "play", "Discipline")
    t.p2:pass()
    t:can(t.p3, "play", "Discipline")
    t:showdown_pass()
  end }

scenario "355.10.e Acceptable Losses in FFA: players without gear choose nothing, the rest die together" {
  players = 3,
  p1 = { hand = { "Acceptable Losses" }, pool = { energy = 1 } },
  p2 = { base = { "Scrapheap", "Orb of Regret" } }, p3 = { base = { "Energy Conduit" } },
  function(t)
    t.p1:play("Acceptable Losses")
    t:resolve()
    t:expect_decision("p2")
    t.p2:choose("Scrapheap")
    t:expect("Energy Conduit"):in_zone("trash")
    t:resolve()
    t:expect(t.p2.hand):count(1)
  end }

scenario "157.3 Invert Timelines: all discard, then all draw; a discarded Chompers is offered after the effect" {
  players = 3,
  p1 = { hand = { "Invert Timelines", "Unit 1" }, pool = { energy = 3, chaos = 1 } },
  p2 = { hand = { "Flame Chompers" }, pool = { fury = 1 } }, p3 = { hand = {} },
  function(t)
    t.p1:play("Invert Timelines")
    t:resolve()
    t.p2:yes()
    t:expect(t.p1.hand):count(4)
    t:expect(t.p2.hand):count(4)
    t:expect(t.p3.hand):count(4)
    t.p2:yes()
    t:resolve()
    t:expect("Flame Chompers"):at("base")
  end }

scenario "355.10.e Divine Judgment in teams: each keeps two of his own" {
  format = "2v2",
  p1 = { hand = { "Divine Judgment" }, pool = { energy = 7, order = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2", "Unit 3", "Unit 4" } }, p3 = {}, p4 = {},
  function(t)
    t.p1:play("Divine Judgment")
    t:resolve()
    t.p2:choose("Unit 2", "Unit 4")
    t:expect("Unit 3"):in_zone("deck")
    t:expect("Unit 1"):at("base")
  end }

scenario "738, 652.5 Time Warp in a free for all of three: the next player concedes in the additional turn" {
  players = 3,
  p1 = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 } }, p2 = {}, p3 = {},
  function(t)
    t.p1:play("Time Warp")
    t:resolve()
    t:next_turn()
    t:expect_decision("p1", "turn")
    t.p2:concede()
    t:next_turn()
    t:expect_decision("p3", "turn")
  end }

scenario "R44 652.5 who concedes loses the additional turn" {
  players = 3,
  p1 = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 } }, p2 = {}, p3 = {},
  function(t)
    t.p1:play("Time Warp")
    t:resolve()
    t.p1:concede()
    t:pass_all()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p3", "turn")
  end }

test_card { id = "t-740-night", name = "Night Guard", type = "unit", might = 1, cost = {},
  static { affects = "me", might = 2, while_ = function(q) return q.you().opponents_turn == 1 end },
}

scenario "740.2 an opponent's turn is neither one's own nor a team mate's" {
  format = "2v2",
  p1 = { base = { "Night Guard" } }, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t:expect("Night Guard"):might(1)
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:expect("Night Guard"):might(3)
    t:next_turn()
    t:expect_decision("p3", "turn")
    t:expect("Night Guard"):might(1)
    t:next_turn()
    t:expect("Night Guard"):might(3)
  end }

scenario "315.2.b.3 what a team mate takes during the Beginning Phase is scored by nobody else of the team in that turn" {
  format = "2v2",
  p1 = { base = { "Dawn March", "Unit 3" }, hand = { "Home Again" } }, p2 = {}, p3 = { base = { "Unit 2" } }, p4 = {},
  turn = "p4",
  function(t)
    t:next_turn()
    t:expect_control("West Field", "p3")
    t:expect_points("p3", 1)
    t.p1:play("Home Again"):on("Unit 2")
    t:pass_all()
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 0)
  end }

test_card(function()
local mates, first = units { friendly = true, mine = false }, battlefields { name = "West Field" }
return card { id = "t-dawn-march", name = "Dawn March", type = "gear", cost = {},
  when { event = "beginning", by = "you",
    run = function(game) game.move(game.all(mates), { to = game.all(first)[1] }) end },
}
end)
test_card { id = "t-home-again", name = "Home Again", type = "spell", cost = {}, targets = { unit {} },
  run = function(game, me, it) game.recall(it) end,
}
