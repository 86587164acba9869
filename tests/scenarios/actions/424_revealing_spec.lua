-- SPDX-License-Identifier: MIT
-- Looking at the deck and revealing from it, and cards that act as that happens (424).

test_card { id = "t-rev1", name = "Lurker", type = "unit", cost = { energy = 1 }, might = 2,
  as_seen { run = function(game, me) game.banish(me) end },
}
test_card { id = "t-rev2", name = "Glance", type = "spell", cost = {},
  run = function(game) game.look(2) end,
}
test_card { id = "t-rev3", name = "Display", type = "spell", cost = {},
  run = function(game) game.reveal_top(2) end,
}
test_card(function()
local a_spell = spell { zone = "deck" }
return card { id = "t-rev4", name = "Search Spells", type = "spell", cost = {},
  run = function(game)
    local seen = game.reveal_until(a_spell)
    game.draw(#seen)
  end,
}
end)
test_card { id = "t-rev5", name = "Spyglass", type = "spell", cost = {},
  run = function(game) game.look(2, { of = "opponent" }) end,
}

scenario "424.1.a.1 a card acts as it is looked at on its owner's deck" {
  p1 = { hand = { "Glance" }, deck = { "Unit 1", "Lurker", "Unit 2" } },
  function(t)
    t.p1:play("Glance")
    t:resolve()
    t:expect(t.p1.banishment):is { "Lurker" }
    t:expect(t.p1.deck):in_order { "Unit 1", "Unit 2" }
  end }

scenario "424.1.a.1 a card acts as it is revealed from its owner's deck, and does so after it has been revealed" {
  p1 = { hand = { "Display" }, deck = { "Lurker", "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Display")
    t:resolve()
    t:expect_event("reveal", "Lurker")
    t:expect_event("reveal", "Unit 1")
    t:expect(t.p1.banishment):is { "Lurker" }
    t:expect_no_event("reveal", "Unit 2")
  end }

scenario "424.1.a.1 a card does not act for an opponent who looks, nor deeper than they look" {
  p1 = { hand = { "Spyglass", "Glance" }, deck = { "Unit 1", "Unit 2", "Lurker" } },
  p2 = { deck = { "Lurker", "Unit 3" } },
  function(t)
    t.p1:play("Spyglass")
    t:resolve()
    t:expect(t.p2.deck):count(2)
    t.p1:play("Glance")
    t:resolve()
    t:expect(t.p1.deck):count(3)
  end }

scenario "424 revealing goes on, one by one, until a card matches" {
  p1 = { hand = { "Search Spells" }, deck = { "Unit 1", "Unit 2", "Glance", "Unit 3" } },
  function(t)
    t.p1:play("Search Spells")
    t:resolve()
    t:expect_event("reveal", "Glance")
    t:expect_no_event("reveal", "Unit 3")
    t:expect(t.p1.hand):is { "Unit 1", "Unit 2", "Glance" }
  end }

scenario "424 what has gone as it was revealed counts as revealed" {
  p1 = { hand = { "Search Spells" }, deck = { "Lurker", "Glance", "Unit 3" } },
  function(t)
    t.p1:play("Search Spells")
    t:resolve()
    t:expect(t.p1.banishment):is { "Lurker" }
    t:expect(t.p1.hand):is { "Glance", "Unit 3" } -- two were revealed
  end }

scenario "431.1.c revealing a whole deck is no Burn Out" {
  p1 = { hand = { "Search Spells" }, deck = { "Unit 1" } },
  function(t)
    t.p1:play("Search Spells")
    t:resolve()
    t:expect_no_event("burn_out")
    t:expect(t.p1.hand):is { "Unit 1" }
  end }

test_card { id = "t-rev-cat", name = "Glimmer Cat", type = "unit", cost = { energy = 1 }, might = 2,
  when_played { run = function(game) game.gain_xp(5) end },
  as_seen { run = function(game) game.gain_xp(1) end },
  deathknell { run = function(game) game.gain_xp(7) end },
}

scenario "424.1.a.1 of a card with more abilities only that one happens as it is looked at" {
  p1 = { hand = { "Glance" }, deck = { "Glimmer Cat", "Unit 1" } },
  function(t)
    t.p1:play "Glance"
    t:resolve()
    t:expect_number("p1", "xp", 1)
  end }
