-- SPDX-License-Identifier: MIT
local lantern = unit { tags = "Lantern" } -- built at file level: no selector is made in `run`

return card {
  id = "lantern-003", name = "Kindle", type = "spell",
  domains = { "calm" }, cost = { energy = 1 },
  text = "Reaction. Give a unit +2 Might this turn. If it is a Lantern, ready it.",
  keywords = { "reaction" },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.give(chosen, { might = 2, lasts = "turn" })
    if game.is(chosen, lantern) then game.ready(chosen) end
  end,
}
