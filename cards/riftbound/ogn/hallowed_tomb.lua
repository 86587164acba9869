-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-281", name = "Hallowed Tomb", type = "battlefield",

  when {
    event = "hold", by = "you", subject = "me", optional = true,
    targets = { unit { zone = "trash", mine = true, chosen_champion = true } },
    run = function(game, me, fallen)
      game.put_in_champion_zone(fallen)
    end,
  },
}
