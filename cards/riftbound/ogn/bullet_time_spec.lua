-- SPDX-License-Identifier: MIT

scenario "Bullet Time: as much damage to all enemies there as Power is paid" {
  p1 = { hand = { "Bullet Time" }, pool = { energy = 1, body = 1, chaos = 2 }, at = { ["East Field"] = { "Unit 1" } } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 5" } }, base = { "Unit 4" } },
  function(t)
    t.p1:play("Bullet Time"):on("West Field")
    t:resolve()
    t.p1:number(2)
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 5"):damage(2)
    t:expect("Unit 4"):damage(0)
  end,
}

scenario "Bullet Time: with nothing paid there is no damage" {
  rule = "417.1.e",
  p1 = { hand = { "Bullet Time" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Bullet Time"):on("West Field")
    t:pass_all()
    t:expect("Unit 2"):damage(0)
    t:expect_no_event("damage")
  end,
}

scenario "Bullet Time: Bonus Damage is added once, not for each Power" {
  rule = "715.2",
  p1 = { hand = { "Bullet Time" }, pool = { energy = 1, body = 2 }, base = { "Annie, Fiery" } },
  p2 = { at = { ["West Field"] = { "Unit 7" } } },
  function(t)
    t.p1:play("Bullet Time"):on("West Field")
    t:resolve()
    t.p1:number(2)
    t:expect("Unit 7"):damage(3)
  end,
}

scenario "Bullet Time: in a showdown, and not for friends there" {
  p1 = { base = { "Unit 1" }, hand = { "Bullet Time" }, pool = { energy = 1, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:play("Bullet Time"):on("West Field")
    t:resolve()
    t.p1:number(1)
    t:expect("Unit 5"):damage(1)
    t:expect("Unit 1"):damage(0)
  end,
}

scenario "740.2 Bullet Time: enemy units at that battlefield, in a team mate's combat" {
  format = "2v2", turn = "p3",
  p1 = { hand = { "Bullet Time" }, pool = { energy = 1, any = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p3:move("Unit 4", "West Field"):pass()
    t.p4:pass()
    t.p1:play("Bullet Time"):choose("West Field")
    t:resolve()
    t.p1:number(2)
    t:expect("Unit 6"):damage(2)
    t:expect("Unit 4"):damage(0)
  end,
}

scenario "742.1.a Bullet Time: runes are recycled for what is paid, and paying nothing keeps them" {
  p1 = { hand = { "Bullet Time", "Bullet Time" }, pool = { energy = 2 }, runes = { body = 1, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Bullet Time"):on("West Field")
    t:resolve()
    t.p1:number(0)
    t:expect_no_event("damage")
    t:expect(t.p1.runes):count(2)
    t.p1:play("Bullet Time"):on("West Field")
    t:resolve()
    assert(not t:accepts_number(t.p1, 3), "there are two runes")
    t.p1:number(2)
    t:expect("Unit 8"):damage(2)
    t:expect(t.p1.runes):count(0)
  end,
}
