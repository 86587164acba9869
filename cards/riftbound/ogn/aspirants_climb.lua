-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-276", name = "Aspirant's Climb", type = "battlefield",
  static { affects = "me", victory_score = 1 },
}
