-- SPDX-License-Identifier: MIT
-- Nobody is a target: you, then each opponent in turn order says (303.2.a).
return card {
  id = "sfd-081", name = "Card Sharp", type = "unit",
  domains = { "mind" }, cost = { energy = 3 }, might = 3, tags = { "Bilgewater" },

  when_played {
    run = function(game)
      local you, takers = game.you(), 0
      if game.yes "Play a Gold?" then
        game.play_token("Gold", { ready = false })
      end
      for _, player in ipairs(game.opponents()) do
        if player ~= you and game.yes("Play a Gold?", { by = player }) then
          game.play_token("Gold", { ready = false, by = player })
          takers = takers + 1
        end
      end
      if takers > 0 then
        game.play_token("Gold", { ready = false, count = takers })
      end
    end,
  },
}
