-- SPDX-License-Identifier: MIT

scenario "Volibear, Imposing: a card when an opponent moves to another battlefield, once for several units" {
  p1 = { at = { ["West Field"] = { "Volibear, Imposing" } } },
  p2 = { base = { "Unit 1", "Unit 2" } },
  turn = "p2",
  function(t)
    t.p2:move({ "Unit 1", "Unit 2" }, "East Field")
    t:expect_chain(1)
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Volibear, Imposing: to his battlefield, to a base: nothing" {
  p1 = { at = { ["West Field"] = { "Volibear, Imposing" } } },
  p2 = { base = { "Unit 1" }, at = { ["East Field"] = { "Unit 2" } } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 2", "base")
    t:expect_chain(0)
    t.p2:move("Unit 1", "West Field")
    t:expect_chain(0)
    t:expect("Volibear, Imposing"):might(13)
  end,
}

scenario "Volibear, Imposing: from the base every battlefield is another one; my own moves are not an opponent's" {
  p1 = { base = { "Volibear, Imposing", "Unit 3" } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_chain(0)
    t:showdown_pass()
    t:next_turn()
    t.p2:move("Unit 1", "West Field")
    t:expect_chain(1)
  end,
}

scenario "740.1 Volibear, Imposing: a team mate who moves is no opponent" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Volibear, Imposing" } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p3:move("Unit 2", "East Field")
    t:pass_all()
    t:expect("Unit 2"):at("East Field")
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Volibear, Imposing: Tank; an opponent whom you move has not moved" {
  p1 = { base = { "Volibear, Imposing" }, hand = { "Charm" }, pool = { energy = 1, calm = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:expect("Volibear, Imposing"):keyword("tank")
    t.p1:play("Charm"):on("Unit 3"):choose("West Field")
    t:resolve()
    t:expect("Unit 3"):at("West Field")
    t:expect_no_event("trigger", "Volibear, Imposing")
  end,
}

scenario "740.2 Volibear, Imposing: either of two opponents moves" {
  players = 3, turn = "p3",
  p1 = { at = { ["West Field"] = { "Volibear, Imposing" } } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p3:move("Unit 3", "East Field")
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end,
}

test_card { id = "t-vol1", name = "Borrow", type = "spell", cost = {}, keywords = { "action" },
  targets = { unit { enemy = true }, destination { of = 1 } },
  run = function(game, me, it, place) game.move(it, { to = place }) end,
}

scenario "Volibear, Imposing: an opponent who moves your unit has not moved" {
  p1 = { base = { "Volibear, Imposing", "Unit 1" } },
  p2 = { hand = { "Borrow" } }, turn = "p2",
  function(t)
    t.p2:play("Borrow"):on("Unit 1"):choose("East Field")
    t:resolve()
    t:expect("Unit 1"):at("East Field")
    t:expect_no_event("trigger", "Volibear, Imposing")
  end,
}
