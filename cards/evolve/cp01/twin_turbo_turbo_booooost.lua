-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-LD06", name = "Twin Turbo [Turbo Booooost!]", type = "leader", class = "abysscraft",
}
