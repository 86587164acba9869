-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-219", name = "The Papertree", type = "battlefield",

  when {
    event = "hold", by = "you", subject = "me",
    run = function(game)
      for _, player in ipairs(game.players()) do
        game.channel(1, { exhausted = true, by = player })
      end
    end,
  },
}
