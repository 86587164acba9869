-- SPDX-License-Identifier: MIT
-- check: allow text-word as_seen stands for both, look and reveal
return card {
  id = "ogn-194", name = "Nocturne, Horrifying", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 4, power = { chaos = 1 } }, might = 4,
  tags = { "Nocturne" },
  keywords = { "ganking" },

  as_seen {
    run = function(game, me)
      if not game.yes("Banish it?") then return end
      local banished = game.banish_one(me)
      if game.exists(banished) and game.yes("Play it for 1 Power?") then
        game.play(banished, { any = 1 })
      end
    end,
  },
}
