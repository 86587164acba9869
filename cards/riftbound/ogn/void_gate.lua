-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-296", name = "Void Gate", type = "battlefield",

  static { affects = units { at = "here" }, bonus_damage_to = 1 },
}
