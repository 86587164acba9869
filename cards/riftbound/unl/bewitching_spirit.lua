-- SPDX-License-Identifier: MIT
-- A player is no target: said as the ability resolves.
return card {
  id = "unl-121", name = "Bewitching Spirit", type = "unit",
  domains = { "chaos" }, cost = { energy = 3 }, might = 2, tags = { "Spirit", "Shadow Isles" },

  when_played {
    run = function(game)
      local player = game.choose(game.players { from = "you" }, { text = "Who discards?" })
      game.discard(1, { by = player })
    end,
  },
}
