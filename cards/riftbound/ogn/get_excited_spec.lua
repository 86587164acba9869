-- SPDX-License-Identifier: MIT

scenario "Get Excited!: deals the Energy cost of the discarded card" {
  p1 = { hand = { "Get Excited!", "Unit 4", "Unit 1" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Get Excited!"):on("Unit 5")
    t:pass_all()
    t.p1:choose("Unit 4")
    t:expect("Unit 5"):at("West Field"):damage(4)
    t:expect(t.p1.hand):is { "Unit 1" }
  end,
}

scenario "Get Excited!: Power does not count" {
  p1 = { hand = { "Get Excited!", "Void Seeker" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Get Excited!"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(3)
  end,
}

scenario "Get Excited!: no card, no damage" {
  rule = "359.3.e.14.a",
  p1 = { hand = { "Get Excited!" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Get Excited!"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):at("West Field"):damage(0)
  end,
}

scenario "Get Excited!: with an illegal target the card is discarded all the same" {
  p1 = { hand = { "Get Excited!", "Unit 4" }, pool = { energy = 2, fury = 1 } },
  p2 = { hand = { "Flash" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Get Excited!"):on("Unit 5"):pass()
    t.p2:play("Flash"):choose("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(0)
    t:expect(t.p1.trash):has("Unit 4")
  end,
}

scenario "309.1.a Get Excited!: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Get Excited!" }, pool = { energy = 2, any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Get Excited!", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Get Excited!")
  end,
}
