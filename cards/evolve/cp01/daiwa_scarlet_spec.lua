-- SPDX-License-Identifier: MIT
scenario "Daiwa Scarlet: the first Umamusume spell costs one less, the second does not" {
  p1 = { field = { "Daiwa Scarlet" }, hand = { "Make! Some! NOISE!", "Make! Some! NOISE!", "Spell" }, play_points = 9 },
  p2 = { field = { "Follower 5/6", "Follower 5/6" } },
  function(t)
    t:expect("Spell"):cost(1)
    t.p1:play("Spell")
    t:expect("Make! Some! NOISE!#1"):cost(1)
    t.p1:play("Make! Some! NOISE!"):on("Follower 5/6")
    t:expect("Make! Some! NOISE!#2"):cost(2)
    t:expect("Follower 5/6#1"):damage(4)
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

scenario "10.7.2 Daiwa Scarlet: the third spell gives her and another one Storm, whatever spells they are; the fourth nobody" {
  p1 = { field = { "Daiwa Scarlet", "Haru Urara", "Sirius Symboli", "Goblin" }, hand = { "Spell", "Spell", "Spell", "Spell" }, play_points = 4 },
  function(t)
    t.p1:play("Spell"):play("Spell")
    t:expect("Daiwa Scarlet"):no_keyword("storm")
    t.p1:play("Spell")
    t:expect_no_option("Goblin")
    t.p1:on("Haru Urara")
    t:expect("Daiwa Scarlet"):keyword("storm")
    t:expect("Haru Urara"):keyword("storm")
    t.p1:play("Spell")
    t:expect_decision("p1", "turn")
    t:expect("Sirius Symboli"):no_keyword("storm")
  end }

scenario "5.7.1 Daiwa Scarlet: only an Umamusume spell is found; the opponent's first spell costs what it costs" {
  p1 = { hand = { "Daiwa Scarlet" }, play_points = 4, deck = { "Spell", "Haru Urara", "Make! Some! NOISE!" } },
  p2 = { hand = { "Make! Some! NOISE!" } },
  function(t)
    t.p1:play("Daiwa Scarlet")
    t:expect_no_option("Spell", "Haru Urara")
    t.p1:choose("Make! Some! NOISE!")
    t:expect_event("reveal", "p1's Make! Some! NOISE!")
    t:expect("p2's Make! Some! NOISE!"):cost(2)
    t:expect("p1's Make! Some! NOISE!"):cost(1)
  end }
