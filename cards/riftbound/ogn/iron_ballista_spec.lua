-- SPDX-License-Identifier: MIT

scenario "Iron Ballista: enters exhausted, shoots from the next turn on" {
  p1 = { hand = { "Iron Ballista" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Iron Ballista")
    t:expect("Iron Ballista"):at("base"):exhausted()
    t:cannot(t.p1, "use", "Iron Ballista")
    t:next_turn()
    t:next_turn()
    t.p1:use("Iron Ballista"):on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):damage(2)
    t:expect("Iron Ballista"):exhausted()
  end,
}

scenario "Iron Ballista: not at a unit in a base, and Confront readies units only" {
  p1 = { base = { "Iron Ballista" }, hand = { "Confront", "Iron Ballista" }, pool = { energy = 5 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:cannot(t.p1, "use", "Iron Ballista#1")
    t.p1:play("Confront")
    t:pass_all()
    t.p1:play("Iron Ballista")
    t:expect(t.p1.base):exhausted(1):ready(1)
  end,
}

scenario "Iron Ballista: at a battlefield only, anybody's" {
  format = "2v2",
  p1 = { base = { "Iron Ballista", "Unit 4" } },
  p2 = { base = { "Unit 3" }, at = { ["West Field"] = { "Unit 5" } } },
  p3 = { at = { ["East Field"] = { "Unit 6" } } },
  function(t)
    t.p1:use("Iron Ballista")
    t:expect_options("Unit 5", "Unit 6")
    t.p1:choose("Unit 5")
    t:resolve()
    t:expect("Unit 5"):damage(2)
  end,
}
