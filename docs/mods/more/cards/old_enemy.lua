-- SPDX-License-Identifier: MIT
-- The keyword grudge.
return card {
  id = "more-120", name = "Old Enemy", type = "unit", domains = { "fury" }, cost = { energy = 3 }, might = 4,
  keywords = { grudge = 2 },
}
