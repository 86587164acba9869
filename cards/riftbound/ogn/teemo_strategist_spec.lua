-- SPDX-License-Identifier: MIT

scenario "Teemo, Strategist: defending, deals one for each Hidden card among the top five" {
  p1 = { base = { "Unit 5" } },
  p2 = {
    at = { ["West Field"] = { "Teemo, Strategist" } },
    deck = { "Stand United", "Unit 1", "Hidden Blade", "Gust", "Sprite Call", "Filler" },
  },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:resolve()
    t:expect("Unit 5"):damage(3)
    t:expect(t.p2.deck):starts_with { "Filler" }:count(6)
  end,
}

scenario "Teemo, Strategist: not when he attacks" {
  p1 = { base = { "Teemo, Strategist" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Teemo, Strategist", "West Field")
    t:expect_chain(0)
  end,
}

scenario "368, 424 Teemo, Strategist: cards are revealed, so what replaces a reveal looks at them first" {
  p1 = { at = { ["West Field"] = { "Teemo, Strategist", "Unit 5" } }, base = { "Void Hatchling" },
    deck = { "Unit 1", "Block", "Unit 2", "Unit 3", "Unit 4", "Block" } },
  p2 = { base = { "Unit 9" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 9", "West Field")
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect_event("reveal", "Block#1")
    t:expect_no_event("reveal", "Unit 1")
    t:expect("Unit 9"):damage(2)
  end,
}

scenario "740.2 Teemo, Strategist: your Main Deck, an enemy unit here, not a team mate's" {
  format = "2v2", turn = "p2",
  p1 = { at = { ["West Field"] = { "Teemo, Strategist" } }, deck = { "Block", "Unit 1" } },
  p2 = { base = { "Unit 6" }, deck = { "Block", "Block" } },
  p3 = { at = { ["East Field"] = { "Unit 5" } }, deck = { "Block", "Block" } },
  function(t)
    t.p2:move("Unit 6", "West Field")
    t:resolve()
    t:expect("Unit 6"):damage(1)
    t:expect("Unit 5"):damage(0)
    t:expect_events(2, "reveal")
  end,
}

scenario "359.3.e.6 Teemo, Strategist: with the unit gone the cards are revealed and recycled all the same" {
  p1 = { at = { ["West Field"] = { "Teemo, Strategist", "Unit 9" } }, deck = { "Block", "Unit 1" } },
  p2 = { base = { "Unit 6", "Unit 2" }, hand = { "Flash" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t.p2:move({ "Unit 6", "Unit 2" }, "West Field")
    t.p1:choose("Unit 6"):pass()
    t.p2:play("Flash"):choose("Unit 6")
    t:resolve()
    t:resolve()
    t:expect("Unit 6"):at("base"):damage(0)
    t:expect("Unit 2"):damage(0)
    t:expect_event("reveal", "Block")
    t:expect_event("recycle", "Unit 1")
  end,
}

scenario "811.1.b Teemo, Strategist: hidden for a Power, it reacts for nothing from the next turn on" {
  p1 = { hand = { "Teemo, Strategist" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 6" }, hand = { "Stupefy" } },
  function(t)
    t.p1:hide("Teemo, Strategist", "West Field")
    t:cannot(t.p1, "play", "Teemo, Strategist", "811.1.b")
    t:next_turn()
    t.p2:move("Unit 6", "West Field")
    t.p2:play("Stupefy"):on("Unit 6"):pass()
    t:can(t.p1, "play", "Teemo, Strategist")
  end,
}
