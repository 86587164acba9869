-- SPDX-License-Identifier: MIT
-- Rulings for tables of three and four: who is asked, who gains, and what stays when a player has gone.  What comes out
-- was decided from the rules before it was played.

test_card { id = "j7-look", name = "Onlooker", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "attack", subject = unit { enemy = true }, run = function(game) game.draw(1) end },
}

-- 649: players who leave
scenario "652.2.a Aspirant's Climb leaves with its player: eight points are enough again" {
  format = "ffa3", battlefields = { "Aspirant's Climb", "East Field", "North Field" },
  p1 = {}, p2 = {}, p3 = { points = 8 },
  function(t)
    t:expect_winner "nobody"
    t.p1:concede()
    t:expect_winner "p3"
  end }

scenario "652.2.a Aspirant's Climb leaves, and two have eight points: nobody has more than the other" {
  format = "ffa4", battlefields = { "Aspirant's Climb", "East Field", "North Field" },
  p1 = {}, p2 = {}, p3 = { points = 8 }, p4 = { points = 8 },
  function(t)
    t.p2:concede()
    t:expect_winner "nobody"
    t:expect_decision("p1", "turn")
  end }

scenario "390.2 Targon's Peak leaves with its player: the runes are readied all the same" {
  format = "ffa3", battlefields = { "West Field", "Targon's Peak", "North Field" },
  p1 = { base = { "Unit 2" }, runes = { exhausted = { fury = 3 } } }, p2 = {}, p3 = {},
  function(t)
    t.p1:move("Unit 2", "Targon's Peak")
    t:showdown_pass()
    t.p2:concede()
    t.p1:end_turn()
    t.p1:choose("Fury Rune#1", "Fury Rune#2")
    t:pass_all()
    t:expect(t.p1.runes):ready(2)
  end }

