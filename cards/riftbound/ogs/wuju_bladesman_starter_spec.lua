-- SPDX-License-Identifier: MIT

scenario "Wuju Bladesman, Starter: a friendly unit that defends alone has two Might more" {
  p1 = { base = { "Unit 3" } },
  p2 = { legend = { "Wuju Bladesman, Starter" }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t:expect("Unit 2"):might(2)
    t.p1:move("Unit 3", "West Field")
    t:expect("Unit 2"):might(4)
    t:expect("Unit 3"):might(3)
    t:combat()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Wuju Bladesman, Starter: not in company" {
  p1 = { base = { "Unit 3" } },
  p2 = { legend = { "Wuju Bladesman, Starter" }, at = { ["West Field"] = { "Unit 2", "Unit 1" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:expect("Unit 2"):might(2)
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Wuju Bladesman, Starter: not for an attacker" {
  p1 = { legend = { "Wuju Bladesman, Starter" }, base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:expect("Unit 3"):might(3)
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Wuju Bladesman, Starter: company from hidden ends being alone" {
  p1 = { base = { "Unit 3" } },
  p2 = {
    legend = { "Wuju Bladesman, Starter" }, at = { ["West Field"] = { "Unit 2" } },
    facedown = { ["West Field"] = "Pakaa Cub" },
  },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:expect("Unit 2"):might(4)
    t.p1:pass()
    t.p2:play("Pakaa Cub")
    t:expect("Pakaa Cub"):at("West Field"):defending()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Wuju Bladesman, Starter: with Shield and Wielder of Water" {
  p1 = { base = { "Unit 3" } },
  p2 = { legend = { "Wuju Bladesman, Starter" }, at = { ["West Field"] = { "Wielder of Water" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:expect("Wielder of Water"):might(6)
  end,
}

scenario "740.1 Wuju Bladesman, Starter: a team mate's unit that defends alone" {
  format = "2v2", turn = "p2",
  p1 = { legend = "Wuju Bladesman, Starter" },
  p2 = { base = { "Unit 5" } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p2:move("Unit 5", "West Field")
    t:expect("Unit 2"):defending():might(4)
  end,
}
