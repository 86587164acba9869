-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-294", name = "Trifarian War Camp", type = "battlefield",

  static { affects = units { at = "here" }, might = 1 },
}
