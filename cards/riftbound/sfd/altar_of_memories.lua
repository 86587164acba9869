-- SPDX-License-Identifier: MIT
local my_hand = card { zone = "hand", mine = true }

return card {
  id = "sfd-169", name = "Altar of Memories", type = "gear",
  domains = { "order" }, cost = { energy = 2 },

  when {
    event = "die", subject = unit { friendly = true }, optional = true, cost = { exhaust = "me" },
    run = function(game)
      game.draw(1)
      local put = game.choose(my_hand, { text = "Which card is put into your deck?" })
      if not game.exists(put) then return end
      if game.yes "On the top?" then game.put_on_top(put) else game.put_on_bottom(put) end
    end,
  },
}
