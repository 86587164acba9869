-- SPDX-License-Identifier: MIT

scenario "Retreat: a friendly unit returns, its owner channels" {
  p1 = { hand = { "Retreat" }, pool = { energy = 1 }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Retreat"):on("Unit 3")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 3" }
    t:expect(t.p1.runes):count(1):exhausted(1)
  end,
}

scenario "Retreat: the owner channels, not who controls it" {
  rule = "127.1",
  p1 = { hand = { "Retreat" }, pool = { energy = 1 }, base = { { "Unit 3", owner = "p2" } } },
  p2 = {},
  function(t)
    t.p1:play("Retreat"):on("Unit 3")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 3" }
    t:expect(t.p2.runes):count(1)
    t:expect(t.p1.runes):count(0)
  end,
}

scenario "Retreat: nobody channels when the unit has gone" {
  rule = "359.3.e.14.a",
  p1 = { hand = { "Retreat" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 3" } } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Retreat"):on("Unit 3"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect(t.p1.runes):count(0)
    t:expect(t.p1.hand):is { "Unit 3" }
  end,
}

scenario "Retreat: not for an enemy unit" {
  p1 = { hand = { "Retreat" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:cannot(t.p1, "play", "Retreat")
  end,
}

scenario "411.1 Retreat: the owner, a team mate, channels" {
  format = "2v2",
  p1 = { hand = { "Retreat" }, pool = { energy = 9, any = 3 } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Retreat"):on("Unit 2")
    t:pass_all()
    t:expect(t.p3.hand):is { "Unit 2" }
    t:expect(t.p3.runes):count(1):exhausted(1)
    t:expect(t.p1.runes):count(0)
  end,
}

scenario "813 Retreat: in response in the opponent's turn, and not before there is anything to answer" {
  p1 = { hand = { "Retreat" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { base = { "Unit 6" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p1, "play", "Retreat", "310.1.a")
    t.p2:play("Mobilize"):pass()
    t:can(t.p1, "play", "Retreat")
  end,
}
