-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-203", name = "Battle Mistress", type = "legend",
  domains = { "body", "chaos" }, tags = { "Sivir" },
  aliases = { "Sivir, Battle Mistress" },

  when {
    event = "recycle", by = "you", subject = rune {}, optional = true, cost = { exhaust = "me" },
    run = function(game) game.play_token("Gold", { ready = false }) end,
  },
  when {
    event = "die", subject = unit { enemy = true }, one_or_more = true,
    run = function(game, me) game.ready(me) end,
  },
}
