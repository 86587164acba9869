-- SPDX-License-Identifier: MIT
-- The token is played after this has resolved, and the second ability waits for it (386).  It is
-- one ability, with one payment, for all tokens that were played instead of one (387).
local played = units { given = true }

return card {
  id = "sfd-154", name = "Guards!", type = "spell",
  domains = { "order" }, cost = { energy = 3 }, keywords = { "hidden" },

  run = function(game) game.then_do_among("stand", game.play_token("Sand Soldier")) end,

  abilities = {
    stand = reflexive {
      optional = true, cost = { power = { order = 1 } },
      run = function(game) game.ready(game.all(played)) end,
    },
  },
}
