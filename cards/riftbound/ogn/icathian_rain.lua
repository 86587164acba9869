-- SPDX-License-Identifier: MIT
-- Six instructions: each has its own target, perhaps the same (355.10.b), and each is a damage.
return card {
  id = "ogn-248", name = "Icathian Rain", type = "spell", supertypes = { "signature" },
  domains = { "fury", "mind" }, cost = { energy = 7, power = { ["fury/mind"] = 3 } },
  tags = { "Kai'Sa" },

  targets = { unit {}, unit {}, unit {}, unit {}, unit {}, unit {} },
  run = function(game, me, ...)
    for _, victim in ipairs { ... } do
      game.deal(2, victim)
    end
  end,
}
