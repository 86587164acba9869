-- SPDX-License-Identifier: MIT
-- Fights with three and more players: who attacks, who may come, whose triggers, whose points.

test_card { id = "t-meet-look", name = "Onlooker", type = "gear", cost = { energy = 1 },
  when { event = "attack", subject = unit {}, run = function(game) game.gain_xp(1) end },
}

-- The owner plays the unit, so the owner contests the place, has Focus first and conquers.
scenario "457, 464.1 Thrill of the Hunt on a stolen unit: its owner attacks a third player with it, in nobody's turn of theirs" {
  format = "ffa3",
  p1 = { hand = { "Thrill of the Hunt" }, pool = { energy = 2, fury = 1 }, base = { { "Unit 3", owner = "p2" } } },
  p2 = {},
  p3 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Thrill of the Hunt"):on("Unit 3")
    t:pass_all()
    t.p2:choose("East Field")
    t:expect("Unit 3"):controlled_by("p2"):attacking()
    t:expect_decision("p2", "focus")
    t:combat()
    t:expect_control("East Field", "p2")
    t:expect_points("p2", 1)
    t:expect_points("p1", 0)
  end }

-- Whose unit applied Contested is the Attacker, not who moved it. The newest item is the defender's.
scenario "459.2.b.1, 459.2.d.1 Skyward Strike sends p2's Yasuo to p3: p2 attacks in p1's turn, and his trigger is placed first" {
  format = "ffa3",
  p1 = { hand = { "Skyward Strike" }, pool = { energy = 2, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Yasuo, Remorseful" } } },
  p3 = { at = { ["East Field"] = { "Ahri, Inquisitive" } } },
  function(t)
    t.p1:play("Skyward Strike"):on("Yasuo, Remorseful"):at("East Field")
    t:resolve()
    t:expect("Yasuo, Remorseful"):attacking()
    t:expect("Ahri, Inquisitive"):defending()
    t:expect_chain { "an ability of Yasuo, Remorseful", "an ability of Ahri, Inquisitive" }
    t:expect_decision("p3", "priority")
    t:resolve()
    t:expect("Yasuo, Remorseful"):might(4)
    t:resolve()
    t:expect("Ahri, Inquisitive"):in_zone("trash")
    t:combat()
    t:expect_points("p2", 1)
  end }

scenario "466.1.b.2 two battlefields held and the third conquered are all of them: the eighth point" {
  format = "ffa3", turn = "p3",
  p1 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } }, base = { "Unit 3" }, points = 5 },
  p2 = {}, p3 = {},
  function(t)
    t:next_turn()
    t:expect_points("p1", 7)
    t.p1:move("Unit 3", "North Field")
    t:showdown_pass()
    t:expect_winner("p1")
  end }

-- No point would be gained, so there is none that she forbids.
scenario "466.1.b.2, 054.1 beside Tianna the Winning Point that would be a card is one" {
  format = "ffa3",
  p1 = { base = { "Unit 3" }, points = 7 },
  p2 = { at = { ["West Field"] = { "Tianna Crownguard" } } }, p3 = {},
  function(t)
    t.p1:move("Unit 3", "North Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t:expect(t.p1.hand):count(1)
    t:expect_control("North Field", "p1")
  end }

scenario "431.3.b Tianna stops the point of the first Burn Out, not those that follow" {
  format = "ffa3", turn = "p1",
  p1 = {},
  p2 = { at = { ["West Field"] = { "Tianna Crownguard" } }, deck = {}, points = 0 }, p3 = { points = 6 },
  function(t)
    t.p1:end_turn()
    t.p2:choose("player 3")
    t:expect_points("p3", 6)
    t.p2:choose("player 3")
    t:expect_points("p3", 7)
    t.p2:choose("player 3")
    t:expect_winner("p3")
  end }

scenario "356.2 Mageseeker Investigator: two units pay one Power to come together" {
  format = "ffa3",
  p1 = { base = { "Unit 1", "Unit 2", "Unit 3" }, pool = { any = 1 } },
  p2 = { at = { ["East Field"] = { "Mageseeker Investigator" } } }, p3 = {},
  function(t)
    t:expect_number("p1", "any", 1)
    t.p1:move({ "Unit 1", "Unit 2" }, "East Field")
    t:expect_number("p1", "any", 0)
  end }

-- The delayed ability is the caster's, and the unit shares the result of whoever controls it (461.3.c).
scenario "390.1, 188.4.b Grim Resolve on a unit that is stolen in the combat: it wins, and the caster gains the XP" {
  format = "ffa3",
  p1 = { base = { "Unit 4", "Unit 3" }, hand = { "Grim Resolve" }, pool = { energy = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } }, facedown = { ["East Field"] = "Hostile Takeover" } }, p3 = {},
  function(t)
    t.p1:play("Grim Resolve"):on("Unit 4")
    t:pass_all()
    t.p1:move({ "Unit 4", "Unit 3" }, "East Field")
    t.p1:pass()
    t.p2:play("Hostile Takeover"):on("Unit 4")
    t:resolve()
    t:expect("Unit 4"):controlled_by("p2"):defending():might(7)
    t:combat()
    t.p1:order { "Unit 1", "Unit 4" }
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect_number("p1", "xp", 2)
    t:expect_number("p2", "xp", 0)
    t:expect_control("East Field", "p2")
    t.p1:end_turn()
    t:pass_all()
    t:expect("Unit 4"):at("base"):controlled_by("p1")
  end }

