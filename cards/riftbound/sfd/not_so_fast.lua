-- SPDX-License-Identifier: MIT
local ours = any_of { unit { friendly = true }, gear { friendly = true } }

return card {
  id = "sfd-045", name = "Not So Fast", type = "spell",
  domains = { "calm" }, cost = { energy = 2, power = { calm = 1 } },
  keywords = { "reaction" },

  targets = {
    any_of { spell { enemy = true, chooses = ours }, ability { enemy = true, chooses = ours } },
  },
  run = function(game, me, it)
    game.counter(it)
  end,
}
