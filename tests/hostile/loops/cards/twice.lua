-- SPDX-License-Identifier: MIT
local every = units {}

return card {
  id = "loop-twice", name = "Twice", type = "unit", domains = { "fury" }, cost = { energy = 0 }, might = 1,
  signals = { "tick" },
  when_played { run = function(game, me)
    game.run_effects("play", me)
    game.run_effects("play", me)
  end },
}
