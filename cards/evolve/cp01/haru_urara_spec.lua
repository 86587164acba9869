-- SPDX-License-Identifier: MIT
scenario "Haru Urara: races and takes no damage this turn" {
  p1 = { field = { { "Haru Urara", new = true } }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { { "Follower 5/6", engaged = true } } },
  function(t)
    t.p1:use("Haru Urara")
    t.p1:attack("Haru Urara", "Follower 5/6")
    t:expect("Haru Urara"):damage(0):in_zone("field")
    t:expect("Follower 5/6"):damage(3)
  end }

scenario "10.2.1.2 Haru Urara: hurt again in the next turn; what she got stays" {
  p1 = { field = { "Haru Urara" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { hand = { "Angelic Barrage" }, max_play_points = 0 },
  function(t)
    t.p1:use("Haru Urara")
    t:next_turn()
    t.p2:play("Angelic Barrage")
    t:expect("Haru Urara"):attack(3):defense(2):damage(1):keyword("rush")
  end }

scenario "5.13 Haru Urara: no damage of abilities either" {
  p1 = { field = { "Haru Urara" }, evolve_deck = { "Carrot" }, play_points = 6, hand = { "Conflagration" } },
  function(t)
    t.p1:use("Haru Urara")
    t.p1:play("Conflagration")
    t:expect("Haru Urara"):in_zone("field"):damage(0)
  end }
