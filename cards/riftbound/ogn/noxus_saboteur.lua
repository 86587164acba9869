-- SPDX-License-Identifier: MIT
-- A card is revealed from Hidden as it is played (811.1.c), so that is what cannot be done.
-- check: allow text-word to reveal a facedown card is to play it (811)
return card {
  id = "ogn-018", name = "Noxus Saboteur", type = "unit",
  domains = { "fury" }, cost = { energy = 3 }, might = 3,
  tags = { "Trifarian", "Noxus" },

  static {
    affects = "opponents", cannot = "play", at = "here",
    cards = cards { facedown = true },
  },
}
