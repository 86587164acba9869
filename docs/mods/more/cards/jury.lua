-- SPDX-License-Identifier: MIT
-- Each player names a unit in secret; all that were named die.
local all = units {}

return card {
  id = "more-130", name = "Jury", type = "spell", domains = { "mind" }, cost = { energy = 1 },
  run = function(game) game.kill(game.secret_choices(all)) end,
}
