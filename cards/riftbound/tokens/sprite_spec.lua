-- SPDX-License-Identifier: MIT

scenario "Sprite: Temporary, it dies in its controller's Beginning Phase, before scoring" {
  rule = "184.2",
  p1 = { at = { ["West Field"] = { "Sprite" } } },
  turn = "p2",
  function(t)
    t:expect("Sprite"):might(3)
    t:next_turn()
    t:expect("Sprite"):gone()
    t:expect_points("p1", 0)
  end,
}

scenario "Sprite: not at the start of the opponent's turn" {
  rule = "816.1.c",
  p1 = { at = { ["West Field"] = { "Sprite" } } },
  function(t)
    t:next_turn()
    t:expect("Sprite"):at("West Field")
  end,
}
