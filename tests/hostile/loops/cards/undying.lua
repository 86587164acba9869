-- SPDX-License-Identifier: MIT
local every = units {}

return card {
  id = "loop-undying", name = "Undying", type = "unit", domains = { "fury" }, cost = { energy = 0 }, might = 1,
  signals = { "tick" },
  instead_of { event = "die", subject = "me", run = function(game, me) game.kill(me) end },
}
