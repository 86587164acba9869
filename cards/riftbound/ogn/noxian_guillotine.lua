-- SPDX-License-Identifier: MIT
-- With Legion the delayed kill does not come about at all (157.2). This card itself is among the
-- finalized ones by now (812.1.c).
return card {
  id = "ogn-254", name = "Noxian Guillotine", type = "spell", supertypes = { "signature" },
  domains = { "fury", "order" }, cost = { energy = 4, power = { ["fury/order"] = 1 } },
  tags = { "Darius" },
  keywords = { "action", "legion" },

  targets = { unit {} },
  run = function(game, me, victim)
    if me.legion then game.kill(victim) else game.later("fall", victim) end
  end,

  abilities = {
    fall = delayed {
      event = "damage", subject = ref(1), once = true, ends = "turn",
      run = function(game, me, victim) game.kill(victim) end,
    },
  },
}
