-- SPDX-License-Identifier: MIT
local theirs = units { defending = true, at = "here" }

return card {
  id = "unl-170", name = "Atakhan", type = "unit",
  domains = { "order" }, cost = { energy = 10, power = { order = 3 } }, might = 7,
  tags = { "Noxus", "Demon" },
  keywords = { "ganking" },

  additional {
    name = "kill", optional = true, cost = { kill = unit { friendly = true } },
    reduces = { energy = number.given_up("energy"), power = { order = number.given_up("power") } },
  },

  when {
    event = "attack", subject = "me",
    run = function(game)
      local defenders = game.all(theirs)
      if #defenders > 0 then
        local defender = game.controller(defenders[1])
        game.kill(game.choose(defenders, { by = defender, text = "Which unit do you kill?" }),
          { by = defender })
      end
    end,
  },
}
