-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-122", name = "Called Shot", type = "spell",
  domains = { "chaos" }, cost = { energy = 0, power = { chaos = 1 } }, keywords = { "action" },

  repeats { power = { chaos = 1 } },
  run = function(game)
    game.take_from_top(2, { to = "draw", rest = "recycle", text = "Which card do you draw?" })
  end,
}
