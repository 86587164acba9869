-- SPDX-License-Identifier: MIT
-- Both places are those before the first of the two moves.
local equipment = gear { tags = "Equipment" }

return card {
  id = "sfd-050", name = "Azir, Ascendant", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 6, power = { calm = 1 } }, might = 6,
  tags = { "Bird", "Azir", "Shurima" },

  activated {
    cost = { power = { calm = 1 } }, timing = "action", once_each_turn = true,
    targets = { unit { mine = true } },
    run = function(game, me, it)
      if game.exists(me) and game.exists(it) then
        local mine, theirs = game.place(me), game.place(it)
        game.move(me, { to = theirs })
        game.move(it, { to = mine })
        local worn = game.choose(game.attachments(it), { max = 1, where = equipment, text = "Attach which to me?", optional = true })
        game.attach(worn, me)
      end
    end,
  },
}
