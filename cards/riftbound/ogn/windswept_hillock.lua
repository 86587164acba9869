-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-297", name = "Windswept Hillock", type = "battlefield",

  static { affects = units { at = "here" }, keywords = { "ganking" } },
}
