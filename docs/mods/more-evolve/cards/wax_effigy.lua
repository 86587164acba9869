-- SPDX-License-Identifier: MIT
-- It may become a copy of the first follower that the opponent brings each turn, while the turn lasts.
return card {
  id = "MORE-32", name = "Wax Effigy", type = "follower", class = "neutral", cost = 2, attack = 1, defense = 1,

  when { event = "enter", subject = follower { enemy = true }, nth = 1,
    run = function(game, me)
      if game.yes("Does it become a copy?") then game.become_copy(me, game.event.subject, { lasts = "turn" }) end
    end },
}
