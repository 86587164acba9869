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
