-- SPDX-License-Identifier: MIT

scenario "Defiant Dance: 2 up, 2 down" {
  p1 = { hand = { "Defiant Dance" }, pool = { energy = 1, calm = 1 }, base = { "Unit 3" } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Defiant Dance"):on("Unit 3", "Unit 4")
    t:pass_all()
    t:expect("Unit 3"):might(5)
    t:expect("Unit 4"):might(2)
    t:next_turn()
    t:expect("Unit 4"):might(4)
  end,
}

scenario "Defiant Dance: two units are needed" {
  rule = "355.8",
  p1 = { hand = { "Defiant Dance" }, pool = { energy = 1, calm = 1 }, base = { "Unit 3" } },
  function(t) t:cannot(t.p1, "play", "Defiant Dance") end,
}
