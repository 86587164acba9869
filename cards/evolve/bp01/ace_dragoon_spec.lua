-- SPDX-License-Identifier: MIT
scenario "12.4.3 Ace Dragoon: as much attack as another follower has, on either field" {
  p1 = { hand = { "Ace Dragoon" }, field = { "Goblin" }, play_points = 2 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:play "Ace Dragoon"
    t:expect_option("Goblin", "Goliath")
    t:expect_no_option "Ace Dragoon"
    t.p1:on "Goliath"
    t:expect("Ace Dragoon"):attack(3):defense(2)
    t.p1:attack("Ace Dragoon", "Goliath") -- Rush
    t:expect("Goliath"):damage(3)
  end }

scenario "12.4.3 Ace Dragoon: with all that it has been given" {
  p1 = { hand = { "Ace Dragoon" }, field = { "Roc" }, play_points = 2 },
  function(t)
    t.p1:attack "Roc"
    t.p1:play("Ace Dragoon"):on "Roc"
    t:expect("Ace Dragoon"):attack(4)
  end }

scenario "S8 Ace Dragoon: alone it has 0" {
  p1 = { hand = { "Ace Dragoon" }, play_points = 2 },
  function(t)
    t.p1:play "Ace Dragoon"
    t:expect("Ace Dragoon"):in_zone("field"):attack(0)
  end }

scenario "10.6.2.7.2 Ace Dragoon: X is what it was then, whatever becomes of that follower" {
  p1 = { hand = { "Ace Dragoon", "Demonic Strike" }, play_points = 5 },
  p2 = { field = { "Follower 3/3", "Aura 2/2" } },
  function(t)
    t.p1:play "Ace Dragoon"
    t:expect("Ace Dragoon"):attack(3) -- the one with Aura is not on offer
    t.p1:play("Demonic Strike"):on "Follower 3/3"
    t:expect("Ace Dragoon"):attack(3)
    t:next_turn()
    t:expect("Ace Dragoon"):attack(3)
  end }
