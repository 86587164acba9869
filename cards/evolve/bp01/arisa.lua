-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-LD01", name = "Arisa", type = "leader", class = "forestcraft",
}
