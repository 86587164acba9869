-- SPDX-License-Identifier: MIT
--
-- Options of actions: who chooses again and whether (355), who chooses in secret (355.17), who puts cards
-- onto decks (108.4), copies of what lies in a trash (472.1.b.3), the question for a name (132).

test_card { id = "t-opt-1", name = "Opt Twist", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { spell {} },
  run = function(game, me, it) game.choose_again(it, { by = "opponent", optional = true }) end,
}
test_card { id = "t-opt-2", name = "Opt Bolt", type = "spell", cost = {},
  targets = { unit {} }, run = function(game, me, it) game.deal(2, it) end,
}
test_card(function()
  local any = units {}
  return card { id = "t-opt-3", name = "Opt Secret", type = "spell", cost = {},
    run = function(game) game.kill(game.secret_choices(any, { players = game.opponents(), own = true })) end,
  }
end)
test_card { id = "t-opt-4", name = "Opt Own", type = "spell", cost = {},
  targets = { up_to(2, unit {}) }, run = function(game, me, them) game.put_on_top(them, { own = true }) end,
}
test_card { id = "t-opt-5", name = "Opt Bottom", type = "spell", cost = {},
  targets = { up_to(2, unit {}) }, run = function(game, me, them) game.put_on_bottom(them, { own = true }) end,
}
test_card { id = "t-opt-6", name = "Opt Mine", type = "spell", cost = {},
  targets = { up_to(2, unit {}) }, run = function(game, me, them) game.put_on_top(them) end,
}
test_card { id = "t-opt-7", name = "Opt Keep", type = "gear", cost = { energy = 1 },
  instead_of { event = "leave_board", by = "opponent", subject = units { mine = true },
    run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-opt-8", name = "Opt Name", type = "gear", cost = {},
  when_played { run = function(game) game.name_card { type = "unit", text = "Who is it?" } end },
}

scenario "355 the opponent may choose again, and does" {
  p1 = { hand = { "Opt Bolt", "Opt Twist" }, base = { "Unit 3" } }, p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Opt Bolt"):on "Unit 5"
    t.p1:play("Opt Twist"):on "Opt Bolt"
    t.p1:pass()
    t.p2:pass()
    t:expect_decision("p2", "355")
    local no = t:copy()
    t.p2:yes():on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(2)
    t:expect("Unit 5"):damage(0)
    no.p2:no()
    no:pass_all()
    no:expect("Unit 5"):damage(2)
  end }

scenario "355.17 only the opponents choose in secret" {
  players = 3, p1 = { hand = { "Opt Secret" }, base = { "Unit 1", "Unit 2" } },
  p2 = { base = { "Unit 3", "Unit 4" } }, p3 = { base = { "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play "Opt Secret"
    t:pass_all()
    t.p2:choose "Unit 3"
    t.p3:choose "Unit 6"
    t:expect("Unit 1"):at "base"
    t:expect("Unit 3"):in_zone "trash"
    t:expect("Unit 6"):in_zone "trash"
    t:expect_events(2, "secret")
  end }

for _, how in ipairs { { "Opt Own", "top" }, { "Opt Bottom", "bottom" } } do
  scenario("108.4, 411.1 each owner puts their own units onto the deck: " .. how[2]) {
    p1 = { hand = { how[1] }, base = { "Unit 3" } }, p2 = { base = { "Unit 5", "Opt Keep" } },
    function(t)
      t.p1:play(how[1]):on("Unit 3", "Unit 5")
      t:pass_all()
      t:expect("Unit 3"):in_zone "deck"
      t:expect("Unit 5"):in_zone "deck"
      t:expect_number("p2", "xp", 0)
    end }
end

scenario "108.4, 411.1 without `own` you put them all, which another player can replace" {
  p1 = { hand = { "Opt Mine" }, base = { "Unit 3" } }, p2 = { base = { "Unit 5", "Opt Keep" } },
  function(t)
    t.p1:play("Opt Mine"):on("Unit 3", "Unit 5")
    t:pass_all()
    t:expect("Unit 3"):in_zone "deck"
    t:expect("Unit 5"):at "base"
    t:expect_number("p2", "xp", 1)
  end }

scenario "132 the question for a name is asked in the card's own words" {
  p1 = { hand = { "Opt Name" } },
  function(t)
    t.p1:play "Opt Name"
    t:pass_all()
    assert(t:now().question:find("Who is it?", 1, true), t:now().question)
    t.p1:choose "Unit 3"
  end }

-- ---- What is chosen again (355, 383.4.b) ------------------------------------------------

test_card { id = "t-opt-nervous", name = "Opt Nervous", type = "unit", cost = {}, might = 4,
  when { event = "choose", subject = "me", run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-opt-turn", name = "Opt Turn", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { any_of { spell { enemy = true }, ability { enemy = true } } },
  run = function(game, me, it) game.choose_again(it) end,
}
test_card(function()
  local these = unit { given = true }
  return card { id = "t-opt-mark", name = "Opt Mark", type = "spell", cost = {},
    targets = { exactly(2, unit {}) },
    run = function(game, me, them) game.then_do_among("hit", them) end,
    abilities = { hit = reflexive { targets = { these }, run = function(game, me, it) game.deal(2, it) end } },
  }
end)

scenario "383.4.b a target that is chosen anew sees that it is chosen" {
  p1 = { hand = { "Opt Bolt" } },
  p2 = { base = { "Unit 3", "Opt Nervous" }, hand = { "Opt Turn" } },
  function(t)
    t.p1:play("Opt Bolt"):on("Unit 3"):pass()
    t.p2:play("Opt Turn"):on("Opt Bolt")
    t:resolve()
    t.p2:choose("Opt Nervous")
    t:pass_all()
    t:expect("Opt Nervous"):damage(2)
    t:expect_number("p2", "xp", 1)
  end }

scenario "355 an ability that chooses again chooses among the objects that it was begun with" {
  p1 = { hand = { "Opt Mark" } },
  p2 = { base = { "Unit 3", "Unit 4", "Unit 5" }, hand = { "Opt Turn" } },
  function(t)
    t.p1:play("Opt Mark"):on("Unit 3", "Unit 4")
    t:resolve()
    t.p1:on("Unit 3")
    t.p1:pass()
    t.p2:play("Opt Turn") -- of the ability, which is all there is
    t:resolve()
    t:expect_options("Unit 3", "Unit 4")
    t.p2:choose("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):damage(2)
    t:expect("Unit 3"):damage(0)
  end }
