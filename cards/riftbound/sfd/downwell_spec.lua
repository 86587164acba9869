-- SPDX-License-Identifier: MIT

scenario "Downwell: all units and gear go back to their owners' hands" {
  p1 = { hand = { "Downwell" }, pool = { energy = 8, chaos = 2 }, base = { "Gold", { "Unit 1", attached = { "Long Sword" } } } },
  p2 = { at = { ["West Field"] = { "Unit 2", { "Unit 4", owner = "p1" } } }, base = { "Cull" } },
  function(t)
    t.p1:play("Downwell")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1", "Long Sword", "Unit 4" }
    t:expect(t.p2.hand):is { "Unit 2", "Cull" }
    t:expect(t.p1.base):count(0)
    t:expect_control("West Field", "nobody")
  end,
}

scenario "Downwell: runes, legends and facedown cards stay" {
  p1 = { hand = { "Downwell" }, pool = { energy = 8, chaos = 2 }, runes = { fury = 2 }, legend = "Blind Monk" },
  function(t)
    t.p1:play("Downwell")
    t:pass_all()
    t:expect(t.p1.runes):count(2)
    t:expect("Blind Monk"):in_zone("legends")
  end,
}

scenario "411.1 Downwell: to the hands of three owners" {
  rule = "411.1", players = 3,
  p1 = { hand = { "Downwell" }, pool = { energy = 8, chaos = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Poro Snax" } }, p3 = { at = { ["West Field"] = { { "Unit 3", attached = { "Long Sword" } } } } },
  function(t)
    t.p1:play("Downwell")
    t:resolve()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect(t.p2.hand):is { "Poro Snax" }
    t:expect(t.p3.hand):is { "Unit 3", "Long Sword" }
  end,
}

scenario "056.2 Downwell: a stolen unit goes to its owner's hand, tokens cease to exist" {
  p1 = { hand = { "Downwell" }, pool = { energy = 8, chaos = 2 }, base = { { "Unit 4", owner = "p2" }, "Gold", "Sprite" } },
  p2 = { base = { { "Unit 3", attached = { "Long Sword" } } } },
  function(t)
    t.p1:play("Downwell")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 4", "Unit 3", "Long Sword" }
    t:expect(t.p1.hand):count(0)
  end,
}
