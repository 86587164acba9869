-- SPDX-License-Identifier: MIT
-- Ready or exhaust is no list of modes (355.3): said as the ability resolves (355.17).
return card {
  id = "sfd-039", name = "Royal Entourage", type = "unit",
  domains = { "calm" }, cost = { energy = 3, power = { calm = 1 } }, might = 4,
  tags = { "Shurima" },

  when_played {
    targets = { legend {} },
    run = function(game, me, chosen)
      if not game.exists(chosen) then return end
      local readies = game.yes "Ready it? (No: exhaust it.)"
      if readies then game.ready(chosen) else game.exhaust(chosen) end
    end,
  },
}
