-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-145", name = "Switcheroo", type = "spell",
  domains = { "chaos" }, cost = { energy = 2, power = { chaos = 2 } },
  keywords = { "hidden", "action" },

  targets = { unit { at = "battlefield" }, another(unit { location = number.target(1, "location") }) },
  run = function(game, me, one, other)
    if game.place(one) == game.place(other) then game.swap_might(one, other, "turn") end
  end,
}
