-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-197", name = "Emperor of the Sands", type = "legend",
  domains = { "calm", "order" }, tags = { "Azir" },
  aliases = { "Azir, Emperor of the Sands" },

  static { affects = units { mine = true, name = "Sand Soldier" }, keywords = { "weaponmaster" } },
  activated {
    cost = { energy = 1, exhaust = "me" },
    if_ = number.tally {
      event = "play", by = "you", subject = gear { tags = "Equipment" },
    }:at_least(1),
    run = function(game) game.play_token("Sand Soldier", { at = "base" }) end,
  },
}
