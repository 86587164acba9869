-- SPDX-License-Identifier: MIT
-- Spending is an instruction here, no cost: as many as the player likes, as it resolves. A unit with several
-- buffs is asked how many of them (702.3).
local buffed = units { mine = true, buffed = true }

return card {
  id = "ogn-230", name = "Albus Ferros", type = "unit",
  domains = { "order" }, cost = { energy = 4 }, might = 3, tags = { "Piltover" },

  when_played {
    run = function(game)
      local all, spent = game.all(buffed), 0
      -- check: allow text-choice buffs are spent as it resolves, and are no objects that a text could choose
      local chosen = game.choose(all, { n = 0, max = #all, text = "Which units spend buffs?" })
      for _, each in ipairs(game.list(chosen)) do
        local count = game.number(1, each.buffs, { text = "How many of its buffs?" })
        for _ = 1, count do game.spend_buff(each) end
        spent = spent + count
      end
      game.channel(spent, { exhausted = true })
    end,
  },
}
