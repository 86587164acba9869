-- SPDX-License-Identifier: MIT
-- Cards picked at random that meet: what is stolen, spent and added to a turn.  The outcome was
-- decided from the rules before it was played.

scenario "383.4.f Ahri, stolen as she attacks, becomes a defender, and her defend effect is the thief's" {
  p1 = { base = { "Ahri, Inquisitive", "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = { "Hostile Takeover" } } },
  function(t)
    t.p1:move({ "Ahri, Inquisitive", "Unit 4" }, "West Field")
    t:resolve()
    t:expect("Unit 2"):might(1)
    t.p1:pass()
    t.p2:play("Hostile Takeover"):on("Ahri, Inquisitive")
    t:resolve()
    t:expect("Ahri, Inquisitive"):controlled_by("p2"):defending()
    t:expect_chain { "an ability of Ahri, Inquisitive" }
    t:resolve()
    t:expect("Unit 4"):might(2)
    t:expect("Unit 4"):attacking()
  end }

scenario "319.4, 323.5 paying Power takes the eighth rune from Master Yi: he dies before the spell resolves" {
  p1 = { base = { { "Master Yi, Meditative", damage = 5 } }, hand = { "Charm" }, runes = { calm = 8 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:expect("Master Yi, Meditative"):might(8)
    t.p1:play("Charm"):on("Unit 3", "West Field")
    t:expect("Master Yi, Meditative"):in_zone("trash")
    t:expect("Unit 3"):at("base")
    t:pass_all()
    t:expect("Unit 3"):at("West Field")
  end }

scenario "319.4 with one rune more Master Yi keeps eight, and lives" {
  p1 = { base = { { "Master Yi, Meditative", damage = 5 } }, hand = { "Charm" }, runes = { calm = 9 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Charm"):on("Unit 3", "West Field")
    t:pass_all()
    t:expect(t.p1.runes):count(8)
    t:expect("Master Yi, Meditative"):at("base"):might(8)
  end }

scenario "461.5 Overzealous Fan dies to send the only attacker home: nobody is left and nobody has the place" {
  p1 = { base = { "Unit 5" } }, p2 = { at = { ["West Field"] = { "Overzealous Fan" } } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t.p2:yes():on("Unit 5"):yes()
    t:pass_all()
    t:expect("Unit 5"):at("base")
    t:expect("Overzealous Fan"):in_zone("trash")
    t:combat()
    t:expect_control("West Field", "nobody")
    t:expect_points("p1", 0)
  end }

scenario "416.1 Vi recycles as a cost: Karma buffs above Vi's ability" {
  p1 = { base = { "Vi, Destructive", "Karma, Channeler" }, trash = { "Unit 1" } },
  function(t)
    t.p1:use("Vi, Destructive")
    t:expect_decision("p1", "355.5")
    t.p1:choose("Vi, Destructive")
    t:expect_chain { "an ability of Vi, Destructive", "an ability of Karma, Channeler" }
    t:resolve()
    t:expect("Vi, Destructive"):buffed():might(4)
    t:resolve()
    t:expect("Vi, Destructive"):might(5)
  end }

scenario "734 Mystic Reversal on Time Warp: the thief's turn comes first, then the thief's own" {
  p1 = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 } },
  p2 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 } },
  function(t)
    t.p1:play("Time Warp"):pass()
    t.p2:play("Mystic Reversal"):on("Time Warp")
    t:pass_all()
    t:expect("Time Warp"):in_zone("banishment"):owned_by("p1")
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p1", "turn")
  end }

scenario "442.3, 464 Call to Battle: the opponent's unit attacks in my turn, and the conquest is theirs" {
  p1 = { base = { "Unit 2" }, at = { ["West Field"] = { "Unit 1" } }, hand = { "Call to Battle" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 9" } },
  function(t)
    t.p1:play("Call to Battle"):on("Unit 2")
    t:resolve()
    t:expect("Unit 9"):attacking()
    t:expect_decision("p2", "focus")
    t:combat()
  end }

scenario "337.1 Warwick and the Corsair attack: the newer trigger resolves first" {
  p1 = { base = { "Warwick, Hunter", "Crackshot Corsair" } }, p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move({ "Warwick, Hunter", "Crackshot Corsair" }, "West Field")
    t.p1:order { "Warwick, Hunter", "Crackshot Corsair" }
    t:resolve()
    t:expect("Unit 9"):damage(1)
    t:resolve()
    t:expect("Unit 9"):in_zone("trash")
  end }

scenario "359.3.f.2 Warwick looks for wounds as it resolves: in the other order nobody is wounded" {
  p1 = { base = { "Warwick, Hunter", "Crackshot Corsair" } }, p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move({ "Warwick, Hunter", "Crackshot Corsair" }, "West Field")
    t.p1:order { "Crackshot Corsair", "Warwick, Hunter" }
    t:pass_all()
    t:expect("Unit 9"):at("West Field"):damage(1)
  end }

scenario "460.1 Vilemaw: a bigger unit deals, a smaller one does not, as the Might is then" {
  p1 = { base = { "Unit 9" }, hand = { "Stupefy" }, pool = { energy = 1 } }, p2 = { at = { ["West Field"] = { "Vilemaw" } } },
  function(t)
    t.p1:move("Unit 9", "West Field")
    t.p1:play("Stupefy"):on("Vilemaw")
    t:pass_all()
    t:expect("Vilemaw"):might(7)
    t:combat()
    t:expect("Vilemaw"):in_zone("trash")
    t:expect("Unit 9"):at("West Field")
  end }

scenario "740.1 the Snapjaws grow wise by a team mate's loss, Viktor does not" {
  format = "2v2",
  p1 = { base = { "Vicious Snapjaws", "Viktor, Leader" } }, p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { base = { "Unit 2" } }, p4 = {}, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 2")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect_no_event("trigger", "Viktor, Leader")
  end }

scenario "355.10.e Cull the Weak with three: who has none gives none, the Sentry's player draws" {
  format = "ffa3", battlefields = { "West Field", "East Field", "North Field" },
  p1 = { base = { "Watchful Sentry" }, hand = { "Cull the Weak" }, pool = { energy = 2, order = 1 } }, p2 = {},
  p3 = { base = { { "Unit 3", attached = { "Guardian Angel" } }, "Unit 2" } },
  function(t)
    t.p1:play("Cull the Weak")
    t:pass_all()
    t:expect_decision("p3")
    t.p3:choose("Unit 3")
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect("Guardian Angel"):in_zone("trash")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect("Unit 2"):at("base")
  end }

scenario "355.15 Mystic Reversal on a spell with Repeat: both executions are the thief's" {
  p1 = { base = { "Unit 3" }, hand = { "Feral Strength" }, pool = { energy = 4 } },
  p2 = { base = { "Unit 2" }, hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 } },
  function(t)
    t.p1:play("Feral Strength"):yes():on("Unit 3", "Unit 3"):pass()
    t.p2:play("Mystic Reversal"):on("Feral Strength")
    t:resolve()
    t.p2:yes()
    t.p2:choose("Unit 2"):choose("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(6)
    t:expect("Unit 3"):might(3)
    t:expect(t.p1.trash):has("Feral Strength")
  end }

scenario "437, 715.4 Lotus Trap at the Void Gate doubles what the bonus has raised" {
  battlefields = { "Void Gate", "East Field" },
  p1 = { hand = { "Lotus Trap", "Falling Star" }, pool = { energy = 4, fury = 2 } },
  p2 = { at = { ["Void Gate"] = { { "Unit 9", attached = { "B.F. Sword", "B.F. Sword", "B.F. Sword" } } } } },
  function(t)
    t.p1:play("Lotus Trap"):on("Unit 9")
    t:pass_all()
    t.p1:play("Falling Star"):on("Unit 9", "Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(16)
  end }

scenario "809 Deflect: a team mate chooses for nothing" {
  format = "2v2",
  p1 = { hand = { "Feral Strength" }, pool = { energy = 2 } }, p2 = {}, p3 = { base = { "Navori Scout" } }, p4 = {},
  function(t)
    t.p1:play("Feral Strength"):on("Navori Scout")
    t:pass_all()
    t:expect("Navori Scout"):might(6)
  end }

scenario "735 the unit with Temporary dies in the added turn of its player" {
  p1 = { base = { "Unit 3" }, hand = { "Hourglass Kiss", "Time Warp" }, pool = { energy = 10, mind = 4 } }, p2 = {},
  function(t)
    t.p1:play("Hourglass Kiss"):on("Unit 3")
    t:pass_all()
    t.p1:play("Time Warp")
    t:pass_all()
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:expect("Unit 3"):in_zone("trash")
  end }

test_card { id = "t-kiss", name = "Hourglass Kiss", type = "spell", cost = {}, targets = { unit {} },
  run = function(game, me, it) game.give(it, { keyword = "temporary" }) end,
}
