-- SPDX-License-Identifier: MIT

scenario "Void Seeker: deals four and draws" {
  p1 = { hand = { "Void Seeker" }, pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Void Seeker"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(4)
    t:expect(t.p1.hand):is { "Filler" }
  end,
}

scenario "Void Seeker: with an illegal target the card is drawn all the same" {
  rule = "359.3.e.5", id = "RB-CX-029",
  p1 = { hand = { "Void Seeker" }, pool = { energy = 3, fury = 1 } },
  p2 = { hand = { "Flash" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Void Seeker"):on("Unit 5"):pass()
    t.p2:play("Flash"):choose("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):at("base"):damage(0)
    t:expect(t.p1.hand):is { "Filler" }
  end,
}

scenario "Void Seeker: a unit in a base cannot be chosen" {
  p1 = { hand = { "Void Seeker" }, pool = { energy = 3, fury = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t:cannot(t.p1, "play", "Void Seeker")
  end,
}
