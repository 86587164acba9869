-- SPDX-License-Identifier: MIT
return card {
  id = "unl-178", name = "Poppy, Defender of the Meek", type = "unit",
  supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 6, power = { order = 1 } }, might = 5,
  tags = { "Yordle", "Demacia", "Poppy" }, keywords = { "ambush", "tank" },

  additional { name = "veteran", optional = true, cost = { xp = 3 }, reduces = 3 },
}
