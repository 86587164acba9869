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

scenario "RB-CX-035 359.3.f.4 if Yasuo is chosen anew he deals his Might to himself" {
  p1 = yasuo.p1, p2 = yasuo.p2,
  function(t)
    t.p1:move("Yasuo, Remorseful", "West Field"):pass()
    t.p2:play("Usurper"):on("Yasuo, Remorseful")
    t:resolve()
    t:forget()
    t.p2:yes()
    t.p2:on("Yasuo, Remorseful")
    t:expect_no_event("choose", "Unit 8")
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

scenario "RB-RU-035 359.3.e.4 units that left the board are chosen no more, also when they have returned to it" {
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

-- ---- Damage that comes to nothing ----------------------------------------------------------

test_card { id = "t-rc5", name = "Step", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { unit { friendly = true }, destination { of = 1 } },
  run = function(game, me, it, place) game.move(it, { to = place }) end,
}

scenario "RB-EX-036 460.2.c.9 Kayn has moved twice: all damage may go to the others" {
  p1 = { base = { "Kayn, Unleashed", "Unit 3", "Unit 2" }, hand = { "Step" } },
  p2 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Step"):on("Kayn, Unleashed", "West Field")
    t:pass_all()
    t:showdown_pass()
    t.p1:move({ "Kayn, Unleashed", "Unit 3", "Unit 2" }, "East Field")
    t:combat()
    t:expect_decision("p2", "460.2.c.3")
    t:expect_no_option("Kayn, Unleashed")
    t.p2:order { "Unit 2", "Unit 3" }
    t:expect_event("damage", "Unit 2", 2)
    t:expect_event("damage", "Unit 3", 2)
    t:expect("Kayn, Unleashed"):damage(0)
  end }

scenario "RB-EX-036 460.2.c.9 Kayn has moved twice: damage that nobody else can take comes to nothing" {
  p1 = { base = { "Kayn, Unleashed" }, hand = { "Step" } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Step"):on("Kayn, Unleashed", "West Field")
    t:pass_all()
    t:showdown_pass()
    t.p1:move("Kayn, Unleashed", "East Field")
    t:combat()
    t:expect("Kayn, Unleashed"):at("base"):damage(0)
    t:expect("Unit 9"):at("East Field")
  end }

scenario "RB-EX-036 460.2.c.9 Kayn with one move is assigned damage like any other unit" {
  p1 = { base = { "Kayn, Unleashed", "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 7" } } },
  function(t)
    t.p1:move({ "Kayn, Unleashed", "Unit 3" }, "East Field")
    t:combat()
    t:expect_option("Kayn, Unleashed", "Unit 3")
  end }

-- ---- Who does it, and by what ---------------------------------------------------------------

test_card(function()
local all_units = units {}
return card { id = "t-rc6", name = "Crossing", type = "spell", cost = {},
  run = function(game)
    for _, player in ipairs(game.players()) do
      local others = {}
      for _, each in ipairs(game.all(all_units)) do
        if game.controller(each) ~= player then table.insert(others, each) end
      end
      local unit = game.choose(others, { by = player, text = "Which unit moves?" })
      local place = game.choose(game.destinations(unit), { by = player, text = "Where to?" })
      game.move(unit, { to = place, by = player })
    end
  end,
}
end)
test_card { id = "t-rc7", name = "Snare", type = "gear", cost = {},
  when { event = "move", by = "you", subject = unit { enemy = true }, optional = true,
    cost = { exhaust = "me" },
    run = function(game) game.stun(game.event.subject) end },
}

scenario "RB-CX-059 411.4 who moves a unit by an opponent's spell is responsible: his gear triggers" {
  p1 = { base = { "Unit 3" }, hand = { "Crossing" } },
  p2 = { base = { "Unit 2", "Snare" } },
  function(t)
    t.p1:play("Crossing")
    t:resolve()
    t.p1:choose("West Field")
    t.p2:choose("East Field")
    t:expect_event("move", "Unit 2", { by = "p1", at = "West Field" })
    t:expect_event("move", "Unit 3", { by = "p2", at = "East Field" })
    t.p2:yes():yes()
    t:expect("Snare"):exhausted()
    t:resolve()
    t:expect("Unit 3"):stunned()
    t:expect("Unit 2"):at("West Field")
    t:expect_decision("p1", "323.11")
  end }

test_card { id = "t-rc8", name = "Twin Stars", type = "spell", cost = {},
  run = function(game) game.then_do("star"); game.then_do("star") end,
  abilities = { star = reflexive { targets = { unit {} },
    run = function(game, me, it) game.deal(3, it) end } },
}

scenario "RB-EX-023 428.5.d a unit that a reflexive ability of a spell kills is killed with the spell, too" {
  p1 = { trash = { "Immortal Phoenix" }, hand = { "Twin Stars" }, pool = { energy = 1, fury = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Twin Stars")
    t:resolve()
    t.p1:on("Unit 3"):on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):in_zone("trash")
    t.p1:yes()
    t:pass_all()
    t:expect("Immortal Phoenix"):at("base")
  end }

test_card { id = "t-rc9", name = "Star Reader", type = "unit", cost = {}, might = 1,
  activated { cost = { exhaust = "me" }, run = function(game) game.then_do("star") end },
  abilities = { star = reflexive { targets = { unit {} },
    run = function(game, me, it) game.kill(it) end } },
}

scenario "RB-EX-023 428.5.d a unit that a unit's ability kills is not killed with the spell" {
  p1 = { trash = { "Immortal Phoenix" }, base = { "Star Reader" }, pool = { energy = 1, fury = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:use("Star Reader")
    t:resolve()
    t.p1:on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):in_zone("trash")
    t:expect_chain(0)
    t:expect("Immortal Phoenix"):in_zone("trash")
  end }

-- ---- Revealed from the deck ------------------------------------------------------------------

scenario "RB-RU-100 369.1 Dazzling Aurora stops at Nocturne, who is banished and played by his own ability" {
  p1 = { base = { "Dazzling Aurora" }, deck = { "Stupefy", "Nocturne, Horrifying", "Unit 5" },
    pool = { fury = 1 } },
  function(t)
    t.p1:end_turn()
    t:resolve()
    t.p1:yes():yes()
    t.p1:at("base")
    t:expect("Nocturne, Horrifying"):at("base")
    t:expect_number("p1", "fury", 0)
    t:expect_no_event("reveal", "Unit 5")
    t:expect(t.p1.deck):in_order { "Unit 5", "Stupefy" }
  end }

scenario "RB-RU-100 369.1 Dazzling Aurora stops at Nocturne also when he lets her banish him" {
  p1 = { base = { "Dazzling Aurora" }, deck = { "Stupefy", "Nocturne, Horrifying", "Unit 5" } },
  function(t)
    t.p1:end_turn()
    t:resolve()
    t.p1:no()
    t.p1:at("base")
    t:expect("Nocturne, Horrifying"):at("base")
    t:expect_no_event("reveal", "Unit 5")
  end }
