-- SPDX-License-Identifier: MIT
-- "They" is whoever plays the unit, perhaps not the controller of this: asked on resolution, and that
-- player buffs (411.1).
return card {
  id = "unl-218", name = "Valley of Idols", type = "battlefield",

  when {
    event = "play", subject = unit { at = "here" },
    run = function(game)
      local player = game.event.player
      if game.pay { energy = 1, by = player, optional = true } then
        game.buff(game.event.subject, { by = player })
      end
    end,
  },
}
