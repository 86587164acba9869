-- SPDX-License-Identifier: MIT

scenario "Renata Glasc, Mastermind: draws for 1 and a Mind" {
  p1 = {
    at = { ["West Field"] = { "Renata Glasc, Mastermind" } }, pool = { energy = 1, mind = 1 },
  },
  function(t)
    t.p1:use("Renata Glasc, Mastermind")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect("Renata Glasc, Mastermind"):ready()
  end,
}

scenario "Renata Glasc, Mastermind: a point for 4, four Mind and exhausting her" {
  p1 = {
    at = { ["West Field"] = { "Renata Glasc, Mastermind" } }, pool = { energy = 4, mind = 4 },
  },
  function(t)
    t.p1:use("Renata Glasc, Mastermind", 2)
    t:pass_all()
    t:expect_points("p1", 1)
    t:expect("Renata Glasc, Mastermind"):exhausted()
  end,
}

scenario "Renata Glasc, Mastermind: only at a battlefield" {
  p1 = { base = { "Renata Glasc, Mastermind" }, pool = { energy = 4, mind = 4 } },
  function(t) t:cannot(t.p1, "use", "Renata Glasc, Mastermind", "377.2.b") end,
}
