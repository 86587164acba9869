-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-278", name = "Bandle Tree", type = "battlefield",
  static { affects = "me", hides_more = 1 },
}
