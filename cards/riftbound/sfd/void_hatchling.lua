-- SPDX-License-Identifier: MIT
-- Any deck: the cards that are revealed are those on top after it (368, 375).
return card {
  id = "sfd-018", name = "Void Hatchling", type = "unit",
  domains = { "fury" }, cost = { energy = 2 }, might = 2, tags = { "The Void" },

  instead_of {
    event = "reveal_deck", by = "you", continues = true,
    run = function(game)
      local top = game.look(1, { of = game.event.subject })
      game.recycle(game.choose(top, { optional = true, max = 1, text = "Recycle it?" }))
    end,
  },
}
