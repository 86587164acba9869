-- SPDX-License-Identifier: MIT
-- Layers: how effects on Might and keywords come together (468-475).

use "test_cards.lua"

scenario "472.3 several increases add up" {
  p1 = { base = { "Captain", "Captain", { "Unit 2", buffs = 1 } },
    hand = { "Grow" }, runes = { fury = 1 } },
  function(t)
    t:expect("Unit 2"):might(5)
    t:expect("Captain#1"):might(3)
    t.p1:play("Grow"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(7)
  end }

scenario "472.3.d increases come before decreases" {
  p1 = { at = { ["West Field"] = { "Captain", "Unit 1" } },
    hand = { "Shrink" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Shrink"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(0)
    t.p1:move("Captain", "base")
    t:expect("Unit 1"):might(0)
  end }

scenario "472.3.b a limited decrease is measured when it begins" {
  p1 = { base = { "Unit 3" }, hand = { "Shrivel", "Grow" }, runes = { fury = 2 } },
  function(t)
    -- 3 - 4, but not below 1: it is -2 from now on
    t.p1:play("Shrivel"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(1)
    t.p1:play("Grow"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(3)
  end }

scenario "472.3.b a limited decrease does its full amount where there is room" {
  p1 = { base = { "Unit 3" }, hand = { "Shrivel", "Grow" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Grow"):on "Unit 3"
    t:pass_all()
    t.p1:play("Shrivel"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(1)
  end }

scenario "471.3 an effect that ends its own condition is removed once and not applied again" {
  p1 = { base = { "Shy Mighty" } },
  function(t)
    -- 4 Might, +1 while it is less than 5
    t:expect("Shy Mighty"):might(4)
  end }

scenario "472.2 keywords are given in the layer of abilities" {
  p1 = { base = { "Drill Sergeant" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:expect("Unit 1"):attribute("ganking", 1)
    t.p1:move("Unit 1", "East Field")
    t:expect("Unit 1"):at "East Field"
  end }

scenario "472.2 a keyword given by a passive goes with it" {
  p1 = { base = { "Drill Sergeant" }, at = { ["West Field"] = { "Unit 1" } },
    hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Drill Sergeant"
    t:pass_all()
    t:expect("Unit 1"):attribute("ganking", 0)
  end }

scenario "472 an ability that counts mighty enemies sees effects on their Might" {
  p1 = { base = { "Giant Hater" } },
  p2 = { base = { "Unit 4" }, hand = { "Grow" }, runes = { calm = 1 } }, turn = "p2",
  function(t)
    t:expect("Giant Hater"):might(2)
    t.p2:play("Grow"):on "Unit 4"
    t:pass_all()
    t:expect("Giant Hater"):might(4)
    t:next_turn()
    t:expect("Giant Hater"):might(2)
  end }

scenario "364 a decrease on enemies here" {
  p1 = { base = { "Bully" } }, p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Bully", "East Field")
    t:expect("Unit 3"):might(2)
    t:combat()
    t:expect("Unit 3"):in_zone "trash"
    t:expect("Bully"):at "East Field"
  end }

scenario "143.2.a a passive that ends can make damage lethal" {
  p1 = { at = { ["West Field"] = { "Captain", { "Unit 2", damage = 2 } } } },
  function(t)
    t:expect("Unit 2"):might(3)
    t.p1:move("Captain", "base")
    t:expect("Unit 2"):in_zone "trash"
  end }

test_card { id = "t-940", name = "Gank Boss", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { friendly = true, other = true, keyword = "ganking" }, might = 1 },
}
test_card { id = "t-941", name = "Road Warden", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { friendly = true, keyword = "tank" }, keywords = { "ganking" } },
}
test_card { id = "t-942", name = "Armourer", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { friendly = true, other = true }, keywords = { "tank" } },
}
test_card { id = "t-943", name = "Champion Trainer", type = "unit", might = 2,
  cost = { energy = 1 },
  static { affects = units { friendly = true, might = at_least(5) }, keywords = { "ganking" } },
}

scenario "472.2 what keywords are given decides what Might is given" {
  p1 = { base = { "Gank Boss", "Unit 1" }, hand = { "Lend Ganking" }, runes = { fury = 1 } },
  function(t)
    t:expect("Unit 1"):might(1)
    t.p1:play("Lend Ganking"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(2)
  end }

scenario "473.1.b an effect that widens another one is applied before it, whichever is older" {
  p1 = { base = { "Road Warden", "Armourer", "Unit 1" } },
  function(t)
    t:expect("Unit 1"):attribute("tank", 1):attribute("ganking", 1)
  end }

scenario "474.1 the same with the other one older" {
  p1 = { base = { "Armourer", "Road Warden", "Unit 1" } },
  function(t)
    t:expect("Unit 1"):attribute("tank", 1):attribute("ganking", 1)
  end }

scenario "471.2 the layers are gone through again: Might that was added gives a keyword" {
  p1 = { base = { "Champion Trainer", "Captain", "Unit 4", "Unit 3" } },
  function(t)
    t:expect("Unit 4"):might(5):attribute("ganking", 1)
    t:expect("Unit 3"):might(4):attribute("ganking", 0)
  end }

scenario "475.1 temporary effects add to passive ones" {
  p1 = { base = { "Captain", "Unit 2" }, hand = { "Grow", "Shrink" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Grow"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(5)
    t.p1:play("Shrink"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(3)
  end }

scenario "711 off the board a unit is mighty by its own Might" {
  p1 = { base = { "Captain" }, hand = { "Unit 5", "Unit 4" } },
  function(t)
    t:expect("Unit 5"):attribute("mighty", 1)
    t:expect("Unit 4"):attribute("mighty", 0):might(4)
  end }
