-- SPDX-License-Identifier: MIT
local buffed = units { friendly = true, buffed = true }
local friends = units { friendly = true }

return card {
  id = "ogn-153", name = "Overt Operation", type = "spell",
  domains = { "body" }, cost = { energy = 5, power = { body = 2 } },
  keywords = { "action" },

  run = function(game)
    local all = game.all(buffed)
    local chosen = game.choose(all, {
      max = #all, optional = true, text = "Which units spend their buff to be readied?",
    })
    game.spend_buff(chosen)
    game.ready(chosen)
    game.buff(game.all(friends))
  end,
}
