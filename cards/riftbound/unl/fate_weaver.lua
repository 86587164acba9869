-- SPDX-License-Identifier: MIT
local a_spell = spell { zone = "deck", energy = at_least(4) }

return card {
  id = "unl-064", name = "Fate Weaver", type = "unit",
  domains = { "mind" }, cost = { energy = 5 }, might = 4, tags = { "Ionia" },

  when_played {
    run = function(game)
      local top, rest = game.look(4), {}
      local found = game.choose(top, {
        optional = true, where = a_spell, text = "Which spell do you draw?",
      })
      for _, each in ipairs(top) do
        if each ~= found then
          table.insert(rest, each)
        end
      end
      if game.exists(found) then
        game.reveal(found)
        game.draw(1, { card = found })
      end
      game.recycle(rest)
    end,
  },
}
