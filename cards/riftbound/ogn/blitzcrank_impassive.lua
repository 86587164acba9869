-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-067", name = "Blitzcrank, Impassive", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 5, power = { calm = 1 } }, might = 5,
  tags = { "Mech", "Blitzcrank", "Zaun" },
  keywords = { "tank" },

  when_played {
    if_ = { at = "battlefield" }, optional = true,
    targets = { unit { enemy = true } },
    run = function(game, me, enemy) game.move(enemy, { to = "here" }) end,
  },
  when {
    event = "hold", by = "me",
    run = function(game, me) game.return_to_hand(me) end,
  },
}
