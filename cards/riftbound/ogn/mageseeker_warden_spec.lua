-- SPDX-License-Identifier: MIT

scenario "Mageseeker Warden: at a battlefield it keeps opponents from playing units anywhere but to their base" {
  p1 = { hand = { "Unit 1" }, pool = { energy = 1 }, at = { ["East Field"] = { "Unit 2" } } },
  p2 = { at = { ["West Field"] = { "Mageseeker Warden" } } },
  function(t)
    t.p1:play("Unit 1"):at("base") -- without a question
    t:expect("Unit 1"):at("base")
  end,
}

scenario "Mageseeker Warden: in a base it does not" {
  p1 = { hand = { "Unit 1" }, pool = { energy = 1 }, at = { ["East Field"] = { "Unit 2" } } },
  p2 = { base = { "Mageseeker Warden" } },
  function(t)
    t.p1:play("Unit 1")
    t:expect_option("East Field", "base")
  end,
}

scenario "Mageseeker Warden: its own player plays units where he controls" {
  p1 = { hand = { "Unit 1" }, pool = { energy = 1 }, at = { ["East Field"] = { "Mageseeker Warden" } } },
  function(t)
    t.p1:play("Unit 1")
    t:expect_option("East Field", "base")
  end,
}

scenario "Mageseeker Warden: gear and spells of opponents are played as ever" {
  p1 = { hand = { "Cloth Armor" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Mageseeker Warden" } } },
  function(t)
    t.p1:play("Cloth Armor")
    t:expect("Cloth Armor"):at("base")
  end,
}

scenario "Mageseeker Warden: spells and abilities do not ready enemy units, the Awaken Phase does" {
  p1 = {
    hand = { "First Mate" }, pool = { energy = 9, body = 2 },
    base = { { "Unit 2", exhausted = true } },
  },
  p2 = { at = { ["West Field"] = { "Mageseeker Warden" } } },
  function(t)
    t.p1:play("First Mate"):at("base"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):exhausted()
    t:next_turn()
    t:next_turn()
    t:expect("Unit 2"):ready()
  end,
}

scenario "484.8.c Mageseeker Warden: opponents are bound, a team mate is not" {
  format = "2v2", turn = "p3",
  p1 = { at = { ["West Field"] = { "Mageseeker Warden" } } },
  p3 = { hand = { "Unit 2" }, pool = { energy = 2 }, at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p3:play("Unit 2"):at("East Field")
    t:pass_all()
    t:expect("Unit 2"):at("East Field")
  end,
}
