-- SPDX-License-Identifier: MIT
-- Nobody is a target: you, then each opponent in turn order says (303.2.a).
return card {
  id = "sfd-081", name = "Card Sharp", type = "unit",
  domains = { "mind" }, cost = { energy = 3 }, might = 3, tags = { "Bilgewater" },

  when_played {
    run = function(game)
      local you = game.you()
      local takers = game.poll("Play a Gold?", { players = game.list(you, game.opponents()) })
      for _, player in ipairs(takers) do game.play_token("Gold", { ready = false, by = player }) end
      game.play_token("Gold", { ready = false, count = #takers:without(you) })
    end,
  },
}
