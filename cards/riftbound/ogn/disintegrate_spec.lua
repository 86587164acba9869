-- SPDX-License-Identifier: MIT

scenario "Disintegrate: draws when it kills" {
  rule = "428.5.c",
  p1 = { hand = { "Disintegrate" }, pool = { energy = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Disintegrate"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect(t.p1.hand):is { "Filler" }
  end,
}

scenario "Disintegrate: no card when the unit survives, also if it dies later that turn" {
  p1 = { hand = { "Disintegrate", "Incinerate" }, pool = { energy = 6 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Disintegrate"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):at("West Field"):damage(3)
    t.p1:play("Incinerate"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):in_zone("trash")
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Disintegrate: nothing for a unit that was killed in response" {
  rule = "359.3.e.14.a",
  p1 = { hand = { "Disintegrate" }, pool = { energy = 4 } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Disintegrate"):on("Unit 3"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 3" }
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Disintegrate: a unit in a base cannot be chosen" {
  p1 = { hand = { "Disintegrate" }, pool = { energy = 4 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:cannot(t.p1, "play", "Disintegrate")
  end,
}

scenario "Disintegrate: Highlander saves the unit, so there is no card" {
  p1 = { hand = { "Disintegrate" }, pool = { energy = 4 } },
  p2 = { hand = { "Highlander" }, pool = { energy = 4 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Disintegrate"):on("Unit 3"):pass()
    t.p2:play("Highlander"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("base"):exhausted():damage(0)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Disintegrate: damage from before helps to kill" {
  p1 = { hand = { "Disintegrate", "Incinerate" }, pool = { energy = 6 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 5")
    t:pass_all()
    t.p1:play("Disintegrate"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):in_zone("trash")
    t:expect(t.p1.hand):is { "Filler" }
  end,
}

scenario "Disintegrate: in a combat" {
  p1 = { hand = { "Disintegrate" }, pool = { energy = 4 }, base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t.p1:play("Disintegrate"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect(t.p1.hand):is { "Filler" }
    t:combat()
    t:expect_points("p1", 1)
  end,
}

scenario "Disintegrate: leaving the War Camp is no kill by it" {
  battlefields = { "Trifarian War Camp", "East Field" },
  p1 = { hand = { "Disintegrate", "Fight or Flight" }, pool = { energy = 6 } },
  p2 = { at = { ["Trifarian War Camp"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Disintegrate"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("Trifarian War Camp")
    t.p1:play("Fight or Flight"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect(t.p1.hand):count(0)
  end,
}
