-- SPDX-License-Identifier: MIT
-- Also those that an effect plays exhausted: its permission is the later word on how they enter.
return card {
  id = "sfd-171", name = "Renata Glasc, Industrialist", type = "unit",
  supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 4, power = { order = 1 } }, might = 4,
  tags = { "Renata Glasc", "Zaun" },

  static {
    affects = any_of { unit { mine = true, token = true }, gear { mine = true, token = true } },
    enters_ready = true,
  },
}
