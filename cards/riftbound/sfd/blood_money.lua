-- SPDX-License-Identifier: MIT
-- Whose it was is looked at before it dies; a kill that was replaced was one all the same
-- (359.3.e.14.b).
local enemy_unit = unit { enemy = true }
local friendly_unit = unit { friendly = true }

return card {
  id = "sfd-162", name = "Blood Money", type = "spell",
  domains = { "order" }, cost = { energy = 2 }, keywords = { "action" },

  targets = { unit { at = "battlefield", might = at_most(2) } },
  run = function(game, me, victim)
    local golds = game.is(victim, enemy_unit) and 1 or game.is(victim, friendly_unit) and 2 or 0
    game.kill(victim)
    game.play_token("Gold", { ready = false, count = golds })
  end,
}
