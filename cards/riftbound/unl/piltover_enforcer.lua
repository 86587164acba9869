-- SPDX-License-Identifier: MIT
return card {
  id = "unl-187", name = "Piltover Enforcer", type = "legend",
  domains = { "fury", "order" }, tags = { "Vi" }, aliases = { "Vi, Piltover Enforcer" },

  when {
    event = "conquer", by = "you", if_ = number.you("excess"):at_least(3), optional = true,
    cost = { exhaust = "me" },
    targets = { unit {} },
    run = function(game, me, chosen)
      game.ready(chosen)
    end,
  },
}
