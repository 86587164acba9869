-- SPDX-License-Identifier: MIT
local enemies = units { enemy = true }

return card {
  id = "sfd-001", name = "Against the Odds", type = "spell",
  domains = { "fury" }, cost = { energy = 2 }, keywords = { "reaction" },

  targets = { unit { friendly = true, at = "battlefield" } },
  run = function(game, me, ally)
    if game.exists(ally) then
      game.give(ally, { might = 2 * game.count(enemies, { at = game.place(ally) }), lasts = "turn" })
    end
  end,
}
