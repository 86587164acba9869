-- SPDX-License-Identifier: MIT
return card {
  id = "unl-123", name = "Evershade Stalker", type = "unit",
  domains = { "chaos" }, cost = { energy = 3 }, might = 3, tags = { "Shadow Isles" },

  when_played {
    run = function(game)
      game.discard(1)
      game.draw(1)
    end,
  },
}
