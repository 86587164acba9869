-- SPDX-License-Identifier: MIT

scenario "Radiant Dawn: stunning an enemy buffs a friendly unit" {
  p1 = { legend = { "Radiant Dawn" }, base = { "Unit 2" }, hand = { "Rune Prison" }, pool = { energy = 2, calm = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Rune Prison"):on("Unit 5")
    t:resolve()
    t.p1:on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):buffed()
  end,
}

scenario "Radiant Dawn: not for one of mine, not for one that is stunned already" {
  rule = "423",
  p1 = { legend = { "Radiant Dawn" }, base = { "Unit 2" }, hand = { "Rune Prison", "Rune Prison" }, pool = { energy = 4, calm = 2 } },
  p2 = { base = { { "Unit 5", stunned = true } } },
  function(t)
    t.p1:play("Rune Prison"):on("Unit 2")
    t:pass_all()
    t.p1:play("Rune Prison#2"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 2"):unbuffed()
  end,
}

scenario "740.1 Radiant Dawn: a team mate's unit may be the one that is buffed" {
  format = "2v2",
  p1 = { legend = "Radiant Dawn", hand = { "Solari Shieldbearer" }, pool = { energy = 9, any = 3 } },
  p2 = { base = { "Unit 5" } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Solari Shieldbearer"):at("base"):on("Unit 5")
    t:resolve()
    t.p1:on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):buffed()
  end,
}

scenario "411.4 Radiant Dawn: you stun, not a team mate" {
  format = "2v2", turn = "p3",
  p1 = { legend = "Radiant Dawn", base = { "Unit 1" } },
  p2 = { base = { "Unit 5" } },
  p3 = { hand = { "Rune Prison" }, pool = { energy = 2, calm = 1 } },
  function(t)
    t.p3:play("Rune Prison"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):stunned()
    t:expect_no_event("trigger", "Radiant Dawn")
    t:expect("Unit 1"):unbuffed()
  end,
}

test_card { id = "t-rad1", name = "Blinding Light", type = "spell", cost = {},
  targets = { up_to(2, unit {}) }, run = function(game, me, them) game.stun(them) end,
}

scenario "Radiant Dawn: two stunned together are one occasion; an enemy unit is not buffed" {
  p1 = { legend = { "Radiant Dawn" }, base = { "Unit 1", "Unit 2" }, hand = { "Blinding Light" } },
  p2 = { base = { "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play("Blinding Light"):choose("Unit 5", "Unit 6")
    t:resolve()
    t:expect_options("Unit 1", "Unit 2")
    t.p1:choose("Unit 1")
    t:expect_chain(1)
    t:resolve()
    t:expect("Unit 1"):buffed()
    t:expect("Unit 2"):unbuffed()
  end,
}
