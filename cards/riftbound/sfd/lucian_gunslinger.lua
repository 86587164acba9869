-- SPDX-License-Identifier: MIT
-- The Assault Value is what it is as the ability resolves (359.3.f.2).
return card {
  id = "sfd-028", name = "Lucian, Gunslinger", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 3 }, might = 2,
  tags = { "Lucian", "Demacia", "Sentinel" }, keywords = { "assault" },

  when {
    event = "attack", subject = "me",
    targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, foe)
      game.deal(me.assault, foe)
    end,
  },
}
