-- SPDX-License-Identifier: MIT
return card {
  id = "unl-121", name = "Bewitching Spirit", type = "unit",
  domains = { "chaos" }, cost = { energy = 3 }, might = 2, tags = { "Spirit", "Shadow Isles" },

  when_played {
    targets = { player {} },
    run = function(game, me, chosen) game.discard(1, { by = chosen }) end,
  },
}
