-- SPDX-License-Identifier: MIT
-- Where it is played is not a target: its owner says, of the battlefields where it can be (355.2).
local fields = battlefields {}

return card {
  id = "unl-184", name = "Thrill of the Hunt", type = "spell", supertypes = { "signature" },
  domains = { "fury", "body" }, cost = { energy = 2, power = { ["fury/body"] = 1 } },
  tags = { "Rengar" }, keywords = { "reaction" },

  targets = { unit { friendly = true } },
  run = function(game, me, ally)
    local owner = game.owner(ally)
    local banished = game.banish_one(ally)
    if game.exists(banished) then
      local where = game.choose(game.playable_at(banished, fields, { by = owner }), { by = owner, text = "To which battlefield?" })
      game.play(banished, { by = owner, at = where, ignoring = "cost" })
    end
  end,
}
