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

scenario "182 Mageseeker Warden: tokens are units too: an opponent's come to the base only" {
  p1 = { at = { ["East Field"] = { "Unit 2" } }, legend = { "Herald of the Arcane" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Mageseeker Warden" } } },
  function(t)
    t.p1:use("Herald of the Arcane")
    t:resolve()
    t:expect("Recruit"):at("base")
  end,
}

scenario "054, 811.1.d.1 Mageseeker Warden: an opponent's hidden unit cannot be played at its battlefield; a hidden spell can" {
  p1 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } },
    facedown = { ["West Field"] = "Pakaa Cub", ["East Field"] = "Consult the Past" } },
  p2 = { at = { ["North Field"] = { "Mageseeker Warden" } } },
  players = 3,
  function(t)
    t:cannot(t.p1, "play", "Pakaa Cub", "054")
    t:can(t.p1, "play", "Consult the Past")
  end,
}

scenario "740.2 Mageseeker Warden: enemy units and gear stay exhausted; friendly ones, and all while it is in a base, are readied" {
  format = "2v2",
  p1 = { hand = { "Wallop", "Wallop" }, pool = { energy = 4 }, base = { { "Unit 2", exhausted = true } } },
  p2 = { at = { ["West Field"] = { "Mageseeker Warden" } }, base = { { "Unit 4", exhausted = true } } },
  p3 = { base = { { "Unit 3", exhausted = true } } },
  function(t)
    t.p1:play("Wallop#1"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):exhausted()
    t.p1:play("Wallop#2"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):ready()
  end,
}

scenario "Mageseeker Warden: in its base it forbids no readying, and gear is bound when it is out" {
  p1 = { base = { "Miss Fortune, Captain", { "Sun Disc", exhausted = true }, { "Unit 1", exhausted = true } },
    hand = { "Wallop" }, pool = { energy = 2 } },
  p2 = { base = { "Mageseeker Warden" } },
  function(t)
    t.p1:play("Wallop"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):ready()
    t.p1:move("Miss Fortune, Captain", "West Field")
    t.p1:yes():on("Sun Disc")
    t:resolve()
    t:expect("Sun Disc"):ready()
  end,
}

scenario "054 Mageseeker Warden: an enemy gear stays exhausted while it is at a battlefield" {
  p1 = { base = { "Miss Fortune, Captain", { "Sun Disc", exhausted = true } } },
  p2 = { at = { ["West Field"] = { "Mageseeker Warden" } }, base = { { "Orb of Regret", exhausted = true } } },
  function(t)
    local try = t:copy()
    try.p1:move("Miss Fortune, Captain", "East Field")
    try.p1:yes():on("Orb of Regret")
    try:resolve()
    try:expect("Orb of Regret"):ready() -- its own side's is none of its enemies'
    t.p1:move("Miss Fortune, Captain", "East Field")
    t.p1:yes():on("Sun Disc")
    t:resolve()
    t:expect("Sun Disc"):exhausted()
  end,
}
