-- SPDX-License-Identifier: MIT
return card {
  id = "unl-055", name = "Vex, Mocking", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 5, power = { calm = 1 } }, might = 5,
  tags = { "Yordle", "Vex", "Shadow Isles" },
  keywords = { "shield", "tank" },

  when {
    event = "stun", by = "you", subject = unit { enemy = true, at = "battlefield" },
    optional = true,
    run = function(game, me)
      game.move(me, { to = game.event.place })
    end,
  },
}
