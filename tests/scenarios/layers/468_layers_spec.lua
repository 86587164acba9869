-- SPDX-License-Identifier: MIT
-- Layers: how effects on Might and keywords come together (468-475).

use "../test_cards.lua"

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

-- ---- Dependency (473-474) -------------------------------------------------------------

test_card { id = "t-944", name = "Admirer", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", might = number.highest(units { friendly = true, other = true }, "might") },
}
test_card { id = "t-945", name = "Road Counter", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", might = number.count(units { friendly = true, keyword = "ganking" }) },
}
test_card { id = "t-946", name = "Tank Prophet", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { friendly = true, name = "Unit 1" }, keywords = { "ganking" },
    if_ = number.count(units { friendly = true, keyword = "tank" }):at_least(1) },
}
test_card { id = "t-947", name = "Tank Maker", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { friendly = true, name = "Unit 1" }, keywords = { "tank" } },
}
test_card { id = "t-948", name = "Tired Rival", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", while_ = { exhausted = true },
    might = number.highest(units { friendly = true, other = true, tags = "Rival" }, "might") },
  tags = { "Rival" },
}
test_card { id = "t-949", name = "Rival", type = "unit", cost = { energy = 1 }, might = 2,
  tags = { "Rival" },
  static { affects = "me",
    might = number.highest(units { friendly = true, other = true, tags = "Rival" }, "might") },
}
test_card { id = "t-952", name = "Levelling Field", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { other = true, at = "here" }, becomes = { might = 4 } },
}
test_card { id = "t-953", name = "Tired Leveller", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { other = true, at = "here" }, while_ = { exhausted = true },
    becomes = { might = 7 } },
}
test_card { id = "t-954", name = "Become Four", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" }, targets = { unit {} },
  run = function(game, me, it) game.set_might(it, 4, { lasts = "turn" }) end,
}
test_card { id = "t-955", name = "Double Up", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" }, targets = { unit {} },
  run = function(game, me, it) game.double_might(it, { lasts = "turn" }) end,
}
test_card { id = "t-956", name = "Swap Them", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" }, targets = { unit {}, another(unit {}) },
  run = function(game, me, one, two) game.swap_might(one, two, { lasts = "turn" }) end,
}

scenario "473.1.c an effect whose outcome another one alters is applied after it, though it is older" {
  p1 = { base = { "Admirer", "Captain", "Unit 3" } },
  function(t)
    -- Unit 3 has 4 by the Captain: 1 + 4, and 1 from the Captain
    t:expect("Unit 3"):might(4)
    t:expect("Admirer"):might(6)
  end }

scenario "473.1.c an effect whose outcome a newer one alters is applied after it" {
  p1 = { base = { "Captain", "Unit 3", "Admirer" } },
  function(t)
    t:expect("Admirer"):might(6)
  end }

scenario "473.1.a an effect that only exists by another one of its layer is applied in that layer" {
  p1 = { base = { "Road Counter", "Tank Prophet", "Tank Maker", "Unit 1" } },
  function(t)
    -- ganking is there before the layer of Might counts it
    t:expect("Unit 1"):attribute("ganking", 1)
    t:expect("Road Counter"):might(2)
  end }

scenario "473.1.a an effect that would exist by another one of its layer does not exist without that one" {
  p1 = { base = { "Road Counter", "Tank Prophet", "Unit 1" } },
  function(t)
    t:expect("Unit 1"):attribute("ganking", 0)
    t:expect("Road Counter"):might(1)
  end }

scenario "473.1.b an effect that reaches more objects by another one is applied after it" {
  p1 = { base = { "Road Counter", "Road Warden", "Armourer", "Unit 1" } },
  function(t)
    -- tank for all but the Armourer, and for those ganking: counted by the Road Counter
    t:expect("Road Counter"):might(4)
  end }

scenario "474.1 a row of dependencies is applied from its end" {
  p1 = { base = { "Road Counter", "Road Warden", "Tank Prophet", "Armourer", "Unit 1" } },
  function(t)
    -- tank for all but the Armourer; ganking for those, and for Unit 1 once more
    t:expect("Road Counter"):might(5)
    t:expect("Unit 1"):attribute("ganking", 2)
  end }

