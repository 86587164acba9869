-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-145", name = "Switcheroo", type = "spell",
  domains = { "chaos" }, cost = { energy = 2, power = { chaos = 2 } },
  keywords = { "hidden", "action" },

  targets = { exactly(2, unit { at = "battlefield" }, { same = "place" }) },
  run = function(game, me, both)
    if #both == 2 then
      game.swap_might(both[1], both[2], { lasts = "turn" })
    end
  end,
}
