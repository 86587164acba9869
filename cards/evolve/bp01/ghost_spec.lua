-- SPDX-License-Identifier: MIT

scenario "A.14 Ghost: 1/1 with Storm, gone at the end of your turn" {
  p1 = { ex = { "Ghost" }, play_points = 1 },
  function(t)
    t.p1:play("Ghost"):attack("Ghost")
    t:expect_defense("p2", 19)
    t:next_turn()
    t:expect("Ghost"):gone()
    t:expect_event "banish"
  end }

scenario "A.14 Ghost: it stays through the opponent's end phase" {
  turn = "p2",
  p1 = { field = { "Ghost" } },
  function(t)
    t:next_turn()
    t:expect("Ghost"):in_zone("field"):keyword("storm")
  end }

scenario "10.3.5 Ghost: in the EX area it stays" {
  p1 = { ex = { "Ghost" } },
  function(t)
    t.p1:end_turn()
    t:expect("Ghost"):in_zone "ex"
  end }
