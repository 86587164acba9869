-- SPDX-License-Identifier: MIT

scenario "Adaptatron: conquering, kills a gear and is buffed" {
  p1 = { base = { "Adaptatron" } },
  p2 = { base = { "Orb of Regret" } },
  function(t)
    t.p1:move("Adaptatron", "West Field")
    t:showdown_pass()
    t.p1:yes():on("Orb of Regret")
    t:pass_all()
    t:expect("Orb of Regret"):in_zone("trash")
    t:expect("Adaptatron"):buffed():might(4)
  end,
}

scenario "Adaptatron: it may be declined, and without gear there is nothing to choose" {
  rule = "402.3.b",
  p1 = { base = { "Adaptatron", "Sun Disc" } },
  function(t)
    t.p1:move("Adaptatron", "West Field")
    t:showdown_pass()
    t.p1:no()
    t:expect("Sun Disc"):at("base")
    t:expect("Adaptatron"):unbuffed()
  end,
}

scenario "Adaptatron: if the gear is gone meanwhile it gets no buff" {
  rule = "359.3.e.14.a",
  p1 = { base = { "Adaptatron" } },
  p2 = { base = { "Gold" } },
  function(t)
    t.p1:move("Adaptatron", "West Field")
    t:showdown_pass()
    t.p1:yes():on("Gold"):pass()
    t.p2:use("Gold")
    t:pass_all()
    t:expect("Gold"):gone()
    t:expect("Adaptatron"):unbuffed()
  end,
}

scenario "Adaptatron: not when another unit conquers" {
  p1 = { base = { "Adaptatron", "Unit 2", "Sun Disc" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
  end,
}

scenario "Adaptatron: any gear may be killed, a team mate's too; the buff is its own" {
  format = "2v2",
  p1 = { base = { "Adaptatron" } }, p2 = {}, p3 = { base = { "Poro Snax" } }, p4 = { base = { "Orb of Regret" } },
  function(t)
    t.p1:move("Adaptatron", "West Field")
    t:showdown_pass()
    t.p1:yes()
    t:expect_option("Poro Snax", "Orb of Regret")
    t.p1:choose("Poro Snax")
    t:pass_all()
    t:expect("Poro Snax"):in_zone("trash")
    t:expect("Adaptatron"):buffed()
  end }
