-- SPDX-License-Identifier: MIT

scenario "The Syren: moves a friendly unit from a battlefield to its base" {
  p1 = { base = { "The Syren" }, at = { ["West Field"] = { { "Unit 3", exhausted = true } } }, pool = { energy = 1 } },
  function(t)
    t.p1:use("The Syren"):on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect_event("move", "Unit 3")
    t:expect("The Syren"):exhausted()
  end,
}

scenario "The Syren: not a unit in the base, not an enemy's, not without the Energy" {
  p1 = { base = { "The Syren", "Unit 2" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t:cannot(t.p1, "use", "The Syren")
  end,
}

scenario "740.1 The Syren: a team mate's unit goes to its own base" {
  format = "2v2",
  p1 = { base = { "The Syren" }, pool = { energy = 1 } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:use("The Syren"):on("Unit 2")
    t:pass_all()
    t:expect(t.p3.base):is { "Unit 2" }
  end,
}
