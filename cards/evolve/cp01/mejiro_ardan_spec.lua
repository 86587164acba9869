-- SPDX-License-Identifier: MIT
scenario "Mejiro Ardan: goes back as your main phase starts, alone" {
  p1 = { field = { "Mejiro Ardan", "Mejiro Ardan", "Goblin" }, turns = 2 }, phase = "start",
  function(t)
    if not t:offered(t.p1, "attack", "Goblin", "p2's leader") then t.p1:choose(1) end
    t:expect("Mejiro Ardan#1"):in_zone("hand")
    t:expect("Mejiro Ardan#2"):in_zone("hand")
  end }

scenario "Mejiro Ardan: not beside another of the family, nor in the opponent's turn" {
  p1 = { field = { "Mejiro Ardan", "Mejiro Dober" }, turns = 2 }, phase = "start",
  function(t)
    t:expect("Mejiro Ardan"):in_zone("field")
  end }

scenario "7.3.1 Mejiro Ardan: not in the opponent's turn; another Ardan is of the same name" {
  turn = "p2", phase = "start",
  p1 = { field = { "Mejiro Ardan" } },
  function(t)
    t:expect("Mejiro Ardan"):in_zone("field")
    t:expect_decision("p2", "turn")
  end }

scenario "3.1.2 Mejiro Ardan: the opponent's family is none of hers; she has Ward" {
  p1 = { field = { "Mejiro Ardan" }, turns = 2 },
  p2 = { field = { "Mejiro Dober" } },
  phase = "start",
  function(t)
    t:expect("Mejiro Ardan"):in_zone("hand")
  end }

scenario "12.8.2 Mejiro Ardan: Ward" {
  p1 = { hand = { "Mejiro Ardan" }, play_points = 1 },
  function(t)
    t.p1:play("Mejiro Ardan"):yes()
    t:expect("Mejiro Ardan"):engaged():keyword("ward")
  end }
