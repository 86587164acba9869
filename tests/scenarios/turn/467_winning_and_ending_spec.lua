-- SPDX-License-Identifier: MIT
-- Players who cannot win (467), turns that a card ends (317), dice (002), counts of the whole
-- game, and what an object that is gone remembers and had on it (808.1.d.3).
test_card { id = "T-CROWN", name = "Crown", type = "gear", domains = { "mind" }, cost = { energy = 0 },
  static { affects = "opponents", cannot = "win" },
}
test_card { id = "T-VOW", name = "Vow", type = "gear", domains = { "mind" }, cost = { energy = 0 },
  static { affects = "you", cannot = "win" },
}
test_card { id = "T-GAIN", name = "Gain", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game) game.gain_points(8) end,
}
test_card { id = "T-GLORY", name = "Glory", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game) game.win() end,
}
test_card { id = "T-SMASH", name = "Smash", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  targets = { gear {} }, run = function(game, me, it) game.kill(it) end,
}
test_card { id = "T-CURFEW", name = "Curfew", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game) game.end_turn() end,
}
test_card { id = "T-DICE", name = "Dice", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game) game.gain_xp(game.roll()) end,
}
test_card { id = "T-DICE4", name = "Small Dice", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game) game.gain_xp(game.roll(4)) end,
}
test_card { id = "T-SLAY", name = "Slay", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}
test_card(function()
  local died = number.tally { event = "die", subject = unit {}, ever = true }
  return card { id = "T-CENT", name = "Century", type = "spell", domains = { "mind" }, cost = { energy = 0 },
    run = function(game) game.gain_xp(died) end,
  }
end)
test_card { id = "T-URN", name = "Urn", type = "unit", domains = { "mind" }, cost = { energy = 0 }, might = 1, counters = { "soul" },
  when { event = "play", by = "you", subject = spell {}, run = function(game, me)
    game.put_counters(me, "soul", 2)
    game.remember_number(me.remembered + 1)
  end },
  deathknell { run = function(game, me)
    game.gain_points(game.counters(me, "soul"))
    game.gain_xp(me.remembered)
  end },
}
test_card { id = "T-SPARK", name = "Spark", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  keywords = { "reaction" }, run = function(game) game.draw(1) end,
}
test_card { id = "T-WATCH", name = "Watch", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.later("tell", it) end,
  abilities = {
    tell = delayed { event = "play", by = "opponent", subject = spell {}, ends = "turn",
      run = function(game, me, it) game.gain_xp(10 + game.counters(it, "soul")) end },
  },
}

scenario "467 who cannot win has points enough and plays on, until nothing keeps him any more" {
  p1 = { hand = { "Gain", "Smash" } }, p2 = { base = { "Crown" } },
  function(t)
    t.p1:play("Gain")
    t:resolve()
    t:expect_number("p1", "points", 8)
    t:expect_winner("nobody")
    t.p1:play("Smash"):on("Crown")
    t:resolve()
    t:expect_winner("p1")
  end }

scenario "467 nor does a card let him win" {
  p1 = { hand = { "Glory" } }, p2 = { base = { "Crown" } },
  function(t)
    t.p1:play("Glory")
    t:resolve()
    t:expect_winner("nobody")
  end }

scenario "484.6.a.1 a team wins together: what keeps one from it keeps both" {
  format = "2v2",
  p1 = { hand = { "Glory" } }, p2 = {}, p3 = { base = { "Vow" } }, p4 = {},
  function(t)
    t.p1:play("Glory")
    t:resolve()
    t:expect_winner("nobody")
  end }

scenario "317 a card ends the turn" {
  p1 = { hand = { "Curfew" } },
  function(t)
    t.p1:play("Curfew")
    t:resolve()
    t:expect_event("turn_end")
    t:expect_decision("p2", "turn")
  end }

scenario "002 a die of six sides, or of as many as are said" {
  p1 = { hand = { "Dice", "Small Dice" } },
  function(t)
    t:over_seeds(60, function(u)
      u.p1:play("Dice")
      u:resolve()
      u:expect_event("roll")
      return u:number("p1", "xp")
    end):only(1, 2, 3, 4, 5, 6)
    t:over_seeds(60, function(u)
      u.p1:play("Small Dice")
      u:resolve()
      return u:number("p1", "xp")
    end):only(1, 2, 3, 4)
  end }

