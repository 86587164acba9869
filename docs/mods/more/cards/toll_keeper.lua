-- SPDX-License-Identifier: MIT
-- What it remembers is a price: each spell of an opponent makes the next one dearer, until it is paid off.
return card {
  id = "more-3", name = "Toll Keeper", type = "unit", domains = { "order" }, cost = { energy = 3 }, might = 2,

  static { affects = spells { enemy = true }, cost = { energy = number.me("remembered") } },
  when { event = "play", by = "opponent", subject = spell {},
    run = function(game, me) game.remember_number(me.remembered + 1) end },
  when { event = "beginning", by = "you", run = function(game, me) game.remember_number(0) end },
}
