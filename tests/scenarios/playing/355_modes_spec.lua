-- SPDX-License-Identifier: MIT
-- Several modes of one execution (355.3).

test_card { id = "t-md1", name = "Two Of Three", type = "spell", cost = {},
  modes { choose = 2,
    mode { targets = { unit { enemy = true } }, run = function(game, me, it) game.deal(1, it) end },
    mode { run = function(game) game.draw(1) end },
    mode { targets = { unit { friendly = true } },
      run = function(game, me, it) game.give(it, { might = #game.hand(), lasts = "turn" }) end },
  },
}
test_card { id = "t-md2", name = "One Or Both", type = "spell", cost = {},
  repeats { energy = 1 },
  modes { choose = 2, up_to = true,
    mode { targets = { unit {} }, run = function(game, me, it) game.deal(1, it) end },
    mode { targets = { unit {} }, run = function(game, me, it) game.stun(it) end },
  },
}
test_card { id = "t-md3", name = "Each Once", type = "unit", cost = {}, might = 2,
  activated { cost = { energy = 1 },
    modes { choose = 2, up_to = true, not_chosen_this_turn = true,
      mode { run = function(game) game.draw(1) end },
      mode { run = function(game, me) game.buff(me) end },
      mode { run = function(game) game.channel(1) end },
    } },
}

scenario "355.3 two modes are chosen, each with its own targets" {
  p1 = { hand = { "Two Of Three" }, deck = { "Unit 1" } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Two Of Three")
    t:resolve()
    t:expect("Unit 3"):damage(1)
    t:expect(t.p1.hand):count(1)
  end }

scenario "355.3 one that has no target cannot be among them" {
  p1 = { hand = { "Two Of Three" }, base = { "Unit 2" }, deck = { "Unit 1" } },
  function(t)
    t:can(t.p1, "play", "Two Of Three")
    t.p1:play("Two Of Three")
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end }

scenario "355.8 fewer than it asks for cannot be chosen" {
  p1 = { hand = { "Two Of Three" }, deck = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Two Of Three", "355.8")
  end }

scenario "359.3.d chosen in any order, they are carried out in the order of the card" {
  p1 = { hand = { "Two Of Three" }, base = { "Unit 2" }, deck = { "Unit 1" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Two Of Three"):choose("mode 3", "mode 2")
    t:resolve()
    t:expect("Unit 2"):might(3) -- the card was drawn first
    t:expect("Unit 3"):damage(0)
  end }

scenario "355.3 one or both: one is enough" {
  p1 = { hand = { "One Or Both" } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("One Or Both")
    assert(t:accepts(t.p1, "mode 1"))
    assert(t:accepts(t.p1, "mode 1", "mode 2"))
    t.p1:choose("mode 2")
    t:resolve()
    t:expect("Unit 3"):stunned():damage(0)
  end }

scenario "355.3 both: each mode chooses for itself" {
  p1 = { hand = { "One Or Both" }, base = { "Unit 2" } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("One Or Both"):choose("mode 1", "mode 2"):choose("Unit 3"):choose("Unit 2")
    t:resolve()
    t:expect("Unit 3"):damage(1)
    t:expect("Unit 2"):stunned():damage(0)
  end }

scenario "820.1.d.1 every execution has its own modes" {
  p1 = { hand = { "One Or Both" }, base = { "Unit 2" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("One Or Both"):yes()
    t.p1:choose("mode 1", "mode 2"):choose("Unit 3"):choose("Unit 3")
    t.p1:choose("mode 1"):choose("Unit 2")
    t:resolve()
    t:expect("Unit 3"):damage(1):stunned()
    t:expect("Unit 2"):damage(1)
  end }

scenario "820.1.d.1 every execution has all of its modes, also the last one" {
  p1 = { hand = { "One Or Both" }, base = { "Unit 2" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("One Or Both"):yes()
    t.p1:choose("mode 1", "mode 2"):choose("Unit 3"):choose("Unit 3")
    t.p1:choose("mode 1", "mode 2"):choose("Unit 2"):choose("Unit 2")
    t:resolve()
    t:expect("Unit 3"):damage(1):stunned()
    t:expect("Unit 2"):damage(1):stunned()
  end }

scenario "355.3 what was chosen this turn is remembered of all modes" {
  p1 = { base = { "Each Once" }, pool = { energy = 2 }, deck = { "Unit 1" } },
  function(t)
    t.p1:use("Each Once"):choose("mode 1", "mode 3")
    t:pass_all()
    t:expect(t.p1.runes):count(1)
    t.p1:use("Each Once")
    t:pass_all()
    t:expect("Each Once"):buffed()
    t:expect(t.p1.hand):count(1)
  end }

test_card { id = "t-md-one", name = "One Of Two", type = "spell", cost = {},
  modes {
    mode { run = function(game) game.draw(1) end },
    mode { run = function(game) game.channel(1) end },
  },
}

scenario "355.3 the question says whether one mode is chosen or more" {
  p1 = { hand = { "Two Of Three", "One Of Two" }, base = { "Unit 2" } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "One Of Two"
    t:expect_decision("p1", "355.3")
    assert(t.game:decision().question:find "one", t.game:decision().question)
    t.p1:choose "mode 1"
    t:pass_all()
    t.p1:play "Two Of Three"
    t:expect_decision("p1", "355.3")
    assert(t.game:decision().question:find "modes", t.game:decision().question)
    t.p1:choose("mode 1", "mode 2")
    t:pass_all()
    t:expect("Unit 3"):damage(1)
  end }
