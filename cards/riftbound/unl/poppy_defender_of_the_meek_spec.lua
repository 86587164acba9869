-- SPDX-License-Identifier: MIT

scenario "Poppy, Defender of the Meek: 3 XP make her cost 3 less" {
  rule = "356.2",
  p1 = { hand = { "Poppy, Defender of the Meek" }, pool = { energy = 3, order = 1 }, xp = 3 },
  function(t)
    t.p1:play("Poppy, Defender of the Meek")
    t:expect("Poppy, Defender of the Meek"):at("base")
    t:expect_number("p1", "xp", 0)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Poppy, Defender of the Meek: without them the whole price; Ambush and Tank" {
  rule = "822",
  p1 = { hand = { "Poppy, Defender of the Meek" }, pool = { energy = 6, order = 1 }, xp = 2, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { base = { "Unit 2" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 2", "West Field")
    t.p2:pass()
    t.p1:play("Poppy, Defender of the Meek")
    t:expect("Poppy, Defender of the Meek"):at("West Field"):defending()
    t:expect_number("p1", "energy", 0)
    t:combat()
    t:expect(t:at("West Field")):is { "Unit 1", "Poppy, Defender of the Meek" }
  end,
}

scenario "Poppy, Defender of the Meek: not with 2 XP and 3 Energy" {
  p1 = { hand = { "Poppy, Defender of the Meek" }, pool = { energy = 5, order = 1 }, xp = 2 },
  function(t) t:cannot(t.p1, "play", "Poppy, Defender of the Meek") end,
}

scenario "Poppy, Defender of the Meek: XP of a team mate pay nothing; Ambush wants own units" {
  format = "2v2",
  p1 = { hand = { "Poppy, Defender of the Meek" }, pool = { energy = 3, order = 1 } }, p2 = {}, p3 = { xp = 3 }, p4 = {},
  function(t)
    t:cannot(t.p1, "play", "Poppy, Defender of the Meek")
  end }
