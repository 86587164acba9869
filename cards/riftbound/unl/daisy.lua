-- SPDX-License-Identifier: MIT
local tags = number.distinct(units { mine = true }, "tags", { "Bird", "Cat", "Dog", "Poro" })

return card {
  id = "unl-196", name = "Daisy!", type = "unit", supertypes = { "signature" },
  domains = { "calm", "order" }, cost = { energy = 9, power = { ["calm/order"] = 2 } },
  might = 8, tags = { "Ivern", "Ionia" },

  static { affects = "me", enters_ready = true },
  static { affects = "me", cost = { energy = tags * -1 } },
  when {
    event = "attack", subject = "me", if_ = tags:at_least(4),
    targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, foe) game.stun(foe) end,
  },
}
