-- SPDX-License-Identifier: MIT
-- Players who choose at once, in secret (355.17): nothing tells a choice before all have chosen.

test_card { id = "t-secret-bid", name = "Secret Bid", type = "spell", cost = { energy = 0 },
  run = function(game)
    local players, bids = game.players(), game.secret_numbers(0, 5, { text = "How much?" })
    for i, player in ipairs(players) do game.gain_xp(bids[i], { by = player }) end
  end,
}

test_card { id = "t-secret-two", name = "Secret Two", type = "spell", cost = { energy = 0 },
  run = function(game)
    local bids = game.secret_numbers(1, 3, { players = game.opponents() })
    for i, player in ipairs(game.opponents()) do game.gain_xp(bids[i], { by = player }) end
  end,
}

test_card(function()
  local in_hand = cards { zone = "hand" }
  return card { id = "t-secret-cards", name = "Secret Cards", type = "spell", cost = { energy = 0 },
    run = function(game)
      local chosen = game.secret_choices(in_hand, { own = true, reveal = true })
      game.banish(chosen)
    end,
  }
end)

test_card(function()
  local in_hand = cards { zone = "hand" }
  return card { id = "t-secret-pair", name = "Secret Pair", type = "spell", cost = { energy = 0 },
    run = function(game)
      local chosen = game.secret_choices(in_hand, { own = true, n = 2, optional = true })
      for i, player in ipairs(game.players()) do
        game.gain_xp(#chosen[i * 2 - 1] + #chosen[i * 2], { by = player })
      end
      game.discard_cards(chosen)
    end,
  }
end)

test_card(function()
  local places = battlefields {}
  local there = units {}
  return card { id = "t-secret-place", name = "Secret Place", type = "spell", cost = { energy = 0 },
    run = function(game)
      local chosen = game.secret_choices(places)
      if chosen[1] == chosen[2] then game.kill(game.all(there, { at = chosen[1] })) end
    end,
  }
end)

test_card(function()
  local any = units {}
  return card { id = "t-secret-units", name = "Secret Units", type = "spell", cost = { energy = 0 },
    run = function(game) game.kill(game.secret_choices(any, { own = true })) end,
  }
end)

scenario "355.17 numbers: nothing is told, and nothing happens, before the last player has chosen" {
  p1 = { hand = { "Secret Bid" } },
  function(t)
    t.p1:play "Secret Bid"
    t:pass_all()
    t.p1:number(4)
    t:expect_decision("p2")
    t:expect_number("p1", "xp", 0)
    local before = t:copy()
    t.p2:number(2)
    t:expect_number("p1", "xp", 4)
    t:expect_number("p2", "xp", 2)
    t:expect_event("secret", nil, { by = "p1", amount = 4 })
    t:expect_event("secret", nil, { by = "p2", amount = 2 })
    before:expect_events(0, "secret")
  end }

scenario "303.2.a they are asked in turn order, from the turn player on" {
  p2 = { hand = { "Secret Bid" } }, turn = "p2",
  function(t)
    t.p2:play "Secret Bid"
    t:pass_all()
    t.p2:number(1)
    t.p1:number(5)
    t:expect_number("p2", "xp", 1)
    t:expect_number("p1", "xp", 5)
  end }

scenario "355.17 only some of the players, with three" {
  players = 3, p1 = { hand = { "Secret Two" } },
  function(t)
    t.p1:play "Secret Two"
    t:pass_all()
    t.p2:number(3)
    t.p3:number(1)
    t:expect_number("p1", "xp", 0)
    t:expect_number("p2", "xp", 3)
    t:expect_number("p3", "xp", 1)
    t:expect_events(2, "secret")
  end }

scenario "740.2 the opponents of a team, and not the team mate" {
  format = "2v2", p1 = { hand = { "Secret Two" } },
  function(t)
    t.p1:play "Secret Two"
    t:pass_all()
    t.p2:number(2)
    t.p4:number(3)
    t:expect_number("p3", "xp", 0)
    t:expect_number("p4", "xp", 3)
  end }

scenario "424 cards of the hands: unseen until all have chosen, then revealed together" {
  p1 = { hand = { "Secret Cards", "Unit 1", "Unit 2" } }, p2 = { hand = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play "Secret Cards"
    t:pass_all()
    t.p1:choose "Unit 2"
    t:expect("Unit 2"):in_zone("hand"):unseen_by "p2"
    t:expect_no_option("Unit 2")
    t.p2:choose "Unit 3"
    t:expect("Unit 2"):in_zone "banishment"
    t:expect("Unit 3"):in_zone "banishment"
    t:expect_event("reveal", "Unit 2", { by = "p1" })
    t:expect_event("reveal", "Unit 3", { by = "p2" })
    t:expect("Unit 1"):unseen_by "p2"
    t:expect("Unit 4"):unseen_by "p1"
  end }

scenario "355.17 who has only one card is asked all the same, and who has none is not" {
  p1 = { hand = { "Secret Cards", "Unit 1" } }, p2 = { hand = {} },
  function(t)
    t.p1:play "Secret Cards"
    t:pass_all()
    t:expect_options("Unit 1")
    t.p1:choose "Unit 1"
    t:expect("Unit 1"):in_zone "banishment"
    t:expect_events(1, "secret")
  end }

scenario "355.17 up to two of each: one player after the other, with none for what is missing" {
  p1 = { hand = { "Secret Pair", "Unit 1", "Unit 2" } }, p2 = { hand = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play "Secret Pair"
    t:pass_all()
    t.p1:choose("Unit 1")
    t.p2:choose("Unit 3", "Unit 4")
    t:expect_number("p1", "xp", 1)
    t:expect_number("p2", "xp", 2)
    t:expect("Unit 2"):in_zone "hand"
    t:expect("Unit 4"):in_zone "trash"
  end }

scenario "355.17 the same place, or not" {
  p1 = { hand = { "Secret Place" }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play "Secret Place"
    t:pass_all()
    t.p1:choose "West Field"
    local other = t:copy()
    t.p2:choose "West Field"
    t:expect("Unit 3"):in_zone "trash"
    other.p2:choose "East Field"
    other:expect("Unit 3"):at "West Field"
  end }

scenario "355.17 of what everybody sees nobody is asked for the only one" {
  p1 = { hand = { "Secret Units" }, base = { "Unit 1" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play "Secret Units"
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
    t:expect("Unit 2"):in_zone "trash"
  end }
