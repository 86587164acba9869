-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-076", name = "Yasuo, Remorseful", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 6, power = { calm = 2 } }, might = 6,
  tags = { "Yasuo", "Ionia" },

  when {
    event = "attack", by = "me",
    targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, victim)
      game.deal(me.might, victim)
    end,
  },
}
