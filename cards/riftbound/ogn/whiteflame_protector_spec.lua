-- SPDX-License-Identifier: MIT

scenario "Whiteflame Protector: eight Might this turn for a unit" {
  p1 = { hand = { "Whiteflame Protector" }, pool = { energy = 8, calm = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Whiteflame Protector"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(9)
    t:next_turn()
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Whiteflame Protector: alone it gives them to itself" {
  p1 = { hand = { "Whiteflame Protector" }, pool = { energy = 8, calm = 2 } },
  function(t)
    t.p1:play("Whiteflame Protector"):on("Whiteflame Protector")
    t:pass_all()
    t:expect("Whiteflame Protector"):might(16)
  end,
}
