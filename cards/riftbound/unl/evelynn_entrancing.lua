-- SPDX-License-Identifier: MIT
-- "At a different location" makes it impossible to choose at the battlefield she was hidden at, so
-- 811.1.d.2 does not bind this choice.
local at_battlefield = unit { at = "battlefield" }

return card {
  id = "unl-141", name = "Evelynn, Entrancing", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 2 }, might = 2, tags = { "Evelynn", "Demon" },
  keywords = { "hidden", "backline" },

  when_played {
    from = "facedown", turn = "you", optional = true,
    targets = { unit { enemy = true, at = "elsewhere" } },
    run = function(game, me, enemy)
      if game.is(me, at_battlefield) then
        game.move(enemy, { to = "here" })
      end
    end,
  },
}
