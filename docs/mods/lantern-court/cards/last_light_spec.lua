-- SPDX-License-Identifier: MIT

scenario "Last Light: a Lantern is recalled instead" {
  p1 = { base = { "Last Light" }, at = { ["West Field"] = { "Wick Warden" } } },
  p2 = { hand = { "Falling Star" }, pool = { energy = 2, fury = 2 }, base = { "Unit 1" } },
  turn = "p2",
  function(t)
    t.p2:play("Falling Star"):on("Wick Warden", "Unit 1")
    t:pass_all()
    t:expect("Wick Warden"):at("base"):exhausted():damage(0)
    t:expect("Last Light"):in_zone("trash")
  end,
}

scenario "Last Light: others die" {
  p1 = { base = { "Last Light" }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { hand = { "Falling Star" }, pool = { energy = 2, fury = 2 }, base = { "Unit 5" } },
  turn = "p2",
  function(t)
    t.p2:play("Falling Star"):on("Unit 1", "Unit 5")
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Last Light"):at("base")
  end,
}
