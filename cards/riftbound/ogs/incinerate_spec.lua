-- SPDX-License-Identifier: MIT

scenario "Incinerate: deals two at a battlefield" {
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(2)
  end,
}

scenario "Incinerate: not in a base" {
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t:cannot(t.p1, "play", "Incinerate")
  end,
}

scenario "Incinerate: its printed numbers and keywords" {
  p1 = { hand = { "Incinerate" } },
  function(t)
    t:expect("Incinerate"):attribute("energy", 2):has("keyword", "action")
  end,
}
