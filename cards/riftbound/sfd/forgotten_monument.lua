-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-209", name = "Forgotten Monument", type = "battlefield",

  static {
    affects = "players", cannot = "score", at = "here",
    where = number.subject("turns"):at_most(2),
  },
}
