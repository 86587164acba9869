-- SPDX-License-Identifier: MIT
-- An opponent is chosen as it is played: what that player scores its controller draws.
return card {
  id = "more-107", name = "Marked Rival", type = "unit", domains = { "fury" }, cost = { energy = 2 }, might = 2,

  when_played { targets = { player { enemy = true } }, run = function(game, me, rival) game.remember_cards(rival) end },
  when { event = "score", by = "opponent", if_ = function(q, me) return q.event.player.remembered_by_me end,
    run = function(game) game.draw(1) end },
}
