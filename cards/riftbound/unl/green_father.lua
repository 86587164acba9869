-- SPDX-License-Identifier: MIT
-- "That battlefield" is not chosen (355.10.c).
return card {
  id = "unl-195", name = "Green Father", type = "legend",
  domains = { "calm", "order" }, tags = { "Ivern" }, aliases = { "Ivern, Green Father" },

  when {
    event = { "conquer", "hold" }, by = "you", optional = true, cost = { exhaust = "me" },
    run = function(game)
      game.replace(game.event.place, "Brush")
    end,
  },
}
