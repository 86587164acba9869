-- SPDX-License-Identifier: MIT

scenario "Vilemaw: smaller enemies there deal it no combat damage" {
  p1 = { base = { "Unit 7" } },
  p2 = { at = { ["West Field"] = { "Vilemaw" } } },
  function(t)
    t.p1:move("Unit 7", "West Field")
    t:combat()
    t:expect_no_event("damage", "Vilemaw")
    t:expect("Unit 7"):in_zone("trash")
  end,
}

scenario "Vilemaw: enemies of its Might or more do" {
  p1 = { base = { "Unit 8" } },
  p2 = { at = { ["West Field"] = { "Vilemaw" } } },
  function(t)
    t.p1:move("Unit 8", "West Field")
    t:combat()
    t:expect("Vilemaw"):in_zone("trash")
  end,
}

scenario "Vilemaw: holding draws a card" {
  p2 = { at = { ["West Field"] = { "Vilemaw" } } },
  function(t)
    t:next_turn()
    t:expect_event("hold", "West Field")
    t:expect(t.p2.hand):count(2)
  end,
}

scenario "Vilemaw: Ambush lets it react to a battlefield where its player has units" {
  rule = "822",
  p1 = { base = { "Unit 7" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Vilemaw" }, pool = { energy = 8, calm = 2 } },
  function(t)
    t.p1:move("Unit 7", "West Field")
    t.p1:pass()
    t.p2:play("Vilemaw")
    t:expect("Vilemaw"):at("West Field"):defending()
  end,
}

scenario "Vilemaw: Ambush wants units of its own player" {
  format = "2v2",
  p1 = { hand = { "Vilemaw" }, pool = { energy = 8, calm = 2 }, at = { ["East Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 3" } },
  p3 = { hand = { "Vilemaw" }, pool = { energy = 8, calm = 2 }, at = { ["West Field"] = { "Unit 4" } } }, p4 = {},
  turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t.p2:pass()
    t:can(t.p3, "play", "p3's Vilemaw")        -- its own unit is there
    t.p3:pass()
    t.p4:pass()
    t:can(t.p1, "play", "p1's Vilemaw", "East Field")
    t:cannot(t.p1, "play", "p1's Vilemaw", "West Field")
  end }
