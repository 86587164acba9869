-- SPDX-License-Identifier: MIT
scenario "Mejiro Palmer: both Fanfares" {
  p1 = { hand = { "Mejiro Palmer" }, play_points = 4, deck = { "Mejiro Dober", "Goblin" }, cemetery = { "Make! Some! NOISE!" } },
  function(t)
    t.p1:play("Mejiro Palmer")
    t.p1:choose(1)
    t.p1:choose("Mejiro Dober")
    t:expect("Mejiro Dober"):in_zone("hand")
    t:expect("Mejiro Palmer"):attack(5):keyword("rush")
  end }

scenario "Mejiro Palmer: without the spell only the search" {
  p1 = { hand = { "Mejiro Palmer" }, play_points = 4, deck = { "Goblin", "Mejiro Ardan" } },
  function(t)
    t.p1:play("Mejiro Palmer"):choose(1):choose("Mejiro Ardan")
    t:pass_all()
    t:expect("Mejiro Palmer"):attack(4):no_keyword("rush")
  end }

scenario "5.7.1 Mejiro Palmer: nobody but one of the family; another spell in the cemetery gives nothing" {
  p1 = { hand = { "Mejiro Palmer" }, play_points = 4, deck = { "Haru Urara", "Mejiro Dober" }, cemetery = { "Spell" } },
  p2 = { cemetery = { "Make! Some! NOISE!" } },
  function(t)
    t.p1:play("Mejiro Palmer"):choose(1)
    t:expect_no_option("Haru Urara")
    t.p1:choose("Mejiro Dober")
    t:expect_event("reveal", "Mejiro Dober") -- 5.7.1.2
    t:expect("Mejiro Palmer"):attack(4):defense(4):no_keyword("rush")
  end }

scenario "12.4.3 Mejiro Palmer: with the spell +1/+1" {
  p1 = { hand = { "Mejiro Palmer" }, play_points = 4, deck = { "Goblin" }, cemetery = { "Make! Some! NOISE!" } },
  function(t)
    t.p1:play("Mejiro Palmer"):choose(1):choose()
    t:expect("Mejiro Palmer"):attack(5):defense(5):keyword("rush")
  end }
