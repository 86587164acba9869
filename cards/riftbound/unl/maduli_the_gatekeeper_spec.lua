-- SPDX-License-Identifier: MIT

scenario "Maduli the Gatekeeper: nothing readies it" {
  p1 = { base = { { "Maduli the Gatekeeper", exhausted = true }, { "Unit 1", exhausted = true } }, hand = { "First Mate" }, pool = { energy = 9, body = 2 } },
  function(t)
    t:next_turn()
    t:next_turn()
    t:expect("Maduli the Gatekeeper"):exhausted()
    t:expect("Unit 1"):ready()
  end,
}

scenario "Maduli the Gatekeeper: moves to an enemy battlefield where all enemies together have less Might" {
  p1 = { base = { { "Maduli the Gatekeeper", exhausted = true } }, pool = { chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  function(t)
    t.p1:use("Maduli the Gatekeeper")
    t:pass_all()
    t:expect("Maduli the Gatekeeper"):at("West Field"):attacking()
  end,
}

scenario "Maduli the Gatekeeper: not where they have as much" {
  p1 = { base = { "Maduli the Gatekeeper" }, pool = { chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 3" } } },
  function(t)
    t.p1:use("Maduli the Gatekeeper")
    t:pass_all()
    t:expect("Maduli the Gatekeeper"):at("base")
  end,
}

scenario "Maduli the Gatekeeper: without an occupied enemy battlefield the ability cannot be used" {
  p1 = { base = { "Maduli the Gatekeeper" }, pool = { chaos = 1 } },
  function(t)
    t:cannot(t.p1, "use", "Maduli the Gatekeeper", "355.8")
  end,
}

scenario "484.8.c, 740.2 Maduli the Gatekeeper: a team mate's battlefield is no enemy's, either opponent's is" {
  format = "2v2", battlefields = { "West Field", "East Field", "North Field" },
  p1 = { base = { "Maduli the Gatekeeper" }, pool = { chaos = 1 } },
  p2 = { at = { ["North Field"] = { "Unit 7" } } },
  p3 = { at = { ["West Field"] = { "Unit 1" } } },
  p4 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:use("Maduli the Gatekeeper")
    t:expect_options("East Field", "North Field")
    t.p1:choose("East Field")
    t:pass_all()
    t:expect("Maduli the Gatekeeper"):at("East Field"):attacking()
  end,
}
