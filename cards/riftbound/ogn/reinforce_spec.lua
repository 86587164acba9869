-- SPDX-License-Identifier: MIT

scenario "Reinforce: a unit of the top five for five Energy less, the rest recycled" {
  p1 = {
    hand = { "Reinforce" }, pool = { energy = 6 },
    deck = { "Gust", "Unit 6", "Unit 2", "Charm", "Unit 1", "Unit 9" },
  },
  function(t)
    t.p1:play("Reinforce")
    t:resolve()
    t:expect_option("Unit 6", "Unit 2")
    t:expect_no_option("Gust")
    t:expect_no_option("Unit 9")
    t.p1:choose("Unit 6")
    t:expect("Unit 6"):at("base"):exhausted()
    t:expect_number("p1", "energy", 0)
    t:expect(t.p1.deck):starts_with { "Unit 9" }
    t:expect(t.p1.deck):count(5)
  end,
}

scenario "Reinforce: its Power is still paid" {
  rule = "356.4",
  p1 = {
    hand = { "Reinforce" }, pool = { energy = 5, fury = 1 },
    deck = { "Darius, Trifarian", "Gust", "Gust", "Gust", "Gust" },
  },
  function(t)
    t.p1:play("Reinforce")
    t:resolve()
    t.p1:choose("Darius, Trifarian")
    t:expect("Darius, Trifarian"):at("base")
    t:expect_number("p1", "fury", 0)
  end,
}

scenario "Reinforce: who cannot pay for it leaves it in Banishment" {
  rule = "358.4",
  p1 = {
    hand = { "Reinforce" }, pool = { energy = 5 },
    deck = { "Darius, Trifarian", "Gust", "Gust", "Gust", "Gust" },
  },
  function(t)
    t.p1:play("Reinforce")
    t:resolve()
    t.p1:choose("Darius, Trifarian")
    t:expect("Darius, Trifarian"):in_zone("banishment")
    t:expect(t.p1.deck):count(4)
  end,
}

scenario "Reinforce: one need not take any" {
  p1 = { hand = { "Reinforce" }, pool = { energy = 5 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Reinforce")
    t:resolve()
    t.p1:choose()
    t:expect(t.p1.base):is {}
    t:expect(t.p1.deck):count(2)
  end,
}

scenario "812 Reinforce: Legion lowers what it plays too, never below nothing" {
  p1 = { hand = { "Reinforce" }, pool = { energy = 5 }, deck = { "Noxus Hopeful", "Gust", "Gust", "Gust", "Gust" } },
  function(t)
    t.p1:play("Reinforce")
    t:resolve()
    t.p1:choose("Noxus Hopeful")
    t:expect("Noxus Hopeful"):at("base"):exhausted()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "108.6 Reinforce: a unit with Nocturne's text in between is dealt with at once, and is gone from the five" {
  p1 = { hand = { "Reinforce" }, pool = { energy = 5 }, deck = { "Nocturne, Horrifying", "Unit 2", "Gust", "Gust", "Gust", "Unit 9" } },
  function(t)
    t.p1:play("Reinforce")
    t:resolve()
    t.p1:yes():no()
    t:expect_option("Unit 2")
    t:expect_no_option("Nocturne, Horrifying")
    t.p1:choose("Unit 2")
    t:expect("Unit 2"):at("base")
    t:expect("Nocturne, Horrifying"):in_zone("banishment")
    t:expect(t.p1.deck):starts_with { "Unit 9" }
  end,
}
