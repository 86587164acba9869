-- SPDX-License-Identifier: MIT
return card {
  id = "unl-018", name = "Yeti Brawler", type = "unit",
  domains = { "fury" }, cost = { energy = 6 }, might = 6, tags = { "Noxus" },

  when {
    event = "conquer", by = "me", if_ = number.you("excess"):at_least(3),
    run = function(game)
      game.play_token("Gold", { count = 2, ready = false })
    end,
  },
}
