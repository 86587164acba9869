-- SPDX-License-Identifier: MIT

test_card { id = "t-zap", name = "Zap", type = "spell", keywords = { "reaction" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}

scenario "Royal Guard: a Sand Soldier comes where it is played" {
  rule = "184.3",
  p1 = { hand = { "Royal Guard" }, at = { ["West Field"] = { "Unit 1" } }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Royal Guard"):at("West Field")
    t:pass_all()
    t:expect("Sand Soldier"):at("West Field"):might(2):exhausted()
  end,
}

scenario "Royal Guard: gone before its ability resolves, no token" {
  rule = "359.3.f.2",
  p1 = { hand = { "Royal Guard" }, pool = { energy = 4 } },
  p2 = { hand = { "Hidden Blade" } },
  function(t)
    t.p1:play("Royal Guard"):at("base")
    t:pass_all()
    t:expect("Sand Soldier"):at("base")
    t:expect("Sand Soldier"):controlled_by("p1")
  end,
}

scenario "359.3.f.2 Royal Guard: gone, there is no here" {
  rule = "359.3.f.2",
  p1 = { hand = { "Royal Guard" }, pool = { energy = 4 } },
  p2 = { hand = { "Zap" } },
  function(t)
    t.p1:play("Royal Guard"):pass()
    t.p2:play("Zap")
    t:pass_all()
    t:expect(t.p1.base):count(0)
  end,
}
