-- SPDX-License-Identifier: MIT

scenario "Vi, Destructive: a card from the trash is one Might this turn, as often as one likes" {
  p1 = { base = { "Vi, Destructive" }, trash = { "Unit 1", "Gust" } },
  function(t)
    t.p1:use("Vi, Destructive"):choose("Gust")
    t:pass_all()
    t:expect("Vi, Destructive"):might(4)
    t.p1:use("Vi, Destructive")
    t:pass_all()
    t:expect("Vi, Destructive"):might(5):ready()
    t:expect(t.p1.trash):count(0)
    t:expect(t.p1.deck):has("Gust"):has("Unit 1")
    t:next_turn()
    t:expect("Vi, Destructive"):might(3)
  end,
}

scenario "Vi, Destructive: with an empty trash the cost cannot be paid" {
  rule = "416.3",
  p1 = { base = { "Vi, Destructive" } },
  p2 = { trash = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "use", "Vi, Destructive")
  end,
}

scenario "Vi, Destructive: Ganking" {
  rule = "810",
  p1 = { at = { ["West Field"] = { "Vi, Destructive", "Unit 3" } } },
  function(t)
    t:can(t.p1, "move", "Vi, Destructive", "East Field")
    t.p1:move("Vi, Destructive", "East Field")
    t:expect("Vi, Destructive"):at("East Field"):exhausted()
  end,
}

scenario "484.8.c Vi, Destructive: cards of your trash, not of a team mate's" {
  format = "2v2",
  p1 = { base = { "Vi, Destructive" } },
  p3 = { trash = { "Unit 1" } },
  function(t) t:cannot(t.p1, "use", "Vi, Destructive", "357.2") end,
}

scenario "107.1.c Vi, Destructive: taken over, she feeds on her new controller's trash" {
  p1 = { base = { { "Vi, Destructive", owner = "p2" } }, trash = { "Unit 1" } },
  p2 = { trash = { "Unit 2" } },
  function(t)
    t.p1:use("Vi, Destructive")
    t:pass_all()
    t:expect("Vi, Destructive"):might(4)
    t:expect(t.p1.deck):has("Unit 1")
    t:expect(t.p2.trash):is { "Unit 2" }
  end,
}
