-- SPDX-License-Identifier: MIT
local of_that_cost = unit { zone = "deck", energy = arg(1) }
local a_unit = unit { zone = "deck" }

return card {
  id = "twelve-4", name = "Numbered Gate", type = "battlefield",

  when { event = "conquer", by = "you", subject = "me",
    run = function(game, me)
      local cost = game.number(0, 12, { text = "Choose a number" })
      for _, player in ipairs(game.players()) do
        local seen = game.reveal_until(of_that_cost, { by = player, arg = cost })
        local last = seen[#seen]
        if last and game.is(last, a_unit) and last.energy == cost then
          game.play(last, { by = player, at = me, ignoring = "cost", exhausted = true })
          table.remove(seen)
        end
        game.recycle(seen, { by = player })
      end
    end },
}
