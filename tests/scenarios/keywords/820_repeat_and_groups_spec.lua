-- SPDX-License-Identifier: MIT
-- Executions and looking back: Repeat (820), groups of targets (355.11), what an item moved (359.3.e.13).

test_card {
  id = "t-echo", name = "Echo", type = "spell", cost = { energy = 1 },
  repeats { energy = 1 },
  targets = { unit {} },
  run = function(game, me, chosen)
    game.deal(1, chosen)
  end,
}

test_card {
  id = "t-recall", name = "Requiem", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, chosen)
    game.kill(chosen)
    game.gain_xp(chosen.might)
  end,
}

test_card {
  id = "t-tally", name = "Offering", type = "spell",
  additional { name = "offering", cost = { kill = unit { friendly = true } } },
  run = function(game)
    for _, victim in ipairs(game.paid_with("kill")) do
      game.gain_xp(victim.might)
    end
  end,
}

test_card {
  id = "t-eater", name = "Eater", type = "unit", might = 1,
  additional { name = "meal", cost = { kill = unit { friendly = true } } },
  when_played {
    run = function(game)
      for _, victim in ipairs(game.paid_with("kill")) do
        game.gain_xp(victim.might)
      end
    end,
  },
}

test_card {
  id = "t-waste", name = "Waste", type = "spell",
  additional { name = "waste", cost = { discard = 1 } },
  run = function(game)
    for _, card in ipairs(game.paid_with("discard")) do
      game.return_to_hand(card)
    end
  end,
}

test_card {
  id = "t-pair", name = "Twins", type = "spell",
  targets = { unit {}, unit { location = different(number.target(1, "location")) } },
  run = function(game, me, one, other)
    game.deal(1, one)
    game.deal(2, other)
  end,
}

test_card {
  id = "t-back", name = "Step Back", type = "spell", keywords = { "reaction" },
  targets = { unit { friendly = true, at = "battlefield" } },
  run = function(game, me, chosen)
    game.move(chosen, { to = "base" })
  end,
}

