-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-157", name = "Udyr, Wildman", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 6, power = { body = 1 } }, might = 6,
  tags = { "Udyr", "Freljord" },

  activated {
    cost = { spend_buff = "me" },
    modes {
      choose = 1, not_chosen_this_turn = true,
      mode { targets = { unit { at = "battlefield" } }, run = function(game, me, victim) game.deal(2, victim) end },
      mode { targets = { unit { at = "battlefield" } }, run = function(game, me, victim) game.stun(victim) end },
      mode { run = function(game, me) game.ready(me) end },
      mode { run = function(game, me) game.give(me, { keyword = "ganking", lasts = "turn" }) end },
    },
  },
}
