-- SPDX-License-Identifier: MIT
scenario "Sky Sprite: only another one that came this turn" {
  p1 = { hand = { "Sky Sprite", "Goblin" }, field = { "Fighter" }, play_points = 4 },
  function(t)
    t.p1:play("Goblin")
    t.p1:play("Sky Sprite")
    t:expect("Goblin"):attack(4):defense(4)
    t:expect("Fighter"):attack(2)
  end }

scenario "Sky Sprite: a follower that evolved this turn, but was there, is not" {
  p1 = { hand = { "Sky Sprite" }, field = { { "Sektor", evolved = true, evolved_now = true } }, play_points = 3 },
  function(t)
    t.p1:play("Sky Sprite")
    t:expect_decision("p1", "turn")
    t:expect("Sektor"):evolved():attack(4)
  end }

scenario "10.7.4.3 Sky Sprite: a follower that has been taken over was not put onto the field" {
  p1 = { hand = { "Snare", "Sky Sprite" }, play_points = 3 },
  p2 = { field = { "Follower 2/2" } },
  function(t)
    t.p1:play("Snare")
    t.p1:play("Sky Sprite")
    t:expect("Follower 2/2"):attack(2):defense(2):controlled_by("p1")
  end }

test_card { id = "T-SNARE", name = "Snare", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.take_control(foe) end,
}
