-- SPDX-License-Identifier: MIT
-- The cost stands behind the trigger condition: it is paid as the ability is finalized, with the card
-- as it lies in the trash by then (383.3.b).
local own_runes = runes { mine = true }

return card {
  id = "ogn-110", name = "Ekko, Recurrent", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 5, power = { mind = 1 } }, might = 5,
  tags = { "Ekko", "Zaun" },
  keywords = { "accelerate" },

  deathknell {
    cost = { recycle = "me" },
    run = function(game)
      game.ready(game.all(own_runes))
    end,
  },
}