scenario "652.3 the owner of a spell leaves while another controls it: it does nothing" {
  format = "ffa3",
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 } },
  p3 = { at = { ["North Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 5"):pass()
    t.p2:play("Mystic Reversal")
    t:resolve()
    t.p2:no()
    t:expect("Incinerate"):controlled_by("p2")
    t.p1:concede()
    t:expect_chain(0)
    t:expect("Unit 5"):damage(0)
    t:expect_decision("p2", "turn")
  end }

scenario "180 Walking Roost's Bird is its opponent's: it stays when the Roost's player has gone" {
  format = "ffa3",
  p1 = { hand = { "Walking Roost" }, pool = { energy = 5 } }, p2 = {}, p3 = {},
  function(t)
    t.p1:play("Walking Roost")
    t.p1:choose "p2"
    t:pass_all()
    t:expect(t.p2.base):is { "Bird" }
    t.p1:concede()
    t:expect(t.p2.base):is { "Bird" }
    t:expect("Bird"):controlled_by("p2")
  end }

scenario "651.3 Promising Future: who leaves in the middle of it plays nothing, the others do" {
  format = "ffa3",
  p1 = { hand = { "Promising Future" }, pool = { energy = 5, mind = 1 }, deck = { "Unit 1", "Unit 2" } },
  p2 = { deck = { "Unit 3", "Unit 4" } }, p3 = { deck = { "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play "Promising Future"
    t:pass_all()
    t.p1:choose "Unit 1"
    t:expect_decision "p2"
    t.p2:concede()
    t.p3:choose "Unit 6"
    t:pass_all()
    t:expect("Unit 1"):at "base"
    t:expect("Unit 6"):at("base"):controlled_by("p3")
  end }

scenario "718.5.f Akshan is possessed: what he took stays its taker's, and goes home as he dies" {
  format = "ffa3",
  p1 = { hand = { "Akshan, Mischievous" }, pool = { energy = 4, body = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { base = { { "Unit 2", attached = { "B.F. Sword" } } } },
  p3 = { hand = { "Possession", "Vengeance" }, runes = { chaos = 8, order = 6 }, pool = {} },
  function(t)
    t.p1:play("Akshan, Mischievous"):yes():at("West Field"):no()
    t:pass_all()
    t:expect("B.F. Sword"):attached_to("Akshan, Mischievous"):controlled_by("p1")
    t:next_turn()
    t:next_turn()
    t.p3:play("Possession"):on("Akshan, Mischievous")
    t:pass_all()
    t:expect("Akshan, Mischievous"):controlled_by("p3"):at("base"):might(7)
    t:expect("B.F. Sword"):controlled_by("p1"):attached_to("Akshan, Mischievous")
  end }

scenario "652.1 the thief of a gear leaves: it is banished, and its owner has it no more" {
  format = "ffa3",
  p1 = { hand = { "Akshan, Mischievous" }, pool = { energy = 4, body = 2 } },
  p2 = { base = { "Orb of Regret" } }, p3 = {},
  function(t)
    t.p1:play("Akshan, Mischievous"):yes():no()
    t:pass_all()
    t.p1:concede()
    t:expect("Orb of Regret"):in_zone "banishment"
    t:expect(t.p2.banishment):is { "Orb of Regret" }
  end }

-- 431: burning out
scenario "431.3 four cards of a deck of one: each further Burn Out is another opponent's point, until one has won" {
  format = "ffa3",
  p1 = { hand = { "Progress Day" }, pool = { energy = 6, mind = 1 }, deck = { "Unit 1" }, trash = { "Unit 2" } },
  p2 = { points = 5 }, p3 = { points = 6 },
  function(t)
    t.p1:play "Progress Day"
    t:pass_all()
    t.p1:choose "p2"
    t:expect(t.p1.hand):is { "Unit 1", "Unit 2" }
    t:expect_points("p2", 6)
    t.p1:choose "p3"
    t:expect_points("p3", 7)
    t.p1:choose "p2"
    t:expect_points("p2", 7)
    t.p1:choose "p3"
    t:expect_winner "p3"
  end }

scenario "431.2.c Invert Timelines: a third player burns out and says which of the two gains; the discarded cards are drawn" {
  format = "ffa3",
  p1 = { hand = { "Invert Timelines" }, pool = { energy = 3, chaos = 1 } },
  p2 = { hand = { "Unit 1", "Unit 2", "Unit 3" }, deck = { "Unit 4", "Unit 5" } },
  p3 = { hand = { "Unit 6" } },
  function(t)
    t.p1:play "Invert Timelines"
    t:pass_all()
    t:expect_decision "p2"
    t:expect_options("p1", "p3")
    t.p2:choose "p3"
    t:expect_points("p3", 1)
    t:expect_points("p1", 0)
    t:expect(t.p2.hand):count(4)
    t:expect(t.p2.trash):count(0)
    t:expect(t.p2.deck):count(1)
    t:expect(t.p3.hand):count(4)
  end }

scenario "431.2.c in teams an opponent of the one who burns out gains, never the mate" {
  format = "2v2",
  p1 = { hand = { "Progress Day" }, pool = { energy = 6, mind = 1 }, deck = { "Unit 1", "Unit 1", "Unit 1" }, trash = { "Unit 2" } },
  p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:play "Progress Day"
    t:pass_all()
    t:expect_options("p2", "p4")
    t.p1:choose "p4"
    t:expect_points("p4", 1)
    t:expect(t.p1.hand):count(4)
  end }

scenario "431.1.c Party Favors: the second card for its player is one too many" {
  format = "ffa4",
  p1 = { hand = { "Party Favors" }, pool = { energy = 3 }, deck = { "Unit 1" }, trash = { "Unit 2" } },
  p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:play "Party Favors"
    t:pass_all()
    t.p2:yes()
    t.p3:no()
    t.p4:yes()
    t.p1:choose "p3"
    t:expect(t.p1.hand):is { "Unit 1", "Unit 2" }
    t:expect(t.p2.hand):count(1)
    t:expect(t.p3.hand):count(0)
    t:expect(t.p4.hand):count(1)
    t:expect(t.p1.runes):count(1)
    t:expect(t.p3.runes):count(1)
    t:expect_points("p3", 1)
  end }

-- 462: points
scenario "466.1.a.1 Draven dies in a fight of two, and the third player has the eighth point by him" {
  format = "ffa3",
  p1 = { base = { "Draven, Audacious" } }, p2 = { at = { ["East Field"] = { "Unit 8" } } }, p3 = { points = 7 },
  function(t)
    t.p1:move("Draven, Audacious", "East Field")
    t:combat()
    t.p1:choose "p3"
    t:pass_all()
    t:expect_winner "p3"
  end }

scenario "464 Sumpworks Map: an opponent's hold is a score, the point of Ahri's ability is gained beside it" {
  format = "ffa3", turn = "p3",
  p1 = { at = { ["West Field"] = { "Ahri, Alluring" } } }, p2 = {},
  p3 = { base = { "Sumpworks Map" }, hand = { "Unit 1" } },
  function(t)
    t.p3:end_turn()
    t:pass_all()
    t:expect_points("p1", 2)
    t:expect(t.p3.hand):count(2)
  end }

scenario "463.1 Sumpworks Map: a point that is gained by a Burn Out is no score" {
  format = "ffa3",
  p1 = { base = { "Sumpworks Map" }, hand = { "Unit 2" } },
  p2 = { deck = {}, trash = { "Unit 1" }, hand = { "Unit 3" } }, p3 = {},
  function(t)
    t.p1:end_turn()
    t.p2:choose "p3"
    t:pass_all()
    t:expect_points("p3", 1)
    t:expect(t.p1.hand):count(1)
  end }

scenario "459.2.b.1 Tricksy Tentacles sends an opponent's units to a third player's: they attack, in my turn" {
  format = "ffa4",
  p1 = { hand = { "Tricksy Tentacles" }, pool = { energy = 4, calm = 1 } },
  p2 = { base = { "Unit 3" } }, p3 = { at = { ["North Field"] = { "Unit 2" } } }, p4 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Tricksy Tentacles"):on "Unit 3"
    t.p1:choose "North Field"
    t:pass_all()
    t:expect("Unit 3"):attacking()
    t:expect("Unit 2"):defending()
    t:expect_decision("p2", "focus")
    t.p2:pass()
    t:expect_decision("p3", "focus")
    t.p3:pass()
    t:expect_decision("p4", "focus")
    t.p4:pass()
    t:expect_decision("p1", "focus")
    t.p1:pass()
    t:expect_control("North Field", "p2")
    t:expect_points("p2", 1)
    t:expect_points("p1", 0)
    t:expect_decision("p1", "turn")
  end }

-- 484: teams
scenario "484.8.a the invited mate's Viktor: the turn of a team mate is no opponent's turn" {
  format = "2v2",
  p1 = {}, p2 = {}, p3 = { base = { "Viktor, Innovator" }, hand = { "Stupefy", "Stupefy" }, pool = { energy = 1 },
    runes = { mind = 1 } }, p4 = { base = { "Unit 3" } },
  function(t)
    t.p1:invite()
    t.p3:play("Stupefy"):on "Unit 3"
    t:pass_all()
    t:expect(t.p3.base):is { "Viktor, Innovator" }
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
  end }

scenario "735 the invited mate plays Time Warp: the next turn is hers, then the order goes on" {
  format = "2v2",
  p1 = {}, p2 = {}, p3 = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 } }, p4 = {},
  function(t)
    t.p1:invite()
    t.p3:play "Time Warp"
    t:pass_all()
    t:expect("Time Warp"):in_zone "banishment"
    t:next_turn()
    t:expect_decision("p3", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p3", "turn")
  end }

scenario "812.1.c the invited mate's Legion counts what she has played, in whoever's turn, and not my card" {
  format = "2v2",
  p1 = { hand = { "Stupefy" }, pool = { energy = 1 } }, p2 = { base = { "Unit 3" } },
  p3 = { base = { "Sun Disc" }, hand = { "Stupefy" }, pool = { energy = 1 } }, p4 = {},
  function(t)
    t.p1:play("Stupefy"):on "Unit 3"
    t:pass_all()
    t.p1:invite()
    t:cannot(t.p3, "use", "Sun Disc")
    t.p3:play("Stupefy"):on "Unit 3"
    t:pass_all()
    t.p1:invite()
    t:can(t.p3, "use", "Sun Disc")
    t.p3:use "Sun Disc"
    t:pass_all()
    t:expect("Sun Disc"):exhausted()
  end }

scenario "732 Wuju Master: my XP makes my units mightier, not the team mate's" {
  format = "2v2",
  p1 = { legend = "Wuju Master", xp = 6, base = { "Unit 2" } }, p2 = {}, p3 = { base = { "Unit 3" }, xp = 11 }, p4 = {},
  function(t)
    t:expect("Unit 2"):might(3)
    t:expect("Unit 3"):might(3)
  end }

scenario "740 Gutter Palace: four units of one's own at battlefields, a team mate's is none of them" {
  format = "2v2", turn = "p4",
  p1 = { base = { "Gutter Palace" }, hand = { "Unit 1", "Unit 1", "Unit 1", "Unit 1" },
    at = { ["West Field"] = { "Unit 2", "Unit 2", "Unit 2" } } },
  p2 = {}, p3 = { at = { ["North Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t.p4:end_turn()
    t:expect_winner "nobody"
    t:expect_no_event("trigger", "Gutter Palace")
  end }

scenario "484.6.a.3 Gutter Palace with a fifth unit of the mate's: four of one's own win, for both" {
  format = "2v2", turn = "p4",
  p1 = { base = { "Gutter Palace" }, hand = { "Unit 1", "Unit 1", "Unit 1", "Unit 1" },
    at = { ["West Field"] = { "Unit 2", "Unit 2", "Unit 2", "Unit 2" } } },
  p2 = {}, p3 = { at = { ["North Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t:expect_winner "p3"
  end }

scenario "805.1 Portal Rescue on a mate's unit: its owner plays it, to the own base, and may pay for Accelerate" {
  format = "2v2",
  p1 = { hand = { "Portal Rescue" }, pool = { energy = 3, mind = 1 } }, p2 = {},
  p3 = { at = { ["North Field"] = { "Legion Rearguard" } }, pool = { energy = 1, fury = 1 } }, p4 = {},
  function(t)
    t.p1:play("Portal Rescue"):on "Legion Rearguard"
    t:pass_all()
    t:expect_decision "p3"
    t.p3:yes()
    t:pass_all()
    t:expect("Legion Rearguard"):at("base"):controlled_by("p3"):ready()
    t:expect_number("p3", "energy", 0)
  end }

scenario "740.1 The Dreaming Tree: a team mate's unit is friendly to who chooses it, an enemy's is not" {
  format = "2v2", battlefields = { "The Dreaming Tree", "East Field", "North Field" },
  p1 = { hand = { "Discipline", "Stupefy" }, pool = { energy = 3 } }, p2 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  p3 = { at = { ["The Dreaming Tree"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t.p1:play("Discipline"):on "Unit 3"
    t:pass_all()
    t:expect(t.p1.hand):count(3)         -- Stupefy, Discipline's card, the Tree's
    t:expect(t.p3.hand):count(0)
    t.p1:play("Stupefy"):on("Unit 3"):pass()
    t.p2:play("Stupefy"):on "Unit 3"
    t:pass_all()
    t:expect(t.p1.hand):count(3)
    t:expect(t.p2.hand):count(1)
  end }

scenario "740 Volibear, Imposing: each opponent's move draws, the mate's does not" {
  format = "2v2", turn = "p2",
  p1 = { at = { ["West Field"] = { "Volibear, Imposing" } } }, p2 = { base = { "Unit 1" } },
  p3 = { base = { "Unit 2" } }, p4 = { base = { "Unit 3" } },
  function(t)
    t.p2:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(1)
    t:next_turn()
    t.p3:move("Unit 2", "North Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(1)
  end }

scenario "054.1 Mageseeker Warden in teams: the mate plays to his battlefield, an opponent does not" {
  format = "2v2", turn = "p2",
  p1 = { at = { ["West Field"] = { "Mageseeker Warden" } } },
  p2 = { at = { ["East Field"] = { "Unit 1" } }, hand = { "Unit 2" }, pool = { energy = 2 } },
  p3 = { at = { ["North Field"] = { "Unit 3" } }, hand = { "Unit 4" }, runes = { fury = 4 } }, p4 = {},
  function(t)
    t.p2:play "Unit 2"
    t:expect("Unit 2"):at "base"
    t:next_turn()
    t.p3:play("Unit 4"):at "North Field"
    t:expect("Unit 4"):at "North Field"
  end }

scenario "740.1 Emperor's Divide: the team mate's units go to the mate's base, all or some" {
  format = "2v2",
  p1 = { hand = { "Emperor's Divide" }, pool = { energy = 2 } }, p2 = {},
  p3 = { at = { ["North Field"] = { "Unit 3", "Unit 4" } } }, p4 = {},
  function(t)
    t.p1:play "Emperor's Divide"
    t.p1:choose "Unit 3"
    t:pass_all()
    t:expect(t.p3.base):is { "Unit 3" }
    t:expect("Unit 4"):at "North Field"
  end }

scenario "355.10.e King's Edict: nobody chooses the caster's units, also not the mate; each unit once" {
  format = "2v2",
  p1 = { hand = { "King's Edict" }, pool = { energy = 6, order = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t.p1:play "King's Edict"
    t:pass_all()
    t:expect_decision "p2"
    t:expect_options("Unit 2", "Unit 3")
    t.p2:choose "Unit 3"
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Unit 3"):in_zone "trash"
    t:expect("Unit 1"):at "base"
  end }

scenario "303.2.a Acceptable Losses: each player's own gear, in turn order, all at once; attached ones, too" {
  format = "ffa3", turn = "p2",
  p1 = { base = { { "Unit 3", attached = { "B.F. Sword" } }, "Orb of Regret" } },
  p2 = { hand = { "Acceptable Losses" }, pool = { energy = 1 } },
  p3 = { base = { "Scrapheap", "Energy Conduit" } },
  function(t)
    t.p2:play "Acceptable Losses"
    t:pass_all()
    t:expect_decision "p3"
    t.p3:choose "Scrapheap"
    t:expect_decision "p1"
    t:expect_options("B.F. Sword", "Orb of Regret")
    t:expect("Scrapheap"):at "base"
    t.p1:choose "B.F. Sword"
    t:pass_all()
    t:expect("Unit 3"):might(3)
    t:expect("Scrapheap"):in_zone "trash"
    t:expect(t.p3.hand):count(1)
  end }

-- Fights and abilities with others at the table
scenario "457 in FFA a showdown that p2 joins is a fight of two: when p1 has gone home, p2 conquers in p1's turn, and p3 stays out" {
  format = "ffa3",
  p1 = { base = { "Unit 1" }, hand = { "Flash" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 3" }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  p3 = { base = { "Unit 5" }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t.p2:play("Ride the Wind"):on("Unit 3"):choose "West Field"
    t:resolve()
    t:expect("Unit 1"):attacking()
    t:expect("Unit 3"):defending()
    t:expect_decision("p1", "focus")
    t.p1:play("Flash"):choose "Unit 1"
    t:resolve()
    t:expect_decision("p2", "focus")
    t.p2:pass()
    t:expect_decision("p3", "focus")
    t.p3:play("p3's Ride the Wind"):on("Unit 5")
    t:expect_no_option "West Field"
    t.p3:choose "East Field"
    t:pass_all()
    t:combat()
    t:expect_points("p2", 1)
    t:expect_control("West Field", "p2")
    t:expect("Unit 5"):at "East Field"
  end }

scenario "464.1.b who contested has gone, and another one came: that player conquers, in whoever's turn" {
  format = "ffa3",
  p1 = { base = { "Unit 1" }, hand = { "Flash" }, pool = { energy = 2 } }, p2 = {},
  p3 = { base = { "Unit 5" }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:play("Flash"):choose "Unit 1"
    t:resolve()
    t:expect_decision("p2", "focus")
    t.p2:pass()
    t.p3:play("Ride the Wind"):on("Unit 5"):choose "West Field"
    t:resolve()
    t:showdown_pass()
    t:expect_control("West Field", "p3")
    t:expect_points("p3", 1)
    t:expect_points("p1", 0)
    t:expect_decision("p1", "turn")
  end }

scenario "461.3.a a third player possesses the only defender: the attacker has won the combat, Draven has his Gold" {
  format = "ffa3",
  p1 = { base = { "Draven, Vanquisher" } },
  p2 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 } },
  p3 = { at = { ["North Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Draven, Vanquisher", "North Field")
    t.p1:pass()
    t.p2:play("Possession"):on "Unit 9"
    t:resolve()
    t:expect("Unit 9"):controlled_by("p2"):at "base"
    t:combat()
    t:pass_all()
    t:expect(t.p1.base):is { "Gold" }
    t:expect_points("p1", 1)
    t:expect_control("North Field", "p1")
  end }

scenario "652.2.b who made the Baron Pit leaves: the place stays without its text, and so do the units of others there" {
  format = "ffa3",
  p1 = { hand = { "Baron Nashor" }, pool = { energy = 10, chaos = 3 } },
  p2 = { base = { "Unit 3" } }, p3 = {},
  function(t)
    t.p1:play "Baron Nashor"
    t:pass_all()
    t:expect("Baron Nashor"):at "Baron Pit"
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:next_turn()
    t.p1:concede()
    t:expect("Baron Nashor"):gone()
    t:expect_decision("p2", "turn")
    t:expect_winner "nobody"
  end }

scenario "740 Showstopper and Stormbringer: a unit in your base is none of the team mate's base" {
  format = "2v2",
  p1 = { hand = { "Showstopper", "Stormbringer" }, pool = { energy = 7, body = 4 }, base = { "Unit 1", "Unit 4" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } }, p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    local try = t:copy()
    try.p1:play "Showstopper"
    try:expect_options("Unit 1", "Unit 4")
    t.p1:play "Stormbringer"
    t:expect_options("Unit 1", "Unit 4")
  end }

scenario "740 Unforgiven: the mate's unit goes from the mate's base to a battlefield that is none of ours" {
  format = "2v2",
  p1 = { legend = "Unforgiven", pool = { energy = 2 }, at = { ["West Field"] = { "Unit 1" } } }, p2 = {},
  p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t.p1:use "Unforgiven"
    t.p1:choose "mode 1"
    t.p1:on "Unit 3"
    t:expect_options("East Field", "North Field")
    t.p1:choose "North Field"
    t:pass_all()
    t:showdown_pass()
    t:expect_control("North Field", "p3")
    t:expect_points("p3", 1)
  end }

scenario "740 Siphon Power: the mate's units there are friendly, both opponents' are enemies" {
  format = "2v2",
  p1 = { hand = { "Siphon Power" }, pool = { energy = 2, mind = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 4" } } }, p3 = { at = { ["North Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t.p1:play("Siphon Power"):on "North Field"
    t:pass_all()
    t:expect("Unit 3"):might(4)
    t:expect("Unit 4"):might(4)
  end }

scenario "355.4 Call to Battle in teams: an opponent of the two is chosen, who moves a unit of theirs; the mate does not" {
  format = "2v2",
  p1 = { hand = { "Call to Battle" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 1" } }, base = { "Unit 5" } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 3" } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:play "Call to Battle"
    t:expect_options("p2", "p4")
    t.p1:choose "p4"
    t:pass_all()
    t:expect("Unit 5"):at "West Field"
    t:expect("Unit 4"):attacking()
    t:combat()
    t.p4:order { "Unit 1", "Unit 5" }
    t:expect("Unit 1"):in_zone "trash"
    t:expect("Unit 4"):in_zone "trash"
    t:expect("Unit 2"):at "base"
  end }

scenario "383.4.c Might of Demacia in teams: four units of one's own at the conquered battlefield" {
  format = "2v2",
  p1 = { legend = "Might of Demacia, Starter", base = { "Unit 1", "Unit 1", "Unit 1" } }, p2 = {},
  p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t.p1:move({ "Unit 1#1", "Unit 1#2", "Unit 1#3" }, "West Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(0)
    t:expect_points("p1", 1)
  end }

scenario "303.2.a four players' Deathknells at once: placed from the turn player on, the last player's resolves first" {
  format = "ffa4", turn = "p2",
  p1 = { base = { "Watchful Sentry" } }, p2 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 }, base = { "Soaring Scout" } },
  p3 = { base = { "Honest Broker" } }, p4 = { base = { "Carrion Dredger" } },
  function(t)
    t.p2:play "The Ruination"
    t:resolve()
    t:expect_chain { "an ability of Soaring Scout", "an ability of Honest Broker", "an ability of Carrion Dredger", "an ability of Watchful Sentry" }
    t:expect_decision("p1", "priority")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p3.base):is { "Gold" }
    t:expect(t.p4.base):is { "Bird" }
  end }

scenario "652.4 in the middle of these Deathknells one player leaves: that one's is countered, the others resolve" {
  format = "ffa4", turn = "p2",
  p1 = { base = { "Watchful Sentry" } }, p2 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 }, base = { "Soaring Scout" } },
  p3 = { base = { "Honest Broker" } }, p4 = { base = { "Carrion Dredger" } },
  function(t)
    t.p2:play "The Ruination"
    t:resolve()
    t.p3:concede()
    t:expect_chain { "an ability of Soaring Scout", "an ability of Carrion Dredger", "an ability of Watchful Sentry" }
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p4.base):is { "Bird" }
    t:expect(t.p2.runes):count(1)
    t:expect_decision("p2", "turn")
  end }

scenario "652.5.c.1 the turn player leaves with Deathknells on the chain: the others' resolve before the next turn" {
  format = "ffa3", turn = "p2",
  p1 = { base = { "Watchful Sentry" } }, p2 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 } },
  p3 = { base = { "Honest Broker" } },
  function(t)
    t.p2:play "The Ruination"
    t:resolve()
    t.p2:concede()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_decision("p3", "turn")
    t:expect(t.p3.base):is { "Gold" }
  end }

scenario "383.3.a Shard of Undoing in FFA: a Sprite dies as the turn begins, each opponent kills one, and who has none kills none" {
  format = "ffa4", turn = "p4",
  p1 = { base = { "Shard of Undoing", "Sprite", "Unit 1" } }, p2 = { base = { "Unit 2", "Unit 3" } }, p3 = {}, p4 = { base = { "Unit 4" } },
  function(t)
    t.p4:end_turn()
    t:resolve()
    t:expect("Sprite"):gone()
    t:pass_all()
    t.p2:choose "Unit 3"
    t:pass_all()
    t:expect(t.p2.base):is { "Unit 2" }
    t:expect(t.p4.base):count(0)
    t:expect("Unit 1"):at "base"
  end }

scenario "383.4.d.2.b Chem-Baroness in teams: either of us holds, and she is exhausted for one Gold" {
  format = "2v2", turn = "p2",
  p1 = { legend = "Chem-Baroness" }, p2 = {}, p3 = { at = { ["North Field"] = { "Unit 3" }, ["West Field"] = { "Unit 1" } } }, p4 = {},
  function(t)
    t.p2:end_turn()
    t.p1:yes():yes()
    t.p1:order { 1, 2 }
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.base):is { "Gold" }
    t:expect_points("p3", 2)
  end }

-- Invited mates and third players
scenario "316.2.b.1 a mate who is invited in a showdown plays what has Action or Reaction, nothing else; then Focus passes" {
  format = "2v2",
  p1 = { base = { "Unit 1" } }, p2 = {},
  p3 = { hand = { "Discipline", "Falling Star" }, pool = { energy = 4, fury = 2 }, base = { "Orb of Regret" } }, p4 = {},
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:invite()
    t:cannot(t.p3, "play", "Falling Star", "308.1.a")
    t:cannot(t.p3, "use", "Orb of Regret", "308.1.a")
    t.p3:play("Discipline"):on "Unit 1"
    t:expect_decision("p3", "priority")
    t:resolve()
    t:expect("Unit 1"):might(3)
    t:expect_decision("p2", "focus")
    t.p2:pass()
    t:expect_decision("p3", "focus")
  end }

scenario "484.8.a the invited mate plays no unit, moves none and hides nothing" {
  format = "2v2",
  p1 = {}, p2 = {},
  p3 = { hand = { "Unit 1", "Pakaa Cub", "Stupefy" }, pool = { energy = 2, any = 1 }, base = { "Unit 2" }, at = { ["North Field"] = { "Unit 3" } } },
  p4 = {},
  function(t)
    t.p1:invite()
    t:can(t.p3, "play", "Stupefy")
    t:cannot(t.p3, "play", "Unit 1")
    t:cannot(t.p3, "move", "Unit 2")
    t:cannot(t.p3, "hide", "Pakaa Cub")
  end }

scenario "155 what the invited mate plays is the mate's: enemy and friendly are of both, 'you' is the mate" {
  format = "2v2",
  p1 = { base = { "Lux, Illuminated" } }, p2 = {},
  p3 = { legend = "Lady of Luminosity, Starter", hand = { "Falling Comet" }, pool = { energy = 5 } }, p4 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t)
    t.p1:invite()
    t.p3:play("Falling Comet"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):in_zone "trash"
    t:expect("Lux, Illuminated"):might(5)
    t:expect(t.p3.hand):count(1)
    t:expect(t.p1.hand):count(0)
  end }

scenario "460.2 Galio attacks Ezreal, who cannot pay for Deflect: neither deals combat damage, the attacker goes home" {
  format = "ffa3",
  p1 = { base = { "Galio, Indefatigable" } }, p2 = { at = { ["East Field"] = { "Ezreal, Dashing" } } }, p3 = {},
  function(t)
    t.p1:move("Galio, Indefatigable", "East Field")
    t:combat()
    t:expect("Galio, Indefatigable"):at "base"
    t:expect("Ezreal, Dashing"):at "East Field"
    t:expect_control("East Field", "p2")
  end }

scenario "459.2.d.1 a third player's ability waits between the attacker's and the defender's" {
  format = "ffa3",
  p1 = { base = { "Crackshot Corsair" } }, p2 = { at = { ["East Field"] = { "Ahri, Inquisitive", "Unit 5" } } },
  p3 = { base = { "Onlooker" } },
  function(t)
    t.p1:move("Crackshot Corsair", "East Field")
    t.p1:on "Unit 5"
    t:expect_chain { "an ability of Crackshot Corsair", "an ability of Onlooker", "an ability of Ahri, Inquisitive" }
    t:expect_decision("p2", "priority")
    t:pass_all()
    t:expect(t.p3.hand):count(1)
    t:expect("Unit 5"):damage(1)
    t:expect("Crackshot Corsair"):might(1)
  end }
