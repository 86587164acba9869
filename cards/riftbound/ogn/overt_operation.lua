-- SPDX-License-Identifier: MIT
local buffed = units { friendly = true, buffed = true }
local friends = units { friendly = true }

return card {
  id = "ogn-153", name = "Overt Operation", type = "spell",
  domains = { "body" }, cost = { energy = 5, power = { body = 2 } },
  keywords = { "action" },

  run = function(game)
    local all = game.all(buffed)
    -- check: allow text-choice spending the buff is a cost within the instructions (355.10.c.1)
    local chosen = game.choose(all, { n = 0, max = #all, text = "Which units spend their buff to be readied?" })
    for _, each in ipairs(game.list(chosen)) do
      if game.spend_buff(each) then game.ready(each) end -- an ally's buff is not yours to spend (702.2.b.2)
    end
    game.buff(game.all(friends))
  end,
}
