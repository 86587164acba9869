-- SPDX-License-Identifier: MIT

test_card { id = "t-ra1", name = "Conquering Scholar", type = "unit", cost = { energy = 1 },
  might = 1, when { event = "conquer", by = "me", run = function(game) game.draw(1) end },
}
test_card { id = "t-ra2", name = "Late Scholar", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "conquer", by = "me", if_ = number.count(units { enemy = true }):at_least(1),
    run = function(game) game.draw(1) end },
}

scenario "Reckoner's Arena: holding it activates the conquer effects of units here" {
  battlefields = { "Reckoner's Arena", "East Field" },
  p1 = { at = { ["Reckoner's Arena"] = { "Conquering Scholar" },
    ["East Field"] = { "Conquering Scholar" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(2) -- one for the effect, one drawn
    t:expect_no_event("conquer")
  end,
}

scenario "Reckoner's Arena: an if of the effect must hold" {
  id = "RB-RU-036", rule = "383.4.c",
  battlefields = { "Reckoner's Arena", "East Field" },
  p1 = { at = { ["Reckoner's Arena"] = { "Late Scholar" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Reckoner's Arena: not when it is conquered" {
  battlefields = { "Reckoner's Arena", "East Field" },
  p1 = { base = { "Conquering Scholar" } },
  function(t)
    t.p1:move("Conquering Scholar", "Reckoner's Arena")
    t:combat()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "484.8 Reckoner's Arena: its controller holds; whose units are there is not asked" {
  format = "2v2", battlefields = { "Reckoner's Arena", "East Field", "North Field" },
  p1 = { at = { ["Reckoner's Arena"] = { "Conquering Scholar" } } },
  p3 = { at = { ["East Field"] = { "Conquering Scholar" } } },
  turn = "p4",
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t:expect_event("trigger", "p1's Conquering Scholar")
    t:expect(t.p1.hand):count(1)
    t:expect(t.p3.hand):count(0)
  end,
}

scenario "383.4 Reckoner's Arena: each conquer effect asks what it asks: Sett, Qiyana, not Tryndamere" {
  battlefields = { "Reckoner's Arena", "East Field" },
  p1 = { at = { ["Reckoner's Arena"] = { "Sett, Brawler", "Qiyana, Victorious", "Tryndamere, Barbarian" } } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:resolve()
    t.p1:order { 1, 2 }
    t:pass_all()
    t.p1:yes()
    t:pass_all()
    t:expect("Sett, Brawler"):buffed()
    t:expect_no_event("trigger", "Tryndamere, Barbarian")
    t:expect_points("p1", 1)
  end,
}