scenario "475 a circle of dependencies goes by timestamp" {
  p1 = { base = { { "Tired Rival", exhausted = true }, "Rival" } },
  function(t)
    t:expect("Tired Rival"):might(3) -- 1 + 2
    t:expect("Rival"):might(5) -- 2 + 3
  end }

scenario "475.1 an effect whose condition comes true later is the newer one, however old its object" {
  p1 = { base = { "Tired Rival", "Rival" }, hand = { "Tire" }, runes = { fury = 1 } },
  function(t)
    t:expect("Rival"):might(3)
    t.p1:play("Tire"):on "Tired Rival"
    t:pass_all()
    t:expect("Rival"):might(3) -- 2 + 1, applied first
    t:expect("Tired Rival"):might(4) -- 1 + 3
  end }

scenario "475.2 an effect that ceased and applies again has a new timestamp" {
  p1 = { base = { { "Tired Rival", exhausted = true }, "Rival" },
    hand = { "Tire", "Wake" }, runes = { fury = 2 } },
  function(t)
    t:expect("Rival"):might(5)
    t.p1:play("Wake"):on "Tired Rival"
    t:pass_all()
    t:expect("Tired Rival"):might(1)
    t:expect("Rival"):might(3)
    t.p1:play("Tire"):on "Tired Rival"
    t:pass_all()
    t:expect("Rival"):might(3)
    t:expect("Tired Rival"):might(4)
  end }

scenario "475.3 of two effects that assign Might the newer one counts" {
  p1 = { base = { "Levelling Field", { "Tired Leveller", exhausted = true }, "Unit 1" } },
  function(t)
    t:expect("Unit 1"):might(7)
    t:expect("Tired Leveller"):might(4)
  end }

scenario "475.3 of two effects that assign Might the newer condition counts, not the newer object" {
  p1 = { base = { "Tired Leveller", "Levelling Field", "Unit 1" },
    hand = { "Tire" }, runes = { fury = 1 } },
  function(t)
    t:expect("Unit 1"):might(4)
    t.p1:play("Tire"):on "Tired Leveller"
    t:pass_all()
    t:expect("Unit 1"):might(7)
  end }

test_keyword "wearying" {
  reminder = "While I'm exhausted, units have 7 Might.",
  static { while_ = { exhausted = true }, affects = units {}, becomes = { might = 7 } },
}
test_card { id = "t-468-weary", name = "Weary Elder", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "wearying" },
}

