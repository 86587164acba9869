-- SPDX-License-Identifier: MIT

test_card { id = "t-zap", name = "Zap", type = "spell", keywords = { "reaction" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}

scenario "Deathgrip: kills one of mine, gives its Might to another, draws" {
  p1 = { base = { "Unit 4", "Unit 1" }, hand = { "Deathgrip" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Deathgrip"):on("Unit 4", "Unit 1")
    t:pass_all()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 1"):might(5)
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Deathgrip: needs two units of mine" {
  p1 = { base = { "Unit 4" }, hand = { "Deathgrip" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 1" } },
  function(t) t:cannot(t.p1, "play", "Deathgrip") end,
}

scenario "740.1 Deathgrip: a team mate's unit may be killed, and may get the Might" {
  rule = "740.1",
  teams = 2,
  p1 = { base = { "Unit 1" }, hand = { "Deathgrip" }, pool = { energy = 2 } },
  p2 = {}, p3 = { base = { "Unit 4" } }, p4 = {},
  function(t)
    t.p1:play("Deathgrip"):on("Unit 4", "Unit 1")
    t:pass_all()
    t:expect(t.p3.trash):is { "Unit 4" }
    t:expect("Unit 1"):might(5)
  end,
}

scenario "359.3.e.14 Deathgrip: the unit to be killed is gone: no Might, but a card" {
  rule = "359.3.e.14",
  p1 = { base = { "Unit 4", "Unit 1" }, hand = { "Deathgrip" }, pool = { energy = 2 } },
  p2 = { hand = { "Zap" } },
  function(t)
    t.p1:play("Deathgrip"):on("Unit 4", "Unit 1"):pass()
    t.p2:play("Zap"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 1"):might(1)
    t:expect(t.p1.hand):count(1)
  end,
}
