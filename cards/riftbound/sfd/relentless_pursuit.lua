-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-184", name = "Relentless Pursuit", type = "spell", supertypes = { "signature" },
  domains = { "fury", "body" }, cost = { energy = 2, power = { ["fury/body"] = 1 } },
  tags = { "Lucian" },
  keywords = { "action" },

  targets = {
    unit { friendly = true },
    destination { of = 1 },
    up_to(1, gear { tags = "Equipment", controller = number.target(1, "controller") }),
  },
  run = function(game, me, it, place, equipment)
    game.move(it, { to = place })
    if game.exists(it) then game.attach(equipment, it) end
    game.give_ability(it, "retreat", { lasts = "turn" })
  end,

  abilities = {
    retreat = when {
      event = "conquer", by = "me", optional = true,
      run = function(game, me) game.move(me, { to = "base" }) end,
    },
  },
}
