-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-107", name = "Strike Down", type = "spell",
  domains = { "body" }, cost = { energy = 3, power = { body = 1 } },

  targets = {
    unit { friendly = true, equipped = true }, unit { enemy = true },
    on_slot(1, gear { tags = "Equipment" }),
  },
  run = function(game, me, striker, foe, equipment)
    game.deal(striker.might, foe, { by = striker })
    if game.exists(equipment) and game.attached_to(equipment) == striker then
      game.detach(equipment)
    end
  end,
}
