-- SPDX-License-Identifier: MIT

test_card { id = "t-sk1", name = "Conquering Scholar", type = "unit", cost = { energy = 1 },
  might = 1, when { event = "conquer", by = "me", run = function(game) game.draw(1) end },
}
test_card { id = "t-sk2", name = "Holding Scholar", type = "unit", cost = { energy = 1 },
  might = 1, when { event = "hold", by = "me", run = function(game) game.draw(1) end },
}

scenario "Skyfall of Areion: a hold effect is a conquer effect too" {
  p1 = { base = { { "Holding Scholar", attached = { "Skyfall of Areion" } } } },
  function(t)
    t:expect("Holding Scholar"):might(3)
    t.p1:move("Holding Scholar", "West Field")
    t:combat()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Skyfall of Areion: a conquer effect is a hold effect too" {
  p1 = { at = { ["West Field"] = { { "Conquering Scholar", attached = { "Skyfall of Areion" } } } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Skyfall of Areion: they stay what they are, once for each event" {
  p1 = { base = { { "Conquering Scholar", attached = { "Skyfall of Areion" } } } },
  function(t)
    t.p1:move("Conquering Scholar", "West Field")
    t:combat()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Skyfall of Areion: not for other units, not unattached" {
  p1 = { base = { "Skyfall of Areion", "Holding Scholar" } },
  function(t)
    t.p1:move("Holding Scholar", "West Field")
    t:combat()
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}

-- An ability that waits for conquering and for holding is one ability (823.1.b, 823.1.c.1).
test_card { id = "t-sky9", name = "Either Scholar", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = { "conquer", "hold" }, by = "me", run = function(game) game.gain_xp(1) end },
}

scenario "Skyfall of Areion: Hunt is a conquer effect and a hold effect already, and triggers once" {
  rule = "823.1.b",
  p1 = { base = { { "Scorchclaw", attached = { "Skyfall of Areion" } } } },
  function(t)
    t.p1:move("Scorchclaw", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end,
}

scenario "Skyfall of Areion: nor does any other ability of both trigger twice, as it conquers" {
  p1 = { base = { { "Either Scholar", attached = { "Skyfall of Areion" } } } },
  function(t)
    t.p1:move("Either Scholar", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end,
}

scenario "Skyfall of Areion: nor as it holds" {
  p1 = { at = { ["West Field"] = { { "Either Scholar", attached = { "Skyfall of Areion" } } } } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end,
}

scenario "Skyfall of Areion: Last Rites beside it triggers once" {
  p1 = { base = { { "Unit 3", attached = { "Skyfall of Areion", "Last Rites" } } }, trash = { "Unit 1" },
    pool = { energy = 9 } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t.p1:yes() -- the only question whether it triggers
    t:expect_chain(1)
    t:resolve()
    t.p1:at("base")
    t:expect("Unit 1"):at("base")
    t:expect_chain(0)
  end,
}

scenario "383.4.c.3 Skyfall of Areion: what makes conquer effects trigger again finds the hold effect among them" {
  p1 = { base = { "Red Brambleback", { "Ahri, Alluring", attached = { "Skyfall of Areion" } } } },
  function(t)
    t.p1:move({ "Red Brambleback", "Ahri, Alluring" }, "West Field")
    t:showdown_pass()
    t.p1:order { "Red Brambleback#1", "Red Brambleback#2", "Ahri, Alluring#1", "Ahri, Alluring#2" }
    t.p1:on("Ahri, Alluring"):on("Ahri, Alluring")
    t:pass_all()
    t:expect_points("p1", 3) -- the conquest, and twice the hold effect
  end,
}

scenario "383.4.d.3 Skyfall of Areion: and the other way, as a battlefield is held" {
  p1 = { at = { ["West Field"] = { "Blue Sentinel", { "Kai'Sa, Survivor", attached = { "Skyfall of Areion" } } } } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:order { "Blue Sentinel#1", "Blue Sentinel#2", "Kai'Sa, Survivor#1", "Kai'Sa, Survivor#2" }
    t:pass_all()
    t:expect(t.p1.hand):count(3) -- twice the conquer effect, and the card of the turn
  end,
}

scenario "383.4.c.3 Skyfall of Areion: as a battlefield is held a hold effect is no conquest's" {
  p1 = { at = { ["West Field"] = { "Red Brambleback", { "Ahri, Alluring", attached = { "Skyfall of Areion" } } } } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t:expect_points("p1", 2)
  end,
}

scenario "823.1.b Skyfall of Areion: Hunt is one ability, and a conquest triggers it once" {
  p1 = { base = { { "Scorchclaw", attached = { "Skyfall of Areion" } } } }, p2 = {},
  function(t)
    t.p1:move("Scorchclaw", "West Field")
    t.p1:pass()
    t.p2:pass()
    t:expect_chain { "an ability of Hunt" }
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end,
}
