-- SPDX-License-Identifier: MIT
-- The unit is played after this has resolved (354.3); a token that is banished is no more (183.1).
return card {
  id = "sfd-200", name = "Arcane Shift", type = "spell", supertypes = { "signature" },
  domains = { "mind", "chaos" }, cost = { energy = 3, power = { ["mind/chaos"] = 1 } },
  tags = { "Ezreal" }, keywords = { "action" },

  targets = { unit { friendly = true }, unit { enemy = true, at = "battlefield" } },
  run = function(game, me, ally, foe)
    local owner = game.owner(ally)
    game.play(game.banish_one(ally), { by = owner, ignoring = "cost" })
    game.deal(3, foe)
    game.banish(me)
  end,
}
