-- SPDX-License-Identifier: MIT
-- Control that effects give: of battlefields (187), of two objects that are exchanged (188).

test_card { id = "t-give-swap", name = "Give Swap", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { unit {}, another(unit {}) },
  run = function(game, me, one, other) game.exchange_control(one, other) end,
}

test_card { id = "t-give-turn", name = "Give Turn", type = "spell", cost = { energy = 0 },
  targets = { unit {}, another(unit {}) },
  run = function(game, me, one, other) game.exchange_control(one, other, { lasts = "turn" }) end,
}

test_card { id = "t-give-fields", name = "Give Fields", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { battlefield {}, another(battlefield {}) },
  run = function(game, me, one, other) game.exchange_control(one, other) end,
}

test_card { id = "t-give-mixed", name = "Give Mixed", type = "spell", cost = { energy = 0 },
  targets = { battlefield {}, unit {} },
  run = function(game, me, one, other) game.exchange_control(one, other) end,
}

test_card { id = "t-give-for-turn", name = "Give For Turn", type = "spell", cost = { energy = 0 },
  targets = { battlefield {} },
  run = function(game, me, place) game.take_control(place, { lasts = "turn" }) end,
}

test_card { id = "t-give-take", name = "Give Take", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { battlefield {} },
  run = function(game, me, place) game.take_control(place, { lasts = "board" }) end,
}

test_card { id = "t-give-hidden", name = "Give Hidden", type = "unit", cost = { energy = 0 }, might = 1,
  keywords = { "hidden" },
}

-- ---- Objects (188) -----------------------------------------------------------

