-- SPDX-License-Identifier: MIT
scenario "Make! Some! NOISE!: as it says" {
  p1 = { hand = { "Make! Some! NOISE!" }, play_points = 2 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Make! Some! NOISE!")
    t:expect("Follower 5/6"):damage(3)
  end }

scenario "Make! Some! NOISE!: four beside an Umamusume card" {
  p1 = { hand = { "Make! Some! NOISE!" }, play_points = 2, field = { "Systematic Squats" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Make! Some! NOISE!")
    t:expect("Follower 5/6"):damage(4)
  end }

scenario "Make! Some! NOISE!: the enemy's Umamusume card does not count; Quick" {
  turn = "p2",
  p1 = { hand = { "Make! Some! NOISE!" }, play_points = 2 },
  p2 = { field = { "Super Creek" } },
  function(t)
    t.p2:attack("Super Creek", "p1's leader")
    t.p1:play("Make! Some! NOISE!")
    t:expect("Super Creek"):damage(3)
  end }

scenario "10.6.2.3 Make! Some! NOISE!: three beside a card that is no Umamusume; none of your own is hit" {
  p1 = { hand = { "Make! Some! NOISE!" }, play_points = 2, field = { "Goblin", "Amulet" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Make! Some! NOISE!")
    t:expect("Follower 5/6"):damage(3)
    t:expect("Goblin"):damage(0)
  end }
