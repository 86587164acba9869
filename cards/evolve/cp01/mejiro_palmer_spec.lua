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
