-- SPDX-License-Identifier: MIT

scenario "Pickpocket: kills a cheap gear for a Gold" {
  rule = "131.4",
  p1 = { hand = { "Pickpocket" }, pool = { energy = 3 } },
  p2 = { base = { "Cull", "World Atlas" } },
  function(t)
    t.p1:play("Pickpocket"):yes():on("Cull")
    t:pass_all()
    t:expect("Cull"):in_zone("trash")
    t:expect(t.p1.base):is { "Pickpocket", "Gold" }
    t:expect("Gold"):exhausted()
  end,
}

scenario "Pickpocket: no kill, no Gold; a gear for 2 cannot be chosen" {
  rule = "359.3.e.14.a",
  p1 = { hand = { "Pickpocket" }, pool = { energy = 3 } },
  p2 = { base = { "World Atlas" } },
  function(t)
    t.p1:play("Pickpocket")
    t:pass_all()
    t:expect(t.p1.base):is { "Pickpocket" }
    t:expect("World Atlas"):at("base")
  end,
}

scenario "Pickpocket: a gear is anybody's; the Gold is its player's" {
  format = "2v2",
  p1 = { hand = { "Pickpocket" }, pool = { energy = 3 } }, p2 = {},
  p3 = { base = { "Orb of Regret" } }, p4 = {},
  function(t)
    t.p1:play("Pickpocket"):yes()
    t.p1:on("Orb of Regret")
    t:pass_all()
    t:expect("Orb of Regret"):in_zone("trash")
    t:expect("Gold"):controlled_by("p1"):exhausted()
  end }
