-- SPDX-License-Identifier: MIT

scenario "Rumble, Hotheaded: friendly Mechs have Assault, himself too" {
  rule = "807",
  p1 = { base = { "Rumble, Hotheaded", "Mech", "Unit 3" } },
  p2 = { base = { "Bubble Bot" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:expect("Mech"):attribute("assault", 1)
    t:expect("Rumble, Hotheaded"):attribute("assault", 1)
    t:expect("Unit 3"):attribute("assault", 0)
    t:expect("Bubble Bot"):attribute("assault", 0)
    t.p1:move({ "Mech", "Unit 3" }, "West Field")
    t:expect("Mech"):might(4)
    t:expect("Unit 3"):might(3)
  end,
}

scenario "RB-RU-056 Rumble, Hotheaded: recycles a Mech token and plays a Mech for three Energy less" {
  rule = "359.3.e.13",
  p1 = { base = { "Rumble, Hotheaded", "Mech" }, trash = { "Dangerous Duo", "Unit 1" },
    pool = { energy = 1 } },
  function(t)
    t.p1:move("Rumble, Hotheaded", "West Field")
    t:showdown_pass()
    t.p1:yes():yes()
    t:pass_all()
    t.p1:choose("base")
    t:expect("Mech"):gone()
    t:expect("Dangerous Duo"):at("base")
    t:expect_number("p1", "energy", 1)
  end,
}

scenario "Rumble, Hotheaded: only the Energy is reduced, and by as much Might as the unit had" {
  rule = "356.4",
  p1 = { base = { "Rumble, Hotheaded", "Unit 2" }, trash = { "Ferrous Forerunner" },
    pool = { energy = 4, fury = 1 } },
  function(t)
    t.p1:move("Rumble, Hotheaded", "West Field")
    t:showdown_pass()
    t.p1:yes():yes()
    t:pass_all()
    t.p1:choose("base")
    t:expect("Ferrous Forerunner"):at("base")
    t:expect(t.p1.deck):has("Unit 2")
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "fury", 0)
  end,
}

scenario "Rumble, Hotheaded: one may decline, and needs another unit and a Mech in the trash" {
  p1 = { base = { "Rumble, Hotheaded", "Unit 2" }, trash = { "Unit 1" } },
  function(t)
    t.p1:move("Rumble, Hotheaded", "West Field")
    t:showdown_pass()
    t:expect_chain(0)
    t:expect("Unit 2"):at("base")
  end,
}

scenario "484.8.c Rumble, Hotheaded: your Mechs, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Rumble, Hotheaded", "Mech" } },
  p3 = { base = { "Mech" } },
  function(t)
    t:expect("p1's Mech"):keyword("assault")
    t:expect("p3's Mech"):no_keyword("assault")
  end,
}

scenario "740.1 Rumble, Hotheaded: a team mate's unit may be recycled, a team mate's Mech has no Assault" {
  rule = "740.1",
  teams = 2,
  p1 = { base = { "Rumble, Hotheaded" }, trash = { "Bubble Bot" } },
  p2 = {}, p3 = { base = { "Mech", "Unit 3" } }, p4 = {},
  function(t)
    t:expect("Mech"):no_keyword("assault")
    t:expect("Rumble, Hotheaded"):keyword("assault")
    t.p1:move("Rumble, Hotheaded", "West Field")
    t:showdown_pass()
    t.p1:yes():choose("Unit 3"):yes()
    t:pass_all()
    t:expect(t.p3.deck):has("Unit 3")
    t.p1:at("base"):on("Rumble, Hotheaded")
    t:pass_all()
    t:expect("Bubble Bot"):at("base"):controlled_by("p1")
  end,
}
