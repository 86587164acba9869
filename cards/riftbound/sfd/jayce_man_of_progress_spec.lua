-- SPDX-License-Identifier: MIT

scenario "Jayce, Man of Progress: for a gear one gear from the hand without its Energy cost" {
  rule = "356.1.b.2",
  p1 = {
    hand = { "Jayce, Man of Progress", "Zhonya's Hourglass", "Ancient Henge", "Hextech Anomaly" },
    base = { "Iron Ballista" }, pool = { energy = 4, body = 1 },
  },
  function(t)
    t.p1:play("Jayce, Man of Progress"):yes()
    t:pass_all()
    t:expect("Iron Ballista"):in_zone("trash")
    t:cannot(t.p1, "play", "Hextech Anomaly") -- its Power is still to be paid
    t.p1:play("Ancient Henge")
    t:expect("Ancient Henge"):at("base")
    t:expect_number("p1", "body", 0)
    t:cannot(t.p1, "play", "Zhonya's Hourglass") -- it was one gear
  end,
}

scenario "Jayce, Man of Progress: who pays the Energy all the same keeps the permission" {
  p1 = {
    hand = { "Jayce, Man of Progress", "The List", "Zhonya's Hourglass" }, base = { "Gold" },
    pool = { energy = 6 },
  },
  function(t)
    t.p1:play("Jayce, Man of Progress"):yes()
    t:pass_all()
    t.p1:play("Zhonya's Hourglass"):choose("for the printed cost")
    t:expect_number("p1", "energy", 0)
    t:can(t.p1, "play", "The List")
  end,
}

scenario "Jayce, Man of Progress: one may keep the gear; units and dear gear are not meant, nor the next turn" {
  p1 = {
    hand = { "Jayce, Man of Progress", "Zhonya's Hourglass" }, base = { "Gold" },
    pool = { energy = 4 },
  },
  function(t)
    t.p1:play("Jayce, Man of Progress"):no()
    t:expect("Gold"):at("base")
    t:cannot(t.p1, "play", "Zhonya's Hourglass")
  end,
}

scenario "Jayce, Man of Progress: only gear, only from the hand, only this turn" {
  p1 = {
    hand = { "Jayce, Man of Progress", "Unit 1", "Zhonya's Hourglass" }, base = { "Gold" },
    trash = { "The List" }, pool = { energy = 4 }, rune_deck = {},
  },
  function(t)
    t.p1:play("Jayce, Man of Progress"):yes()
    t:pass_all()
    t:can(t.p1, "play", "Zhonya's Hourglass")
    t:cannot(t.p1, "play", "Unit 1")
    t:cannot(t.p1, "play", "The List")
    t:next_turn()
    t:next_turn()
    t:cannot(t.p1, "play", "Zhonya's Hourglass")
  end,
}

scenario "Jayce, Man of Progress: without a gear to kill nothing triggers on" {
  p1 = { hand = { "Jayce, Man of Progress", "Zhonya's Hourglass" }, pool = { energy = 4 } },
  p2 = { base = { "Gold" } },
  function(t)
    t.p1:play("Jayce, Man of Progress")
    t:expect_chain(0)
    t:cannot(t.p1, "play", "Zhonya's Hourglass")
  end,
}

scenario "740.1 Jayce, Man of Progress: a team mate's gear is friendly" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Jayce, Man of Progress", "Vanguard Armory" }, pool = { energy = 4, order = 1 } },
  p2 = {}, p3 = { base = { "Orb of Regret" } }, p4 = {},
  function(t)
    t.p1:play("Jayce, Man of Progress"):yes()
    t:pass_all()
    t:expect(t.p3.trash):is { "Orb of Regret" }
    t.p1:play("Vanguard Armory")
    t:expect("Vanguard Armory"):at("base")
  end,
}
