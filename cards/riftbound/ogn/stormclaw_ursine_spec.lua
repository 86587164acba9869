-- SPDX-License-Identifier: MIT

scenario "Stormclaw Ursine: channels a rune exhausted when played" {
  p1 = { hand = { "Stormclaw Ursine" }, pool = { energy = 7 } },
  function(t)
    t.p1:play("Stormclaw Ursine")
    t:pass_all()
    t:expect(t.p1.runes):count(1):exhausted(1)
  end,
}

scenario "Stormclaw Ursine: Tank takes the damage first" {
  rule = "815",
  p1 = { base = { "Unit 6" } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Stormclaw Ursine" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t:combat()
    t:expect("Stormclaw Ursine"):in_zone("trash")
    t:expect("Unit 1"):at("West Field")
  end,
}

scenario "Stormclaw Ursine: with no runes left nothing is channeled" {
  p1 = { hand = { "Stormclaw Ursine" }, pool = { energy = 7 }, rune_deck = {} },
  function(t)
    t.p1:play("Stormclaw Ursine")
    t:pass_all()
    t:expect(t.p1.runes):count(0)
    t:expect(t.p1.hand):count(0)
  end,
}
