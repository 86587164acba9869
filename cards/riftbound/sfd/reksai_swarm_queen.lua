-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-170", name = "Rek'Sai, Swarm Queen", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 5, power = { order = 1 } }, might = 5,
  tags = { "Rek'Sai", "The Void" },

  when {
    event = "attack", by = "me", optional = true,
    run = function(game)
      game.play_from_top(2, { optional = true, revealed = true, or_at = "here", rest = "recycle" })
    end,
  },
}
