-- SPDX-License-Identifier: MIT
-- Keywords that the engine does not know (docs/keywords.md): what they may stand for, how they
-- count, where their name may stand.

test_keyword "stalwart" {
  reminder = "+N Might while defending.", takes_value = true,
  static { while_ = { defending = true }, affects = "me", might = number.keyword("stalwart") },
}

test_keyword "herald" {
  reminder = "When you play me, gain N XP.", takes_value = true,
  when_played {
    measure = number.keyword("herald"),
    run = function(game)
      game.gain_xp(game.measured())
    end },
}

-- each instance works by itself
test_keyword "twinned" {
  stacks = "each",
  when_played {
    run = function(game)
      game.draw(1)
    end },
}

test_keyword "tireless" {
  reminder = "The first time I move to a battlefield each turn, ready me.",
  when { event = "move", subject = "me", at = "battlefield", first_each_turn = true,
    run = function(game, me)
      game.ready(me)
    end },
}

test_keyword "channeler" {
  activated { cost = { exhaust = "me" }, timing = "action",
    run = function(game)
      game.draw(1)
    end },
}

test_keyword "undying" {
  instead_of { event = "die", subject = "me",
    run = function(game, me)
      game.heal(me)
      game.recall(me)
    end },
}

test_keyword "lavish" {
  additional { name = "lavish", optional = true, cost = { energy = 2 }, enters_ready = true },
}

test_keyword "counterpunch" {
  reminder = "While you have no cards on the board but runes, play me as a Reaction.",
  static { affects = "me", everywhere = true, keywords = { "reaction" },
    while_ = number.count(units { friendly = true }):equals(0) },
}

test_keyword "spiteful" {
  takes_value = true,
  deathknell { measure = number.keyword("spiteful"),
    run = function(game)
      game.gain_xp(game.measured())
    end },
}

test_keyword "vow" {
  abilities = {
    kept = delayed { event = "turn_end", by = "any", once = true,
      run = function(game)
        game.gain_xp(3)
      end },
  },
  when_played {
    run = function(game)
      game.later("kept")
    end },
}

test_card { id = "t-801", name = "Guard", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { stalwart = 2 },
}
test_card { id = "t-802", name = "Crier", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { herald = 3 },
}
test_card { id = "t-803", name = "Twin", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "twinned" },
}
test_card { id = "t-804", name = "Runner", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "tireless" },
}
test_card { id = "t-805", name = "Seer", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "channeler" },
}
test_card { id = "t-806", name = "Ghost", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "undying" },
}
test_card { id = "t-807", name = "Noble", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "lavish" },
}
test_card { id = "t-808", name = "Sudden Answer", type = "spell", cost = { energy = 1 },
  keywords = { "counterpunch" },
  targets = { unit { enemy = true } },
  run = function(game, me, foe)
    game.deal(2, foe)
  end,
}
test_card { id = "t-809", name = "Martyr", type = "unit", cost = { energy = 1 }, might = 1,
  keywords = { spiteful = 2 },
}
test_card { id = "t-810", name = "Oath", type = "unit", cost = { energy = 1 }, might = 1,
  keywords = { "vow" },
}
test_card { id = "t-811", name = "Lesson", type = "spell", cost = { energy = 1 },
  targets = { unit { friendly = true } },
  run = function(game, me, pupil)
    game.give(pupil, { keyword = "stalwart", value = 3 })
    game.give(pupil, { keyword = "channeler" })
  end,
}
test_card { id = "t-812", name = "Banner", type = "gear", cost = { energy = 1 },
  static { affects = units { friendly = true }, keywords = { stalwart = 1 } },
  static { affects = units { friendly = true, stalwart = at_least(3) }, might = 1 },
}
test_card { id = "t-813", name = "Purge", type = "spell", cost = { energy = 1 },
  targets = { unit { keyword = "stalwart" } },
  run = function(game, me, unit)
    game.lose_keyword(unit, "stalwart")
    game.gain_xp(unit.stalwart == 0 and 1 or 2)
  end,
}

test_card { id = "t-814", name = "Bolt", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, target)
    game.deal(2, target)
  end,
}

scenario "801 a keyword of a file is on its card, with its value" {
  p1 = { base = { "Guard", "Unit 3" } },
  function(t)
    t:expect("Guard"):keyword("stalwart"):attribute("stalwart", 2):might(2)
    t:expect("Unit 3"):no_keyword("stalwart"):attribute("stalwart", 0)
  end }

