-- SPDX-License-Identifier: MIT
-- The spell is played again while it resolves: it does not lie in a trash in between. `measured` is
-- how often it has dealt damage; that much more is Bonus Damage of its own (712).
return card {
  id = "unl-020", name = "Dancing Grenade", type = "spell",
  domains = { "fury" }, cost = { energy = 2, power = { fury = 1 } },

  targets = { unit {} },
  run = function(game, me, victim)
    local times, holder = game.measured(), game.controller(victim)
    if game.deal(2, victim, { bonus = times }) then
      times = times + 1
    end
    if game.exists(holder) and game.yes("Play Dancing Grenade again?", { by = holder }) then
      game.play(me, { by = holder, any = 1, measured = times })
    end
  end,
}