scenario "383.1 what died in the whole game" {
  p1 = { hand = { "Slay", "Century" }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Slay"):on("Unit 3")
    t:resolve()
    t:next_turn()
    t:next_turn()
    t.p1:play("Century")
    t:resolve()
    t:expect_number("p1", "xp", 1)
  end }

scenario "808.1.d.3 a Deathknell knows the counters that were on it, and the number it remembered" {
  p1 = { hand = { "Curfew", "Dice", "Slay" }, base = { "Urn" } },
  function(t)
    t.p1:play("Dice")
    t:resolve()
    t:resolve()
    local xp = t:number("p1", "xp")
    t.p1:play("Slay"):on("Urn")
    t:resolve()
    t:resolve()
    t:expect("Urn"):in_zone("trash")
    t:expect_number("p1", "points", 2)
    t:expect_number("p1", "xp", xp + 1)
  end }

scenario "359.3.e.12 another card finds no counters on what is gone, though its Deathknell waits with them" {
  p1 = { hand = { "Watch", "Slay" }, base = { "Urn" } }, p2 = { hand = { "Spark" } },
  function(t)
    t.p1:play("Watch"):on("Urn")
    t:resolve()
    t:resolve()
    t.p1:play("Slay"):on("Urn")
    t:resolve()
    t:expect("Urn"):in_zone("trash")
    t.p1:pass()
    t.p2:play("Spark")
    t:resolve() -- Spark
    t:resolve() -- Watch
    t:expect_number("p1", "xp", 10)
    t:expect_number("p1", "points", 0)
    t:resolve()
    t:expect_number("p1", "points", 2)
  end }

-- ---- What an ability that waits knows of its unit that is gone -----------------------

test_card { id = "T-KEEPER", name = "Keeper", type = "unit", domains = { "mind" }, cost = { energy = 0 }, might = 1, counters = { "soul" },
  activated { label = "replace", cost = { exhaust = "me" }, run = function(game, me)
    game.remember_number(3)
    game.put_counters(me, "soul", 5)
    game.later("ward")
  end },
  activated { label = "wait", cost = { exhaust = "me" }, run = function(game, me)
    game.remember_number(3)
    game.put_counters(me, "soul", 5)
    game.later("tell")
  end },
  activated { label = "start", cost = { exhaust = "me" }, run = function(game, me)
    game.remember_number(3)
    game.start("lift", { lasts = "turn" })
  end },
  abilities = {
    lift = static { affects = units { friendly = true }, might = number.me("remembered") },
    ward = instead_of { event = "draw", by = "you", ends = "turn",
      run = function(game, me) game.gain_xp(me.remembered + 10 * game.counters(me, "soul")) end },
    tell = delayed { event = "draw", by = "you", ends = "turn",
      run = function(game, me) game.gain_xp(me.remembered + 10 * game.counters(me, "soul")) end },
  },
}

scenario "808.1.d.3, 392 a replacement that waits knows what its unit remembered and had on it when it died" {
  p1 = { hand = { "Slay", "Spark" }, base = { "Keeper" } },
  function(t)
    t.p1:use("Keeper", 1)
    t:resolve()
    t.p1:play("Slay"):on("Keeper")
    t:resolve()
    t:expect("Keeper"):in_zone("trash")
    t.p1:play("Spark")
    t:resolve()
    t:expect_number("p1", "xp", 53)
  end }

scenario "808.1.d.3, 392 a delayed ability knows what its unit remembered and had on it, each time that it triggers" {
  p1 = { hand = { "Slay", "Spark", "Spark" }, base = { "Keeper" } },
  function(t)
    t.p1:use("Keeper", 2)
    t:resolve()
    t.p1:play("Slay"):on("Keeper")
    t:resolve()
    t.p1:play("Spark#1")
    t:pass_all()
    t:expect_number("p1", "xp", 53)
    t.p1:play("Spark")
    t:pass_all()
    t:expect_number("p1", "xp", 106)
  end }

scenario "808.1.d.3, 390.4 a static that a unit began knows the number that the unit remembered when it died" {
  p1 = { hand = { "Slay" }, base = { "Keeper", "Unit 2" } },
  function(t)
    t.p1:use("Keeper", 3)
    t:resolve()
    t:expect("Unit 2"):might(5)
    t.p1:play("Slay"):on("Keeper")
    t:resolve()
    t:expect("Keeper"):in_zone("trash")
    t:expect("Unit 2"):might(5)
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end }