scenario "820.2 the choices of each execution are made as the spell is played, perhaps the same ones" {
  p1 = { hand = { "Echo" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Echo"):yes():choose("Unit 3"):choose("Unit 3")
    t:expect_event("choose", "Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(2)
    t:expect("Unit 4"):damage(0)
  end,
}

scenario "820.1.d.1 the additional execution comes on resolution, with its own targets' legality" {
  p1 = { hand = { "Echo" }, pool = { energy = 2 } },
  p2 = {
    at = { ["West Field"] = { "Unit 2" } }, base = { "Unit 4" }, hand = { "Gust" },
    pool = { energy = 1 },
  },
  function(t)
    t.p1:play("Echo"):yes():choose("Unit 2"):choose("Unit 4"):pass()
    t.p2:play("Gust"):on("Unit 2")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 2" }
    t:expect("Unit 4"):damage(1)
  end,
}

scenario "820.1.b without its cost the spell is executed once" {
  p1 = { hand = { "Echo" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Echo"):no():choose("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:expect_number("p1", "energy", 1)
  end,
}

scenario "809.1.c each choosing with Repeat pays for Deflect again" {
  p1 = { hand = { "Echo" }, pool = { energy = 2, fury = 1 } },
  p2 = { base = { "Bird", "Unit 4" } },
  function(t)
    t.p1:play("Echo"):yes():choose("Bird")
    t:expect("Unit 4"):damage(0)
    t:pass_all()
    t:expect("Bird"):gone()
    t:expect("Unit 4"):damage(1)
  end,
}

scenario "359.3.e.13 what an effect has killed is looked back at" {
  p1 = { hand = { "Requiem" }, pool = { energy = 1 } },
  p2 = { base = { { "Unit 4", buffs = 1 } } },
  function(t)
    t.p1:play("Requiem")
    t:pass_all()
    t:expect_number("p1", "xp", 5)
  end,
}

scenario "359.3.e.12 what somebody else moved has no Might any more" {
  p1 = { hand = { "Requiem" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Requiem"):pass()
    t.p2:play("Gust"):on("Unit 2")
    t:pass_all()
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "359.3.e.13 what was killed as a cost is looked back at, by a spell and by a play effect" {
  p1 = { hand = { "Offering", "Eater" }, base = { "Unit 4", "Unit 3" } },
  function(t)
    t.p1:play("Offering"):choose("Unit 4")
    t:pass_all()
    t:expect_number("p1", "xp", 4)
    t.p1:play("Eater")
    t:pass_all()
    t:expect_number("p1", "xp", 7)
  end,
}

scenario "422.1.b what was discarded as a cost lies in the trash" {
  p1 = { hand = { "Waste", "Unit 4" } },
  function(t)
    t.p1:play("Waste")
    t:expect(t.p1.trash):has("Unit 4")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 4" }
  end,
}

scenario "355.9.b a restriction may speak of an earlier choice" {
  p1 = { hand = { "Twins" } },
  p2 = { base = { "Unit 3", "Unit 5" }, at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Twins"):choose("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:expect("Unit 4"):damage(2)
    t:expect("Unit 5"):damage(0)
  end,
}

scenario "359.3.e.2 the relation is looked at again as the spell resolves" {
  p1 = { hand = { "Twins" } },
  p2 = {
    base = { "Unit 3" }, at = { ["West Field"] = { "Unit 4" } }, hand = { "Step Back" },
  },
  function(t)
    t.p1:play("Twins"):choose("Unit 3"):pass()
    t.p2:play("Step Back"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):at("base"):damage(0)
    t:expect("Unit 3"):damage(1)
  end,
}

test_card {
  id = "t-thrice", name = "Thrice", type = "spell", cost = { energy = 1 },
  repeats { energy = 1 },
  repeats { power = { any = 1 } },
  targets = { unit {} },
  run = function(game, me, chosen)
    game.deal(1, chosen)
  end,
}

scenario "820.1.c.1 the Repeat cost is an additional cost, paid as the spell is played" {
  p1 = { hand = { "Echo" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Echo"):yes()
    t:expect_number("p1", "energy", 0)
    t:expect("Unit 3"):damage(0)
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end,
}

scenario "820.1.c.2 of two Repeats each may be paid by itself" {
  p1 = { hand = { "Thrice" }, pool = { energy = 2, fury = 1 } },
  p2 = { base = { "Unit 6" } },
  function(t)
    t.p1:play("Thrice"):choose(2)
    t:expect_number("p1", "energy", 1)
    t:expect_number("p1", "fury", 0)
    t:pass_all()
    t:expect("Unit 6"):damage(2)
  end,
}

scenario "820.1.c.3 each Repeat cost is paid once only, however much there is" {
  p1 = { hand = { "Echo" }, pool = { energy = 9 } },
  p2 = { base = { "Unit 6" } },
  function(t)
    t.p1:play("Echo"):yes()
    t:expect_number("p1", "energy", 7)
    t:pass_all()
    t:expect("Unit 6"):damage(2)
  end,
}

scenario "820.1.d paid, the instructions are executed one additional time" {
  p1 = { hand = { "Echo" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Echo"):yes()
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end,
}

scenario "820.2.a the choices of the additional execution need not be the same" {
  p1 = { hand = { "Echo" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Echo"):yes():choose("Unit 3"):choose("Unit 4")
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:expect("Unit 4"):damage(1)
  end,
}

scenario "820.3 an additional execution for each Repeat that is paid" {
  p1 = { hand = { "Thrice" }, pool = { energy = 2, fury = 1 } },
  p2 = { base = { "Unit 6" } },
  function(t)
    t.p1:play("Thrice"):choose(1, 2)
    t:pass_all()
    t:expect("Unit 6"):damage(3)
  end,
}

scenario "820.3.a repeated, the spell was played once" {
  p1 = { hand = { "Thrice" }, pool = { energy = 2, fury = 1 } },
  p2 = { base = { "Unit 6" } },
  function(t)
    t.p1:play("Thrice"):choose(1, 2)
    t:pass_all()
    t:expect_number("p1", "finalized", 1)
    t:expect(t.p1.trash):is { "Thrice" }
  end,
}
