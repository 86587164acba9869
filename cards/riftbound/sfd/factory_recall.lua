-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-135", name = "Factory Recall", type = "spell",
  domains = { "chaos" }, cost = { energy = 1 }, keywords = { "action" },

  targets = { gear {} },
  run = function(game, me, chosen)
    game.return_to_hand(chosen)
  end,
}