-- The state is open while the showdown goes on elsewhere.
scenario "323.6, 323.7 Loyal Pup leaves the place where something is hidden for the fight elsewhere: control and card are lost" {
  format = "ffa3",
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Loyal Pup" }, ["East Field"] = { "Unit 3" } }, facedown = { ["West Field"] = "Pakaa Cub" } }, p3 = {},
  function(t)
    t.p1:move("Unit 5", "East Field")
    t.p2:yes()
    t:resolve()
    t:expect("Loyal Pup"):at("East Field"):defending()
    t:expect_control("West Field", "nobody")
    t:expect("Pakaa Cub"):in_zone("trash")
    t:combat()
    t.p1:order { "Unit 3", "Loyal Pup" }
    t:expect("Unit 5"):in_zone("trash")
    t:expect("Loyal Pup"):at("East Field")
  end }

-- A fourth unit, of the player left out, cannot follow (457.1).
scenario "459.1, 461.5.e a third player rides into an open showdown: who moved first attacks, and the newcomer may conquer" {
  format = "ffa3",
  p1 = { base = { "Unit 2" } },
  p2 = { base = { "Inferna" }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  p3 = { base = { "Sunlit Guardian" }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  function(t)
    t.p1:move("Unit 2", "North Field")
    t.p1:pass() t.p2:pass()
    t.p3:play("Ride the Wind"):on("Sunlit Guardian"):at("North Field")
    t:resolve()
    t:expect("Unit 2"):attacking()
    t:expect("Sunlit Guardian"):defending():might(4)
    t:expect_decision("p1", "focus")
    t.p1:pass()
    t.p2:play("Ride the Wind"):on("Inferna")
    t:expect_no_option("North Field")
    t.p2:at("West Field")
    t:pass_all()
    t:combat()
    t:expect_control("North Field", "p3")
    t:expect_points("p3", 1)
    t:expect_control("West Field", "p2")
    t:expect_points("p2", 1)
  end }

scenario "345, 464.1 Charm makes p3 attack p2 in p1's turn: no trigger and no point is p1's" {
  format = "ffa4",
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 } },
  p2 = { at = { ["East Field"] = { "Draven, Vanquisher" } }, pool = { fury = 1 } },
  p3 = { at = { ["West Field"] = { "Nidalee, Cat Form" } } },
  p4 = {},
  function(t)
    t.p1:play("Charm"):on("Nidalee, Cat Form"):at("East Field")
    t:resolve()
    t:expect("Nidalee, Cat Form"):attacking()
    t.p2:yes()
    t:expect_chain { "an ability of Draven, Vanquisher" }
    t:resolve()
    t:expect_decision("p3", "focus")
    t:combat()
    t:expect("Nidalee, Cat Form"):in_zone("trash")
    t:pass_all()
    t:expect_control("East Field", "p2")
    t:expect_points("p2", 0)
    t:expect_control("West Field", "nobody")
  end }

scenario "428, 467 Draven, Audacious dies in a combat of three players: his player chooses who scores, and that wins" {
  format = "ffa3",
  p1 = { base = { "Unit 9" } },
  p2 = { at = { ["East Field"] = { "Draven, Audacious" } } }, p3 = { points = 7 },
  function(t)
    t.p1:move("Unit 9", "East Field")
    t:combat("damage")
    t:expect_decision("p2")
    t.p2:choose("player 3")
    t:pass_all()
    t:expect_points("p3", 8)
    t:expect_winner("p3")
  end }

