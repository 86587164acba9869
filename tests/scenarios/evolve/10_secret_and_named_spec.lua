-- SPDX-License-Identifier: MIT
-- Players who choose at once (1.3.4.1), and cards that are named (2.1.1).

test_card { id = "T-SEC-BID", name = "Secret Bid", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    local bids = game.secret_numbers(0, 5)
    if bids[1] > bids[2] then game.draw(1) end
  end,
}

test_card(function()
  local in_hand = cards { zone = "hand" }
  return card { id = "T-SEC-CARDS", name = "Secret Cards", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.banish(game.secret_choices(in_hand, { own = true, reveal = true })) end,
  }
end)

test_card(function()
  local named = cards { zone = "deck", named_card = true }
  return card { id = "T-NAME-TOP", name = "Name Top", type = "spell", class = "neutral", cost = 0,
    run = function(game)
      game.name_card()
      local top = game.reveal_top(1)
      if #top:where(named) > 0 then game.put(top, "hand") end
    end,
  }
end)

test_card { id = "T-NAME-BAN", name = "Name Ban", type = "amulet", class = "neutral", cost = 0,
  fanfare { run = function(game) game.name_card { type = "follower" } end },
  static { affects = followers { zone = "hand", enemy = true, named_card = true }, cannot = "be_played" },
}

scenario "1.3.4.1 numbers: nothing is told before both have chosen" {
  p1 = { hand = { "Secret Bid" }, deck = { "Goblin" } },
  function(t)
    t.p1:play "Secret Bid"
    t.p1:number(3)
    t:expect_decision "p2"
    local before = t:copy()
    before:expect_events(0, "secret")
    t.p2:number(2)
    t:expect_event("secret", nil, { by = "p1", amount = 3 })
    t:expect(t.p1.hand):is { "Goblin" }
  end }

scenario "1.3.4.1 the lower number draws nothing" {
  p1 = { hand = { "Secret Bid" }, deck = { "Goblin" } },
  function(t)
    t.p1:play "Secret Bid"
    t.p1:number(2)
    t.p2:number(2)
    t:expect(t.p1.hand):count(0)
  end }

scenario "1.3.4.1 cards of hands are revealed when both were selected" {
  p1 = { hand = { "Secret Cards", "Goblin", "Follower 2/2" } }, p2 = { hand = { "Follower 3/3", "Follower 1/1" } },
  function(t)
    t.p1:play "Secret Cards"
    t.p1:choose "Goblin"
    t:expect("Goblin"):in_zone("hand"):unseen_by "p2"
    t.p2:choose "Follower 3/3"
    t:expect("Goblin"):in_zone "banished"
    t:expect("Follower 3/3"):in_zone "banished"
    t:expect_event("reveal", "Goblin")
    t:expect("Follower 2/2"):unseen_by "p2"
  end }

scenario "2.1.1 a card is named and is on top" {
  p1 = { hand = { "Name Top" }, deck = { "Goblin", "Follower 2/2" } },
  function(t)
    t.p1:play "Name Top"
    t.p1:choose "Goblin"
    t:expect("Goblin"):in_zone "hand"
    t:expect_event("named_card", "Name Top", { by = "p1" })
  end }

scenario "2.1.1 another one is on top" {
  p1 = { hand = { "Name Top" }, deck = { "Follower 2/2", "Goblin" } },
  function(t)
    t.p1:play "Name Top"
    t.p1:choose "Goblin"
    t:expect("Follower 2/2"):in_zone "deck"
  end }

scenario "2.1.1 an amulet remembers it as long as it lies there" {
  p1 = { hand = { "Name Ban", "Name Top" } }, p2 = { hand = { "Goblin", "Follower 2/2" }, play_points = 5, max_play_points = 5 },
  function(t)
    t.p1:play "Name Ban"
    assert(not t:accepts(t.p1, "Name Top"), "only followers")
    for _, option in ipairs(t:settle().options) do
      assert(not option.label:find("Name Top", 1, true), "only followers")
    end
    t.p1:choose "Goblin"
    t:expect_reason(t.p1, "Name Ban", { topic = "memory" })
    t:next_turn()
    t:cannot(t.p2, "play", "Goblin")
    t:can(t.p2, "play", "Follower 2/2")
  end }

test_card { id = "T-OPT-NAME", name = "Name Theirs", type = "amulet", class = "neutral", cost = 0,
  fanfare { run = function(game) game.name_card { by = "opponent" } end },
  static { affects = followers { zone = "hand", friendly = true, named_card = true }, cannot = "be_played" },
}
test_card { id = "T-OPT-EITHER", name = "Either Token", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.summon(game.either({ "Fairy", "Knight" }, { by = "opponent" })) end,
}

scenario "2.1.1 the opponent names the card" {
  p1 = { hand = { "Name Theirs", "Goblin", "Follower 2/2" }, play_points = 5, max_play_points = 5 },
  function(t)
    t.p1:play "Name Theirs"
    t:expect_decision "p2"
    t.p2:choose "Goblin"
    t:expect_event("named_card", "Name Theirs", { by = "p2" })
    t:cannot(t.p1, "play", "Goblin")
    t:can(t.p1, "play", "Follower 2/2")
  end }

scenario "10.6.2.7.2 the opponent says which token it is, and it is yours" {
  p1 = { hand = { "Either Token" } },
  function(t)
    t.p1:play "Either Token"
    t:expect_decision "p2"
    t.p2:choose "Knight"
    t:expect(t.p1.field):has "Knight"
    t:expect(t.p1.field):lacks "Fairy"
    t:expect(t.p2.field):lacks "Knight"
  end }
