-- SPDX-License-Identifier: MIT

scenario "Arise!: a Sand Soldier for each Equipment, then up to two of them are readied" {
  p1 = {
    hand = { "Arise!" }, pool = { energy = 6, order = 1 },
    base = { "Cloth Armor", "Long Sword", { "Unit 2", attached = { "Brutalizer" } }, { "Unit 3", exhausted = true } },
  },
  function(t)
    t.p1:play("Arise!")
    t:resolve()
    t:expect(t.p1.base):has("Sand Soldier", 3)
    t.p1:choose("Sand Soldier#1", "Sand Soldier#2")
    t:pass_all()
    t:expect("Sand Soldier#1"):ready()
    t:expect("Sand Soldier#2"):ready()
    t:expect("Sand Soldier#3"):exhausted()
    t:expect("Unit 3"):exhausted()
  end,
}

scenario "Arise!: only those it played are among them, however many they are" {
  p1 = {
    hand = { "Arise!" }, pool = { energy = 6, order = 1 },
    base = { "Cloth Armor", "Cloth Armor", "Cloth Armor", "Cloth Armor", "Cloth Armor", "Cloth Armor", { "Unit 3", exhausted = true }, { "Sand Soldier", exhausted = true } },
  },
  function(t)
    t.p1:play("Arise!")
    t:resolve()
    t:expect(t.p1.base):has("Sand Soldier", 7)
    t:expect_no_option("Unit 3")
    t:expect_no_option("Sand Soldier#1")
    t:expect_option("Sand Soldier#7", "Sand Soldier#2")
    t.p1:choose("Sand Soldier#7")
    t:pass_all()
    t:expect("Sand Soldier#7"):ready()
    t:expect("Sand Soldier#2"):exhausted()
  end,
}

scenario "Arise!: without Equipment, or with the opponent's only, nothing happens" {
  p1 = { hand = { "Arise!" }, pool = { energy = 6, calm = 1 } },
  p2 = { base = { "Cloth Armor" } },
  function(t)
    t.p1:play("Arise!")
    t:pass_all()
    t:expect(t.p1.base):count(0)
    t:expect_chain(0)
  end,
}

scenario "Arise!: with one Equipment its Sand Soldier need not be readied" {
  p1 = { hand = { "Arise!" }, pool = { energy = 6, calm = 1 }, base = { "Cloth Armor" } },
  function(t)
    t.p1:play("Arise!")
    t:resolve()
    t.p1:choose()
    t:pass_all()
    t:expect("Sand Soldier"):exhausted()
  end,
}

scenario "484.8.c Arise!: a team mate's Equipment is not one you control" {
  rule = "484.8.c",
  teams = 2,
  p1 = { hand = { "Arise!" }, pool = { energy = 6, calm = 1 }, base = { "Doran's Blade" } },
  p2 = {}, p3 = { base = { "Long Sword", "Cloth Armor" } }, p4 = {},
  function(t)
    t.p1:play("Arise!")
    t:resolve()
    t.p1:choose("Sand Soldier")
    t:pass_all()
    t:expect(t.p1.base):is { "Doran's Blade", "Sand Soldier" }
    t:expect("Sand Soldier"):ready()
  end,
}
