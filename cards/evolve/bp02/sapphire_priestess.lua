-- SPDX-License-Identifier: MIT
local attacks = number.tally { event = "attack", subject = follower { friendly = true } }

return card {
  id = "BP02-098", name = "Sapphire Priestess", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 4, attack = 4, defense = 5,

  when { event = "end_phase", by = "you", if_ = attacks:at_least(3),
    run = function(game) game.draw(3) end },
}
