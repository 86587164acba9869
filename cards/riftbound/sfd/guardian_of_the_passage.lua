-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-035", name = "Guardian of the Passage", type = "unit",
  domains = { "calm" }, cost = { energy = 6 }, might = 6, tags = { "Spirit", "Shadow Isles" },

  when {
    event = "hold", by = "me", optional = true,
    targets = {
      any_of { unit { zone = "trash", mine = true }, gear { zone = "trash", mine = true } },
    },
    run = function(game, me, found)
      game.return_to_hand(found)
    end,
  },
}
