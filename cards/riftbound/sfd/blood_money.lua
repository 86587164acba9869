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
    local theirs, ours = game.is(victim, enemy_unit), game.is(victim, friendly_unit)
    game.kill(victim)
    if theirs then
      game.play_token("Gold", { ready = false })
    elseif ours then
      game.play_token("Gold", { ready = false, count = 2 })
    end
  end,
}
