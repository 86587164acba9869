-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-122", name = "Called Shot", type = "spell",
  domains = { "chaos" }, cost = { energy = 0, power = { chaos = 1 } }, keywords = { "action" },

  repeats { power = { chaos = 1 } },
  run = function(game)
    local top, rest = game.look(2), {}
    local found = game.choose(top, { text = "Which card do you draw?" })
    for _, each in ipairs(top) do
      if each ~= found then
        table.insert(rest, each)
      end
    end
    game.draw(1, { card = found })
    game.recycle(rest)
  end,
}
