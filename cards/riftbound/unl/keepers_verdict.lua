-- SPDX-License-Identifier: MIT
return card {
  id = "unl-204", name = "Keeper's Verdict", type = "spell", supertypes = { "signature" },
  domains = { "body", "order" }, cost = { energy = 2, power = { ["body/order"] = 2 } },
  tags = { "Poppy" }, keywords = { "action" },

  targets = { unit { enemy = true, at = "battlefield" } },
  run = function(game, me, it)
    local owner = game.owner(it)
    if game.yes("Put it on top of your Main Deck?", { by = owner }) then
      game.put_on_top(it, { by = owner })
    else
      game.put_on_bottom(it, { by = owner })
    end
  end,
}
