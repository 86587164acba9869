-- SPDX-License-Identifier: MIT
return card {
  id = "unl-176", name = "Vi, Peacekeeper", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 5, power = { order = 1 } }, might = 5,
  tags = { "Vi", "Piltover" },
  keywords = { "ambush" },

  when {
    event = "attack", subject = "me",
    targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, enemy)
      game.stun(enemy)
    end,
  },
}
