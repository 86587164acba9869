-- SPDX-License-Identifier: MIT
scenario "Find Your Center: a card and an exhausted rune" {
  p1 = { hand = { "Find Your Center" }, pool = { energy = 3 } },
  function(t)
    t.p1:play "Find Your Center"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.runes):exhausted(1)
    t:expect_number("p1", "energy", 0)
  end }

scenario "Find Your Center: two less when an opponent has five of eight points, and not with four" {
  p1 = { hand = { "Find Your Center" }, pool = { energy = 1 } }, p2 = { points = 5 },
  function(t) t:can(t.p1, "play", "Find Your Center") end }

scenario "Find Your Center: it costs its full price while an opponent has four of eight points" {
  p1 = { hand = { "Find Your Center" }, pool = { energy = 1 } }, p2 = { points = 4 },
  function(t) t:cannot(t.p1, "play", "Find Your Center") end }

scenario "Find Your Center: his own points do not count" {
  p1 = { hand = { "Find Your Center" }, pool = { energy = 1 }, points = 7 },
  function(t) t:cannot(t.p1, "play", "Find Your Center") end }

scenario "740.2 Find Your Center: an opponent's score, not a team mate's" {
  players = 3,
  p1 = { hand = { "Find Your Center" }, pool = { energy = 1 } },
  p2 = { points = 2 },
  p3 = { points = 5 },
  function(t)
    t:can(t.p1, "play", "Find Your Center")
  end,
}

scenario "740.2 Find Your Center: a team mate's score does not count" {
  format = "2v2",
  p1 = { hand = { "Find Your Center" }, pool = { energy = 1 } },
  p3 = { points = 9 },
  function(t)
    t:cannot(t.p1, "play", "Find Your Center", "357")
  end,
}

scenario "309.1.a Find Your Center: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Find Your Center" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Find Your Center", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Find Your Center")
  end,
}

scenario "484.6 Find Your Center: an opponent's score is that of the team, eight of eleven" {
  format = "2v2",
  p1 = { hand = { "Find Your Center" }, pool = { energy = 1 } },
  p2 = { points = 4 }, p4 = { points = 4 },
  function(t) t:can(t.p1, "play", "Find Your Center") end,
}

scenario "484.6 Find Your Center: it costs its full price while the team has seven of eleven points" {
  format = "2v2",
  p1 = { hand = { "Find Your Center" }, pool = { energy = 1 } },
  p2 = { points = 4 }, p4 = { points = 3 },
  function(t) t:cannot(t.p1, "play", "Find Your Center", "357") end,
}
