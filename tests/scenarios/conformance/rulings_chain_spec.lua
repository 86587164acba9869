-- SPDX-License-Identifier: MIT
-- Rulings about spells and abilities that are chosen on the chain.

test_card { id = "t-rc1", name = "Usurper", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { ability { triggered = true } },
  run = function(game, me, it) game.control_item(it, { choose = true }) end,
}
test_card { id = "t-rc2", name = "Grudge Bearer", type = "unit", cost = {}, might = 1,
  deathknell { targets = { unit { enemy = true } },
    run = function(game, me, it) game.deal(1, it) end },
}

local yasuo = {
  p1 = { base = { "Yasuo, Remorseful" } },
  p2 = { at = { ["West Field"] = { "Unit 8" } }, hand = { "Usurper" } },
}

scenario "RB-CX-035 359.3.f.4 the defender controls Yasuo's ability: the unit it chose is no enemy any more" {
  p1 = yasuo.p1, p2 = yasuo.p2,
  function(t)
    t.p1:move("Yasuo, Remorseful", "West Field"):pass()
    t.p2:play("Usurper"):on("Yasuo, Remorseful")
    t:resolve()
    t.p2:no()
    t:resolve()
    t:expect("Unit 8"):damage(0)
    t:expect("Yasuo, Remorseful"):damage(0)
  end }

scenario "RB-CX-035 359.3.f.4 ... and if Yasuo is chosen anew he deals his Might to himself" {
  p1 = yasuo.p1, p2 = yasuo.p2,
  function(t)
    t.p1:move("Yasuo, Remorseful", "West Field"):pass()
    t.p2:play("Usurper"):on("Yasuo, Remorseful")
    t:resolve()
    t.p2:yes()
    t:expect_no_option("Unit 8")
    t.p2:on("Yasuo, Remorseful")
    t:resolve()
    t:expect("Yasuo, Remorseful"):in_zone("trash")
    t:expect_event("damage", "Yasuo, Remorseful", 6)
  end }

local alpha = {
  p1 = { base = { "Unit 6" }, hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1 } },
}

scenario "RB-RU-034 359.3.e.3 units that Flash took away are chosen still: no Repulse on Alpha Strike" {
  p1 = alpha.p1,
  p2 = {
    at = { ["West Field"] = { "Unit 1", "Unit 2", "Unit 3" } }, hand = { "Flash", "Repulse" },
    pool = { energy = 3, body = 1 },
  },
  function(t)
    t.p1:play("Alpha Strike"):choose("Unit 1", "Unit 2", "Unit 3"):pass()
    t.p2:play("Flash"):choose("Unit 1", "Unit 2")
    t:resolve()
    t:expect("Unit 1"):at("base")
    t.p1:pass()
    t:cannot(t.p2, "play", "Repulse", "355.8")
  end }

test_card { id = "t-rc3", name = "Scatter", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { up_to(2, unit { friendly = true }) },
  run = function(game, me, them) game.return_to_hand(them) end,
}

scenario "RB-RU-035 359.3.e.4 units that left the board are chosen no more: Repulse counters Alpha Strike" {
  p1 = alpha.p1,
  p2 = {
    at = { ["West Field"] = { "Unit 1", "Unit 2", "Unit 3" } }, hand = { "Scatter", "Repulse" },
    pool = { energy = 1, body = 1 },
  },
  function(t)
    t.p1:play("Alpha Strike"):choose("Unit 1", "Unit 2", "Unit 3"):pass()
    t.p2:play("Scatter"):choose("Unit 1", "Unit 2")
    t:resolve()
    t.p1:pass()
    t.p2:play("Repulse"):on("Unit 3", "Alpha Strike")
    t:pass_all()
    t:expect("Unit 3"):damage(0):at("West Field")
    t:expect(t.p1.trash):is { "Alpha Strike" }
  end }

test_card { id = "t-rc4", name = "Blink Out", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { up_to(2, unit { friendly = true }) },
  run = function(game, me, them)
    for _, it in ipairs(game.banish(them)) do game.play(it, { ignoring = "cost", at = "base" }) end
  end,
}

scenario "RB-RU-035 359.3.e.4 ... also when they have returned to the board" {
  p1 = alpha.p1,
  p2 = {
    at = { ["West Field"] = { "Unit 1", "Unit 2", "Unit 3" } }, hand = { "Blink Out", "Repulse" },
    pool = { energy = 1, body = 1 },
  },
  function(t)
    t.p1:play("Alpha Strike"):choose("Unit 1", "Unit 2", "Unit 3"):pass()
    t.p2:play("Blink Out"):choose("Unit 1", "Unit 2")
    t:resolve()
    t:expect("Unit 1"):at("base")
    t:expect("Unit 2"):at("base")
    t.p1:pass()
    t:can(t.p2, "play", "Repulse")
  end }

scenario "RB-RU-175 425.1.a Not So Fast counters one of the two items of a doubled Deathknell" {
  p1 = { base = { "Karthus, Eternal", "Grudge Bearer" }, hand = { "Vengeance" },
    pool = { energy = 4, order = 2 } },
  p2 = { base = { "Unit 5" }, hand = { "Not So Fast" }, pool = { energy = 2, calm = 1 } },
  function(t)
    t.p1:play("Vengeance"):on("Grudge Bearer")
    t:resolve()
    t:expect_chain(2)
    t.p1:pass()
    t.p2:play("Not So Fast"):choose(1)
    t:resolve()
    t:expect_chain(1)
    t:resolve()
    t:expect("Unit 5"):damage(1)
  end }
