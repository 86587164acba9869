-- SPDX-License-Identifier: MIT
-- The second instruction is inactive below 6 XP: nothing is chosen for it then (727.1.b), and it
-- does nothing when the XP are gone as the spell resolves (721.2).
return card {
  id = "unl-038", name = "Skyward Strike", type = "spell",
  domains = { "calm" }, cost = { energy = 2, power = { calm = 1 } },
  keywords = { level = 6 },

  targets = {
    unit { enemy = true }, destination { of = 1 }, only_if(level(6), unit { enemy = true }),
  },
  run = function(game, me, moved, place, stunned)
    game.move(moved, { to = place })
    game.stun(stunned)
  end,
}
