-- SPDX-License-Identifier: MIT
scenario "Mejiro Ardan: goes back as your main phase starts, alone" {
  p1 = { field = { "Mejiro Ardan", "Mejiro Ardan", "Goblin" }, turns = 2 }, phase = "start",
  function(t)
    t:pass_all()
    if not t:offered(t.p1, "attack", "Goblin", "p2's leader") then t.p1:choose(1) end
    t:expect("Mejiro Ardan"):in_zone("hand")
    t:expect("Mejiro Ardan#2"):in_zone("hand")
  end }

scenario "Mejiro Ardan: not beside another of the family, nor in the opponent's turn" {
  p1 = { field = { "Mejiro Ardan", "Mejiro Dober" }, turns = 2 }, phase = "start",
  function(t)
    t:expect("Mejiro Ardan"):in_zone("field")
  end }
