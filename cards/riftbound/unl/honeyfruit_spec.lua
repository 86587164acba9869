-- SPDX-License-Identifier: MIT

scenario "Honeyfruit: it enters exhausted" {
  p1 = { hand = { "Honeyfruit" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Honeyfruit")
    t:expect("Honeyfruit"):exhausted()
  end,
}

scenario "Honeyfruit: adds one Power" {
  rule = "429",
  p1 = { base = { "Honeyfruit" }, hand = { "Hextech Ray" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Hextech Ray"):on("Unit 5")
    t:expect("Honeyfruit"):exhausted()
  end,
}

scenario "Honeyfruit: with 6 XP one Energy as well" {
  rule = "824",
  p1 = { base = { "Honeyfruit" }, hand = { "Hextech Ray" }, xp = 6 },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Hextech Ray"):on("Unit 5")
    t:expect("Honeyfruit"):exhausted()
  end,
}

scenario "Honeyfruit: not with 5" {
  p1 = { base = { "Honeyfruit" }, hand = { "Hextech Ray" }, xp = 5 },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t) t:cannot(t.p1, "play", "Hextech Ray") end,
}
