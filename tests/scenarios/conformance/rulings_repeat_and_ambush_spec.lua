-- SPDX-License-Identifier: MIT
-- Rulings about Repeat, Ambush, doubled triggers, copied text and what stands between two Tanks.

use "../test_cards.lua"

test_card { id = "t-f01", name = "Ambusher", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "ambush" },
}

scenario "RB-CX-088 820.2.a Rocket Barrage repeated: modes and targets are chosen first, one by one" {
  p1 = { hand = { "Rocket Barrage" }, pool = { energy = 8, mind = 2 } },
  p2 = { base = { "Urn", "Lantern" } },
  function(t)
    t.p1:play("Rocket Barrage"):yes()
    t.p1:choose "Lantern"
    t.p1:choose "Urn"
    t:expect_chain(1)
    t:expect("Lantern"):at "base"
    t:resolve()
    t:expect(t.p2.trash):has("Urn"):has "Lantern"
    local order = {}
    for _, event in ipairs((t.game:events(0))) do
      if event.kind == "die" then table.insert(order, event.name) end
    end
    assert(order[1] == "Lantern" and order[2] == "Urn", table.concat(order, ", "))
  end }

scenario "RB-RU-219 820.2 Feral Strength repeated on Irelia chooses her twice" {
  p1 = { base = { "Irelia, Fervent" }, hand = { "Feral Strength" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Feral Strength"):yes()
    t:expect_chain(3)
    t:pass_all()
    t:expect("Irelia, Fervent"):might(10)
  end }

scenario "RB-RU-185 820.3.a a repeated spell that is countered is gone with all its executions" {
  p1 = { base = { "Unit 2" }, hand = { "Feral Strength" }, pool = { energy = 4 } },
  p2 = { hand = { "Negate" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Feral Strength"):yes()
    t:expect_chain(1)
    t.p1:pass()
    t.p2:play("Negate"):on "Feral Strength"
    t:pass_all()
    t:expect("Unit 2"):might(2)
  end }

scenario "RB-RU-256 820.3.a a repeated spell is one card for Battering Ram" {
  p1 = {
    base = { "Unit 2" }, hand = { "Feral Strength", "Battering Ram" }, pool = { energy = 8 },
  },
  function(t)
    t.p1:play("Feral Strength"):yes()
    t:pass_all()
    t.p1:play("Battering Ram"):at "base"
    t:expect_number("p1", "energy", 0)
  end }

scenario "RB-RU-163 337.1.c.1.a an Ambush unit played on the empty chain of a showdown passes Focus" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, hand = { "Ambusher" }, runes = { calm = 1 } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:pass()
    t:expect_decision("p2", "focus")
    t.p2:play("Ambusher"):at "East Field"
    t:expect("Ambusher"):at "East Field"
    t:expect_decision("p1", "focus")
  end }

scenario "RB-RU-164 340.4 an Ambush unit played in response leaves Focus where it is" {
  p1 = { base = { "Unit 3" }, hand = { "Swift Study" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, hand = { "Ambusher" }, runes = { calm = 1 } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:play("Swift Study"):pass()
    t.p2:play("Ambusher"):at "East Field"
    t:expect("Ambusher"):at "East Field"
    t:expect_chain(1)
    t:expect_decision("p1", "priority")   -- the controller of the newest item left
    t:pass_all()
    t:expect_decision("p2", "focus")      -- passed once, for the Study that opened the chain
  end }

scenario "RB-RU-167 383.4.f.2.a Kha'Zix defends anew when an enemy is charmed onto his battlefield" {
  p1 = { base = { "Kha'Zix, Mutating Horror" }, hand = { "Charm" }, pool = { energy = 1, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Unit 3" } },
  function(t)
    t.p1:move("Kha'Zix, Mutating Horror", "West Field")
    t:resolve()
    t:combat()
    t:expect_number("p1", "xp", 2)
    t:expect_control("West Field", "p1")
    t.p1:play("Charm"):on("Unit 3"):choose "West Field"
    t:resolve()
    t:expect("Kha'Zix, Mutating Horror"):defending()
    t:resolve()
    t:expect_number("p1", "xp", 4)
  end }

scenario "RB-RU-176 808.1.d.2 Baited Hook kills Glasc and plays Karthus: one Deathknell" {
  p1 = {
    base = { "Baited Hook", "Glasc Mixologist" }, pool = { energy = 1, order = 1 },
    deck = { "Karthus, Eternal", "Filler", "Filler", "Filler", "Filler" }, trash = { "Unit 1", "Unit 2" },
  },
  function(t)
    t.p1:use("Baited Hook"):on "Glasc Mixologist"
    t:resolve()
    t.p1:yes()
    t.p1:choose "Karthus, Eternal"
    t.p1:on "Unit 1"
    t:expect("Karthus, Eternal"):at "base"
    t:expect_chain(1)
    t:pass_all()
    t:expect("Unit 1"):at "base"
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "RB-RU-057 472.1.b.3 Svellsongur copies printed text, no Assault from Cleave" {
  p1 = {
    base = { "Unit 3", "Svellsongur" }, hand = { "Cleave" }, pool = { energy = 2, calm = 1 },
  },
  function(t)
    t.p1:play("Cleave"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):attribute("assault", 3)
    t.p1:use("Svellsongur"):on "Unit 3"
    t:pass_all()
    t:expect("Svellsongur"):attached_to "Unit 3"
    t:expect("Unit 3"):attribute("assault", 3)
  end }

scenario "RB-EX-035 460.2.c.8 two Caitlyns with Tank: both may be first" {
  p1 = { base = { "Unit 8" } },
  p2 = {
    at = { ["West Field"] = { "Caitlyn, Patrolling", "Caitlyn, Patrolling", "Unit 4" } },
    hand = { "Lend Tank", "Lend Tank" }, runes = { calm = 2 },
  },
  function(t)
    t.p1:move("Unit 8", "West Field"):pass()
    t.p2:play("Lend Tank"):on "Caitlyn, Patrolling#1"
    t:pass_all()
    t.p1:pass()
    t.p2:play("Lend Tank"):on "Caitlyn, Patrolling#2"
    t:pass_all()
    t:combat()
    t.p1:yes()
    t.p1:yes()
    t:expect(t.p2.trash):has("Caitlyn, Patrolling", 2)
    t:expect("Unit 4"):in_zone "board"
    t:expect_event("damage", "Unit 4", 2)
  end }

scenario "RB-RU-250 811.1.d.2 Hidden Blade from hidden: a Tideturner swaps its target away" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hidden Blade" } },
  p2 = {
    base = { "Unit 8" }, at = { ["East Field"] = { "Unit 2" } },
    facedown = { ["East Field"] = "Tideturner" },
  },
  turn = "p2",
  function(t)
    t.p2:move("Unit 8", "West Field"):pass()
    t.p1:play("Hidden Blade"):on("Unit 8"):pass()
    t.p2:play("Tideturner"):yes():on "Unit 8"
    t:resolve()
    t:expect("Tideturner"):at "West Field"
    t:expect("Unit 8"):at "East Field"
    t:resolve()
    t:expect("Unit 8"):at "East Field"
    t:expect("Tideturner"):at "West Field"
    t:expect(t.p2.hand):count(0)
    t:expect(t.p1.hand):count(0)
  end }

scenario "RB-RU-231 356.3 a spell from hidden costs what Vex adds while she is in combat" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hidden Jab" },
    pool = { energy = 1, any = 1 } },
  p2 = { base = { "Vex, Cheerless" } },
  turn = "p2",
  function(t)
    t.p2:move("Vex, Cheerless", "West Field"):pass()
    t.p1:play("Hidden Jab"):on "Vex, Cheerless"
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "any", 0)
  end }

-- ---- Whose ability, whose kill ------------------------------------------------------------------

scenario "RB-RU-015 187.6.a Abandoned Hall: who plays the spell controls its ability, whoever holds the Hall" {
  battlefields = { "Abandoned Hall", "East Field" },
  controls = { ["Abandoned Hall"] = "p2" },
  p1 = { at = { ["Abandoned Hall"] = { "Unit 2" } }, hand = { "Study" }, runes = { fury = 1 } },
  p2 = { at = { ["Abandoned Hall"] = { "Unit 3" } } },
  function(t)
    t.p1:play "Study"
    t:resolve()
    t.p1:yes()
    t.p1:on "Unit 2"
    t:expect_decision("p1", "priority")
    t:resolve()
    t:expect("Unit 2"):might(3)
    t:expect("Unit 3"):might(3)
  end }

scenario "RB-RU-186 419.4.b a spell that was countered triggers nothing at Abandoned Hall" {
  battlefields = { "Abandoned Hall", "East Field" },
  p1 = { at = { ["Abandoned Hall"] = { "Unit 2" } }, hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Negate" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Study"):pass()
    t.p2:play("Negate"):on "Study"
    t:resolve()
    t:expect_decision("p1", "turn")    -- the Negate is a spell too, but p2 has no unit there
    t:expect_no_event("trigger", "Abandoned Hall")
    t:expect("Unit 2"):might(2)
  end }

scenario "RB-RU-124 428.5.c damage of my spell that kills in the next cleanup is my spell's kill" {
  p1 = { trash = { "Immortal Phoenix" }, hand = { "Void Seeker" }, pool = { energy = 4, fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Void Seeker"):on "Unit 3"
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect("Immortal Phoenix"):at "base"
  end }

scenario "RB-RU-124 428.5.b a unit that my spell kills outright is my spell's kill" {
  p1 = { trash = { "Immortal Phoenix" }, hand = { "Hidden Blade" }, pool = { energy = 3, order = 1, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Hidden Blade"):on "Unit 8"
    t:resolve()
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Immortal Phoenix"):at "base"
  end }
