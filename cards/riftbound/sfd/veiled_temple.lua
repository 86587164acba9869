-- SPDX-License-Identifier: MIT
local attached = gear { tags = "Equipment", attached = true }

return card {
  id = "sfd-221", name = "Veiled Temple", type = "battlefield",

  when {
    event = "conquer", by = "you", subject = "me", optional = true,
    targets = { gear { friendly = true } },
    run = function(game, me, gear)
      game.ready(gear)
      if game.is(gear, attached) and game.yes "Detach it?" then
        game.detach(gear)
      end
    end,
  },
}
