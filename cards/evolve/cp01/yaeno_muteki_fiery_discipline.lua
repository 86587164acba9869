-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-LD04", name = "Yaeno Muteki [Fiery Discipline]", type = "leader", class = "dragoncraft",
}
