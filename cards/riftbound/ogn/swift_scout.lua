-- SPDX-License-Identifier: MIT
-- "You own": also one that an opponent controls.
return card {
  id = "ogn-263", name = "Swift Scout", type = "legend",
  domains = { "mind", "chaos" }, tags = { "Teemo" }, aliases = { "Teemo, Swift Scout" },

  static { affects = "you", hides_for = 1 },
  activated {
    cost = { energy = 1, exhaust = "me" },
    targets = {
      any_of {
        unit { tags = "Teemo", owned = true }, unit { tags = "Teemo", owned = true, zone = "champion" },
      },
    },
    run = function(game, me, teemo) game.return_to_hand(teemo) end,
  },
}
