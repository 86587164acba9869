-- SPDX-License-Identifier: MIT
-- A card is a table: what the engine must know is declared, what the card does is a function.
-- This is the face of the main deck; what it evolves into lies beside it, in @file@_evolved.lua.
return card {
  id = "@id@", name = "@name@", type = "follower",
  class = "neutral",           -- forestcraft swordcraft runecraft dragoncraft abysscraft havencraft
  traits = {},                 -- { "Pixie" }
  cost = 2, attack = 2, defense = 2,
  evolve = 1,                  -- play points; for anything else: evolve { cost = { ... } }
}
