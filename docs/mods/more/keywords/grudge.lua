-- SPDX-License-Identifier: MIT
-- Remembers who hurt it, for as long as both are there.
keyword "grudge" {
  reminder = "I remember the enemy units that dealt me damage. While one of them is here, I have N Might more.",
  takes_value = true,

  when { event = "damage", subject = "me", run = function(game)
    if game.exists(game.event.source) then game.remember_cards(game.event.source, { more = true }) end
  end },
  static { affects = "me", might = number.keyword("grudge"),
    while_ = number.count(units { remembered_by_me = true, at = "here" }):at_least(1) },
}
