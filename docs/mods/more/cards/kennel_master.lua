-- SPDX-License-Identifier: MIT
-- A breed is chosen as it is played; units of that breed here are stronger, whoever controls them.
return card {
  id = "more-212", name = "Kennel Master", type = "unit", domains = { "body" }, cost = { energy = 3 }, might = 2,

  as_played { run = function(game) game.name_tag { among = { "Cat", "Dog" } } end },
  static { affects = units { named_tag = true, at = "here" }, might = 1 },
}
