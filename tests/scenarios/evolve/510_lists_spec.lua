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

test_card(function()
local all, strong = followers {}, follower { attack = at_least(3) }
return card { id = "t-list-gone", name = "Last Muster", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    local fallen = game.all(all)
    game.destroy(fallen)
    game.recover(#fallen:where(strong))
    game.draw(#fallen:of "you")
    game.deal(#fallen:without(fallen:where(strong)), game.leader "opponent")
  end,
}
end)

scenario "10.11.1 a list still knows what was destroyed of it: who controlled it, and whether it matched" {
  p1 = { hand = { "Last Muster" }, field = { "Follower 4/4", "Follower 2/2" }, play_points = 0, max_play_points = 9 },
  p2 = { field = { "Follower 3/3", "Follower 5/6" } },
  function(t)
    t.p1:play "Last Muster"
    t:expect_number("p1", "play_points", 3)
    t:expect(t.p1.hand):count(2)
    t:expect("p2's leader"):damage(1)
  end }

test_card(function()
local mine = followers { zone = "hand", friendly = true }
return card { id = "t-room1", name = "Rally", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    local called = game.choose(mine, { n = 2, to = "field" })
    game.put(called, "field")
    game.draw(#called)
  end,
}
end)
test_card { id = "t-room2", name = "Stork", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    game.summon(game.either({ "Fairy", "Knight" }, { to = "ex" }), { to = "ex" })
    game.take_from_top(2, { revealed = true, optional = true, to = "ex", rest = "deck_bottom_random" })
  end,
}
local CROWD = { "Follower 1/1", "Follower 1/1", "Follower 1/1", "Follower 1/1", "Follower 1/1" }

scenario "4.4.4.1 for no more cards is asked than there is room for: of two one, on a full field none" {
  p1 = { hand = { "Rally", "Follower 4/4", "Follower 3/3" }, field = { "Follower 1/1", "Follower 1/1", "Follower 1/1", "Follower 1/1" } },
  function(t)
    t.p1:play "Rally"
    t.p1:choose "Follower 4/4"
    t:expect("Follower 4/4"):in_zone "field"
    t:expect("Follower 3/3"):in_zone "hand"
    t:expect(t.p1.hand):count(2)
  end }

scenario "4.4.4.1 on a full field nothing is asked for, and a number of none is drawn" {
  p1 = { hand = { "Rally", "Follower 4/4", "Follower 3/3" }, field = CROWD },
  function(t)
    t.p1:play "Rally"
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):count(2)
  end }

scenario "4.8.3.1 into an EX area: asked for one after the other" {
  p1 = { hand = { "Stork" }, deck = { "Follower 4/4", "Follower 3/3", "Follower 2/2" } },
  function(t)
    t.p1:play "Stork"
    t.p1:choose "Knight"
    t.p1:choose "Follower 3/3"
    t:expect(t.p1.ex):is { "Knight", "Follower 3/3" }
  end }

scenario "4.8.3.1 neither a token nor a card from the top is asked for when the EX area is full" {
  p1 = { hand = { "Stork" }, ex = CROWD, deck = { "Follower 4/4", "Follower 3/3", "Follower 2/2" } },
  function(t)
    t.p1:play "Stork"
    t:expect_decision("p1", "turn")
    t:expect(t.p1.ex):count(5)
    t:expect(t.p1.deck):starts_with { "Follower 2/2" }
  end }
