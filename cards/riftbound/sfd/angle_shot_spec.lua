-- SPDX-License-Identifier: MIT

scenario "Angle Shot: attaches an Equipment to a unit of the same controller, and draws" {
  p1 = { hand = { "Angle Shot" }, pool = { energy = 2 }, base = { "Unit 2", "Cloth Armor" } },
  function(t)
    t.p1:play("Angle Shot"):on("Unit 2", "Cloth Armor")
    t:pass_all()
    t.p1:yes()
    t:expect("Cloth Armor"):attached_to("Unit 2")
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Angle Shot: or detaches it, also an opponent's" {
  p1 = { hand = { "Angle Shot" }, pool = { energy = 2 } },
  p2 = { base = { { "Unit 2", attached = { "Cloth Armor" } } } },
  function(t)
    t.p1:play("Angle Shot"):on("Unit 2", "Cloth Armor")
    t:pass_all()
    t.p1:no()
    t:expect("Cloth Armor"):unattached():at("base")
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Angle Shot: an Equipment of another controller than the unit's is no choice" {
  rule = "355.11",
  p1 = { hand = { "Angle Shot" }, pool = { energy = 2 }, base = { "Unit 2", "Cloth Armor" } },
  p2 = { base = { "Unit 3", "Long Sword" } },
  function(t)
    t.p1:play("Angle Shot"):choose("Unit 3")
    t.p1:on("Long Sword") -- the only one
    t:pass_all()
    t.p1:yes()
    t:expect("Long Sword"):attached_to("Unit 3")
    t:expect("Cloth Armor"):unattached()
  end,
}

scenario "Angle Shot: from another unit it is not detached" {
  p1 = {
    hand = { "Angle Shot" }, pool = { energy = 2 },
    base = { "Unit 2", { "Unit 3", attached = { "Cloth Armor" } } },
  },
  function(t)
    t.p1:play("Angle Shot"):on("Unit 2", "Cloth Armor")
    t:pass_all()
    t.p1:no()
    t:expect("Cloth Armor"):attached_to("Unit 3")
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Angle Shot: with the Equipment gone it still draws" {
  rule = "359.3.e.14",
  p1 = { hand = { "Angle Shot" }, pool = { energy = 2 }, base = { "Unit 2", "Cloth Armor" } },
  function(t)
    t:cannot(t.p1, "use", "Cloth Armor")
    t.p1:play("Angle Shot"):on("Unit 2", "Cloth Armor")
    t:expect_chain(1)
  end,
}
