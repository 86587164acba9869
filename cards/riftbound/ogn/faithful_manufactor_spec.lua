-- SPDX-License-Identifier: MIT

scenario "Faithful Manufactor: a Recruit where it was played" {
  p1 = {
    hand = { "Faithful Manufactor" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 1" } },
  },
  function(t)
    t.p1:play("Faithful Manufactor"):at("West Field")
    t:pass_all()
    t:expect("Recruit"):at("West Field"):exhausted():might(1)
  end,
}

scenario "Faithful Manufactor: no Recruit when it has left the board" {
  rule = "359.3.f.2",
  p1 = {
    hand = { "Faithful Manufactor" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 5" } },
  },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Faithful Manufactor"):at("West Field")
    t.p1:pass()
    t.p2:play("Gust"):on("Faithful Manufactor")
    t:pass_all()
    t:expect("Recruit"):gone()
  end,
}

scenario "Faithful Manufactor: only when played" {
  p1 = { base = { "Faithful Manufactor" } },
  function(t)
    t.p1:move("Faithful Manufactor", "West Field")
    t:showdown_pass()
    t:expect("Recruit"):gone()
  end,
}
