-- SPDX-License-Identifier: MIT
return card {
  id = "unl-183", name = "Pridestalker", type = "legend",
  domains = { "fury", "body" }, tags = { "Rengar" },
  aliases = { "Rengar, Pridestalker" },

  when {
    event = "play", by = "you", subject = unit {},
    targets = { unit {} },
    run = function(game, me, chosen)
      game.give(chosen, { might = 1, lasts = "turn" })
    end,
  },
}
