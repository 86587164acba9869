-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-162", name = "Miss Fortune, Captain", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 5, power = { body = 1 } }, might = 5,
  tags = { "Pirate", "Miss Fortune", "Bilgewater" },
  keywords = { "accelerate", "ganking" },

  when {
    event = "move", subject = "me", first_each_turn = true, optional = true,
    targets = {
      any_of {
        unit { other = true, exhausted = true }, gear { exhausted = true },
        rune { exhausted = true }, legend { exhausted = true },
      },
    },
    run = function(game, me, chosen) game.ready(chosen) end,
  },
}
