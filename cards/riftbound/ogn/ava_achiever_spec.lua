-- SPDX-License-Identifier: MIT

scenario "Ava Achiever: one mind, and a unit with Hidden comes to her side" {
  p1 = {
    base = { "Ava Achiever" }, hand = { "Pakaa Cub", "Unit 3", "Block" }, pool = { mind = 1 },
  },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  function(t)
    t.p1:move("Ava Achiever", "West Field")
    t.p1:yes()
    t:expect_number("p1", "mind", 0)
    t:resolve()
    t:expect_option("Pakaa Cub", "Block")
    t:expect_no_option("Unit 3")
    t.p1:choose("Pakaa Cub")
    t:expect("Pakaa Cub"):at("West Field"):attacking()
    t:combat()
    t.p2:order { "Ava Achiever", "Pakaa Cub" }
    t:expect("Unit 6"):in_zone("trash")
  end,
}

scenario "Ava Achiever: a spell with Hidden is played for nothing, with a target anywhere" {
  p1 = { base = { "Ava Achiever", "Unit 1" }, hand = { "Block" }, pool = { mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  function(t)
    t.p1:move("Ava Achiever", "West Field")
    t.p1:yes()
    t:resolve()
    t.p1:choose("Block"):on("Unit 1")
    t:resolve()
    t:expect("Unit 1"):attribute("shield", 3)
  end,
}

scenario "Ava Achiever: no card need be found, and nothing happens when she defends" {
  p1 = { base = { "Ava Achiever" }, hand = { "Pakaa Cub" }, pool = { mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 1" } }, base = { "Unit 2" } },
  function(t)
    t.p1:move("Ava Achiever", "West Field")
    t.p1:yes()
    t:resolve()
    t.p1:choose()
    t:combat()
    t:expect(t.p1.hand):is { "Pakaa Cub" }
    t:next_turn()
    t.p2:move("Unit 2", "West Field")
    t:expect_chain(0)
  end,
}

scenario "355.2 Ava Achiever: a gear with Hidden goes to the base, not to her side; another unit's attack is nothing to her" {
  p1 = { base = { "Ava Achiever", "Unit 2" }, hand = { "Zhonya's Hourglass" }, pool = { mind = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 9" }, ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:expect_chain(0)
    t:combat()
    t.p1:move("Ava Achiever", "West Field")
    t.p1:yes()
    t:resolve()
    t.p1:choose("Zhonya's Hourglass")
    t:expect("Zhonya's Hourglass"):at("base")
  end,
}

scenario "359.3.f.2 Ava Achiever: sent home in response, the unit is played there" {
  p1 = { base = { "Ava Achiever" }, hand = { "Pakaa Cub" }, pool = { mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 6" } }, facedown = { ["West Field"] = "Fight or Flight" } },
  function(t)
    t.p1:move("Ava Achiever", "West Field")
    t.p1:yes()
    t.p1:pass()
    t.p2:play("Fight or Flight"):on("Ava Achiever")
    t:resolve()
    t:resolve()
    t.p1:choose("Pakaa Cub")
    t:expect("Pakaa Cub"):at("base")
  end,
}

scenario "355.2 Ava Achiever: what a spell plays goes where its player says, not to her side" {
  p1 = { base = { "Ava Achiever" }, hand = { "Sprite Call" }, pool = { mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  function(t)
    t.p1:move("Ava Achiever", "West Field")
    t.p1:yes()
    t:resolve()
    t.p1:choose("Sprite Call")
    t:resolve()
    t:expect("Sprite"):at("base")
  end,
}
