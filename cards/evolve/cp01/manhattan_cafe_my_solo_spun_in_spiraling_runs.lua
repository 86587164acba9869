-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-LD07", name = "Manhattan Cafe [My Solo Spun in Spiraling Runs]", type = "leader", class = "abysscraft",
}
