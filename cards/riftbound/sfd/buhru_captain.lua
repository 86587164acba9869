-- SPDX-License-Identifier: MIT
-- Drawing or buffing is said as the ability resolves (355.17): it is no list of modes (355.3).
return card {
  id = "sfd-091", name = "Buhru Captain", type = "unit",
  domains = { "body" }, cost = { energy = 3, power = { body = 1 } }, might = 3,
  tags = { "Bilgewater" },

  when_played {
    optional = true,
    run = function(game, me)
      if game.yes "Draw 1? (No: buff it.)" then
        game.draw(1)
      else
        game.buff(me)
      end
    end,
  },
}
