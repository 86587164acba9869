-- SPDX-License-Identifier: MIT
-- Counters wherever they may lie (14.1), points that are taken away (3.2), and a card that an
-- effect has played (4.1.4).

test_card { id = "t-drive", name = "Driver", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1, counters = { "drive" },
  fanfare { run = function(game)
    game.put_counters(game.leader(), "drive", 2)
    game.draw(game.counters(game.leader(), "drive"))
  end },
}
test_card { id = "t-brake", name = "Brake", type = "spell", class = "neutral", cost = 1, counters = { "drive" },
  run = function(game)
    game.recover(game.remove_counters(game.leader("opponent"), "drive", 3))
  end,
}
test_card(function()
local apart = card { zone = "ex", friendly = true }
local graves = card { zone = "cemetery", friendly = true }
return card { id = "t-mark", name = "Marker", type = "spell", class = "neutral", cost = 1, counters = { "drive" },
  run = function(game)
    for _, where in ipairs { apart, graves } do
      game.put_counters(where, "drive")
      for _, one in ipairs(game.all(where)) do game.recover(game.counters(one, "drive")) end
    end
  end,
}
end)
test_card { id = "t-drain", name = "Drought", type = "spell", class = "neutral", cost = 1,
  run = function(game)
    game.lower_max(2, { by = "opponent" })
    game.draw(game.lose_play_points(3, { by = "opponent" }))
    game.lose_evolution_points(1, { by = "opponent" })
  end,
}
test_card(function()
local mine = card { zone = "hand", friendly = true, type = "follower" }
return card { id = "t-forge", name = "Forge", type = "spell", class = "neutral", cost = 1,
  run = function(game)
    local one = game.play(game.choose(mine), { cost = 0 })
    game.give(one, { attack = 2, keyword = "rush", lasts = "turn" })
  end,
}
end)
test_card { id = "t-recite", name = "Recite", type = "spell", class = "neutral", cost = 1,
  run = function(game)
    local one = game.play(game.hand()[1], { cost = 0 })
    game.banish(one)
  end,
}

scenario "14.1.3 counters are put on a leader, and counted there" {
  p1 = { hand = { "Driver" }, play_points = 1 },
  function(t)
    t.p1:play "Driver"
    t:expect(t.p1.hand):count(2)
  end }

scenario "14.1.4 counters are removed from a leader, as many as there are" {
  p1 = { hand = { "Driver" }, play_points = 1 }, p2 = { hand = { "Brake" }, max_play_points = 6 },
  function(t)
    t.p1:play "Driver"
    t:next_turn()
    t:expect_number("p2", "play_points", 7)
    t.p2:play "Brake"
    t:expect_number("p2", "play_points", 7) -- not above the maximum
  end }

scenario "14.1.3 counters lie on cards of the EX area and of the cemetery" {
  p1 = { hand = { "Marker" }, ex = { "Fairy" }, cemetery = { "Spell" }, play_points = 1, max_play_points = 5 },
  function(t)
    t.p1:play "Marker"
    t:expect_number("p1", "play_points", 2)
  end }

scenario "3.2.3 the maximum goes down and the points stay; 3.2.2 points are lost as far as there are some" {
  p1 = { hand = { "Drought" }, play_points = 1 },
  p2 = { play_points = 2, max_play_points = 5, evolution_points = 3 },
  function(t)
    t.p1:play "Drought"
    t:expect_number("p2", "max_play_points", 3)
    t:expect_number("p2", "play_points", 0)
    t:expect_number("p2", "evolution_points", 2)
    t:expect(t.p1.hand):count(2)
  end }

scenario "3.2.3 the next turn begins from the lower maximum" {
  p1 = { hand = { "Drought" }, play_points = 1 }, p2 = { max_play_points = 5 },
  function(t)
    t.p1:play "Drought"
    t:next_turn()
    t:expect_number("p2", "play_points", 4)
  end }

scenario "3.2.4 nothing is less than none" {
  p1 = { hand = { "Drought" }, play_points = 1 }, p2 = { play_points = 1 },
  function(t)
    t.p1:play "Drought"
    t:expect_number("p2", "max_play_points", 0)
    t:expect_number("p2", "evolution_points", 0)
    t:expect(t.p1.hand):count(1)
  end }

scenario "4.1.4 a follower that an effect plays is a new card, which the effect goes on with" {
  p1 = { hand = { "Forge", "Follower 2/2" }, play_points = 1 }, p2 = { field = { { "Follower 1/1", engaged = true } } },
  function(t)
    t.p1:play("Forge"):choose("Follower 2/2")
    t:expect("Follower 2/2"):in_zone("field"):attack(4):keyword("rush")
    t:can(t.p1, "attack", "Follower 2/2", "Follower 1/1")
  end }

