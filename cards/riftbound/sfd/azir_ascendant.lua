-- SPDX-License-Identifier: MIT
-- The Equipment is a target (355.10).
return card {
  id = "sfd-050", name = "Azir, Ascendant", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 6, power = { calm = 1 } }, might = 6,
  tags = { "Bird", "Azir", "Shurima" },

  activated {
    cost = { power = { calm = 1 } }, timing = "action", once_each_turn = true,
    targets = {
      unit { mine = true },
      only_if(number.target(1, "equipped"):at_least(1), on_slot(1, gear { tags = "Equipment" })),
    },
    run = function(game, me, it, worn)
      game.swap_places(me, it)
      if game.exists(me) and game.exists(worn) and game.attached_to(worn) == it and game.yes "Attach it to me?" then
        game.attach(worn, me)
      end
    end,
  },
}
