-- SPDX-License-Identifier: MIT
-- A place that changes what keywords mean: here Tank, Shield and Assault mean nothing.
return card {
  id = "more-204", name = "Mirror Marsh", type = "battlefield",

  static { affects = units { at = "here" }, loses = { "tank", "shield", "assault" } },
}
