-- SPDX-License-Identifier: MIT

scenario "Clash of Giants: any two units deal their Might to each other" {
  rule = "417.6.b.3",
  p1 = { hand = { "Clash of Giants" }, pool = { energy = 6, body = 2 } },
  p2 = { base = { "Unit 4", "Unit 5" }, at = { ["West Field"] = { "Unit 7" } } },
  function(t)
    t.p1:play("Clash of Giants"):choose("Unit 4", "Unit 7")
    t:pass_all()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 7"):damage(4)
  end,
}

scenario "Clash of Giants: two are needed" {
  rule = "355.8",
  p1 = { hand = { "Clash of Giants" }, pool = { energy = 6, body = 2 } },
  p2 = { base = { "Unit 4" } },
  function(t) t:cannot(t.p1, "play", "Clash of Giants") end,
}

scenario "Clash of Giants: one has left, the other is dealt nothing" {
  rule = "359.3.e.12",
  p1 = { hand = { "Clash of Giants" }, pool = { energy = 6, body = 2 } },
  p2 = { base = { "Unit 4", "Unit 5" }, at = { ["West Field"] = { "Unit 3" } }, hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Clash of Giants"):choose("Unit 4", "Unit 3"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 4"):damage(0)
  end,
}
