-- SPDX-License-Identifier: MIT

scenario "Rhasa the Sunderer: one less for each card in my trash" {
  p1 = {
    hand = { "Rhasa the Sunderer" }, trash = { "Unit 1", "Gust", "Scrapheap" },
    pool = { energy = 7, chaos = 1 },
  },
  function(t)
    t.p1:play("Rhasa the Sunderer")
    t:expect("Rhasa the Sunderer"):at("base"):might(6)
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "chaos", 0)
  end,
}

scenario "Rhasa the Sunderer: not below nothing, and the Power stays" {
  rule = "356.5",
  p1 = {
    hand = { "Rhasa the Sunderer" }, pool = { energy = 1, chaos = 1 },
    trash = {
      "Gust", "Gust", "Gust", "Gust", "Gust", "Gust", "Gust", "Gust", "Gust", "Gust", "Gust",
    },
  },
  function(t)
    t.p1:play("Rhasa the Sunderer")
    t:expect_number("p1", "energy", 1)
    t:expect_number("p1", "chaos", 0)
  end,
}

scenario "Rhasa the Sunderer: the opponent's trash does not help" {
  p1 = { hand = { "Rhasa the Sunderer" }, pool = { energy = 9, chaos = 1 } },
  p2 = { trash = { "Unit 1", "Unit 2" } },
  function(t)
    t:cannot(t.p1, "play", "Rhasa the Sunderer")
  end,
}

scenario "Rhasa the Sunderer: what was just discarded counts" {
  p1 = {
    hand = { "Rhasa the Sunderer", "Jinx, Demolitionist", "Unit 1", "Unit 2" },
    pool = { energy = 11, fury = 1, chaos = 1 },
  },
  function(t)
    t.p1:play("Jinx, Demolitionist")
    t:pass_all()
    t.p1:choose("Unit 1", "Unit 2")
    t:expect_number("p1", "energy", 8)
    t.p1:play("Rhasa the Sunderer")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Rhasa the Sunderer: paid with runes, the Power recycles one" {
  p1 = {
    hand = { "Rhasa the Sunderer" }, runes = { chaos = 5, fury = 2 },
    trash = { "Unit 1", "Unit 1", "Unit 1" },
  },
  function(t)
    t.p1:play("Rhasa the Sunderer")
    t:expect("Rhasa the Sunderer"):at("base")
    t:expect(t.p1.runes):count(6):exhausted(6)
  end,
}

scenario "484.8.c Rhasa the Sunderer: cards in your trash, not in a team mate's" {
  format = "2v2",
  p1 = { hand = { "Rhasa the Sunderer" }, pool = { energy = 10, any = 9 }, trash = { "Unit 1" } },
  p3 = { trash = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Rhasa the Sunderer"):at("base")
    t:pass_all()
    t:expect_number("p1", "energy", 1)
  end,
}
