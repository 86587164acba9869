-- SPDX-License-Identifier: MIT
-- Its controller is told while the spell is still there: as it leaves the chain it has none.
return card {
  id = "unl-190", name = "Lilting Lullaby", type = "spell", supertypes = { "signature" },
  domains = { "calm", "mind" }, cost = { energy = 2, power = { ["calm/mind"] = 2 } },
  tags = { "Lillia" },
  keywords = { "reaction" },

  targets = { spell {} },
  run = function(game, me, it)
    local whose = game.controller(it)
    game.counter(it)
    game.start("hush", whose, { lasts = "turn" })
  end,

  abilities = {
    hush = static { affects = ref(1), cannot = "play", cards = spells {} },
  },
}
