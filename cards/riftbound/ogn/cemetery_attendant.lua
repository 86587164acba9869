-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-165", name = "Cemetery Attendant", type = "unit",
  domains = { "chaos" }, cost = { energy = 3, power = { chaos = 1 } }, might = 3,
  tags = { "Dog", "Shadow Isles" },

  when_played {
    targets = { unit { zone = "trash", mine = true } },
    run = function(game, me, buried)
      game.return_to_hand(buried)
    end,
  },
}
