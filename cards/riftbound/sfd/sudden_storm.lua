-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-017", name = "Sudden Storm", type = "spell",
  domains = { "fury" }, cost = { energy = 3 }, keywords = { "hidden", "action" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, victim)
    game.deal(victim.attacking == true and 4 or 2, victim)
  end,
}
