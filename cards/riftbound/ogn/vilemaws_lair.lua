-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-295", name = "Vilemaw's Lair", type = "battlefield",

  static { affects = units { at = "here" }, cannot = "move_to_base" },
}
