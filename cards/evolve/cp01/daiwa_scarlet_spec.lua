-- SPDX-License-Identifier: MIT
scenario "Daiwa Scarlet: the first Umamusume spell costs one less, the second does not" {
  p1 = { field = { "Daiwa Scarlet" }, hand = { "Make! Some! NOISE!", "Make! Some! NOISE!", "Spell" }, play_points = 9 },
  p2 = { field = { "Follower 5/6", "Follower 5/6" } },
  function(t)
    t:expect("Spell"):cost(1)
    t.p1:play("Spell")
    t:expect("Make! Some! NOISE!"):cost(1)
    t.p1:play("Make! Some! NOISE!"):on("Follower 5/6")
    t:expect("Make! Some! NOISE!#2"):cost(2)
    t:expect("Follower 5/6"):damage(4)
    t.p1:play("Make! Some! NOISE!"):on("Follower 5/6#2")
    t:expect_number("p1", "play_points", 5)
    t:expect("Daiwa Scarlet"):keyword("storm")
  end }

scenario "Daiwa Scarlet: spells played before she came count for the third, and for the first" {
  p1 = { hand = { "Daiwa Scarlet", "Spell", "Make! Some! NOISE!", "Make! Some! NOISE!" }, play_points = 10, deck = { "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Spell")
    t.p1:play("Make! Some! NOISE!"):on("Follower 5/6")
    t.p1:play("Daiwa Scarlet")
    t.p1:choose()
    t:expect("Make! Some! NOISE!#2"):cost(2)
    t.p1:play("Make! Some! NOISE!"):on("Follower 5/6")
    t:expect("Daiwa Scarlet"):keyword("storm")
  end }

scenario "Daiwa Scarlet: the first of the opponent's turn, too" {
  p1 = { field = { "Daiwa Scarlet" }, hand = { "Make! Some! NOISE!" }, play_points = 1 },
  p2 = { field = { "Follower 5/6" } }, turn = "p2",
  function(t)
    t.p2:attack("Follower 5/6")
    t:can(t.p1, "play", "Make! Some! NOISE!")
  end }
