-- SPDX-License-Identifier: MIT

scenario "Sivir, Mercenary: with two Power spent this turn she has 2 more and Ganking" {
  rule = "162.2",
  p1 = { at = { ["West Field"] = { "Sivir, Mercenary" } }, hand = { "Hextech Ray", "Hextech Ray" }, pool = { energy = 2 }, runes = { fury = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Hextech Ray#1"):on("Unit 9")
    t:pass_all()
    t:expect("Sivir, Mercenary"):might(4):attribute("ganking", 0)
    t.p1:play("Hextech Ray#2"):on("Unit 9")
    t:pass_all()
    t:expect("Sivir, Mercenary"):might(6):attribute("ganking", 1)
    t:next_turn()
    t:expect("Sivir, Mercenary"):might(4)
  end,
}

scenario "Sivir, Mercenary: two of one cost; Energy does not count, nor what an opponent spends" {
  p1 = { base = { "Sivir, Mercenary" }, hand = { "Unit 3" }, pool = { energy = 3 } },
  p2 = { hand = { "Falling Star" }, runes = { fury = 4 } },
  function(t)
    t.p1:play("Unit 3")
    t:expect("Sivir, Mercenary"):might(4)
    t:next_turn()
    t.p2:play("Falling Star"):on("Unit 3", "Unit 3")
    t:expect("Sivir, Mercenary"):might(4)
  end,
}

scenario "Sivir, Mercenary: Accelerate spends one" {
  rule = "805",
  p1 = { hand = { "Sivir, Mercenary" }, pool = { energy = 5, chaos = 2 } },
  function(t)
    t.p1:play("Sivir, Mercenary"):yes()
    t:expect("Sivir, Mercenary"):ready():might(6)
  end,
}

scenario "Sivir, Mercenary: what a team mate spends she has not spent" {
  format = "2v2",
  p1 = { base = { "Sivir, Mercenary" } }, p2 = {},
  p3 = { hand = { "Punch First" }, pool = { energy = 1, body = 2 }, base = { "Unit 1" } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:play("Punch First"):on("Unit 1")
    t:pass_all()
    t:expect("Sivir, Mercenary"):might(4):no_keyword("ganking")
  end }
