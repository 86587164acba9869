-- SPDX-License-Identifier: MIT
return card {
  id = "unl-137", name = "Sinister Poro", type = "unit",
  domains = { "chaos" }, cost = { energy = 2, power = { chaos = 1 } }, might = 1,
  tags = { "Poro", "Shadow Isles" },

  when {
    event = "attack", subject = "me", optional = true, cost = { energy = 1 },
    targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, foe)
      game.move(foe, { to = "base" })
    end,
  },
}
