-- SPDX-License-Identifier: MIT
-- Who comes and goes while a battlefield is fought over (187, 323, 348, 459-461).

use "../test_cards.lua"

test_card { id = "t-920", name = "Gloater", type = "unit", cost = { energy = 1 }, might = 4,
  when { event = "win_combat", by = "you", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-921", name = "Feast Hall", type = "battlefield",
  when { event = "conquer", by = "you", subject = "me",
    run = function(game, me) game.draw(1) end },
}
test_card { id = "t-922", name = "Hall of Giants", type = "battlefield",
  when { event = "conquer", by = "you", subject = "me",
    if_ = number.count(units { friendly = true, at = "here", mighty = true }):at_least(1),
    run = function(game, me) game.draw(1) end },
}
test_card { id = "t-923", name = "Puller", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "move", subject = "me", at = "battlefield", targets = { unit { enemy = true } },
    run = function(game, me, it) game.move(it, { to = "here" }) end },
}
test_card { id = "t-924", name = "Roarer", type = "unit", cost = { energy = 1 }, might = 4,
  keywords = { "assault" },
}
test_card { id = "t-925", name = "Necromancer", type = "unit", cost = { energy = 1 }, might = 2,
  deathknell { run = function(game, me) game.play_token("Recruit", { at = "here" }) end },
}

