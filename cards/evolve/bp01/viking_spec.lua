-- SPDX-License-Identifier: MIT

scenario "A.6 Viking: 3/2 with Storm for 3" {
  p1 = { ex = { "Viking" }, play_points = 3 },
  function(t)
    t.p1:play("Viking"):attack("Viking")
    t:expect_defense("p2", 17)
    t:expect("Viking"):defense(2):cost(3):keyword("storm")
  end }