scenario "475.1 a condition in the text of a keyword has its place, too: what begins later is newer" {
  p1 = { base = { "Weary Elder", "Unit 1" },
    hand = { "Tire", "Become Four" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Tire"):on "Weary Elder"
    t:pass_all()
    t:expect("Unit 1"):might(7)
    t.p1:play("Become Four"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(4)
  end }

scenario "475.1 what begins between has its place: an effect is newer than a condition that held before" {
  p1 = { base = { "Tired Leveller", "Unit 1" },
    hand = { "Tire", "Become Four" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Tire"):on "Tired Leveller"
    t:pass_all()
    t.p1:play("Become Four"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(4)
  end }

scenario "475.1 an effect is older than a condition that holds only afterwards" {
  p1 = { base = { "Tired Leveller", "Unit 1" },
    hand = { "Tire", "Become Four" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Become Four"):on "Unit 1"
    t:pass_all()
    t.p1:play("Tire"):on "Tired Leveller"
    t:pass_all()
    t:expect("Unit 1"):might(7)
  end }

test_card(function()
  local tired = units { friendly = true, exhausted = true }
  return card { id = "t-468-lull", name = "Lull", type = "spell", cost = {},
    run = function(game) game.start("seven", { lasts = "turn" }) end,
    abilities = {
      seven = static { while_ = number.count(tired):at_least(1), affects = units { enemy = true }, becomes = { might = 7 } },
    },
  }
end)

scenario "475.2 what a spell began and what ceased has a new timestamp when it applies again" {
  p1 = { base = { "Unit 2" }, hand = { "Lull", "Tire", "Tire", "Wake", "Become Four" }, runes = { fury = 4 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Lull")
    t:pass_all()
    t:expect("Unit 1"):might(1)
    t.p1:play("Tire#1"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 1"):might(7)
    t.p1:play("Become Four"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(4)
    t.p1:play("Wake"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 1"):might(4)
    t.p1:play("Tire"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 1"):might(7)
  end }

-- ---- Assigned, doubled, swapped Might -----------------------------------------------------

scenario "472.1.a.1 Might is assigned before it is increased, whenever that began" {
  p1 = { base = { { "Unit 2", buffs = 1 } }, hand = { "Grow", "Become Four" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Grow"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(5)
    t.p1:play("Become Four"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(7):attribute("base_might", 4)
    t:next_turn()
    t:expect("Unit 2"):might(3):attribute("base_might", 2)
  end }

scenario "471.3 an assigned Might that is disqualified gives the former one back" {
  p1 = { at = { ["West Field"] = { "Levelling Field", "Unit 1" } } },
  function(t)
    t:expect("Unit 1"):might(4)
    t.p1:move("Levelling Field", "base")
    t:expect("Unit 1"):might(1)
  end }

scenario "432.1 doubling adds what there is now, and no more later" {
  p1 = { base = { "Unit 3" }, hand = { "Double Up", "Grow" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Double Up"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(6)
    t.p1:play("Grow"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(8)
    t:next_turn()
    t:expect("Unit 3"):might(3)
  end }

scenario "143.2.b.1 doubling counts with Might below 0" {
  p1 = { base = { "Unit 1" }, hand = { "Shrink", "Double Up", "Grow" }, runes = { fury = 3 } },
  function(t)
    t.p1:play("Shrink"):on "Unit 1"
    t:pass_all()
    t.p1:play("Double Up"):on "Unit 1"
    t:pass_all()
    t.p1:play("Grow"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(0) -- 1 - 2 - 1 + 2
  end }

scenario "433.1.b swapping makes two fixed changes" {
  p1 = { base = { "Unit 3", "Unit 5" }, hand = { "Swap Them", "Grow" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Swap Them"):on("Unit 3", "Unit 5")
    t:pass_all()
    t:expect("Unit 3"):might(5)
    t:expect("Unit 5"):might(3)
    t.p1:play("Grow"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(7)
    t:expect("Unit 5"):might(3)
    t:next_turn()
    t:expect("Unit 3"):might(3)
    t:expect("Unit 5"):might(5)
  end }

scenario "433.1.c swapping equal values does nothing" {
  p1 = { base = { "Unit 3", { "Unit 2", buffs = 1 } }, hand = { "Swap Them" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Swap Them"):on("Unit 3", "Unit 2")
    t:pass_all()
    t:expect("Unit 3"):might(3)
    t:expect("Unit 2"):might(3)
  end }

test_card { id = "t-957", name = "Giant Fan", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { friendly = true, name = "Unit 1" }, might = 2,
    if_ = number.count(units { friendly = true, mighty = true }):at_least(1) },
}
test_card { id = "t-958", name = "Unit 1 Admirer", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", might = number.highest(units { name = "Unit 1" }, "might") },
}
test_card { id = "t-959", name = "Giant Levelling", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { name = "Unit 1" }, becomes = { might = 7 },
    if_ = number.count(units { base_might = at_least(8) }):at_least(1) },
}
test_card { id = "t-960", name = "Giant Maker", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { name = "Unit 2" }, becomes = { might = 8 } },
}

scenario "473.1.a an effect that begins to exist within a sequence is applied in that sequence" {
  p1 = { base = { "Unit 1 Admirer", "Giant Fan", "Captain", "Unit 4", "Unit 1" } },
  function(t)
    -- the Captain makes Unit 4 mighty, so Unit 1 has 1 + 1 + 2, which the Admirer adds to 1 + 1
    t:expect("Unit 1"):might(4)
    t:expect("Unit 1 Admirer"):might(6)
  end }

scenario "474.1 what depends on another effect is applied immediately after it" {
  p1 = { base = { "Giant Maker", "Levelling Field", "Giant Levelling", "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    -- Giant Maker, then at once Giant Levelling (7), then Levelling Field (4)
    t:expect("Unit 1"):might(4)
  end }

scenario "474.1 what does not depend on another effect is applied in timestamp order" {
  p1 = { base = { "Unit 8", "Levelling Field", "Giant Maker", "Giant Levelling", "Unit 1" } },
  p2 = { base = { "Unit 8" } },
  function(t)
    t:expect("Unit 1"):might(7)
  end }