scenario "461.5 who comes before control is established fights once more" {
  p1 = { base = { "Gloater" } },
  p2 = { base = { "Unit 3" }, at = { ["East Field"] = { "Unit 2" } }, hand = { "Push" },
    runes = { fury = 1 } },
  function(t)
    t.p1:move("Gloater", "East Field")
    t.p1:pass()
    t.p2:pass()
    t:expect_event("win_combat")
    t.p1:pass()
    t.p2:play("Push"):on("Unit 3", "East Field")
    t:pass_all()
    t:expect("Gloater"):attacking()
    t:expect("Unit 3"):defending()
    t:expect_points("p1", 0)
    t:combat()
    t:expect_control("East Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "187.3.a.1 who comes after the conquest contests the battlefield anew" {
  battlefields = { "Feast Hall", "East Field" },
  p1 = { base = { "Unit 4" } },
  p2 = { base = { "Unit 3" }, at = { ["Feast Hall"] = { "Unit 2" } }, hand = { "Push" },
    runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 4", "Feast Hall")
    t.p1:pass()
    t.p2:pass()
    t:expect_points("p1", 1)
    t.p1:pass()
    t.p2:play("Push"):on("Unit 3", "Feast Hall")
    t:pass_all()
    t:expect("Unit 3"):attacking()
    t:expect("Unit 4"):defending()
    t:expect_decision("p2", "focus")
    t:combat()
    t:expect_control("Feast Hall", "p1")
    t:expect_points("p1", 1)
  end }

scenario "323.6 control stays in the Closed State and goes in the Open one" {
  p1 = { base = { "Traveller" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, hand = { "Bounce" }, runes = { fury = 1 },
    facedown = { ["East Field"] = "Lurker" } },
  function(t)
    t.p1:move("Traveller", "East Field")
    t.p1:pass()
    t.p2:play("Bounce"):on("Unit 2")
    t:resolve()
    t:expect_control("East Field", "p2")
    t:pass_all()
    t:expect_control("East Field", "nobody")
    t:expect("Lurker"):in_zone("trash")
    t:expect_decision("p1", "focus")
    t:showdown_pass()
    t:expect_control("East Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "459.2.b.1 a unit lured to mine attacks, though it is my turn" {
  p1 = { at = { ["West Field"] = { "Unit 4" } }, hand = { "Lure" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Lure"):on("Unit 3", "West Field")
    t:resolve()
    t:expect_control("East Field", "nobody")
    t:expect("Unit 3"):attacking()
    t:expect("Unit 4"):defending()
    t:expect_decision("p2", "focus")
    t:combat()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 0)
  end }

scenario "459.2.b.1 who pulls an enemy to an open battlefield attacks (RB-RU-220)" {
  p1 = { base = { "Puller" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:move("Puller", "East Field")
    t:pass_all()
    t:expect("Puller"):attacking()
    t:expect("Unit 2"):defending()
    t:expect_decision("p1", "focus")
    t:combat()
    t:expect_points("p1", 1)
  end }

scenario "461.7.a Assault still counts when the conquest triggers (RB-RU-225)" {
  battlefields = { "Hall of Giants", "East Field" },
  p1 = { base = { "Roarer" } }, p2 = { at = { ["Hall of Giants"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Roarer", "Hall of Giants")
    t:combat()
    t:expect(t.p1.hand):count(1)
  end }

scenario "348 killing the only defender does not end the showdown (RB-RU-153)" {
  p1 = { base = { "Unit 3" }, hand = { "Bolt" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:play("Bolt"):on("Unit 2")
    t:resolve()
    t:expect_decision("p2", "focus")
    t:can(t.p2, "play", "Quick Study")
    t.p2:pass()
    t:expect_decision("p1", "focus")
    t.p1:pass()
    t:expect_event("win_combat")
    t:expect_points("p1", 1)
  end }

scenario "461.3 a token of a Deathknell wins the combat for the defender" {
  p1 = { base = { "Unit 2" } }, p2 = { at = { ["East Field"] = { "Necromancer" } } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:combat()
    t:expect_event("win_combat")
    t:expect_control("East Field", "p2")
    t:expect_points("p2", 0)
  end }

scenario "461.5.d a token of a Deathknell conquers for the attacker" {
  p1 = { base = { "Necromancer" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Necromancer", "East Field")
    t:combat()
    t:expect_control("East Field", "p1")
    t:expect_points("p1", 1)
  end }

-- ---- The battlefield that is attacked (459.2.b.1) -------------------------------------------

test_card { id = "t-459-drum", name = "War Drum", type = "gear", cost = {},
  when { event = "attack_battlefield", by = "you", run = function(game) game.gain_xp(1) end },
}

scenario "459.2.b.1 who attacks is told once, however many units attack" {
  p1 = { base = { "War Drum", "Unit 2", "Unit 3" } },
  p2 = { base = { "War Drum" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move({ "Unit 2", "Unit 3" }, "West Field")
    t:expect_events(1, "attack_battlefield")
    t:expect_event("attack_battlefield", nil, { by = "p1", at = "West Field" })
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect_number("p2", "xp", 0)
  end }

scenario "459.2.b.1 nobody attacks where no opponent has a unit" {
  p1 = { base = { "War Drum", "Unit 2" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:pass_all()
    t:expect_events(0, "attack_battlefield")
    t:expect_number("p1", "xp", 0)
  end }

-- ---- Whose units attack and defend ---------------------------------------------------

test_card { id = "t-459-gong", name = "War Gong", type = "gear", cost = {},
  when { event = "attack", by = "you", run = function(game) game.gain_xp(1) end },
  when { event = "defend", by = "you", run = function(game) game.gain_xp(10) end },
}

scenario "383.4.e a stolen unit that attacks is its controller's, not its owner's" {
  p1 = { base = { { "Unit 3", owner = "p2" }, "War Gong" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, base = { "War Gong" } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t:expect_number("p1", "xp", 1)
    t:expect_number("p2", "xp", 10)
  end }

scenario "383.4.f a stolen unit that defends is its controller's, not its owner's" {
  p1 = { base = { "Unit 3", "War Gong" } },
  p2 = { at = { ["West Field"] = { { "Unit 2", owner = "p1" } } }, base = { "War Gong" } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t:expect_number("p1", "xp", 1)
    t:expect_number("p2", "xp", 10)
  end }

test_card { id = "t-459-slip", name = "Slip Away", type = "spell", cost = {}, keywords = { "action" },
  targets = { unit {} },
  run = function(game, me, it)
    if it.in_combat then game.gain_xp(1) end
    game.move(it, { to = "base" })
    if it.in_combat then game.gain_xp(10) end
  end,
}

scenario "741.3 a unit that has left the battlefield is in the combat no more, from that moment on" {
  p1 = { base = { "Unit 3" }, hand = { "Slip Away" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play("Slip Away"):on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):at("base")
    t:expect_number("p1", "xp", 1)
    t:combat()
  end }
