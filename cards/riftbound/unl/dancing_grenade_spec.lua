-- SPDX-License-Identifier: MIT

scenario "Dancing Grenade: two damage, and its controller may play it again for one Power, with one more" {
  rule = "356.1.a",
  p1 = { hand = { "Dancing Grenade" }, pool = { energy = 2, fury = 1 }, base = { "Unit 6" } },
  p2 = { base = { "Unit 5" }, pool = { calm = 1 } },
  function(t)
    t.p1:play("Dancing Grenade"):choose("Unit 5")
    t:resolve()
    t:expect("Unit 5"):damage(2)
    t.p2:yes():choose("Unit 6")
    t:expect_number("p2", "calm", 0)
    t:resolve()
    t:expect("Unit 6"):damage(3)
    t.p1:no()
    t:expect_chain(0)
    t:expect(t.p1.trash):is { "Dancing Grenade" }
  end,
}

scenario "Dancing Grenade: without the Power it cannot be played again and lies in its owner's trash" {
  p1 = { hand = { "Dancing Grenade" }, pool = { energy = 2, fury = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Dancing Grenade")
    t:resolve()
    t.p2:yes()
    t:expect_chain(0)
    t:expect(t.p1.trash):is { "Dancing Grenade" }
    t:expect("Unit 5"):damage(2)
  end,
}

scenario "054 Dancing Grenade: who cannot play spells this turn does not play it again" {
  p1 = { hand = { "Dancing Grenade", "Lilting Lullaby" }, pool = { energy = 4, fury = 1, calm = 2 } },
  p2 = { base = { "Unit 9" }, hand = { "Stupefy" }, pool = { energy = 1, fury = 1 } },
  function(t)
    t.p1:play("Dancing Grenade"):on("Unit 9"):pass()
    t.p2:play("Stupefy"):on("Unit 9"):pass()
    t.p1:play("Lilting Lullaby"):on("Stupefy")
    t:resolve()
    t:resolve()
    t.p2:yes()
    t:expect("Unit 9"):damage(2)
    t:expect_chain(0)
    t:expect_number("p2", "fury", 1)
    t:expect("Dancing Grenade"):in_zone("trash")
  end,
}

test_card { id = "t-dg1", name = "Small Ward", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { unit {} }, run = function(game, me, it) game.prevent(it, { lasts = "turn", amount = 2 }) end,
}

scenario "715.4 Dancing Grenade: what it deals more is Bonus Damage, which is nothing where its 2 are prevented" {
  p1 = { hand = { "Dancing Grenade" }, pool = { energy = 2, fury = 1 } },
  p2 = { base = { "Unit 9" }, pool = { any = 1 }, hand = { "Small Ward" } },
  function(t)
    t.p1:play("Dancing Grenade"):on("Unit 9")
    t:resolve()
    t:expect("Unit 9"):damage(2)
    t.p2:yes()
    t.p2:on("Unit 9")
    t.p2:play("Small Ward"):on("Unit 9")
    t:resolve()
    t:resolve()
    t:expect("Unit 9"):damage(2)
    t.p2:no()
  end,
}
