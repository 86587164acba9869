-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-115", name = "Promising Future", type = "spell",
  domains = { "mind" }, cost = { energy = 5, power = { mind = 1 } },

  run = function(game)
    local kept = {}
    for i, player in ipairs(game.players { from = "you" }) do
      local top = game.look(5, { by = player })
      local found = game.choose(top, { by = player, text = "Banish which?" })
      kept[i] = game.banish_one(found)
      game.recycle(top:without(found), { by = player })
    end
    local players = game.players { from = "you" }
    for i = 2, #players do
      game.play(kept[i], { by = players[i], ignoring = "energy" })
    end
    game.play(kept[1], { ignoring = "energy" })
  end,
}
