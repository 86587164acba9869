-- SPDX-License-Identifier: MIT

scenario "The Moth Gate: a Moth when it is held" {
  battlefields = { "The Moth Gate", "East Field" },
  p1 = { at = { ["The Moth Gate"] = { "Unit 2" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Moth"):at("base"):controlled_by("p1")
  end,
}
