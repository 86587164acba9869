-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-004", name = "Elf Girl Liza", type = "follower", class = "forestcraft",
  traits = { "Elf" },
  cost = 2, attack = 2, defense = 3,

  damage { subject = followers { friendly = true }, by = "opponent", cause = "ability",
    amount = number.event() - 1 },
}
