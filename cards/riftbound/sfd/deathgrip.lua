-- SPDX-License-Identifier: MIT
-- The killed unit is a target, not a cost; a death that was replaced was no kill (359.3.e.14.a).
return card {
  id = "sfd-163", name = "Deathgrip", type = "spell",
  domains = { "order" }, cost = { energy = 2 },
  keywords = { "reaction" },

  targets = { unit { friendly = true }, another(unit { friendly = true }) },
  run = function(game, me, victim, heir)
    local might = victim.might
    if game.kill(victim) then game.give(heir, { might = might, lasts = "turn" }) end
    game.draw(1)
  end,
}
