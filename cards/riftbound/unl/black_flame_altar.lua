-- SPDX-License-Identifier: MIT
return card {
  id = "unl-208", name = "Black Flame Altar", type = "battlefield",

  static { affects = units { at = "here", keyword = "temporary" }, keywords = { "shield" } },
}
