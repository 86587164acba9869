-- SPDX-License-Identifier: MIT
-- The unit dies in the cleanup after this spell (323.5) and the kill is credited to it (428.5.c),
-- so the draw waits for that death and for no later one.
return card {
  id = "ogn-005", name = "Disintegrate", type = "spell",
  domains = { "fury" }, cost = { energy = 4 },
  keywords = { "action" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, victim)
    game.deal(3, victim)
    game.later("draw_for_the_kill", victim)
  end,

  abilities = {
    draw_for_the_kill = delayed {
      event = "die", subject = ref(1), killed_by_this = true, once = true, ends = "cleanup",
      run = function(game) game.draw(1) end,
    },
  },
}
