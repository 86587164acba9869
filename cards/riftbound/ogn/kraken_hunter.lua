-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-150", name = "Kraken Hunter", type = "unit",
  domains = { "body" }, cost = { energy = 3, power = { body = 2 } }, might = 5,
  tags = { "Pirate", "Bilgewater" },
  keywords = { "accelerate", "assault" },

  additional {
    name = "buffs", optional = true,
    cost = { spend_buff = any_number(unit { mine = true, buffed = true }) },
    reduces = { power = { body = number.given_up() } },
  },
}
