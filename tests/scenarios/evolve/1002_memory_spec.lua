-- SPDX-License-Identifier: MIT
-- What a card remembers (10.2.1.2, 4.1.4), cards that were played this turn (13.2.1), fields that are
-- exchanged (5.12, 10.7.4.3), revealing until something comes (5.20).

test_card { id = "T-MEM1", name = "Abacus", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 5,
  static { affects = "me", attack = number.me("remembered") },
  when { event = "play", by = "you", subject = spell {},
    run = function(game, me) game.remember_number(me.remembered + 1) end },
}
test_card(function()
local mine = followers { remembered_by_me = true }
return card { id = "T-MEM2", name = "Oathkeeper", type = "follower", class = "neutral", cost = 0, attack = 2, defense = 5,
  fanfare { targets = { follower { friendly = true, other = true } },
    run = function(game, me, it) game.remember_cards(it) end },
  static { affects = mine, attack = 2 },
  activated { cost = { engage = "me" }, run = function(game) game.refresh(game.all(mine)) end },
}
end)
test_card { id = "T-MEM3", name = "Nothing", type = "spell", class = "neutral", cost = 0, run = function() end }
test_card { id = "T-MEM4", name = "Back", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.return_to_hand(it) end,
}
test_card { id = "T-MEM5", name = "Forget", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw(game.remember_number(1) and 1 or 0) end,
}
test_card(function()
local any = followers { played_this_turn = true }
local last = cards { friendly = true, zone = { "field", "cemetery" }, last_played = true }
return card { id = "T-MEM6", name = "Roll Call", type = "amulet", class = "neutral", cost = 0,
  activated { cost = { engage = "me" }, run = function(game)
    game.give(game.all(any), { attack = 1 })
    game.banish(game.all(last))
  end },
}
end)
test_card { id = "T-MEM7", name = "Trade", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true }, follower { enemy = true } },
  run = function(game, me, one, other) if game.exchange_control(one, other) then game.draw(1) end end,
}
test_card { id = "T-MEM8", name = "Barter", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true }, follower { enemy = true } },
  run = function(game, me, one, other) game.swap(one, other) end,
}
test_card { id = "T-MEM9", name = "Newcomer", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 1,
  when { event = "enter", run = function(game) game.draw(1) end },
}
test_card(function()
local wanted = follower { cost = arg(1) }
return card { id = "T-MEMA", name = "Dig", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    local seen = game.reveal_until(wanted, { arg = 1 })
    game.put(seen, "cemetery")
  end,
}
end)

scenario "10.2.1.2 a card remembers a number, turn after turn, and tells it" {
  p1 = { field = { "Abacus" }, hand = { "Nothing", "Nothing" } },
  function(t)
    t.p1:play("Nothing")
    t.p1:play("Nothing")
    t:expect("Abacus"):attack(3):attribute("remembered", 2)
    t:expect_reason(t.p1, "Abacus", { kind = "fact", topic = "memory", text = "remembers 2" })
    t:next_turn()
    t:expect("Abacus"):attack(3)
  end }

scenario "4.1.4 a card that comes back is a new one and remembers nothing" {
  p1 = { field = { "Abacus" }, hand = { "Nothing", "Back" } },
  function(t)
    t.p1:play("Nothing")
    t:expect("Abacus"):attack(2)
    t.p1:play("Back"):on("Abacus")
    t.p1:play("Abacus")
    t:expect("Abacus"):attack(1):attribute("remembered", 0)
  end }

scenario "4.1.4 a card is remembered as long as it is the same one" {
  p1 = { field = { "Follower 3/3", "Follower 2/2" }, hand = { "Oathkeeper", "Back" }, play_points = 5 },
  function(t)
    t.p1:play("Oathkeeper"):on("Follower 3/3")
    t:expect("Follower 3/3"):attack(5)
    t:expect("Follower 2/2"):attack(2)
    t:expect_reason(t.p1, "Oathkeeper", { kind = "fact", topic = "memory", text = "remembers Follower 3/3" })
    t.p1:play("Back"):on("Follower 3/3")
    t.p1:play("Follower 3/3")
    t:expect("Follower 3/3"):attack(3)
  end }

