-- SPDX-License-Identifier: MIT
return card {
  id = "unl-185", name = "Bloodharbor Ripper", type = "legend",
  domains = { "fury", "chaos" }, tags = { "Pyke" },
  aliases = { "Pyke, Bloodharbor Ripper" },

  activated {
    cost = { energy = 1, exhaust = "me" },
    targets = { unit { friendly = true, at = "battlefield" } },
    run = function(game, me, ally)
      game.return_to_hand(ally)
      game.play_token("Gold", { ready = false })
    end,
  },
}
