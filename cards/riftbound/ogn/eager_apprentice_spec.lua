-- SPDX-License-Identifier: MIT

scenario "Eager Apprentice: my spells cost one less while it is at a battlefield" {
  p1 = {
    hand = { "Consult the Past" }, pool = { energy = 3 },
    at = { ["West Field"] = { "Eager Apprentice" } },
  },
  function(t)
    t.p1:play("Consult the Past")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Eager Apprentice: never below one" {
  rule = "356.4.e",
  p1 = {
    hand = { "Stupefy" }, pool = { energy = 1 }, at = { ["West Field"] = { "Eager Apprentice" } },
  },
  function(t)
    t.p1:play("Stupefy"):on("Eager Apprentice")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Eager Apprentice: two of them count twice" {
  p1 = {
    hand = { "Consult the Past" }, pool = { energy = 2 },
    at = { ["West Field"] = { "Eager Apprentice", "Eager Apprentice" } },
  },
  function(t)
    t.p1:play("Consult the Past")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Eager Apprentice: not from the base, not for the opponent, not for units" {
  p1 = { hand = { "Consult the Past" }, pool = { energy = 3 }, base = { "Eager Apprentice" } },
  p2 = {
    hand = { "Unit 4", "Consult the Past" }, runes = { mind = 1 },
    at = { ["West Field"] = { "Eager Apprentice" } },
  },
  function(t)
    t:cannot(t.p1, "play", "p1's Consult the Past")
    t:next_turn()
    t:expect(t.p2.runes):ready(3)
    t:cannot(t.p2, "play", "Unit 4")
    t:can(t.p2, "play", "p2's Consult the Past")
  end,
}

scenario "Eager Apprentice: a hidden spell stays free, a Deflect surcharge stays" {
  p1 = {
    at = { ["West Field"] = { "Eager Apprentice" } },
    facedown = { ["West Field"] = "Consult the Past" },
  },
  function(t)
    t.p1:play("Consult the Past")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Eager Apprentice: the opponent's spells cost what they cost" {
  p1 = { at = { ["West Field"] = { "Eager Apprentice" } } },
  p2 = { hand = { "Consult the Past" }, runes = { mind = 1 } },
  function(t)
    t:next_turn()
    t:cannot(t.p2, "play", "Consult the Past")
  end,
}

scenario "484.8.c Eager Apprentice: spells that you play, not a team mate's" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Eager Apprentice" } } },
  p3 = { hand = { "Incinerate" }, pool = { energy = 1 }, base = { "Unit 4" } },
  p2 = { at = { ["East Field"] = { "Unit 6" } } },
  turn = "p3",
  function(t)
    t:cannot(t.p3, "play", "Incinerate", "357")
  end,
}
