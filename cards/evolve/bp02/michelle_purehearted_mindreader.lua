-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-LD01", name = "Michelle, Purehearted Mindreader", type = "leader", class = "forestcraft",
}
