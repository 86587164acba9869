-- SPDX-License-Identifier: MIT

scenario "Archer: 1 damage for every other follower that comes onto your field" {
  p1 = { hand = { "Fairy Whisperer" }, field = { "Archer" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Fairy Whisperer"
    t.p1:choose "Fairy Whisperer" -- which of the two comes first (10.7.3)
    t.p1:choose(1) -- and now the Archer has two
    t:expect(t.p1.field):count(3)
    t:expect("Goliath"):damage(2)
  end }

scenario "Archer: evolved, to up to two of them" {
  p1 = { hand = { "Goblin" }, field = { { "Archer", evolved = true } }, play_points = 1 },
  p2 = { field = { "Goliath", "Angelic Sword Maiden", "Fighter" } },
  function(t)
    t.p1:play("Goblin"):choose("Goliath", "Fighter")
    t:expect("Goliath"):damage(1)
    t:expect("Fighter"):damage(1)
    t:expect("Angelic Sword Maiden"):damage(0)
  end }

scenario "Archer: not for itself, nor for the opponent's followers" {
  p1 = { hand = { "Archer" }, field = { "Follower 2/2" }, play_points = 2 },
  p2 = { field = { "Goliath" }, hand = { "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play("Archer")
    t:expect("Goliath"):damage(0)
    t:next_turn()
    t.p2:play("Goblin")
    t:expect("Goblin"):damage(0)
    t:expect("Goliath"):damage(0)
    t:expect("Follower 2/2"):damage(0)
  end }

scenario "Archer: evolved, up to two means none too; the opponent's followers do not count" {
  p1 = { hand = { "Goblin" }, field = { { "Archer", evolved = true }, "Follower 2/2" }, play_points = 1 },
  p2 = { field = { "Goliath", "Follower 3/3" }, hand = { "Fighter" }, play_points = 2 },
  function(t)
    t.p1:play("Goblin")
    t:expect_no_option("Follower 2/2")
    t.p1:choose()
    t:expect("Goliath"):damage(0)
    t:next_turn()
    t.p2:play("Fighter")
    t:expect_decision("p2", "turn")
    t:expect("Fighter"):damage(0)
  end }

scenario "Archer: it evolves for 1" {
  p1 = { field = { "Archer" }, evolve_deck = { "Archer" }, play_points = 2 },
  function(t)
    t.p1:evolve("Archer")
    t:expect_number("p1", "play_points", 1)
    t:expect("Archer"):attack(1):defense(4)
  end }

scenario "10.7.2.1 Archer: once for each token of an effect; not for evolving, an amulet or one that changes fields" {
  p1 = { hand = { "Fairy Caster", "Amulet" }, field = { "Archer", "Evolver" }, evolve_deck = { "Evolver" },
    play_points = 10 },
  p2 = { field = { "Follower 1/6" } },
  function(t)
    t.p1:play "Fairy Caster"
    t.p1:choose "Fairy Caster" -- its Fanfare first: two Fairies find room
    t.p1:choose(1)
    t:expect("Follower 1/6"):damage(3)
    t.p1:evolve "Evolver"
    t:expect("Follower 1/6"):damage(3)
  end }

scenario "10.7.7 Archer: it has left, what is pending is played all the same" {
  p1 = { field = { "Archer" }, hand = { "Ancient Elf" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Ancient Elf"):no()
    t.p1:choose("Ancient Elf"):yes()
    t:expect("Archer"):in_zone "hand"
    t:expect("Goliath"):damage(1)
  end }

test_card(function()
  local all = followers { zone = "hand", owned = true }
  return card { id = "t-march", name = "March In", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.put(game.all(all), "field") end }
end)

scenario "10.7.4.2 Archer: one that comes together with it counts" {
  p1 = { hand = { "March In", "Archer", "Fighter" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "March In"
    t:expect(t.p1.field):is { "Archer", "Fighter" }
    t:expect("Goliath"):damage(1)
  end }

scenario "10.6.2.3.2 Archer: evolved, not three" {
  p1 = { hand = { "Goblin" }, field = { { "Archer", evolved = true } }, play_points = 1 },
  p2 = { field = { "Goliath", "Follower 1/6", "Fighter" } },
  function(t)
    t.p1:play "Goblin"
    assert(not t:accepts(t.p1, "Goliath", "Follower 1/6", "Fighter"))
    assert(t:accepts(t.p1, "Goliath", "Fighter"))
    t.p1:choose "Fighter"
    t:expect("Fighter"):damage(1)
    t:expect("Goliath"):damage(0)
  end }
