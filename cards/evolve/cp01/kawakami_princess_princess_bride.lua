-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-LD03", name = "Kawakami Princess [Princess Bride]", type = "leader", class = "runecraft",
}
