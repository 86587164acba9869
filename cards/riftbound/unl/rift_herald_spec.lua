-- SPDX-License-Identifier: MIT

scenario "Rift Herald: moving to a battlefield, it finds a unit among three cards" {
  p1 = { base = { "Rift Herald" }, deck = { "Gust", "Unit 2", "Unit 3", "Filler", "Unit 4" } },
  function(t)
    t.p1:move("Rift Herald", "West Field")
    t:resolve()
    t:expect_option("Unit 2", "Unit 3")
    t:expect_no_option("Gust")
    t.p1:choose("Unit 3")
    t:expect(t.p1.hand):is { "Unit 3" }
    t:expect_event("reveal", "Unit 3")
    t:expect(t.p1.deck):starts_with { "Filler", "Unit 4" }:count(4)
  end,
}

scenario "Rift Herald: nothing on the way home" {
  p1 = { at = { ["West Field"] = { "Rift Herald" } } },
  function(t)
    t.p1:move("Rift Herald", "base")
    t:expect_chain(0)
  end,
}

scenario "Rift Herald: dying, a unit from the hand enters my base for its Power only" {
  p1 = {
    at = { ["West Field"] = { "Rift Herald" } }, hand = { "Hidden Blade", "Magma Wurm", "Gust" },
    pool = { energy = 2, order = 1, any = 1 },
  },
  function(t)
    t.p1:play("Hidden Blade"):on("Rift Herald")
    t:resolve()
    t:resolve()
    t:expect_no_option("Gust")
    t.p1:choose("Magma Wurm")
    t:expect("Magma Wurm"):at("base")
  end,
}
