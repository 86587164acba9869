-- SPDX-License-Identifier: MIT

scenario "Void Gate: spells deal one more to units there" {
  rule = "712",
  battlefields = { "Void Gate", "East Field" },
  p1 = { hand = { "Incinerate", "Incinerate" }, pool = { energy = 4 } },
  p2 = { at = { ["Void Gate"] = { "Unit 5" }, ["East Field"] = { "Unit 6" } } },
  function(t)
    t.p1:play("Incinerate"):choose("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(3)
    t.p1:play("Incinerate"):choose("Unit 6")
    t:pass_all()
    t:expect("Unit 6"):damage(2)
  end,
}

scenario "Void Gate: abilities too, fighting and challenges not" {
  rule = "417.6.b.3",
  battlefields = { "Void Gate", "East Field" },
  p1 = { base = { "Crackshot Corsair" } },
  p2 = { at = { ["Void Gate"] = { "Unit 8" } } },
  function(t)
    t.p1:move("Crackshot Corsair", "Void Gate")
    t:resolve()
    t:expect("Unit 8"):damage(2)
  end,
}

scenario "Void Gate: units that fight each other there deal no more" {
  rule = "417.6.c",
  battlefields = { "Void Gate", "East Field" },
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["Void Gate"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 4", "Void Gate")
    t:combat()
    t:expect("Unit 5"):at("Void Gate")
  end,
}

scenario "Void Gate: one more for each unit that is dealt damage there" {
  battlefields = { "Void Gate", "East Field" },
  p1 = { hand = { "Firestorm", "Tibbers" }, pool = { energy = 14, fury = 3 } },
  p2 = { at = { ["Void Gate"] = { "Unit 9" }, ["East Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Firestorm"):choose("Void Gate")
    t:pass_all()
    t:expect("Unit 9"):damage(4)
    t.p1:play("Tibbers")
    t:pass_all()
    t:expect("Unit 9"):damage(8)
    t:expect("Unit 8"):damage(3)
  end,
}

scenario "Void Gate: a challenge is dealt by units" {
  battlefields = { "Void Gate", "East Field" },
  p1 = { hand = { "Challenge" }, pool = { energy = 2, body = 1 }, base = { "Unit 4" } },
  p2 = { at = { ["Void Gate"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Challenge")
    t:pass_all()
    t:expect("Unit 5"):damage(4)
  end,
}

scenario "715.2 Void Gate: a Deathknell is an ability, and each unit there takes one more" {
  battlefields = { "Void Gate", "East Field" },
  p1 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { at = { ["Void Gate"] = { "Kog'Maw, Caustic", "Unit 6", "Unit 7" } } },
  function(t)
    t.p1:play("Hidden Blade"):on("Kog'Maw, Caustic")
    t:pass_all()
    t:expect("Unit 6"):damage(5)
    t:expect("Unit 7"):damage(5)
  end,
}
