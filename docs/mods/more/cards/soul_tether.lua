-- SPDX-License-Identifier: MIT
-- Two bodies, one wound: what it is dealt the unit that it is tied to is dealt as well, and they die together.
local tied = units { remembered_by_me = true }

return card {
  id = "more-101", name = "Soul Tether", type = "unit", domains = { "chaos" }, cost = { energy = 3 }, might = 4,

  when_played { targets = { unit { enemy = true } }, run = function(game, me, foe) game.remember_cards(foe) end },
  when { event = "damage", subject = "me", run = function(game) game.deal(game.event.amount, tied) end },
  when { event = "die", subject = units { remembered_by_me = true }, run = function(game, me) game.kill(me) end },
}
