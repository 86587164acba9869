-- SPDX-License-Identifier: MIT
-- Chapter by chapter through the rules, with more than two players: two or three cards that meet, teams, players who
-- leave, and what the others see.  What comes out was decided from the rules before it was played.

-- 484, 740: teams
scenario "442.2.b Ride the Wind takes a team mate's unit, but to no battlefield of ours" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  p2 = {}, p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t.p1:play("Ride the Wind"):on("Unit 3")
    t:expect_options("East Field", "North Field")
    t.p1:choose("East Field")
    t:pass_all()
    t:expect("Unit 3"):at("East Field"):ready()
  end }

scenario "107.1.c Retreat on a team mate's unit: to its owner's hand, and the owner channels" {
  format = "2v2",
  p1 = { hand = { "Retreat" }, pool = { energy = 1, mind = 1 } },
  p2 = {}, p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t.p1:play("Retreat"):on("Unit 3")
    t:pass_all()
    t:expect(t.p3.hand):is { "Unit 3" }
    t:expect(t.p3.runes):count(1)
    t:expect(t.p1.runes):count(0)
  end }

scenario "740.1 Zhonya saves a team mate's unit: it is recalled to that player's base" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Zhonya's Hourglass" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { at = { ["North Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t.p2:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("base"):controlled_by("p3"):exhausted()
    t:expect("Zhonya's Hourglass"):in_zone("trash")
  end }

scenario "372 the team mates' Hourglasses: the unit's owner says which one goes" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Zhonya's Hourglass" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { at = { ["North Field"] = { "Unit 3" } }, base = { "Zhonya's Hourglass" } }, p4 = {},
  function(t)
    t.p2:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t:expect_decision("p3", "372")
    t.p3:choose("p1's Zhonya's Hourglass")
    t:expect("p1's Zhonya's Hourglass"):in_zone("trash")
    t:expect("p3's Zhonya's Hourglass"):at("base")
  end }

scenario "478.3 Poppy, Paragon looks at the opposing team's score" {
  format = "2v2",
  p1 = { hand = { "Poppy, Paragon" }, pool = { energy = 5 } },
  p2 = { points = 4 }, p3 = {}, p4 = { points = 4 },
  function(t)
    t.p1:play("Poppy, Paragon"):at("base")
    t:pass_all()
    t:expect("Poppy, Paragon"):ready()
    t:expect_number("p1", "xp", 3)
  end }

