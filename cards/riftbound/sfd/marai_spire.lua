-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-211", name = "Marai Spire", type = "battlefield",

  static { affects = "team", cost = { energy = -1, part = "repeat" } },
}
