-- SPDX-License-Identifier: MIT
local a_spell = spell { zone = "deck" }

return card {
  id = "sfd-215", name = "Ravenbloom Conservatory", type = "battlefield",

  when {
    event = "defend_battlefield", by = "you", subject = "me",
    run = function(game)
      for _, top in ipairs(game.reveal_top(1)) do
        if game.is(top, a_spell) then
          game.return_to_hand(top)
        else
          game.recycle(top)
        end
      end
    end,
  },
}
