-- SPDX-License-Identifier: MIT

scenario "Soul Harvest: kills a unit of three Might at a battlefield" {
  p1 = { hand = { "Soul Harvest" }, pool = { energy = 2, order = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 4" } }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Soul Harvest"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
  end,
}

scenario "Soul Harvest: none of four Might, none in a base" {
  p1 = { hand = { "Soul Harvest" }, pool = { energy = 2, order = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } }, base = { "Unit 2" } },
  function(t)
    t:cannot(t.p1, "play", "Soul Harvest", "355.8")
  end,
}
