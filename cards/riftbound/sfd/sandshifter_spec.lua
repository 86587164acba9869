-- SPDX-License-Identifier: MIT

scenario "Sandshifter: kills an enemy unit of 3 or less" {
  p1 = { hand = { "Sandshifter" }, pool = { energy = 5, order = 2 } },
  p2 = { base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Sandshifter"):on("Unit 3")
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 3" }
  end,
}

scenario "Sandshifter: a unit that has grown since is no legal target" {
  rule = "359.3.e.5",
  p1 = { hand = { "Sandshifter" }, pool = { energy = 5, order = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 3", "Unit 2" }, hand = { "Discipline" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Sandshifter"):on("Unit 3"):pass()
    t.p2:play("Discipline"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("base")
  end,
}
