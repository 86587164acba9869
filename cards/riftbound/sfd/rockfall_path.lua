-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-216", name = "Rockfall Path", type = "battlefield",

  static { affects = "players", cannot = "play", cards = units {}, at = "here" },
}
