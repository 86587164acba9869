-- SPDX-License-Identifier: MIT

scenario "Ember Monk: two Might when I play a hidden unit, gear or spell" {
  p1 = {
    at = { ["West Field"] = { "Ember Monk" }, ["East Field"] = { "Unit 1" } },
    facedown = { ["West Field"] = "Pakaa Cub", ["East Field"] = "Stand United" },
  },
  function(t)
    t.p1:play("Pakaa Cub")
    t:pass_all()
    t:expect("Ember Monk"):might(6)
    t.p1:play("Stand United"):on("Unit 1")
    t:pass_all()
    t:expect("Ember Monk"):might(8)
    t:next_turn()
    t:expect("Ember Monk"):might(4)
  end,
}

scenario "Ember Monk: not for one from the hand, not for hiding it, not for the opponent's" {
  p1 = {
    at = { ["West Field"] = { "Ember Monk" } }, hand = { "Pakaa Cub", "Block" },
    pool = { energy = 3 }, runes = { fury = 1 },
  },
  p2 = { at = { ["East Field"] = { "Unit 1" } }, facedown = { ["East Field"] = "Pakaa Cub" } },
  function(t)
    t.p1:hide("Block", "West Field")
    t.p1:play("Pakaa Cub"):at("base")
    t:expect_chain(0)
    t:next_turn()
    t.p2:play("Pakaa Cub#2")
    t:expect_chain(0)
    t:expect("Ember Monk"):might(4)
  end,
}

scenario "411.4 Ember Monk: a card that you play from hidden, not a team mate" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Ember Monk" } },
  p3 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Pakaa Cub" } },
  function(t)
    t.p3:play("Pakaa Cub")
    t:expect("Pakaa Cub"):at("West Field")
    t:expect_no_event("trigger", "Ember Monk")
    t:expect("Ember Monk"):might(4)
  end,
}
