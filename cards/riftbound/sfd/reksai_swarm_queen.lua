-- SPDX-License-Identifier: MIT
local a_unit = unit { zone = "banishment" }

return card {
  id = "sfd-170", name = "Rek'Sai, Swarm Queen", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 5, power = { order = 1 } }, might = 5,
  tags = { "Rek'Sai", "The Void" },

  when {
    event = "attack", by = "me", optional = true,
    run = function(game, me)
      local top = game.reveal_top(2)
      local found = game.choose(top, { optional = true, text = "Banish which card, to play it?" })
      local banished = game.banish_one(found)
      if game.is(banished, a_unit) and game.exists(me) and game.yes "Play it here?" then
        game.play(banished, { at = "here" })
      else
        game.play(banished)
      end
      game.recycle(top:without(found))
    end,
  },
}
