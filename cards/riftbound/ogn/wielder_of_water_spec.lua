-- SPDX-License-Identifier: MIT

scenario "Wielder of Water: two Might attacking alone" {
  p1 = { base = { "Wielder of Water" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t:expect("Wielder of Water"):might(2)
    t.p1:move("Wielder of Water", "West Field")
    t:expect("Wielder of Water"):might(4)
    t:combat()
    t:expect("Wielder of Water"):at("West Field"):might(2)
  end,
}

scenario "Wielder of Water: two Might defending alone" {
  p1 = { base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Wielder of Water" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect("Wielder of Water"):might(4)
  end,
}

scenario "Wielder of Water: nothing in company" {
  p1 = { base = { "Wielder of Water", "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move({ "Wielder of Water", "Unit 1" }, "West Field")
    t:expect("Wielder of Water"):attacking():might(2)
  end,
}

scenario "Wielder of Water: nothing alone without a combat" {
  p1 = { at = { ["West Field"] = { "Wielder of Water" } } },
  function(t)
    t:expect("Wielder of Water"):might(2)
  end,
}

scenario "Wielder of Water: together with Mask of Foresight" {
  p1 = { base = { "Mask of Foresight", "Wielder of Water" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Wielder of Water", "West Field")
    t:resolve()
    t:expect("Wielder of Water"):might(5)
    t:combat()
    t:expect("Wielder of Water"):at("West Field"):might(3)
  end,
}
