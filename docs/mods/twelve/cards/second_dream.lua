-- SPDX-License-Identifier: MIT
return card {
  id = "twelve-09", name = "Second Dream", type = "unit", domains = { "mind" }, cost = { energy = 3 },
  might = 3,

  instead_of { event = "draw", by = "you", nth = 2,
    run = function(game) game.play_token("Recruit", { at = "here" }) end },
}