scenario "801 its static has the value that was printed, and only while it says" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { "Guard" } } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p2:move("Unit 3", "West Field")
    t:expect("Guard"):might(4)
    t:combat()
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Guard"):at("West Field"):might(2)
  end }

scenario "801 values are added up: given by an effect and by a static" {
  p1 = { base = { "Guard", "Banner" }, hand = { "Lesson" }, pool = { energy = 1 } },
  function(t)
    t:expect("Guard"):attribute("stalwart", 3):might(3)
    t.p1:play("Lesson"):on("Guard")
    t:pass_all()
    t:expect("Guard"):attribute("stalwart", 6)
  end }

scenario "801 a keyword that is given brings what it stands for" {
  p1 = { base = { "Unit 3" }, hand = { "Lesson" }, pool = { energy = 1 } },
  function(t)
    t:cannot(t.p1, "use", "Unit 3")
    t.p1:play("Lesson"):on("Unit 3")
    t:pass_all()
    t.p1:use("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):exhausted()
    t:expect(t.p1.hand):count(1)
  end }

scenario "801 and it can be taken away; selectors and functions see it" {
  p1 = { base = { "Guard", "Unit 3" }, hand = { "Purge" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Purge")
    t:pass_all()
    t:expect("Guard"):no_keyword("stalwart")
    t:expect_number("p1", "xp", 1)
  end }

scenario "801 a trigger is measured with the value" {
  p1 = { hand = { "Crier" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Crier")
    t:pass_all()
    t:expect_number("p1", "xp", 3)
  end }

scenario "801 stacks = \"each\": every instance triggers by itself" {
  p1 = { hand = { "Twin" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Twin")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "801 once each turn" {
  p1 = { base = { "Runner" } },
  function(t)
    t.p1:move("Runner", "West Field")
    t:showdown_pass()
    t:expect("Runner"):ready()
    t.p1:move("Runner", "base")
    t:expect("Runner"):exhausted()
  end }

scenario "801 an activated ability is the unit's own" {
  p1 = { base = { "Seer" } },
  function(t)
    t.p1:use("Seer")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:cannot(t.p1, "use", "Seer")
  end }

scenario "801 a replacement effect" {
  p1 = { base = { "Ghost" }, hand = { "Sudden Answer" } },
  p2 = { hand = { "Bolt" }, pool = { energy = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Bolt"):on("Ghost")
    t:pass_all()
    t:expect("Ghost"):in_zone("board"):damage(0)
  end }

scenario "801 an additional cost" {
  p1 = { hand = { "Noble" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Noble"):choose("lavish")
    t:pass_all()
    t:expect("Noble"):ready()
  end }

scenario "801 a timing of its own: only while the condition holds" {
  turn = "p2",
  p1 = { hand = { "Sudden Answer" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 2" }, hand = { "Bolt" }, pool = { energy = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Sudden Answer")
    t.p2:play("Bolt"):on("Unit 2")
    t.p2:pass()
    t:can(t.p1, "play", "Sudden Answer")
  end }

scenario "801 a timing that a keyword permits without units of one's own is not permitted with one" {
  turn = "p2",
  p1 = { hand = { "Sudden Answer" }, pool = { energy = 1 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" }, hand = { "Bolt" }, pool = { energy = 1 } },
  function(t)
    t.p2:play("Bolt"):on("Unit 2")
    t.p2:pass()
    t:cannot(t.p1, "play", "Sudden Answer")
  end }

scenario "801 a Deathknell in a keyword looks back" {
  turn = "p2",
  p1 = { base = { "Martyr" } },
  p2 = { hand = { "Bolt" }, pool = { energy = 1 } },
  function(t)
    t.p2:play("Bolt"):on("Martyr")
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end }

scenario "801 an ability under a name of the keyword waits" {
  p1 = { hand = { "Oath" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Oath")
    t:pass_all()
    t:expect_number("p1", "xp", 0)
    t:next_turn()
    t:expect_number("p1", "xp", 3)
  end }

test_card { id = "t-801-looter", name = "Looter", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "conquer", by = "me", run = function(game) game.draw(1) end },
}

scenario "823.1.c the option for a keyword's ability tells the value that the keyword has" {
  p1 = { base = { "Gustwalker", "Looter" } },
  function(t)
    t.p1:move({ "Gustwalker", "Looter" }, "West Field")
    t:showdown_pass()
    t:expect_options("Hunt 2 of Gustwalker (yours, 3 Might, exhausted, West Field): gains that much XP (about West Field)",
      "Looter: draws 1 card (about West Field)")
  end }
