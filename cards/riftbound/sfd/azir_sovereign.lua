-- SPDX-License-Identifier: MIT
-- "This battlefield" is where he is when the ability resolves (359.3.f.2); in a base it is none.
local at_battlefield = unit { at = "battlefield" }

return card {
  id = "sfd-177", name = "Azir, Sovereign", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 4 }, might = 4, tags = { "Bird", "Azir", "Shurima" },
  keywords = { "accelerate" },

  when {
    event = "attack", by = "me", optional = true,
    targets = { any_number(unit { mine = true, token = true }) },
    run = function(game, me, tokens)
      if game.is(me, at_battlefield) then game.move(tokens, { to = "here" }) end
    end,
  },
}
