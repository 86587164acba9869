-- SPDX-License-Identifier: MIT
return card {
  id = "unl-210", name = "Forbidding Waste", type = "battlefield",

  static { affects = units { at = "here", defending = true, alone = true }, might = -2 },
}
