-- SPDX-License-Identifier: MIT

scenario "Dune Drake: two Might when it attacks a ready enemy" {
  p1 = { base = { "Dune Drake" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Dune Drake", "West Field")
    t:resolve()
    t:expect("Dune Drake"):might(7)
    t:combat()
    t:expect("Dune Drake"):might(7)
    t:next_turn()
    t:expect("Dune Drake"):might(5)
  end,
}

scenario "Dune Drake: triggers, but gives nothing, if all of them are exhausted on resolution" {
  p1 = { base = { "Dune Drake", "Unit 1" } },
  p2 = { base = { "Unit 1" }, at = { ["West Field"] = { { "Unit 3", exhausted = true } } } },
  function(t)
    t.p1:move("Dune Drake", "West Field")
    t:expect_chain(1)
    t:resolve()
    t:expect("Dune Drake"):might(5)
  end,
}

scenario "Dune Drake: the last ready enemy exhausted in response" {
  p1 = { base = { "Dune Drake" } },
  p2 = { at = { ["West Field"] = { "Lux, Crownguard" } }, hand = { "Stupefy" } },
  function(t)
    t.p1:move("Dune Drake", "West Field")
    t.p1:pass()
    t.p2:play("Stupefy"):choose("Dune Drake")
    t:resolve()
    t:expect("Lux, Crownguard"):exhausted()
    t:expect("Dune Drake"):might(4)
    t:pass_all()
    t:expect("Dune Drake"):might(4)
  end,
}

scenario "740.2 Dune Drake: a ready enemy here, not a ready team mate's unit elsewhere" {
  format = "2v2",
  p1 = { base = { "Dune Drake" } },
  p2 = { at = { ["West Field"] = { { "Unit 3", exhausted = true } } }, base = { "Unit 1" } },
  p3 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Dune Drake", "West Field")
    t:resolve()
    t:expect("Dune Drake"):might(5)
  end,
}

scenario "740.2 Dune Drake: itself ready it is no enemy; another unit's attack is nothing to it" {
  p1 = { base = { "Dune Drake", "Unit 9" }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  p2 = { at = { ["West Field"] = { { "Unit 3", exhausted = true } }, ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 9", "East Field")
    t:expect_chain(0)
    t:combat()
    t.p1:play("Ride the Wind"):on("Dune Drake"):choose("West Field")
    t:resolve()
    t:expect("Dune Drake"):attacking():ready()
    t:resolve()
    t:expect("Dune Drake"):might(5)
  end,
}
