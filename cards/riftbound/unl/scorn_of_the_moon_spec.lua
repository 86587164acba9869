-- SPDX-License-Identifier: MIT

scenario "Scorn of the Moon: one Energy in a showdown" {
  rule = "429",
  p1 = { legend = "Scorn of the Moon", hand = { "Stupefy" }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:play("Stupefy"):on("Unit 9")
    t:expect("Scorn of the Moon"):exhausted()
  end,
}

scenario "Scorn of the Moon: not outside of one" {
  p1 = { legend = "Scorn of the Moon", hand = { "Stupefy" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t) t:cannot(t.p1, "play", "Stupefy") end,
}
