-- SPDX-License-Identifier: MIT

scenario "Red Brambleback: when it conquers it buffs a friendly unit, twice" {
  p1 = { base = { "Red Brambleback", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:move("Red Brambleback", "West Field")
    t:combat()
    t.p1:on("Unit 2"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 2"):buffed()
    t:expect("Unit 3"):buffed()
  end,
}

scenario "Red Brambleback: conquer effects of others too, if it is conquered here" {
  p1 = { base = { "Red Brambleback", "Conquering Scholar" } },
  function(t)
    t.p1:move({ "Red Brambleback", "Conquering Scholar" }, "West Field")
    t:combat()
    t.p1:order { "Conquering Scholar", "Conquering Scholar", "Red Brambleback", "Red Brambleback" }
    t.p1:on("Red Brambleback"):on("Conquering Scholar")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Red Brambleback: not for conquering elsewhere" {
  p1 = { at = { ["West Field"] = { "Red Brambleback" } }, base = { "Unit 2", "Conquering Scholar" } },
  function(t)
    t.p1:move("Conquering Scholar", "East Field")
    t:combat()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}
test_card { id = "t-rb1", name = "Conquering Scholar", type = "unit", cost = { energy = 1 },
  might = 1, when { event = "conquer", by = "me", run = function(game) game.draw(1) end },
}

scenario "740.1 Red Brambleback: a team mate's unit may be buffed, an opponent's not" {
  format = "2v2",
  p1 = { base = { "Red Brambleback" } },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:move("Red Brambleback", "West Field")
    t:combat()
    t:expect_option("Red Brambleback", "Unit 3")
    t:expect_no_option("Unit 2")
    t.p1:on("Unit 3"):on("Red Brambleback")
    t:pass_all()
    t:expect("Unit 3"):buffed()
    t:expect("Red Brambleback"):buffed()
  end,
}
