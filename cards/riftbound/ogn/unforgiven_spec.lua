-- SPDX-License-Identifier: MIT

scenario "Unforgiven: from its base to a battlefield" {
  p1 = { legend = { "Unforgiven" }, base = { { "Unit 3", exhausted = true } }, pool = { energy = 2 } },
  function(t)
    t.p1:use("Unforgiven"):on("Unit 3"):choose("West Field")
    t:resolve()
    t:expect("Unit 3"):at("West Field"):exhausted()
    t:expect("Unforgiven"):exhausted()
    t:showdown_pass()
    t:expect_points("p1", 1)
  end,
}

scenario "Unforgiven: from a battlefield to its base, not to another battlefield" {
  p1 = { legend = { "Unforgiven" }, at = { ["West Field"] = { "Unit 3" } }, pool = { energy = 2 } },
  function(t)
    t.p1:use("Unforgiven"):on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):at("base")
  end,
}

scenario "Unforgiven: no enemy unit" {
  p1 = { legend = { "Unforgiven" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:cannot(t.p1, "use", "Unforgiven")
  end,
}

scenario "740.1 Unforgiven: a team mate's unit moves to its own base" {
  format = "2v2",
  p1 = { legend = "Unforgiven", pool = { energy = 2 } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:use("Unforgiven"):on("Unit 2")
    t:pass_all()
    t:expect(t.p3.base):is { "Unit 2" }
  end,
}

scenario "Unforgiven: an enemy unit at a battlefield is no choice either" {
  p1 = { legend = { "Unforgiven" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t) t:cannot(t.p1, "use", "Unforgiven") end,
}

scenario "740.1, 442.2.b Unforgiven: a team mate's unit from its base, not to your battlefield" {
  format = "2v2",
  p1 = { legend = "Unforgiven", pool = { energy = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p1:use("Unforgiven"):choose("mode 1")
    t:expect_options("East Field", "North Field")
    t.p1:choose("East Field")
    t:resolve()
    t:expect("Unit 2"):at("East Field"):controlled_by("p3")
  end,
}