scenario "484.8.c.1 nothing is hidden at a team mate's battlefield" {
  format = "2v2",
  p1 = { hand = { "Pakaa Cub" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = {}, p3 = { at = { ["North Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t:can(t.p1, "hide", "Pakaa Cub", "West Field")
    t:cannot(t.p1, "hide", "Pakaa Cub", "North Field")
  end }

scenario "740.1 Rally the Troops buffs a unit that the team mate plays this turn" {
  format = "2v2",
  p1 = { hand = { "Rally the Troops" }, pool = { energy = 2 }, base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  p3 = { hand = { "Shen, Kinkou" }, pool = { energy = 3, order = 1 } }, p4 = {},
  function(t)
    t.p1:play("Rally the Troops")
    t:pass_all()
    t.p1:move("Unit 3", "East Field")
    t.p1:pass() t.p2:pass()
    t.p3:play("Shen, Kinkou")
    t:pass_all()
    t:expect("Shen, Kinkou"):buffed():at("base")
  end }

scenario "740.1 Magma Wurm: a team mate's unit enters ready, an enemy's does not" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Magma Wurm" } }, p2 = { hand = { "Unit 1" } },
  p3 = { hand = { "Unit 2" }, pool = { energy = 2 } }, p4 = { hand = { "Unit 3" }, runes = { fury = 3 } },
  function(t)
    t.p3:play("Unit 2"):at("base")
    t:expect("Unit 2"):ready()
    t:next_turn()
    t.p4:play("Unit 3"):at("base")
    t:expect("Unit 3"):exhausted()
  end }

scenario "740 Right of Conquest counts what you and allies control" {
  format = "2v2",
  p1 = { hand = { "Right of Conquest" }, pool = { energy = 3, fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } }, p3 = { at = { ["North Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t.p1:play("Right of Conquest")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end }

scenario "740 Gloomist: an ally's hold exhausts my legend for a card of mine" {
  format = "2v2", turn = "p2",
  p1 = { legend = "Gloomist" }, p2 = {}, p3 = { at = { ["North Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t.p2:end_turn()
    t.p1:yes()
    t:pass_all()
    t:expect("Gloomist"):exhausted()
    t:expect(t.p1.hand):count(1)
    t:expect_points("p3", 1)
  end }

scenario "484.6.a.3 The Grand Plaza: seven units of the holder are needed; a win is the team's" {
  format = "2v2", turn = "p4",
  battlefields = { "The Grand Plaza", "East Field", "North Field" },
  p1 = { at = { ["The Grand Plaza"] = { "Unit 1", "Unit 1", "Unit 1", "Unit 1", "Unit 2", "Unit 2", "Unit 2" } } },
  p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t:expect_winner("p3")
  end }

scenario "464.1.a a battlefield that the mate held up to now is conquered by nobody of the team this turn" {
  format = "2v2",
  p1 = { base = { "Unit 3" }, hand = { "Flash" }, pool = { energy = 2 } }, p2 = {},
  p3 = { at = { ["North Field"] = { "Unit 1" } } }, p4 = {},
  function(t)
    t.p1:play("Flash"):on("Unit 1")
    t:pass_all()
    t:expect_control("North Field", "nobody")
    t.p1:move("Unit 3", "North Field")
    t:showdown_pass()
    t:expect_control("North Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "702.2.b.2 Meditation: a friendly unit of the team mate may be exhausted for it" {
  format = "2v2",
  p1 = { hand = { "Meditation" }, pool = { energy = 2 } }, p2 = {}, p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t.p1:play("Meditation"):yes()
    t:pass_all()
    t:expect("Unit 3"):exhausted()
    t:expect(t.p1.hand):count(2)
  end }

scenario "355.10.d Factory Recall on a mate's Equipment: home to its owner's hand" {
  format = "2v2",
  p1 = { hand = { "Factory Recall" }, pool = { energy = 1 } }, p2 = {},
  p3 = { base = { { "Unit 3", attached = { "Doran's Blade" } } } }, p4 = {},
  function(t)
    t.p1:play("Factory Recall"):on("Doran's Blade")
    t:pass_all()
    t:expect(t.p3.hand):is { "Doran's Blade" }
    t:expect("Unit 3"):might(3)
  end }

scenario "741.1 Kha'Zix attacks a single enemy: a team mate's unit is nowhere, so it is alone" {
  format = "2v2",
  p1 = { base = { "Kha'Zix, Mutating Horror" } }, p2 = { at = { ["East Field"] = { "Unit 5" } } },
  p3 = {}, p4 = { at = { ["North Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Kha'Zix, Mutating Horror", "East Field")
    t:pass_all()
    t:expect("Kha'Zix, Mutating Horror"):might(6)
    t:expect_number("p1", "xp", 2)
  end }

scenario "303.2.a Cull the Weak in teams: each player from the turn player on, then all at once" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Unit 1", "Unit 2" } },
  p2 = { base = { "Unit 3", "Unit 4" }, hand = { "Cull the Weak" }, pool = { energy = 2, order = 1 } },
  p3 = {}, p4 = { base = { "Unit 5" } },
  function(t)
    t.p2:play("Cull the Weak")
    t:resolve()
    t:expect_decision("p2")
    t.p2:choose("Unit 3")
    t:expect_decision("p1")
    t:expect("Unit 3"):at("base")
    t.p1:choose("Unit 2")
    t:expect(t.p2.trash):has("Unit 3")
    t:expect(t.p1.trash):is { "Unit 2" }
    t:expect(t.p4.trash):is { "Unit 5" }
  end }

scenario "347 the order of Focus in teams: attacker, then round the table" {
  format = "2v2",
  p1 = {}, p2 = {}, p3 = { base = { "Unit 3" } }, p4 = { at = { ["East Field"] = { "Unit 1" } } }, turn = "p3",
  function(t)
    t.p3:move("Unit 3", "East Field")
    t:expect_decision("p3", "focus")
    t.p3:pass()
    t:expect_decision("p4", "focus")
    t.p4:pass()
    t:expect_decision("p1", "focus")
    t.p1:pass()
    t:expect_decision("p2", "focus")
  end }

-- 482, 483: free for all
scenario "359.3.e Dragon's Rage: the other unit at the destination is of any enemy there" {
  format = "ffa3",
  p1 = { hand = { "Dragon's Rage" }, pool = { energy = 4, calm = 1 } },
  p2 = { base = { "Unit 4", "Unit 5" } }, p3 = { at = { ["North Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Dragon's Rage"):on("Unit 4"):choose("North Field")
    t:resolve()
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Unit 4"):at("North Field"):damage(3)
  end }

scenario "466.1.b.2 four players, three battlefields: the Winning Point by conquest needs all three" {
  format = "ffa4",
  p1 = { points = 7, base = { "Unit 3", "Unit 2" }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t:expect(t.p1.hand):count(1)
  end }

scenario "323.1 two at the Victory Score with the same points: nobody has won, one more point wins" {
  format = "ffa3", turn = "p3",
  p1 = { points = 8, at = { ["West Field"] = { "Unit 1" } } }, p2 = { points = 8 }, p3 = {},
  function(t)
    t:expect_decision("p3", "turn")
    t.p3:end_turn()
    t:expect_winner("p1")
  end }

scenario "719.5 whose unit leaves with its player: my Equipment on it is recalled to my base" {
  format = "ffa3",
  p1 = { base = { "Unit 1" } },
  p2 = { at = { ["East Field"] = { { "Unit 3", attached = { { "Doran's Blade", owner = "p1" } } } } } }, p3 = {},
  function(t)
    t.p2:concede()
    t:expect("Doran's Blade"):in_zone("banishment")
  end }

scenario "188 Possession, then its caster leaves: the unit he controls is banished to its owner" {
  format = "ffa3",
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 } },
  p2 = { at = { ["East Field"] = { "Unit 4" } } }, p3 = {},
  function(t)
    t.p1:play("Possession"):on("Unit 4")
    t:pass_all()
    t.p1:concede()
    t:expect("Unit 4"):in_zone("banishment")
    t:expect(t.p2.banishment):is { "Unit 4" }
  end }

scenario "652.3 Possession, then the unit's owner leaves: it is gone from my base" {
  format = "ffa3",
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 } },
  p2 = { at = { ["East Field"] = { "Unit 4" } } }, p3 = {},
  function(t)
    t.p1:play("Possession"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):at("base"):controlled_by("p1")
    t.p2:concede()
    t:expect("Unit 4"):gone()
  end }

scenario "651.3 a player leaves as Bewitching Spirit asks for the card: the game goes on" {
  format = "ffa3",
  p1 = { hand = { "Bewitching Spirit" }, pool = { energy = 3 } },
  p2 = { hand = { "Unit 2", "Unit 3" } }, p3 = {},
  function(t)
    t.p1:play("Bewitching Spirit"):choose("player 2")
    t:resolve()
    t:expect_decision("p2")
    t.p2:concede()
    t:expect_decision("p1", "turn")
  end }

scenario "651.3 Cull the Weak is being answered and its first answerer leaves: the next one is asked" {
  format = "ffa3",
  p1 = { base = { "Unit 1", "Unit 2" }, hand = { "Cull the Weak" }, pool = { energy = 2, order = 1 } },
  p2 = { base = { "Unit 3", "Unit 4" } }, p3 = { base = { "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play("Cull the Weak")
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect_decision("p2")
    t.p2:concede()
    t:expect_decision("p3")
    t.p3:choose("Unit 6")
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Unit 6"):in_zone("trash")
    t:expect("Unit 5"):at("base")
  end }

scenario "652.4 the caster leaves while others answer his Cull the Weak" {
  format = "ffa3",
  p1 = { base = { "Unit 1", "Unit 2" }, hand = { "Cull the Weak" }, pool = { energy = 2, order = 1 } },
  p2 = { base = { "Unit 3", "Unit 4" } }, p3 = { base = { "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play("Cull the Weak")
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect_decision("p2")
    t.p1:concede()
    t.p2:choose("Unit 4")
    t.p3:choose("Unit 6")
    t:expect("Unit 4"):in_zone("trash")
    t:expect_decision("p2", "turn")
  end }

scenario "652.5.b Focus is a leaving third player's: it passes on, and the combat goes on" {
  format = "ffa3",
  p1 = { base = { "Unit 5" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } }, p3 = {},
  function(t)
    t.p1:move("Unit 5", "East Field")
    t.p1:pass() t.p2:pass()
    t:expect_decision("p3", "focus")
    t.p3:concede()
    t:expect_control("East Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "652 the extra turn of a player who leaves is not taken" {
  format = "ffa3",
  p1 = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 } }, p2 = {}, p3 = {},
  function(t)
    t.p1:play("Time Warp")
    t:pass_all()
    t.p1:concede()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p3", "turn")
  end }

scenario "652.1 a player leaves whose hidden card was the answer: a Reaction of his is banished" {
  format = "ffa3",
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, facedown = { ["East Field"] = "Stand United" } }, p3 = {},
  function(t)
    t.p1:move("Unit 4", "East Field")
    t.p1:pass()
    t.p2:concede()
    t:expect("Stand United"):gone()
    t:showdown_pass()
    t:expect_points("p1", 1)
  end }

scenario "651.4 Bullet Time with a player who leaves in response: the others at that place are dealt the damage" {
  format = "ffa3",
  p1 = { hand = { "Firestorm" }, pool = { energy = 6, fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } }, p3 = { at = { ["North Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Firestorm"):choose("North Field"):pass()
    t.p2:concede()
    t:pass_all()
    t:expect("p3's Unit 2"):in_zone("trash")
  end }

scenario "431.2.c the only opponent left gains the point of a Burn Out" {
  format = "ffa3",
  p1 = { hand = { "Consult the Past" }, pool = { energy = 4 }, deck = { "Unit 1" }, trash = { "Unit 2", "Unit 3" } },
  p2 = {}, p3 = {},
  function(t)
    t.p2:concede()
    t.p1:play("Consult the Past")
    t:pass_all()
    t:expect_points("p3", 1)
  end }

-- 128, 424: who sees what
scenario "128.4 Scuttle Crab: its player sees the facedown cards of the one that was chosen, the third player does not" {
  format = "ffa3",
  p1 = { base = { "Scuttle Crab" }, hand = { "Clash of Giants" }, pool = { energy = 6, body = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 5" } }, facedown = { ["East Field"] = "Pakaa Cub" }, hand = { "Unit 1" } },
  p3 = { at = { ["North Field"] = { "Unit 6" } }, facedown = { ["North Field"] = "Teemo, Scout" } },
  function(t)
    t.p1:play("Clash of Giants"):on("Scuttle Crab", "Unit 5")
    t:resolve()
    t.p1:choose("player 2")
    t:pass_all()
    t:expect("Pakaa Cub"):seen_by("p1"):unseen_by("p3")
    t:expect("Teemo, Scout"):unseen_by("p1"):unseen_by("p2")
  end }

scenario "424.1 Double Trouble: the card that was revealed is known in the hand, the others are not" {
  p1 = { hand = { "Double Trouble" }, pool = { energy = 2 }, deck = { "Gust", "Unit 4", "Charm", "Unit 1" } },
  p2 = {},
  function(t)
    t.p1:play("Double Trouble")
    t:resolve()
    t:expect("Gust"):seen_by("p1"):unseen_by("p2")
    t.p1:choose("Unit 4")
    t:expect("Unit 4"):in_zone("hand"):seen_by("p2")
    t:expect("Gust"):unseen_by("p2")
  end }

scenario "128.4 Stacked Deck: nobody else sees which card came to the hand" {
  p1 = { hand = { "Stacked Deck" }, pool = { energy = 1 }, deck = { "Gust", "Unit 4", "Charm" } },
  p2 = {},
  function(t)
    t.p1:play("Stacked Deck")
    t:resolve()
    t.p1:choose("Unit 4")
    t:expect("Unit 4"):in_zone("hand"):unseen_by("p2")
    t:expect("Charm"):unseen_by("p2")
  end }

scenario "484.8.e a team mate's hand is private too" {
  format = "2v2",
  p1 = { hand = { "Gust" } }, p2 = {}, p3 = { hand = { "Unit 3" } }, p4 = {},
  function(t)
    t:expect(t.p3.hand):unseen_by("p1"):unseen_by("p2"):seen_by("p3")
    t:expect(t.p1.hand):unseen_by("p3")
  end }

scenario "129.4 a hidden card of the team mate is not seen either" {
  format = "2v2",
  p1 = {}, p2 = {}, p3 = { at = { ["North Field"] = { "Unit 3" } }, facedown = { ["North Field"] = "Pakaa Cub" } },
  p4 = {},
  function(t) t:expect("Pakaa Cub"):seen_by("p3"):unseen_by("p1"):unseen_by("p4") end }

-- More of both
scenario "442.2.a a third player's Ride the Wind takes nobody into a fight of two" {
  format = "ffa3",
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 4" } } },
  p3 = { hand = { "Ride the Wind" }, pool = { energy = 4, chaos = 1 }, base = { "Unit 2" } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:pass() t.p2:pass()
    t.p3:play("Ride the Wind"):on("Unit 2")
    t:expect_options("West Field", "North Field")
  end }

scenario "355.10.e Whirlwind: each player in turn may return a unit; what has gone is not offered" {
  format = "ffa3",
  p1 = { base = { "Unit 1" }, hand = { "Whirlwind" }, pool = { energy = 3, chaos = 1 } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Whirlwind")
    t:resolve()
    t:expect_decision("p2")
    t.p2:choose("Unit 3")
    t:expect_decision("p3")
    t:expect_option("Unit 1", "Unit 2")
    t:expect_no_option("Unit 3")
    t.p3:choose("Unit 1")
    t:expect_decision("p1")
    t.p1:choose("Unit 2")
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect(t.p2.hand):is { "Unit 2" }
    t:expect(t.p3.hand):is { "Unit 3" }
  end }

scenario "356.1.b.2 Promising Future: each pays Power, the next player first; who cannot pay does not play" {
  format = "ffa3",
  p1 = { hand = { "Promising Future" }, pool = { energy = 5, mind = 1 }, deck = { "Unit 1", "Unit 2" } },
  p2 = { deck = { "Vengeance", "Unit 4" } }, p3 = { deck = { "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play("Promising Future")
    t:resolve()
    t.p1:choose("Unit 2")
    t.p2:choose("Vengeance")
    t.p3:choose("Unit 6")
    t:pass_all()
    t:expect("Vengeance"):in_zone("banishment")
    t:expect("Unit 2"):at("base")
    t:expect("Unit 6"):at("base")
  end }

scenario "188 Blind Fury in ffa: of each opponent's card one is played, the others are recycled by their owners" {
  format = "ffa3",
  p1 = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Unit 6", "Unit 1" } }, p3 = { deck = { "Unit 7", "Unit 2" } },
  function(t)
    t.p1:play("Blind Fury")
    t:resolve()
    t:expect("Unit 6"):seen_by("p3")
    t.p1:choose("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):controlled_by("p1")
    t:expect(t.p2.deck):starts_with { "Unit 1" }
  end }

scenario "424.1 the card that was recycled after it was revealed is seen no more" {
  format = "ffa3",
  p1 = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Unit 6", "Unit 1" } }, p3 = { deck = { "Unit 7", "Unit 2" } },
  function(t)
    t.p1:play("Blind Fury")
    t:resolve()
    t.p1:choose("Unit 7")
    t:pass_all()
    t:expect("Unit 6"):in_zone("deck")
    t:expect("Unit 1"):unseen_by("p1"):unseen_by("p2")
  end }

scenario "383.4.d The Papertree in ffa: each player channels one" {
  format = "ffa3", turn = "p3", battlefields = { "The Papertree", "East Field", "North Field" },
  p1 = { at = { ["The Papertree"] = { "Unit 1" } } }, p2 = {}, p3 = {},
  function(t)
    t.p3:end_turn()
    t:pass_all()
    t:expect(t.p1.runes):count(3)
    t:expect(t.p2.runes):count(1)
    t:expect(t.p3.runes):count(1)
  end }

scenario "466.1.b.1 the eleventh point of the team by a hold wins, whoever has the others" {
  format = "2v2",
  p1 = { points = 6, base = { "Unit 3" }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { }, p3 = { points = 4, at = { ["North Field"] = { "Unit 2" } } }, p4 = {}, turn = "p4",
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t:expect_winner("p1")
  end }

scenario "484.8.f.1 Winning Point of the team by conquest: what the ally held is excepted" {
  format = "2v2",
  p1 = { points = 5, base = { "Unit 3" }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { }, p3 = { points = 4, at = { ["North Field"] = { "Unit 2" } } }, p4 = {}, turn = "p4",
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t:expect_points("p1", 6)
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t:expect_winner("p1")
  end }

scenario "740.1 Petricite Monument: the mate's unit has Deflect against the opponents, not against us" {
  format = "2v2",
  p1 = { base = { "Petricite Monument" }, hand = { "Discipline" }, pool = { energy = 2 } }, p2 = { },
  p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t:expect("Unit 3"):attribute("deflect", 1)
    t.p1:play("Discipline"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(5)
  end }

scenario "740 Karthus does not double the Deathknell of a team mate's unit" {
  format = "2v2",
  p1 = { base = { "Karthus, Eternal" } }, p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { base = { "Watchful Sentry" } }, p4 = {}, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Watchful Sentry")
    t:pass_all()
    t:expect(t.p3.hand):count(1)
  end }

scenario "740.1 Viktor, Leader: a mate's unit is none he controls" {
  format = "2v2",
  p1 = { base = { "Viktor, Leader" } }, p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { base = { "Unit 3" } }, p4 = {}, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t:expect(t.p1.base):lacks("Recruit")
  end }

scenario "740.1 Wraith of Echoes: a mate's unit is friendly, its first death draws" {
  format = "2v2",
  p1 = { base = { "Wraith of Echoes" } }, p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { base = { "Unit 3" } }, p4 = {}, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p3.hand):count(0)
  end }

scenario "740 On the Hunt readies your units, not the team mate's" {
  format = "2v2",
  p1 = { hand = { "On the Hunt" }, pool = { energy = 1, body = 2 }, base = { { "Unit 1", exhausted = true } } },
  p2 = {}, p3 = { base = { { "Unit 3", exhausted = true } } }, p4 = {},
  function(t)
    t.p1:play("On the Hunt")
    t:pass_all()
    t:expect("Unit 1"):ready()
    t:expect("Unit 3"):exhausted()
  end }

scenario "740.1 Unchecked Power exhausts the mate's units, too: friendly" {
  format = "2v2",
  p1 = { hand = { "Unchecked Power" }, pool = { energy = 7, mind = 2 }, base = { "Unit 1" } },
  p2 = {}, p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t.p1:play("Unchecked Power")
    t:pass_all()
    t:expect("Unit 3"):exhausted()
  end }

scenario "740.1 Kinkou Monk buffs any friendly units, the team mate's, too" {
  format = "2v2",
  p1 = { hand = { "Kinkou Monk" }, pool = { energy = 4, body = 1 } },
  p2 = {}, p3 = { base = { "Unit 3", "Unit 4" } }, p4 = {},
  function(t)
    t.p1:play("Kinkou Monk"):at("base")
    t.p1:on("Unit 3", "Unit 4")
    t:pass_all()
    t:expect("Unit 3"):buffed()
    t:expect("Unit 4"):buffed()
  end }

scenario "355.10 Insightful Investigator: the XP is paid on resolution, after the hand was seen" {
  format = "ffa3",
  p1 = { xp = 2, hand = { "Insightful Investigator" }, pool = { energy = 3 } },
  p2 = { hand = { "Unit 2", "Gust" } }, p3 = { hand = { "Unit 3" } },
  function(t)
    t.p1:play("Insightful Investigator"):at("base"):choose("player 2")
    t:resolve()
    t:expect(t.p2.hand):seen_by("p1"):seen_by("p3")
    t:expect_number("p1", "xp", 2)
    t.p1:yes()
    t.p1:choose("Gust")
    t:expect("Gust"):in_zone("trash")
    t:expect(t.p2.hand):count(2)
  end }

scenario "427.3 Ashe, Focused: the card comes back when that opponent holds, though Ashe has died" {
  format = "ffa3",
  p1 = { hand = { "Ashe, Focused" }, pool = { energy = 5, order = 1 } },
  p2 = { hand = { "Gust" }, at = { ["East Field"] = { "Unit 2" } } },
  p3 = { hand = { "Vengeance" }, runes = { order = 4 }, at = { ["North Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Ashe, Focused"):at("base"):choose("player 2")
    t:pass_all()
    t:expect("Gust"):in_zone("banishment")
    t.p1:end_turn()
    t:pass_all()
    t:expect("Gust"):in_zone("hand")
  end }

scenario "427.3 Ashe, Focused: a hold of the third player does nothing, and the one of p2 after her death does" {
  format = "ffa3", turn = "p2",
  p1 = {}, p2 = { hand = { "Ashe, Focused" }, pool = { energy = 5, order = 1 } },
  p3 = { hand = { "Unit 1", "Vengeance" }, at = { ["North Field"] = { "Unit 1" } }, runes = { order = 4 } },
  function(t)
    t.p2:play("Ashe, Focused"):at("base"):choose("player 3")
    t:resolve()
    t.p2:choose("Unit 1")
    t.p2:end_turn()
    t:pass_all()
    t:expect(t.p3.hand):has("Unit 1")
  end }

scenario "652.3 Ashe's opponent leaves: the banished card is gone with him" {
  format = "ffa3",
  p1 = { hand = { "Ashe, Focused" }, pool = { energy = 5, order = 1 } },
  p2 = { hand = { "Gust" } }, p3 = {},
  function(t)
    t.p1:play("Ashe, Focused"):at("base"):choose("player 2")
    t:pass_all()
    t.p2:concede()
    t:expect("Gust"):gone()
  end }

scenario "652.1 the holder of Tianna leaves: points are gained again at once" {
  format = "ffa3",
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Tianna Crownguard" } } }, p3 = {},
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:pass() t.p2:concede()
    t:showdown_pass()
    t:expect_points("p1", 1)
  end }

scenario "652.2.c Trifarian War Camp leaves with its player: a damaged unit there loses the Might that kept it alive" {
  format = "ffa3", battlefields = { "West Field", "Trifarian War Camp", "North Field" },
  p1 = { at = { ["Trifarian War Camp"] = { { "Unit 2", damage = 2 } } } }, p2 = {}, p3 = {},
  function(t)
    t:expect("Unit 2"):might(3)
    t.p2:concede()
    t:expect("Unit 2"):in_zone("trash")
  end }

scenario "652.4 a player leaves as he is asked for an order: his abilities go, and the turn is the next one's" {
  format = "ffa3", turn = "p3",
  p1 = { legend = "Gloomist", at = { ["West Field"] = { "Ahri, Alluring" } } }, p2 = { at = { ["East Field"] = { "Unit 1" } } }, p3 = {},
  function(t)
    t.p3:end_turn()
    t:expect_decision("p1")
    t.p1:concede()
    t:pass_all()
    t:expect_decision("p2", "turn")
    t:expect_points("p2", 1)
  end }

scenario "431.3.b the first Burn Out brings eleven and wins nothing yet; the second wins at once" {
  format = "2v2",
  p1 = { hand = { "Downstage Dramatics" }, pool = { energy = 2 }, deck = {}, trash = {} },
  p2 = { points = 5 }, p3 = {}, p4 = { points = 5 },
  function(t)
    t.p1:play("Downstage Dramatics")
    t:resolve()
    t.p1:choose("player 2")
    t:expect_winner("nobody")
    t.p1:choose("player 4")
    t:expect_winner("p2")
  end }

scenario "443 2v2: standard moves are of one's own units only" {
  format = "2v2",
  p1 = {}, p2 = {}, p3 = { base = { "Unit 3" } }, p4 = {},
  function(t) t:cannot(t.p1, "move", "Unit 3", "North Field") end }

scenario "484.8.a the invited mate plays a spell in the Main Phase that has no Action; its Repeat is his to pay" {
  format = "2v2",
  p1 = { base = { "Unit 1" } }, p2 = { base = { "Unit 5" } }, p3 = { hand = { "Upstage Comedy" }, pool = { energy = 4 },
    base = { { "Unit 3", exhausted = true }, { "Unit 4", exhausted = true } } }, p4 = {},
  function(t)
    t.p1:invite()
    t.p3:play("Upstage Comedy"):yes():on("Unit 3", "Unit 4")
    t:pass_all()
    t:expect("Unit 3"):ready()
    t:expect("Unit 4"):ready()
    t:expect_decision("p1", "turn")
  end }
scenario "811.1.d.2 Facebreaker from hidden: both units are at its battlefield" {
  p1 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Facebreaker" } },
  p2 = { base = { "Unit 4" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field")
    t.p2:pass()
    t.p1:play("Facebreaker")
    t:pass_all()
    t:expect("Unit 1"):stunned()
    t:expect("Unit 4"):stunned()
  end }

scenario "442.2 Void Assault: the friend moves first, so the enemy may be sent where the friend has gone" {
  p1 = { base = { "Unit 3" }, hand = { "Void Assault" }, pool = { energy = 2, body = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Void Assault"):on("Unit 3"):choose("West Field"):on("Unit 2"):choose("West Field")
    t:resolve()
    t:expect("Unit 3"):at("West Field"):attacking()
    t:expect("Unit 2"):defending()
    t:combat()
    t:expect_points("p1", 1)
  end }

scenario "355.4 Temptation: only where a unit of the same controller is, and not where it stands itself" {
  format = "ffa3",
  p1 = { hand = { "Temptation" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 2" }, at = { ["East Field"] = { "Unit 3" } } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Temptation"):on("Unit 2")
    t:expect_event("choose", "Unit 2")
    t:resolve()
    t:expect("Unit 2"):at("East Field")
  end }

scenario "740.1 Flash by a team mate moves my unit to my base" {
  format = "2v2",
  p1 = { hand = { "Flash" }, pool = { energy = 2 } }, p2 = {}, p3 = { at = { ["North Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t.p1:play("Flash"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("base"):controlled_by("p3")
    t:expect(t.p3.base):is { "Unit 3" }
  end }

scenario "355.10.d Party Favors in teams: each other player, the mate included" {
  format = "2v2",
  p1 = { hand = { "Party Favors" }, pool = { energy = 3 } }, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:play("Party Favors")
    t:resolve()
    t:expect_decision("p2")
    t.p2:choose(2)
    t:expect_decision("p3")
    t.p3:choose(2)
    t:expect_decision("p4")
    t.p4:choose(2)
    t:expect(t.p1.hand):count(3)
  end }

scenario "740 Card Sharp in teams: each opponent is asked, the mate is not" {
  format = "2v2",
  p1 = { hand = { "Card Sharp" }, pool = { energy = 3 } }, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:play("Card Sharp"):at("base")
    t:resolve()
    t.p1:yes()
    t.p2:yes()
    t:expect_decision("p4")
    t.p4:no()
    t:expect(t.p1.base):has("Gold", 2)
    t:expect(t.p3.base):lacks("Gold")
  end }

scenario "740 Tianna stops both opponents of a team, and not her own" {
  format = "2v2", turn = "p4",
  p1 = { at = { ["West Field"] = { "Unit 1" } } }, p2 = { at = { ["East Field"] = { "Tianna Crownguard" } } }, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t:expect_points("p1", 0)
    t:next_turn()
    t:expect_points("p2", 1)
  end }

scenario "466.1.b a team at ten: the conquest of a mate who has not all draws" {
  format = "2v2",
  p1 = { points = 4, base = { "Unit 2" } }, p2 = {}, p3 = { points = 6 }, p4 = {},
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 4)
    t:expect(t.p1.hand):count(1)
  end }

scenario "715 Annie's bonus is for her player's spells, not for a team mate's" {
  format = "2v2",
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } }, p2 = { at = { ["East Field"] = { "Unit 5" } } },
  p3 = { base = { "Annie, Fiery" } }, p4 = {},
  function(t)
    t.p1:play("Incinerate"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(2)
  end }

scenario "740.1 Garen, Commander: 'here' is his base, where no unit of the team mate is" {
  format = "2v2",
  p1 = { base = { "Garen, Commander", "Unit 2" } }, p2 = {}, p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t:expect("Unit 2"):might(3)
    t:expect("Unit 3"):might(3)
  end }

scenario "740.1 Baron Nashor: other friendly units are the mate's, too" {
  format = "2v2",
  p1 = { base = { "Baron Nashor", "Unit 2" } }, p2 = { base = { "Unit 4" } }, p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t:expect("Unit 2"):might(4)
    t:expect("Unit 3"):might(5)
    t:expect("Unit 4"):might(4)
  end }

scenario "188 in teams: Possession gives the unit to the caster, whose base it goes to" {
  format = "2v2",
  p1 = {}, p2 = { at = { ["East Field"] = { "Unit 4" } } }, p3 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 } }, p4 = {}, turn = "p3",
  function(t)
    t.p3:play("Possession"):on("Unit 4")
    t:pass_all()
    t:expect(t.p3.base):is { "Unit 4" }
    t:expect("Unit 4"):controlled_by("p3"):owned_by("p2")
  end }

scenario "650 a player concedes while a unit of his is asked to die instead: Zhonya's question ends with him" {
  format = "ffa3",
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Unit 3", "Zhonya's Hourglass" }, hand = { "Highlander" }, pool = { energy = 4 } }, p3 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 3"):pass()
    t.p2:play("Highlander"):on("Unit 3")
    t:pass_all()
    t:expect_decision("p2", "372")
    t.p2:concede()
    t:expect("Unit 3"):gone()
    t:expect_decision("p1", "turn")
  end }

scenario "650 the player who assigns combat damage concedes: the fight is over, the other stays" {
  format = "ffa3",
  p1 = { base = { "Unit 5" } }, p2 = { at = { ["East Field"] = { "Unit 3", "Unit 4" } } }, p3 = {},
  function(t)
    t.p1:move("Unit 5", "East Field")
    t:combat()
    t:expect_decision("p1")
    t.p1:concede()
    t:expect_control("East Field", "p2")
    t:expect_decision("p2", "turn")
  end }

scenario "650 the payer of a trigger concedes in the middle of paying" {
  format = "ffa3",
  p1 = { base = { "Icevale Archer" }, pool = { energy = 1 } }, p2 = { at = { ["East Field"] = { "Unit 3" } } }, p3 = {},
  function(t)
    t.p1:move("Icevale Archer", "East Field")
    t.p1:yes()
    t:expect_decision("p1")
    t.p1:concede()
    t:expect("Unit 3"):might(3)
    t:expect_control("East Field", "p2")
  end }

scenario "651.1 of three the second concedes, too: the last one has won, in the middle of a chain" {
  format = "ffa3",
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } }, p2 = { at = { ["East Field"] = { "Unit 2" } } }, p3 = {},
  function(t)
    t.p1:play("Incinerate"):on("Unit 2")
    t.p3:concede()
    t:expect_winner("nobody")
    t.p1:concede()
    t:expect_winner("p2")
  end }

scenario "652.4 Mystic Reversal: the spell is its new controller's and leaves with that player" {
  format = "ffa3",
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 }, base = { "Unit 3" } }, p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 3"):pass()
    t.p2:play("Mystic Reversal"):on("Vengeance")
    t:resolve()
    t.p2:yes()
    t.p2:on("Unit 4")
    t.p2:concede()
    t:pass_all()
    t:expect("Unit 4"):at("base")
    t:expect(t.p1.trash):is { "Vengeance" }
  end }

scenario "128.4 a Mindsplitter's look ends: the cards that stay in the hand are known till one leaves unseen" {
  p1 = { hand = { "Mindsplitter" }, pool = { energy = 7, chaos = 2 } },
  p2 = { hand = { "Unit 2", "Gust", "Charm" } },
  function(t)
    t.p1:play("Mindsplitter"):at("base")
    t:resolve()
    t:expect(t.p2.hand):seen_by("p1")
    t.p1:choose("Gust")
    t:expect("Gust"):in_zone("trash")
    t:expect("Charm"):seen_by("p1")
  end }

scenario "424.1 the third player sees a revealed hand, too" {
  format = "ffa3",
  p1 = { hand = { "Sabotage" }, pool = { energy = 1, body = 1 } },
  p2 = { hand = { "Unit 2", "Gust", "Charm" } }, p3 = { hand = { "Unit 1" } },
  function(t)
    t.p1:play("Sabotage"):choose("player 2")
    t:resolve()
    t:expect("Unit 2"):seen_by("p3")
    t:expect("Unit 1"):unseen_by("p1")
    t:expect_options("Gust", "Charm")
    t.p1:choose("Gust")
    t:expect("Gust"):in_zone("deck")
  end }

scenario "421.4 a hidden card that is thrown out with control is seen before it lies in the trash" {
  format = "ffa3",
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 3" } }, facedown = { ["East Field"] = "Pakaa Cub" } }, p3 = {},
  function(t)
    t.p1:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 3", "Pakaa Cub" }
    t:expect("Pakaa Cub"):seen_by("p3")
  end }

scenario "436.1 Predict: nobody else learns whether the card that stays is known" {
  format = "ffa3",
  p1 = { hand = { "Eclipse" }, pool = { energy = 3 }, deck = { "Gust", "Charm" } }, p2 = { base = { "Unit 5" } }, p3 = {},
  function(t)
    t.p1:play("Eclipse"):on("Unit 5")
    t:resolve()
    t.p1:choose()
    t:expect("Gust"):seen_by("p1"):unseen_by("p2"):unseen_by("p3")
    t:expect("Charm"):unseen_by("p1")
  end }

scenario "421.4 Pack of Wonders returns a team mate's facedown card: everybody sees it" {
  format = "2v2",
  p1 = { base = { "Pack of Wonders" } }, p2 = {},
  p3 = { at = { ["North Field"] = { "Unit 2" } }, facedown = { ["North Field"] = "Pakaa Cub" } }, p4 = {},
  function(t)
    t.p1:use("Pack of Wonders"):on("Pakaa Cub")
    t:pass_all()
    t:expect("Pakaa Cub"):in_zone("hand"):seen_by("p2"):seen_by("p1")
  end }

scenario "355.10.e King's Edict: who is asked may choose a unit of theirs that enemy spells cannot choose" {
  format = "ffa3",
  p1 = { hand = { "King's Edict" }, pool = { energy = 6, order = 2 } },
  p2 = { base = { "Ruin Runner" } }, p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("King's Edict")
    t:resolve()
    t:expect_options("Ruin Runner", "Unit 3")
    t.p2:choose("Unit 3")
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Ruin Runner"):at("base")
  end }
