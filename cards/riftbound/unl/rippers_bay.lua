-- SPDX-License-Identifier: MIT
-- "That player" is the owner: whose hand it is returned to. He is asked on resolution.
return card {
  id = "unl-214", name = "Ripper's Bay", type = "battlefield",

  when {
    event = "return_to_hand", subject = unit { at = "here" },
    run = function(game)
      local player = game.event.owner
      if game.pay { energy = 1, by = player, optional = true } then
        game.channel(1, { exhausted = true, by = player })
      end
    end,
  },
}
