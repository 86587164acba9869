-- SPDX-License-Identifier: MIT
-- The printed Power cost counts (131.4); a token is no card (182).
return card {
  id = "sfd-100", name = "Yordle Explorer", type = "unit",
  domains = { "body" }, cost = { energy = 4 }, might = 4, tags = { "Yordle", "Bandle City" },

  when {
    event = "play", by = "you", subject = card { power = at_least(2), token = false },
    run = function(game)
      game.draw(1)
    end,
  },
}
