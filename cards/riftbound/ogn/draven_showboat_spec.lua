-- SPDX-License-Identifier: MIT

scenario "Draven, Showboat: as much more Might as his controller has points" {
  p1 = { base = { "Draven, Showboat" }, points = 2 },
  p2 = { points = 5 },
  function(t)
    t:expect("Draven, Showboat"):might(5)
    t.p1:move("Draven, Showboat", "West Field")
    t:showdown_pass()
    t:expect("Draven, Showboat"):might(6)
  end,
}

scenario "Draven, Showboat: without points he has 3; taken over he counts the others'" {
  p1 = {
    hand = { "Possession" }, pool = { energy = 8, chaos = 3 }, points = 4,
  },
  p2 = { at = { ["West Field"] = { "Draven, Showboat" } } },
  function(t)
    t:expect("Draven, Showboat"):might(3)
    t.p1:play("Possession"):on("Draven, Showboat")
    t:pass_all()
    t:expect("Draven, Showboat"):might(7):at("base")
  end,
}

scenario "463 Draven, Showboat: your own points, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Draven, Showboat" }, points = 2 },
  p3 = { points = 4 },
  function(t) t:expect("Draven, Showboat"):might(5) end,
}
