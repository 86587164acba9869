-- SPDX-License-Identifier: MIT
-- Lists that actions give and what can be asked of them; what is taken from the top of a deck (5.10).

test_card(function()
local all, strong = followers {}, follower { attack = at_least(3) }
return card { id = "t-list1", name = "Levy", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.destroy(game.all(all):where(strong):of "opponent") end,
}
end)
test_card(function()
local all = followers {}
return card { id = "t-list2", name = "Tithe", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    local doomed = {}
    for _, player in ipairs(game.players()) do
      table.insert(doomed, game.choose(all, { of = player, by = player, text = "Which one is destroyed?" }))
    end
    game.destroy(game.list(doomed))
    game.recover(game.count(all, { of = "you" }))
  end,
}
end)
test_card(function()
local a_follower = follower {}
return card { id = "t-list3", name = "Muster", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    local got = game.take_from_top(3, { where = a_follower, optional = true, n = 2, reveal = true, to = "field",
      rest = "deck_bottom_random" })
    for _, each in ipairs(got) do game.give(each, { attack = 1 }) end
  end,
}
end)
test_card { id = "t-list4", name = "Sift", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.take_from_top(3, { to = "hand", rest = "deck_top" }) end,
}
test_card { id = "t-list5", name = "Peek", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.take_from_top(2, { of = "opponent", revealed = true, optional = true, rest = "cemetery" }) end,
}

scenario "10.6.2.7.2 a list is asked for those that match and for those of a player" {
  p1 = { hand = { "Levy" }, field = { "Follower 4/4" } },
  p2 = { field = { "Follower 3/3", "Follower 2/2", "Follower 5/6" } },
  function(t)
    t.p1:play "Levy"
    t:expect(t.p2.cemetery):is { "Follower 3/3", "Follower 5/6" }
    t:expect("Follower 2/2"):in_zone "field"
    t:expect("Follower 4/4"):in_zone "field"
  end }

scenario "3.1.2 each chooses among their own, and those of a player are counted" {
  p1 = { hand = { "Tithe" }, field = { "Follower 1/1", "Follower 2/2" }, play_points = 0, max_play_points = 5 },
  p2 = { field = { "Follower 3/3", "Follower 4/4" } },
  function(t)
    t.p1:play "Tithe"
    t.p1:choose "Follower 2/2"
    t.p2:choose "Follower 4/4"
    t:expect("Follower 2/2"):in_zone "cemetery"
    t:expect("Follower 4/4"):in_zone "cemetery"
    t:expect("Follower 3/3"):in_zone "field"
    t:expect_number("p1", "play_points", 1)
  end }

scenario "5.10 some of the top cards go onto the field, the rest to the bottom by chance" {
  p1 = { hand = { "Muster" }, deck = { "Follower 1/1", "Levy", "Follower 2/2", "Follower 5/6" } },
  function(t)
    t.p1:play "Muster"
    t:expect_no_option "Levy"
    t.p1:choose("Follower 1/1", "Follower 2/2")
    t:expect_event("reveal", "Follower 2/2")
    t:expect("Follower 1/1"):attack(2)
    t:expect("Follower 2/2"):attack(3)
    t:expect(t.p1.deck):in_order { "Follower 5/6", "Levy" }
  end }

scenario "4.4.4.2 what finds no room on the field is of the rest" {
  p1 = { hand = { "Muster" }, deck = { "Follower 1/1", "Levy", "Follower 2/2", "Follower 5/6" },
    field = { "Follower 3/3", "Follower 3/3", "Follower 3/3", "Follower 3/3", "Follower 3/3" } },
  function(t)
    t.p1:play "Muster"
    t.p1:choose "Follower 1/1"
    t:expect("Follower 1/1"):in_zone "deck"
    t:expect(t.p1.deck):starts_with { "Follower 5/6" }
    t:expect(t.p1.deck):count(4)
  end }

scenario "4.1.5 the rest lies on top in an order of choice" {
  p1 = { hand = { "Sift" }, deck = { "Follower 1/1", "Follower 2/2", "Follower 3/3", "Follower 4/4" } },
  function(t)
    t.p1:play "Sift"
    t.p1:choose "Follower 1/1"
    t.p1:order { "Follower 3/3", "Follower 2/2" }
    t:expect(t.p1.hand):is { "Follower 1/1" }
    t:expect(t.p1.deck):in_order { "Follower 3/3", "Follower 2/2", "Follower 4/4" }
  end }

scenario "5.10 of the other deck, revealed to all; what is taken stays on top where nothing is said" {
  p1 = { hand = { "Peek" } },
  p2 = { deck = { "Follower 1/1", "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:play "Peek"
    t.p1:choose "Follower 2/2"
    t:expect_event("reveal", "Follower 1/1")
    t:expect(t.p2.cemetery):is { "Follower 1/1" }
    t:expect(t.p2.deck):in_order { "Follower 2/2", "Follower 3/3" }
  end }
