-- SPDX-License-Identifier: MIT
-- Dependent Keywords and XP (726-733, 812, 824), Ambush (822).

test_card {
  id = "t-adept", name = "Adept", type = "unit", might = 1, cost = { energy = 1 },
  keywords = { level = 2 },
  when {
    level = 2, event = "gain_xp", by = "you",
    run = function(game)
      game.draw(1)
    end,
  },
}

test_card {
  id = "t-teach", name = "Teach", type = "spell", cost = { energy = 1 },
  run = function(game)
    game.gain_xp(1)
  end,
}

test_card {
  id = "t-sage", name = "Sage", type = "unit", might = 1,
  keywords = { level = 2 },
  activated {
    level = 2, timing = "reaction", cost = { xp = 1 },
    run = function(game)
      game.draw(1)
    end,
  },
}

test_card {
  id = "t-legion", name = "Legionary", type = "unit", might = 1, cost = { energy = 1 },
  keywords = { "legion" },
  when_played {
    legion = true,
    run = function(game)
      game.draw(1)
    end,
  },
}

test_card {
  id = "t-turncoat", name = "Turncoat", type = "unit", might = 1,
  keywords = { level = 3 },
  static { level = 3, affects = "me", might = 2 },
}

test_card {
  id = "t-seize", name = "Seize", type = "spell",
  targets = { unit { enemy = true } },
  run = function(game, me, chosen)
    game.take_control(chosen, { lasts = "turn" })
  end,
}

test_card {
  id = "t-lurker", name = "Lurker", type = "unit", might = 2, cost = { energy = 1 },
  keywords = { "ambush" },
  static {
    affects = "me", plays_to = battlefields { your_units = at_least(1) }, timing = "reaction",
  },
}

test_card {
  id = "t-martyr", name = "Martyr's Heir", type = "unit", might = 2,
  keywords = { "ambush" },
  additional { name = "martyr", cost = { kill = unit { friendly = true } } },
}

scenario "727.1.c.1.a an ability that becomes active at the moment of its condition triggers" {
  p1 = { base = { "Adept" }, hand = { "Teach" }, pool = { energy = 1 }, xp = 1 },
  function(t)
    t.p1:play("Teach")
    t:pass_all()
    t:expect_number("p1", "xp", 2)
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "727.1.c.1 one that is inactive still does not trigger" {
  p1 = { base = { "Adept" }, hand = { "Teach" }, pool = { energy = 1 }, xp = 0 },
  function(t)
    t.p1:play("Teach")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "727.1.c.3 an activated ability can be used while it is active, and only then" {
  p1 = { base = { "Sage" }, xp = 3 },
  function(t)
    t.p1:use("Sage")
    t:pass_all()
    t.p1:use("Sage")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect_number("p1", "xp", 1)
    t:cannot(t.p1, "use", "Sage", "377.2.b")
  end,
}

scenario "727.1.c.3.a what is on the chain already goes on when the ability becomes inactive" {
  p1 = { base = { "Sage" }, xp = 2 },
  function(t)
    t.p1:use("Sage")
    t:expect_number("p1", "xp", 1)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "824.1.c.1 when the controller changes, the new one's XP count" {
  p1 = { hand = { "Seize" }, xp = 3 },
  p2 = { base = { "Turncoat" }, xp = 0 },
  function(t)
    t:expect("Turncoat"):might(1)
    t.p1:play("Seize")
    t:pass_all()
    t:expect("Turncoat"):controlled_by("p1"):might(3)
  end,
}

scenario "812.1.c Legion is met by another card finalized this turn, not by the card itself" {
  p1 = { hand = { "Legionary" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Legionary")
    t:expect_chain(0)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "812.2 one card meets the Legion of every card that follows" {
  p1 = { hand = { "Unit 0", "Legionary", "Legionary" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Unit 0")
    t.p1:play("Legionary")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t.p1:play("Legionary")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "733 XP have no limit" {
  p1 = { hand = { "Teach" }, pool = { energy = 1 }, xp = 200 },
  function(t)
    t.p1:play("Teach")
    t:pass_all()
    t:expect_number("p1", "xp", 201)
  end,
}

scenario "732 XP are each player's own" {
  p1 = { hand = { "Teach" }, pool = { energy = 1 } },
  p2 = { xp = 5 },
  function(t)
    t.p1:play("Teach")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect_number("p2", "xp", 5)
  end,
}

scenario "822.2 a second Ambush changes nothing" {
  p1 = { hand = { "Lurker" }, pool = { energy = 1 }, base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Lurker")
    t:expect("Lurker"):at("West Field")
  end,
}

scenario "822.3 a place where the last unit is given up to pay is none" {
  p1 = { hand = { "Martyr's Heir" }, base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:cannot(t.p1, "play", "Martyr's Heir")
  end,
}

scenario "822.3.a another permission for the place still allows it" {
  p1 = { hand = { "Martyr's Heir" }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Martyr's Heir")
    t:expect_option("West Field")
    t.p1:at("West Field")
    t:expect("Martyr's Heir"):at("West Field")
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "813.4.a Reaction that depends on the place: only that place is offered" {
  p1 = { hand = { "Lurker" }, pool = { energy = 1 }, base = { "Unit 2" } },
  p2 = {
    at = { ["West Field"] = { "Unit 3" } }, hand = { "Combat Experience" }, pool = { energy = 1 },
  },
  function(t)
    t.p1:move("Unit 2", "West Field"):pass()
    t.p2:play("Combat Experience"):choose("Unit 3"):pass()
    t.p1:play("Lurker")
    t:expect("Lurker"):at("West Field")
  end,
}

scenario "813.4 without what it depends on there is no Reaction" {
  p1 = { hand = { "Lurker" }, pool = { energy = 1 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 3" }, hand = { "Combat Experience" }, pool = { energy = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Combat Experience"):choose("Unit 3"):pass()
    t:cannot(t.p1, "play", "Lurker")
  end,
}
