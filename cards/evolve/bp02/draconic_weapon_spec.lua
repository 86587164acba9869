-- SPDX-License-Identifier: MIT
test_card { id = "t-w1", name = "Whetstone", type = "spell", class = "neutral", cost = 0,
  targets = { follower { traits = "Armed" } },
  run = function(game, me, bearer) game.give(bearer, { attack = 1 }) end,
}

scenario "10.2.1.2 Draconic Weapon: +1 defense and the Armed trait for a dragoncraft follower" {
  p1 = { field = { "Draconic Weapon", "Roc", "Goblin" }, hand = { "Whetstone" } },
  p2 = { field = { "Mist Dragon" } },
  function(t)
    t:cannot(t.p1, "play", "Whetstone")
    t.p1:use "Draconic Weapon"
    t:expect("Roc"):attack(3):defense(4)
    t:expect("Draconic Weapon"):gone() -- 9.1.3: a token does not lie in a cemetery
    t:next_turn()
    t:next_turn() -- it is for good
    t.p1:play "Whetstone"
    t:expect("Roc"):attack(4):defense(4)
    t:expect("Goblin"):attack(2):defense(2)
  end }

scenario "10.6.2.3.4 Draconic Weapon: not without such a follower of yours" {
  p1 = { field = { "Draconic Weapon", "Goblin" } },
  p2 = { field = { "Mist Dragon" } },
  function(t)
    t:cannot(t.p1, "use", "Draconic Weapon")
  end }

scenario "10.4.2 Draconic Weapon: not engaged" {
  p1 = { field = { { "Draconic Weapon", engaged = true }, "Roc" } },
  function(t)
    t:cannot(t.p1, "use", "Draconic Weapon")
  end }
