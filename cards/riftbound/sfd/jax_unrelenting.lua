-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-119", name = "Jax, Unrelenting", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 4, power = { body = 1 } }, might = 3,
  tags = { "Jax", "Icathia" },
  keywords = { "weaponmaster" },

  when {
    event = "attach", by = "you", subject = gear { tags = "Equipment" }, to = "me",
    optional = true, cost = { energy = 1 },
    run = function(game)
      game.draw(1)
    end,
  },
}
