-- SPDX-License-Identifier: MIT
return card {
  id = "CSD01-LD01", name = "Special Week [The Brightest Star in Japan!]", type = "leader", class = "dragoncraft",
}
