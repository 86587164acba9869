-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-187", name = "Void Burrower", type = "legend",
  domains = { "fury", "order" }, tags = { "Rek'Sai" },
  aliases = { "Rek'Sai, Void Burrower" },

  when {
    event = "conquer", by = "you", optional = true, cost = { exhaust = "me" },
    run = function(game)
      game.play_from_top(2, { optional = true, revealed = true, rest = "recycle" })
    end,
  },
}
