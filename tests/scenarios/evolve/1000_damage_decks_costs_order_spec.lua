-- SPDX-License-Identifier: MIT
-- Whose damage it is, whose deck, which cost, and whose abilities come first (4.1.5, 5.8, 10.6, 10.7, 13.5).

test_card { id = "t-998-1", name = "Prick", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.deal(1, it) end,
}
test_card { id = "t-998-2", name = "Back Home", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.put(it, "deck") end,
}
test_card(function()
  local mine = followers { friendly = true }
  return card { id = "t-998-3", name = "Sweep Under", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.put(game.all(mine), "deck_bottom_random") end,
  }
end)
test_card { id = "t-998-4", name = "Appraise", type = "spell", class = "neutral", cost = 0,
  targets = { card { zone = "ex", friendly = true } },
  run = function(game, me, it) game.set_cost(it, 5, { lasts = "turn" }) end,
}

scenario "13.5.2.2 damage to one's follower is none to one's leader: no Sanguine" {
  p1 = { hand = { "Prick" }, field = { "Goliath" } },
  function(t)
    t.p1:play("Prick"):on "Goliath"
    t:expect("Goliath"):damage(1)
    t:expect_number("p1", "sanguine", 0)
  end }

scenario "5.8.1 a card put into the opponent's deck is shuffled into that deck" {
  p1 = { hand = { "Back Home" } },
  p2 = { field = { "Goliath" }, deck = { "Goblin", "Goblin", "Goblin" } },
  function(t)
    t:over_seeds(30, function(t)
      t.p1:play("Back Home"):on "Goliath"
      return t.p2.deck:names()[4]
    end):sometimes("Goblin", "Goliath")
  end }

scenario "4.1.5 cards put under the deck in random order may lie in any order" {
  p1 = { hand = { "Sweep Under" }, field = { "Goliath", "Fighter" }, deck = { "Goblin" } },
  function(t)
    t:over_seeds(30, function(t)
      t.p1:play "Sweep Under"
      return t.p1.deck:names()[3]
    end):sometimes("Fighter", "Goliath")
  end }

test_card(function()
  local everybody = followers {}
  return card { id = "t-998-all", name = "Sweep Everything", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.put(game.all(everybody), "deck_bottom_random") end,
  }
end)

scenario "4.1.5 cards in random order go under their owners' decks, each in any order there" {
  p1 = { hand = { "Sweep Everything" }, field = { "Goliath" }, deck = { "Goblin" } },
  p2 = { field = { "Fighter" }, deck = { "Goblin" } },
  function(t)
    t:over_seeds(12, function(t)
      t.p1:play "Sweep Everything"
      return t.p1.deck:names()[2] .. ", " .. t.p2.deck:names()[2]
    end):always("Goliath, Fighter")
  end }

scenario "10.6.2.3 a cost that an effect gives may be more than the printed one" {
  p1 = { ex = { "Goblin" }, hand = { "Appraise" }, play_points = 4 },
  function(t)
    t.p1:play("Appraise"):on "Goblin"
    t:expect_no_option "Goblin"
  end }

test_card { id = "t-998-7", name = "Bell", type = "amulet", class = "neutral", cost = 1,
  when { event = "destroy", subject = follower {}, run = function(game) game.draw(1) end },
}
test_card { id = "t-998-8", name = "Gong", type = "amulet", class = "neutral", cost = 1,
  when { event = "destroy", subject = follower {}, run = function(game) game.gain_evolution_points(1) end },
}
test_card { id = "t-998-9", name = "Strike", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.destroy(it) end,
}

scenario "10.7.3 who has several abilities waiting chooses among their own, whatever waited first" {
  p1 = { field = { "Bell", "Goliath" } },
  p2 = { field = { "Bell", "Gong" }, hand = { "Strike" } }, turn = "p2",
  function(t)
    t.p2:play("Strike"):on "Goliath"
    t.p2:choose "Gong"
    t:expect(t.p2.hand):count(1)
  end }

test_card { id = "hb-1", name = "Empty Shelf", type = "amulet", class = "neutral", cost = 0,
  static { affects = "players", cannot = "draw" },
}
test_card { id = "hb-2", name = "As Many As You Like", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw_up_to(2) end,
}
test_card { id = "hb-3", name = "Undertaker", type = "amulet", class = "neutral", cost = 0,
  when { event = "bury", subject = follower { zone = "cemetery", friendly = true }, from = "deck",
    run = function(game) game.draw(1) end },
}
test_card(function()
  local any = follower { zone = "deck" }
  return card { id = "hb-4", name = "Early Grave", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.search(any, { to = "cemetery" }) end,
  }
end)
test_card { id = "hb-6", name = "Narrow Field", type = "amulet", class = "neutral", cost = 0,
  static { affects = "opponent", limits = { field = -6 } },
}

scenario "5.9.3, 1.3.3 who cannot draw is not asked for another card of up to two" {
  p1 = { field = { "Empty Shelf" }, hand = { "As Many As You Like" } },
  function(t)
    t.p1:play "As Many As You Like"
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):count(0)
  end }

scenario "5.7.2, 4.9.1 what is found and goes into the cemetery is put there from the deck, it returns to nobody" {
  p1 = { field = { "Undertaker" }, hand = { "Early Grave" }, deck = { "Follower 1/1", "Sting 1" } },
  function(t)
    t.p1:play "Early Grave"
    t.p1:choose "Follower 1/1"
    t:expect("Follower 1/1"):in_zone "cemetery"
    t:expect(t.p1.hand):is { "Sting 1" }
  end }
test_card { id = "hb-7", name = "Sting 1", type = "spell", class = "neutral", cost = 3, run = function() end }

scenario "4.4.4, 1.3.2.2.1 a limit below zero is zero: everything leaves, and the game goes on" {
  p1 = { field = { "Narrow Field" } }, p2 = { field = { "Follower 1/1" } },
  function(t)
    t:next_turn()
    t:expect("Follower 1/1"):in_zone "cemetery"
    t:expect_decision("p2", "turn")
  end }