scenario "188 two units change sides" {
  p1 = { hand = { "Give Swap" }, base = { "Unit 3" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Give Swap"):on("Unit 3", "Unit 2")
    t:pass_all()
    t:expect("Unit 3"):controlled_by("p2"):owned_by("p1")
    t:expect("Unit 2"):controlled_by("p1"):owned_by("p2")
    t:expect_event("take_control", "Unit 3", { by = "p2" })
    t:expect_event("take_control", "Unit 2", { by = "p1" })
  end }

scenario "317.2.c units that changed sides until the end of the turn change back as it ends" {
  p1 = { hand = { "Give Turn" }, base = { "Unit 3" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Give Turn"):on("Unit 3", "Unit 2")
    t:pass_all()
    t:expect("Unit 3"):controlled_by "p2"
    t:next_turn()
    t:expect("Unit 3"):controlled_by "p1"
    t:expect("Unit 2"):controlled_by "p2"
  end }

scenario "188 two units of one player stay as they are" {
  p1 = { hand = { "Give Swap" }, base = { "Unit 3", "Unit 2" } },
  function(t)
    t.p1:play("Give Swap"):on("Unit 3", "Unit 2")
    t:pass_all()
    t:expect("Unit 3"):controlled_by "p1"
    t:expect_no_event "take_control"
  end }

scenario "457.3 no exchange where one of the two would make a third side" {
  players = 3, p1 = { hand = { "Give Swap" }, base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 4" } } },
  p3 = { at = { ["West Field"] = { "Unit 1" } } }, controls = { ["West Field"] = "p2" },
  function(t)
    t.p1:play("Give Swap"):on("Unit 5", "Unit 4")
    t:pass_all()
    t:expect("Unit 4"):controlled_by "p2"
    t:expect("Unit 5"):controlled_by "p1"
  end }

scenario "188 team mates exchange units" {
  format = "2v2", p1 = { hand = { "Give Swap" }, base = { "Unit 3" } }, p3 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Give Swap"):on("Unit 3", "Unit 2")
    t:pass_all()
    t:expect("Unit 3"):controlled_by "p3"
    t:expect("Unit 2"):controlled_by "p1"
  end }

test_card { id = "t-give-envoy", name = "Give Envoy", type = "unit", cost = { energy = 0 }, might = 1,
  when_played { targets = { unit { friendly = true, other = true }, unit { enemy = true } },
    run = function(game, me, mine, theirs)
      game.exchange_control(mine, theirs, { lasts = "me" })
    end },
}

test_card { id = "t-give-kill", name = "Give Kill", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { unit {} }, run = function(game, me, unit) game.kill(unit) end,
}

scenario "390.5.b exchanged as long as the unit whose ability it is stays: while it lasts, and back when it dies" {
  p1 = { hand = { "Give Envoy", "Give Kill" }, base = { "Unit 3" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Give Envoy")
    t:pass_all()
    t:expect("Unit 3"):controlled_by "p2"
    t:expect("Unit 2"):controlled_by "p1"
    t.p1:play("Give Kill"):on "Give Envoy"
    t:pass_all()
    t:expect("Unit 3"):controlled_by "p1"
    t:expect("Unit 2"):controlled_by "p2"
  end }

scenario "390.5.b an exchange is never begun where the unit whose ability it is has gone when that resolves" {
  p1 = { hand = { "Give Envoy" }, base = { "Unit 3" } }, p2 = { base = { "Unit 2" }, hand = { "Give Kill" } },
  function(t)
    t.p1:play("Give Envoy"):pass()
    t.p2:play("Give Kill"):on "Give Envoy"
    t:pass_all()
    t:expect("Give Envoy"):in_zone "trash"
    t:expect_no_event "take_control"
    t:expect("Unit 3"):controlled_by "p1"
  end }

-- ---- Battlefields (187) ------------------------------------------------------

test_card { id = "t-give-told", name = "Give Told", type = "spell", cost = { energy = 0 },
  targets = { battlefield {}, another(battlefield {}) },
  run = function(game, me, one, other)
    if game.exchange_control(one, other) then game.draw(1) end
  end,
}

scenario "187 a card knows whether two battlefields were exchanged" {
  p1 = { hand = { "Give Told", "Give Told" }, at = { ["West Field"] = { "Unit 3" } } },
  controls = { ["East Field"] = "nobody" },
  function(t)
    t.p1:play("Give Told"):on("West Field", "East Field")
    t:pass_all()
    t:expect_number("p1", "hand", 2)
    t:expect_event("control", "East Field", { by = "p1" })
  end }

scenario "187 a card knows that two battlefields of one player were not exchanged" {
  p1 = { hand = { "Give Told" }, at = { ["West Field"] = { "Unit 3" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Give Told"):on("West Field", "East Field")
    t:pass_all()
    t:expect_number("p1", "hand", 0)
    t:expect_no_event "control"
  end }

test_card { id = "t-give-march", name = "Give March", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true }, battlefield {} },
  run = function(game, me, unit, place)
    game.move(unit, { to = place })
    game.take_control(place, { lasts = "board" })
  end,
}

scenario "187.3.b a battlefield of which control is established is contested no longer: no showdown, no conquest" {
  p1 = { hand = { "Give March" }, base = { "Unit 3" } }, controls = { ["West Field"] = "nobody" },
  function(t)
    t.p1:play("Give March"):on("Unit 3", "West Field")
    t:pass_all()
    t:expect_control("West Field", "p1")
    t:expect_no_event "showdown"
    t:expect_points("p1", 0)
  end }

scenario "187.4.b control cannot change while a showdown goes on there: nothing is exchanged" {
  p1 = { hand = { "Give Fields" }, base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  controls = { ["West Field"] = "nobody" },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play("Give Fields"):on("West Field", "East Field")
    t.p1:pass() t.p2:pass()
    t:expect_control("East Field", "p2")
    t:expect_no_event("control", "East Field")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
  end }

scenario "187.4.b nor is a battlefield taken in a combat there" {
  p1 = { base = { "Unit 3" }, hand = { "Give Take" } }, p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play("Give Take"):on "West Field"
    t.p1:pass() t.p2:pass()
    t:expect_control("West Field", "p2")
  end }

scenario "187.4.c who takes a battlefield without a unit there loses it in the cleanup" {
  p1 = { hand = { "Give Take" } }, controls = { ["West Field"] = "nobody" },
  function(t)
    t.p1:play("Give Take"):on "West Field"
    t:pass_all()
    t:expect_event("control", "West Field", { by = "p1", amount = 0 })
    t:expect_control("West Field", "nobody")
    t:expect_points("p1", 0)
  end }

scenario "187.3.a whose units are on a battlefield that was taken contests it" {
  p1 = { hand = { "Give Take" } }, p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Give Take"):on "West Field"
    t:pass_all()
    t:expect_event("showdown", "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p2")
    t:expect_points("p2", 1)
  end }

scenario "107.3.d what lies facedown at a battlefield that was taken is removed" {
  p1 = { hand = { "Give Take" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Give Hidden" } },
  function(t)
    t.p1:play("Give Take"):on "West Field"
    t:pass_all()
    t:expect("Give Hidden"):in_zone "trash"
    t:showdown_pass()
  end }

scenario "187.4 a team mate's battlefield is taken like any other" {
  format = "2v2", p1 = { hand = { "Give Take" }, at = { ["West Field"] = { "Unit 1" } } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } }, controls = { ["West Field"] = "p3" },
  function(t)
    t.p1:play("Give Take"):on "West Field"
    t:pass_all()
    t:expect_control("West Field", "p1")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
  end }

scenario "187.5 control of a battlefield has no duration, and is exchanged for none of an object" {
  p1 = { hand = { "Give For Turn", "Give Mixed" }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    for _, spell in ipairs { "Give For Turn", "Give Mixed" } do
      local try = t:copy()
      if spell == "Give Mixed" then try.p1:play(spell):on("West Field", "Unit 1")
      else try.p1:play(spell):on "West Field" end
      try.p1:pass()
      local done, why = pcall(function() try.p2:pass() end)
      assert(not done and why.message:find "187", "it is refused with the rule")
    end
    t:expect_control("West Field", "p2")
  end }