scenario "355.9.b Shadow stuns only who attacks at her battlefield" {
  format = "ffa3",
  p1 = { base = { "Unit 2", "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Shadow" } }, pool = { energy = 1, any = 1 } }, p3 = { at = { ["North Field"] = { "Unit 4" } } },
  function(t)
    t:cannot(t.p2, "use", "Shadow")
    t.p1:move({ "Unit 2", "Unit 3" }, "East Field")
    t.p1:pass()
    t.p2:use("Shadow")
    t:expect_options("Unit 2", "Unit 3")
    t.p2:choose("Unit 3")
    t:resolve()
    t:expect("Unit 3"):stunned()
    t:combat()
    t.p2:order { "Unit 2", "Unit 3" }
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Shadow"):at("East Field")
  end }

scenario "466.1.b.2 charmed into a conquest at seven points: not all were scored, so a card" {
  format = "ffa3",
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, points = 7 },
  p3 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Charm"):on("Unit 5"):at("East Field")
    t:pass_all()
    t:combat()
    t:expect_control("East Field", "p2")
    t:expect_points("p2", 7)
    t:expect(t.p2.hand):count(1)
  end }

scenario "484.8.b, 464.1.a a battlefield that the mate held, lost and that is taken back in one turn scores for the others only" {
  format = "2v2", turn = "p4",
  p1 = { hand = { "Charm" }, base = { "Unit 6" }, runes = { calm = 3 } },
  p2 = { base = { "Unit 4" } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } }, p4 = { at = { ["North Field"] = { "Unit 4" } } },
  function(t)
    t:next_turn()
    t.p1:play("Charm"):on("p4's Unit 4"):at("West Field")
    t:pass_all()
    t:combat()
    t:expect_control("West Field", "p4")
    t:expect_points("p4", 1)
    t.p1:move("Unit 6", "West Field")
    t:combat()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 0)
    t:expect_no_event("conquer", "West Field", { by = "p1" })
  end }

scenario "740.1 Repulse in teams: a spell that chose a mate's unit, too, has chosen another friendly unit" {
  format = "2v2", turn = "p2",
  p1 = { at = { ["West Field"] = { "Unit 4" } }, hand = { "Repulse" }, pool = { energy = 1, body = 1 } },
  p2 = { hand = { "Falling Star", "Falling Star" }, pool = { energy = 4, fury = 4 } },
  p3 = { base = { "Unit 5" } }, p4 = { base = { "Unit 6" } },
  function(t)
    t.p2:play("Falling Star#1"):on("Unit 4", "Unit 5"):pass()
    t.p3:pass() t.p4:pass()
    t:cannot(t.p1, "play", "Repulse")
    t.p1:pass()
    t.p2:play("Falling Star#2"):on("Unit 4", "Unit 6"):pass()
    t.p3:pass() t.p4:pass()
    t.p1:play("Repulse")
    t:pass_all()
    t:expect("Unit 4"):damage(3)
    t:expect("Unit 6"):damage(0)
  end }

scenario "054.1 Noxus Saboteur: what lies facedown where he is cannot be played by opponents, elsewhere it can" {
  format = "ffa3",
  p1 = { base = { "Noxus Saboteur" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } }, facedown = { ["East Field"] = "Back Off" } },
  p3 = { at = { ["North Field"] = { "Unit 1" } }, facedown = { ["North Field"] = "Sprite Call" } },
  function(t)
    t.p1:move("Noxus Saboteur", "East Field")
    t.p1:pass()
    t:cannot(t.p2, "play", "Back Off")
    t.p2:pass()
    t:can(t.p3, "play", "Sprite Call")
    t.p3:pass()
    t:combat()
  end }

scenario "358.2, 323.11 Void Assault: both moves to one place of a third player are refused; two showdowns come in the turn player's order" {
  format = "ffa3",
  p1 = { base = { "Unit 3" }, hand = { "Void Assault" }, pool = { energy = 2, body = 1 } },
  p2 = { base = { "Unit 2" } },
  p3 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Void Assault"):on("Unit 3")
    t.p1:at("East Field")
    t.p1:on("Unit 2")
    t:expect_no_option("East Field")
    t.p1:at("West Field")
    t:resolve()
    t:expect_decision("p1", "323.11")
    t.p1:choose("East Field")
    t:combat()
    t:pass_all()
    t:expect_points("p1", 1)
    t:expect_points("p2", 1)
  end }

scenario "815, 826, 423.1.c a stunned Tank and a Backline unit in a fight that a third player made" {
  format = "ffa4",
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 7" } } },
  p3 = { at = { ["East Field"] = { { "Sunlit Guardian", stunned = true }, "Unit 3", "Enthusiastic Promoter" } } },
  p4 = {},
  function(t)
    t.p1:play("Charm"):on("Unit 7"):at("East Field")
    t:pass_all()
    t:expect_decision("p2", "focus")
    t:combat()
    t:expect("Sunlit Guardian"):in_zone("trash")
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Enthusiastic Promoter"):at("East Field")
    t:expect("Unit 7"):at("base"):controlled_by("p2")
    t:expect("Unit 7"):damage(0)
    t:expect_control("East Field", "p3")
    t:expect_control("West Field", "nobody")
  end }

