-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-049", name = "Aphelios, Exalted", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 4, power = { calm = 1 } }, might = 4,
  tags = { "Aphelios", "Mount Targon" },

  when {
    event = "attach", by = "you", subject = gear { tags = "Equipment" }, to = "me",
    modes {
      not_chosen_this_turn = true,
      mode { targets = { exactly(2, rune {}) }, run = function(game, me, runes) game.ready(runes) end },
      mode { run = function(game) game.channel(1, { exhausted = true }) end },
      mode { targets = { unit { friendly = true } }, run = function(game, me, unit) game.buff(unit) end },
    },
  },
}
