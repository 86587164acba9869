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

scenario "309.1.a Void Seeker: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Void Seeker" }, pool = { energy = 3, any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Void Seeker", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Void Seeker")
  end,
}
