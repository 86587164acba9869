-- SPDX-License-Identifier: MIT

test_card { id = "t-zap", name = "Zap", type = "spell", keywords = { "reaction" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}

scenario "Kato the Arm: moving to a battlefield he gives his keywords and his Might this turn" {
  p1 = { base = { "Kato the Arm", "Unit 2" } },
  function(t)
    t.p1:move("Kato the Arm", "West Field")
    t:pass_all()
    t:expect("Unit 2"):might(5):attribute("deflect", 1)
    t:combat()
    t:next_turn()
    t:expect("Unit 2"):might(2):attribute("deflect", 0)
  end,
}

scenario "Kato the Arm: also keywords he was given, with their values" {
  rule = "359.3.f.2",
  p1 = { base = { "Kato the Arm", "Unit 2" }, hand = { "Cleave" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Cleave"):on("Kato the Arm")
    t:pass_all()
    t.p1:move("Kato the Arm", "West Field")
    t:pass_all()
    t:expect("Unit 2"):attribute("assault", 3):attribute("deflect", 1)
  end,
}

scenario "Kato the Arm: what he gets afterwards is not given" {
  p1 = { base = { "Kato the Arm", "Unit 2" }, hand = { "Discipline" }, pool = { energy = 2 } },
  function(t)
    t.p1:move("Kato the Arm", "West Field")
    t:pass_all()
    t.p1:play("Discipline"):on("Kato the Arm")
    t:pass_all()
    t:expect("Kato the Arm"):might(5)
    t:expect("Unit 2"):might(5)
  end,
}

scenario "Kato the Arm: not when he goes to his base, and never to himself" {
  p1 = { at = { ["West Field"] = { "Kato the Arm", "Unit 2" } } },
  function(t)
    t.p1:move("Kato the Arm", "base")
    t:expect("Unit 2"):might(2):attribute("deflect", 0)
    t:expect_chain(0)
  end,
}

scenario "Kato the Arm: alone he gives nothing" {
  p1 = { base = { "Kato the Arm" } },
  function(t)
    t.p1:move("Kato the Arm", "West Field")
    t:expect("Kato the Arm"):might(3):attribute("deflect", 1)
  end,
}

scenario "740.1 Kato the Arm: a team mate's unit is another friendly one" {
  rule = "740.1",
  teams = 2,
  p1 = { base = { "Kato the Arm" } },
  p2 = { base = { "Unit 4" } }, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p1:move("Kato the Arm", "West Field")
    t:pass_all()
    t:expect("Unit 2"):might(5):attribute("deflect", 1)
  end,
}

scenario "359.3.f.2 Kato the Arm: gone, he gives neither Might nor keywords" {
  rule = "359.3.f.2",
  p1 = { base = { "Kato the Arm", "Unit 1" } },
  p2 = { hand = { "Zap" }, pool = { any = 1 } },
  function(t)
    t.p1:move("Kato the Arm", "West Field"):pass()
    t.p2:play("Zap"):on("Kato the Arm")
    t:pass_all()
    t:expect("Unit 1"):might(1):no_keyword("deflect")
  end,
}
