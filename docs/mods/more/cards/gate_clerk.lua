-- SPDX-License-Identifier: MIT
-- The keyword toll.
return card {
  id = "more-121", name = "Gate Clerk", type = "unit", domains = { "order" }, cost = { energy = 2 }, might = 2,
  keywords = { toll = 1 },
}
