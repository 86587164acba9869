-- SPDX-License-Identifier: MIT
-- The battlefield is chosen as the ability is used (355.4); whether I am mightier is looked at
-- as it resolves.
local theirs = units { enemy = true }

return card {
  id = "unl-144", name = "Maduli the Gatekeeper", type = "unit",
  domains = { "chaos" }, cost = { energy = 7, power = { chaos = 1 } }, might = 6,
  tags = { "Bandle City" },

  static { affects = "me", cannot = "be_readied" },
  activated {
    cost = { power = { chaos = 1 } },
    targets = { battlefield { enemy = true, occupied = true } },
    run = function(game, me, field)
      if game.exists(field) and me.might > game.all(theirs, { at = field }):sum "might" then
        game.move(me, { to = field })
      end
    end,
  },
}
