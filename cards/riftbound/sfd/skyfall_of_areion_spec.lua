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
