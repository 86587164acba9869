-- SPDX-License-Identifier: MIT

scenario "5.4.2.1 Phantom Howl: four Ghosts, gone as your end phase starts" {
  p1 = { hand = { "Phantom Howl" }, play_points = 3 },
  function(t)
    t.p1:play "Phantom Howl"
    t:expect(t.p1.field):count(4)
    t.p1:attack("Ghost#4")
    t:expect_defense("p2", 19)
    t.p1:end_turn()
    while t:now() and t:now().player == 1 do t.p1:choose(1) end -- the order of four triggers
    t:expect(t.p1.field):count(0)
    t:expect(t.p1.cemetery):is { "Phantom Howl" }
  end }

scenario "4.4.4.2 Phantom Howl: as many as there is room for" {
  p1 = { hand = { "Phantom Howl" }, field = { "Goblin", "Goblin", "Goblin" }, play_points = 3 },
  function(t)
    t.p1:play "Phantom Howl"
    t:expect(t.p1.field):count(5)
  end }
