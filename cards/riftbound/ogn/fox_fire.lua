-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-256", name = "Fox-Fire", type = "spell", supertypes = { "signature" },
  domains = { "calm", "mind" }, cost = { energy = 3 }, tags = { "Ahri" },
  keywords = { "hidden", "action" },

  targets = {
    any_number(unit { at = "battlefield" }, { same = "place", total = { might = at_most(4) } }),
  },
  run = function(game, me, group)
    game.kill(group)
  end,
}
