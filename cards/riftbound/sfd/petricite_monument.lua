-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-104", name = "Petricite Monument", type = "gear",
  domains = { "body" }, cost = { energy = 2 }, keywords = { "temporary" },

  static { affects = units { friendly = true }, keywords = { "deflect" } },
}
