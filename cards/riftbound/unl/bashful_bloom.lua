-- SPDX-License-Identifier: MIT
return card {
  id = "unl-189", name = "Bashful Bloom", type = "legend",
  domains = { "calm", "mind" }, tags = { "Lillia" },
  aliases = { "Lillia, Bashful Bloom" },

  activated {
    cost = { energy = 4, exhaust = "me" },
    less = number.count(units { friendly = true, keyword = "temporary" }),
    run = function(game)
      game.play_token("Sprite", { ready = true })
    end,
  },
}
