-- SPDX-License-Identifier: MIT
return card {
  id = "unl-003", name = "Mischievous Marai", type = "unit",
  domains = { "fury" }, cost = { energy = 2 }, might = 2, tags = { "Bilgewater" },
  keywords = { "hidden" },

  when_played {
    if_ = { at = "battlefield" },
    targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, foe)
      game.deal(2, foe)
    end,
  },
}
