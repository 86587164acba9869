-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-187", name = "Void Burrower", type = "legend",
  domains = { "fury", "order" }, tags = { "Rek'Sai" },
  aliases = { "Rek'Sai, Void Burrower" },

  when {
    event = "conquer", by = "you", optional = true, cost = { exhaust = "me" },
    run = function(game)
      local top = game.reveal_top(2)
      local found = game.choose(top, { optional = true, text = "Banish which card, to play it?" })
      game.play(game.banish_one(found))
      game.recycle(top:without(found))
    end,
  },
}
