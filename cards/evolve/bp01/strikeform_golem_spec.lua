-- SPDX-License-Identifier: MIT

scenario "A.8 Strikeform Golem: 3/2 with Rush for 2" {
  p1 = { ex = { "Strikeform Golem" }, play_points = 2 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:play("Strikeform Golem")
    t:cannot(t.p1, "attack", "Strikeform Golem", "p2's leader") -- 12.10.2
    t.p1:attack("Strikeform Golem", "Goliath")
    t:expect("Goliath"):damage(3)
    t:expect("Strikeform Golem"):gone() -- 9.1.4.1
  end }
