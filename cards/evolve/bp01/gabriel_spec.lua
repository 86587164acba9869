-- SPDX-License-Identifier: MIT
scenario "12.4.3 Gabriel: +4/+3 and Assail for another follower, for good" {
  p1 = { hand = { "Gabriel" }, field = { "Goblin", "Fighter" }, play_points = 6 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Gabriel"
    t.p1:yes() -- Ward (12.8.2)
    t:expect_no_option "Gabriel"
    t:expect_no_option "Goliath"
    t.p1:on "Goblin"
    t:expect("Goblin"):attack(6):defense(5):keyword "assail"
    t:expect("Fighter"):attack(2):defense(3)
    t:can(t.p1, "attack", "Goblin", "Goliath")
    t:next_turn()
    t:expect("Goblin"):attack(6):defense(5):keyword "assail"
  end }

scenario "S8 Gabriel: comes alone, too" {
  p1 = { hand = { "Gabriel" }, play_points = 6 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Gabriel"):no()
    t:expect("Gabriel"):reserved():attack(4):defense(3)
    t:expect("Goliath"):attack(3)
  end }

scenario "12.15.2 Gabriel: your own follower with Aura may be selected; one that was engaged stays so" {
  p1 = { hand = { "Gabriel" }, field = { { "Mainyu", engaged = true } }, play_points = 6 },
  function(t)
    t.p1:play("Gabriel"):no()
    t:expect("Mainyu"):attack(6):defense(5):engaged():keyword("aura", "assail")
  end }
