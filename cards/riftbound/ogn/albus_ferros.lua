-- SPDX-License-Identifier: MIT
-- Spending is an instruction here, no cost: as many as he likes, as it resolves.
local buffed = units { mine = true, buffed = true }

return card {
  id = "ogn-230", name = "Albus Ferros", type = "unit",
  domains = { "order" }, cost = { energy = 4 }, might = 3, tags = { "Piltover" },

  when_played {
    run = function(game)
      local all = game.all(buffed)
      -- check: allow text-choice buffs are spent as it resolves, and are no objects that a text could choose
      local chosen = game.choose(all, {
        max = #all, optional = true, text = "Which units spend their buff?",
      })
      if type(chosen) ~= "table" then chosen = { chosen } end
      local spent = 0
      for _, each in ipairs(chosen) do
        if game.spend_buff(each) then spent = spent + 1 end
      end
      game.channel(spent, { exhausted = true })
    end,
  },
}