scenario "4.1.4 an effect that could not play its follower goes on with nothing" {
  p1 = { hand = { "Forge" }, play_points = 1 },
  function(t)
    t.p1:play("Forge")
    t:expect("Forge"):in_zone("cemetery")
  end }

scenario "4.1.4 a spell that an effect plays lies in the cemetery then (10.6.2.7.3)" {
  p1 = { hand = { "Recite", "Spell" }, play_points = 1 },
  function(t)
    t.p1:play "Recite"
    t:expect("Spell"):in_zone("banished")
  end }

test_card { id = "t-hand-on", name = "Hand On", type = "spell", class = "neutral", cost = 0, counters = { "drive", "rust" },
  targets = { follower { friendly = true }, follower { friendly = true } },
  run = function(game, me, from, to) game.recover(game.transfer_counters(from, to, "drive")) end,
}
test_card { id = "t-wound-up", name = "Wound Up", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  counters = { "drive", "rust" },
  fanfare { run = function(game, me)
    game.put_counters(me, "drive", 3)
    game.put_counters(me, "rust", 1)
  end },
}

scenario "14.1 all counters of a name are moved, and none of another name" {
  p1 = { hand = { "Wound Up", "Hand On", "Hand On" }, field = { "Follower 1/1" }, play_points = 1, max_play_points = 9 },
  function(t)
    t.p1:play "Wound Up"
    t.p1:play("Hand On"):on("Wound Up", "Follower 1/1")
    t:expect("Follower 1/1"):counters("drive", 3):counters("rust", 0)
    t:expect("Wound Up"):counters("drive", 0):counters("rust", 1)
    t:expect_number("p1", "play_points", 3)
    t.p1:play("Hand On"):on("Wound Up", "Follower 1/1")
    t:expect("Follower 1/1"):counters("drive", 3)
    t:expect_number("p1", "play_points", 3)
  end }

test_card { id = "t-14-pile", name = "Pile", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  counters = { "drive" },
  static { affects = "me", attack = function(q, me) return q.counters(me, "drive") end },
  fanfare { run = function(game, me) game.put_counters(me, "drive", 2) end },
}
test_card { id = "t-14-wipe", name = "Wipe", type = "spell", class = "neutral", cost = 0, counters = { "drive" },
  targets = { follower {} },
  run = function(game, me, it) game.draw(game.remove_counters(it, "drive", 9)) end,
}
test_card { id = "t-14-shatter", name = "Shatter", type = "spell", class = "neutral", cost = 0, counters = { "drive" },
  targets = { follower {} },
  run = function(game, me, it)
    game.destroy(it)
    game.draw(game.remove_counters(it, "drive", 9))
  end,
}

scenario "14.1.4 when the last counter goes, what counts them counts none" {
  p1 = { hand = { "Pile", "Wipe" }, play_points = 1 },
  function(t)
    t.p1:play "Pile"
    t:expect("Pile"):attack(3)
    t.p1:play "Wipe"
    t:expect("Pile"):attack(1):counters("drive", 0)
    t:expect(t.p1.hand):count(2)
  end }

scenario "1.3.2, 14.1.4 of what is gone no counter is removed" {
  p1 = { hand = { "Pile", "Shatter" }, play_points = 1 },
  function(t)
    t.p1:play "Pile"
    t.p1:play "Shatter"
    t:expect("Pile"):in_zone "cemetery"
    t:expect(t.p1.hand):count(0)
  end }

test_card { id = "t-14-mark", name = "Mark It", type = "spell", class = "neutral", cost = 0, counters = { "drive" },
  targets = { card { zone = "ex", friendly = true } },
  run = function(game, me, it) game.put_counters(it, "drive", 2) end,
}

scenario "4.1.4, 14.1 a card that is played from the EX area is the same card, and keeps its counters" {
  p1 = { ex = { "Follower 1/1" }, hand = { "Mark It" }, play_points = 5 },
  function(t)
    t.p1:play "Mark It"
    t:expect("Follower 1/1"):counters("drive", 2)
    t.p1:play "Follower 1/1"
    t:expect("Follower 1/1"):in_zone("field"):counters("drive", 2)
  end }

test_card { id = "t-14-will", name = "Last Drive", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  counters = { "drive" },
  fanfare { run = function(game, me) game.put_counters(me, "drive", 2) end },
  last_words { run = function(game, me) game.recover(game.counters(me, "drive")) end },
}
test_card { id = "t-14-slay", name = "Strike Down", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.destroy(one) end,
}

scenario "10.11.1, 14.1 what looks back at a card that left knows its counters" {
  p1 = { hand = { "Last Drive", "Strike Down" }, play_points = 1, max_play_points = 9 },
  function(t)
    t.p1:play "Last Drive"
    t.p1:play "Strike Down"
    t:expect("Last Drive"):in_zone("cemetery"):counters("drive", 0)
    t:expect_number("p1", "play_points", 2)
  end }
