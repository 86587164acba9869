-- SPDX-License-Identifier: MIT
-- Replacement effects of the n-th time in a turn (10.10), tallies of the last turn.

test_card(function()
local lost = number.tally { event = "destroy", subject = follower {}, last_turn = true }
return card { id = "T-WAK", name = "Wake", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.deal(lost, it) end,
}
end)
test_card { id = "T-AX2", name = "Axe", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.destroy(it) end,
}
test_card { id = "T-GLN", name = "Glance", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw(1) end,
}
test_card { id = "T-DRM", name = "Second Dream", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "draw", by = "you", nth = 2, run = function(game) game.summon("Fairy") end },
}

scenario "10.10.1 the second card that is drawn in a turn is a Fairy instead" {
  p1 = { field = { "Second Dream" }, hand = { "Glance", "Glance" } },
  function(t)
    t.p1:play("Glance")
    t:expect(t.p1.hand):count(2)
    t.p1:play("Glance")
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.field):has("Fairy")
  end }

scenario "10.10.1 and not the first card of another turn" {
  p1 = { field = { "Second Dream" }, hand = { "Glance" } },
  function(t)
    t.p1:play("Glance")
    t:next_turn()
    t:next_turn()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p1.field):lacks("Fairy")
  end }

scenario "10.6.2.7 as many as were destroyed last turn, and not this turn" {
  p1 = { hand = { "Axe", "Axe" } },
  p2 = { field = { "Follower 1/1", "Follower 2/2", "Follower 5/6" }, hand = { "Wake", "Axe" } },
  function(t)
    t.p1:play("Axe"):on("Follower 1/1")
    t.p1:play("Axe"):on("Follower 2/2")
    t:next_turn()
    t.p2:play("Wake"):on("Follower 5/6")
    t:expect("Follower 5/6"):damage(2)
  end }

test_card { id = "t-src-slay", name = "Slaying", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.destroy(one) end,
}
test_card(function()
  local burned = number.tally { event = "destroy", subject = follower { enemy = true }, source = { "spell" } }
  return card { id = "t-src-count", name = "Tally Sheet", type = "follower", class = "neutral", cost = 1, attack = 0, defense = 1,
    static { affects = "me", attack = burned },
  }
end)

scenario "10.6.2.7 what is counted may be what spells did, and not what followers did" {
  p1 = { field = { "Tally Sheet", "Follower 5/6" }, hand = { "Slaying" } },
  p2 = { field = { { "Follower 2/2", engaged = true }, { "Follower 3/3", engaged = true } } },
  function(t)
    t.p1:attack("Follower 5/6", "Follower 2/2")
    t:expect("Tally Sheet"):attack(0)
    t.p1:play("Slaying"):on "Follower 3/3"
    t:expect("Tally Sheet"):attack(1)
  end }

test_card { id = "T-KND", name = "Three Kinds", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  static { affects = "me", attack = number.distinct(followers { friendly = true, other = true }, "traits", { "Officer", "Pixie" }) },
}
test_card { id = "T-KN1", name = "Officer and Pixie", type = "follower", class = "neutral", cost = 1, attack = 2, defense = 2,
  traits = { "Officer", "Pixie" },
}
test_card { id = "T-KN2", name = "Another Pixie", type = "follower", class = "neutral", cost = 1, attack = 3, defense = 2,
  traits = { "Pixie" },
}
test_card(function()
local all = followers {}
return card { id = "T-SUM", name = "Summing Up", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.deal(game.all(all):of("you"):sum "attack", game.leader "opponent") end,
}
end)

scenario "2.4 each of the traits counts once among the followers, on this side only" {
  p1 = { field = { "Three Kinds", "Another Pixie" } }, p2 = { field = { "Officer and Pixie" } },
  function(t) t:expect("Three Kinds"):attack(2) end }

scenario "2.4 both of the traits, of however many followers" {
  p1 = { field = { "Three Kinds", "Another Pixie", "Officer and Pixie" } },
  function(t) t:expect("Three Kinds"):attack(3) end }

scenario "10.6.2.7.2 the sum over a list is that of its cards only" {
  p1 = { field = { "Another Pixie", "Officer and Pixie" }, hand = { "Summing Up" } },
  p2 = { field = { "Three Kinds" }, defense = 20 },
  function(t)
    t.p1:play("Summing Up")
    t:expect_defense("p2", 15)
  end }
