-- SPDX-License-Identifier: MIT

scenario "Hwei, Brooding Painter: a spell is discarded, another card" {
  p1 = { base = { "Hwei, Brooding Painter" }, hand = { "Gust" } },
  function(t)
    t.p1:move("Hwei, Brooding Painter", "West Field")
    t:resolve()
    t.p1:choose("Gust")
    t:expect(t.p1.trash):is { "Gust" }
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Hwei, Brooding Painter: a unit, 3 more" {
  p1 = { base = { "Hwei, Brooding Painter" }, hand = { "Unit 1" } },
  function(t)
    t.p1:move("Hwei, Brooding Painter", "West Field")
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect("Hwei, Brooding Painter"):might(8)
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Hwei, Brooding Painter: a gear, the two runes are readied" {
  rule = "355.12",
  p1 = { base = { "Hwei, Brooding Painter" }, hand = { "Long Sword" }, runes = { exhausted = { mind = 3 } } },
  function(t)
    t.p1:move("Hwei, Brooding Painter", "West Field")
    t.p1:choose(1, 2)
    t:resolve()
    t.p1:choose("Long Sword")
    t:expect(t.p1.runes):ready(2)
    t:expect("Hwei, Brooding Painter"):might(5)
  end,
}