scenario "10.2.1.2 a spell lies nowhere where it could remember" {
  p1 = { hand = { "Forget" } },
  function(t)
    t.p1:play("Forget")
    t:expect(t.p1.hand):count(0)
  end }

scenario "13.2.1 cards that were played this turn, and the last one, as they lie since" {
  p1 = { field = { "Roll Call", "Follower 2/2" }, hand = { "Follower 3/3", "Follower 1/1", "Nothing" }, play_points = 9 },
  function(t)
    t.p1:play("Follower 3/3")
    t.p1:play("Follower 1/1")
    t.p1:play("Nothing")
    t.p1:use("Roll Call")
    t:expect("Follower 3/3"):attack(4)
    t:expect("Follower 1/1"):attack(2)
    t:expect("Follower 2/2"):attack(2)
    t:expect("Nothing"):in_zone("banished")
  end }

scenario "13.2.1 the last card that has gone elsewhere leaves no other one as the last" {
  p1 = { field = { "Roll Call" }, hand = { "Follower 1/1", "Follower 3/3", "Back" }, play_points = 9 },
  function(t)
    t.p1:play("Follower 1/1")
    t.p1:play("Back"):on("Follower 1/1")
    t.p1:play("Follower 3/3")
    t.p1:use("Roll Call")
    t:expect("Follower 3/3"):in_zone("banished")
    t:expect("Back"):in_zone("cemetery")
  end }

scenario "13.2.1 a turn later nothing was played this turn" {
  p1 = { field = { "Roll Call" }, hand = { "Follower 1/1" }, play_points = 9 },
  function(t)
    t.p1:play("Follower 1/1")
    t:next_turn()
    t:next_turn()
    t.p1:use("Roll Call")
    t:expect("Follower 1/1"):attack(1):in_zone("field")
  end }

scenario "5.12 two followers change fields at once, on full fields, too" {
  p1 = { field = { "Follower 3/3", "Goblin", "Goblin", "Goblin", "Goblin" }, hand = { "Trade" } },
  p2 = { field = { { "Follower 2/2", damage = 1 }, "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play("Trade"):on("Follower 3/3", "Follower 2/2")
    assert(t:controller_of("Follower 3/3") == 2)
    assert(t:controller_of("Follower 2/2") == 1)
    t:expect("Follower 2/2"):damage(1)
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.7.4.3 what is swapped between fields has not been put there" {
  p1 = { field = { "Follower 3/3", "Newcomer" }, hand = { "Barter" } },
  p2 = { field = { { "Follower 2/2", damage = 1 } } },
  function(t)
    t.p1:play("Barter"):on("Follower 3/3", "Follower 2/2")
    assert(t:controller_of("Follower 2/2") == 1)
    t:expect("Follower 2/2"):damage(1)
    t:expect(t.p1.hand):count(0)
    t:expect_event "control"
    t:expect_no_event "enter"
  end }

scenario "5.20 cards are revealed until one of that cost comes" {
  p1 = { hand = { "Dig" }, deck = { "Newcomer", "Nothing", "Goblin", "Follower 2/2" } },
  function(t)
    t.p1:play("Dig")
    t:expect("Goblin"):in_zone("cemetery")
    t:expect("Nothing"):in_zone("cemetery")
    t:expect("Follower 2/2"):in_zone("deck")
  end }

scenario "5.20 without such a card all of the deck is revealed" {
  p1 = { hand = { "Dig" }, deck = { "Newcomer", "Nothing" } },
  function(t)
    t.p1:play("Dig")
    t:expect(t.p1.deck):count(0)
  end }

test_card { id = "T-MEMB", name = "Encore", type = "spell", class = "neutral", cost = 1,
  options = { { name = "cheap", costs = 0, if_ = number.count(followers { friendly = true, last_played = true }):at_least(1) } },
  run = function(game) game.draw(1) end,
}

scenario "13.2.1 what a card costs may rest on the last card that was played" {
  p1 = { hand = { "Newcomer", "Encore" }, play_points = 0 },
  function(t)
    t:cannot(t.p1, "play", "Encore")
    t.p1:play("Newcomer")
    t.p1:play("Encore")
    t:expect(t.p1.hand):count(2)
  end }
