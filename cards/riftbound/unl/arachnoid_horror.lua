-- SPDX-License-Identifier: MIT
local prey = battlefields { enemy_alone = true }

return card {
  id = "unl-117", name = "Arachnoid Horror", type = "unit",
  domains = { "body" }, cost = { energy = 6, power = { body = 1 } }, might = 6,
  tags = { "Shadow Isles", "Spider" },
  keywords = { hunt = 2 },

  static { affects = "me", plays_to = prey },
  static { affects = units { friendly = true }, plays_to = prey },
}