-- R33: turn order goes on from the attacker, where the order begins.
scenario "459.2.d.1 the triggers of a fight that the turn player has charmed: attacker, then round the table from the attacker, defender last" {
  format = "ffa4",
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 }, base = { "Onlooker" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, base = { "Onlooker" } },
  p3 = { at = { ["East Field"] = { "Unit 4" } }, base = { "Onlooker" } },
  p4 = { base = { "Onlooker" } },
  function(t)
    t.p1:play("Charm"):on("Unit 4"):at("West Field")
    t:resolve()
    t:expect("an ability of p3's Onlooker"):controlled_by("p3")
    t:expect("an ability of Onlooker#2"):controlled_by("p4")
    t:expect("an ability of Onlooker#3"):controlled_by("p1")
    t:expect("an ability of Onlooker#4"):controlled_by("p2")
    t:expect_chain { "an ability of p3's Onlooker", "an ability of p4's Onlooker",
      "an ability of p1's Onlooker", "an ability of p2's Onlooker" }
    assert(not pcall(t.expect_chain, t, { "an ability of p4's Onlooker", "an ability of p3's Onlooker",
      "an ability of p1's Onlooker", "an ability of p2's Onlooker" }), "they lie in another order")
    assert(not pcall(function() t:expect("an ability of p3's Onlooker#2"):controlled_by("p3") end), "p3 has one")
    t:expect_decision("p2", "priority")
  end }

scenario "423.1.c, 814 a third player stuns the attacker of two others: the Shield counts, no damage comes" {
  format = "ffa3", turn = "p2",
  p1 = { hand = { "Thwonk!" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 7" } },
  p3 = { at = { ["East Field"] = { "Needlessly Large Yordle" } } },
  function(t)
    t.p2:move("Unit 7", "East Field")
    t:expect("Needlessly Large Yordle"):might(10)
    t.p2:pass() t.p3:pass()
    t.p1:play("Thwonk!")
    t:resolve()
    t:expect("Unit 7"):stunned()
    t:combat()
    t:expect("Unit 7"):in_zone("trash")
    t:expect("Needlessly Large Yordle"):damage(0)
  end }

scenario "457.2 Rengar, Pouncing joins the attack of his own player only" {
  format = "ffa3",
  p1 = { base = { "Unit 3" }, hand = { "Rengar, Pouncing" }, pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 6" } } },
  p3 = { hand = { "Rengar, Pouncing" }, pool = { energy = 3, fury = 1 }, base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    local try = t:copy()
    try.p1:pass() try.p2:pass()
    try.p3:play("Rengar, Pouncing")
    try:expect("p3's Rengar, Pouncing"):at("base")
    t.p1:play("Rengar, Pouncing"):at("East Field")
    t:expect("p1's Rengar, Pouncing"):attacking():might(5)
    t:combat()
    t.p2:order { "Unit 3", "p1's Rengar, Pouncing" }
    t:expect("Unit 6"):in_zone("trash")
    t:expect_points("p1", 1)
  end }

scenario "370.3 an Hourglass played from facedown in the fight is in the base and still replaces the death" {
  format = "ffa3",
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["East Field"] = { "Unit 3" } }, facedown = { ["East Field"] = "Zhonya's Hourglass" } }, p3 = {},
  function(t)
    t.p1:move("Unit 5", "East Field")
    t.p1:pass()
    t.p2:play("Zhonya's Hourglass")
    t:expect("Zhonya's Hourglass"):at("base")
    t:combat()
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect("Zhonya's Hourglass"):in_zone("trash")
    t:expect_points("p1", 1)
  end }

test_card { id = "t-fo-charge", name = "Two Charges", type = "spell", cost = {},
  targets = { unit { friendly = true }, destination { of = 1 }, unit { friendly = true }, destination { of = 3 } },
  run = function(game, me, one, there, other, where)
    game.move(one, { to = there })
    game.move(other, { to = where })
  end,
}

scenario "358.2 two units of one player attack together, though another player owns one of them" {
  format = "ffa3",
  p1 = { base = { "Unit 3", { "Unit 4", owner = "p3" } }, hand = { "Two Charges" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Two Charges"):on("Unit 3"):at("East Field"):on("Unit 4")
    t:expect_option("East Field", "West Field")
    t.p1:at("East Field")
    t:resolve()
    t:expect("Unit 3"):attacking()
    t:expect("Unit 4"):attacking()
    t:combat()
  end }
