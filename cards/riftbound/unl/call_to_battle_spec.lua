-- SPDX-License-Identifier: MIT

scenario "Call to Battle: your unit moves to your battlefield, then one of theirs, and they fight" {
  p1 = { hand = { "Call to Battle" }, pool = { energy = 3 }, base = { "Unit 4" }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Call to Battle"):on("Unit 4")
    t:pass_all()
    t.p2:choose("Unit 3")
    t:expect("Unit 4"):at("West Field"):defending()
    t:expect("Unit 3"):at("West Field"):attacking()
    t:expect("Unit 2"):at("base")
  end,
}

scenario "Call to Battle: only to a battlefield you control" {
  rule = "355.4",
  p1 = { hand = { "Call to Battle" }, pool = { energy = 3 }, base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t) t:cannot(t.p1, "play", "Call to Battle") end,
}
