-- SPDX-License-Identifier: MIT
-- If the target is illegal its controller is none and nobody draws (359.3.e.14.a); a kill that was
-- replaced still lets the player draw (359.3.e.14.b).
return card {
  id = "ogn-213", name = "Hidden Blade", type = "spell",
  domains = { "order" }, cost = { energy = 2, power = { order = 1 } },
  keywords = { "hidden", "action" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, victim)
    local controller = game.controller(victim)
    game.kill(victim)
    game.draw(2, { by = controller })
  end,
}
