-- SPDX-License-Identifier: MIT

test_card { id = "t-home", name = "Go Home", type = "spell", keywords = { "reaction" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.move(it, { to = "base" }) end,
}

scenario "Fae Porter: for one Chaos a unit comes along" {
  rule = "359.3.f.3",
  p1 = { base = { "Fae Porter", "Unit 2" }, pool = { chaos = 1 } },
  function(t)
    t.p1:move("Fae Porter", "West Field")
    t.p1:yes():on("Unit 2"):yes()
    t:resolve()
    t:expect("Unit 2"):at("West Field")
  end,
}

scenario "Fae Porter: not without the Chaos" {
  p1 = { base = { "Fae Porter", "Unit 2" } },
  function(t)
    t.p1:move("Fae Porter", "West Field")
    t:expect_chain(0)
    t:expect_decision("p1", "focus")
    t:expect("Unit 2"):at("base")
  end,
}

scenario "484.8.c Fae Porter: a unit you control, not a team mate's" {
  rule = "484.8.c",
  teams = 2,
  p1 = { base = { "Fae Porter", "Unit 1" }, pool = { chaos = 1 } },
  p2 = {}, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p1:move("Fae Porter", "West Field")
    t.p1:yes()
    t:expect_option("Unit 1")
    t:expect_no_option("Unit 2")
    t.p1:choose("Unit 1"):yes()
    t:resolve()
    t:expect("Unit 1"):at("West Field")
  end,
}

scenario "359.3.e Fae Porter: moved home meanwhile, the battlefield is still the same" {
  rule = "359.3.e",
  p1 = { base = { "Fae Porter", "Unit 1" }, pool = { chaos = 1 } },
  p2 = { hand = { "Go Home" } },
  function(t)
    t.p1:move("Fae Porter", "West Field"):yes():on("Unit 1"):yes():pass()
    t.p2:play("Go Home"):on("Fae Porter")
    t:pass_all()
    t:expect("Unit 1"):at("West Field")
  end,
}
