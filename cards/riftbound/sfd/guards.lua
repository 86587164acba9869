-- SPDX-License-Identifier: MIT
-- The token is played after this has resolved, and the second ability waits for it (386).
return card {
  id = "sfd-154", name = "Guards!", type = "spell",
  domains = { "order" }, cost = { energy = 3 }, keywords = { "hidden" },

  run = function(game)
    local made = game.play_token("sand_soldier")
    if type(made) ~= "table" then made = { made } end
    for _, token in ipairs(made) do game.then_do("stand", token) end
  end,

  abilities = {
    stand = reflexive {
      optional = true, cost = { power = { order = 1 } },
      run = function(game, me, token)
        game.ready(token)
      end,
    },
  },
}
