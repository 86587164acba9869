-- SPDX-License-Identifier: MIT
scenario "6.1.1.5.1 Arisa: Forestcraft and Neutral, nothing else" {
  deck = { leader = "Arisa", main = { { "Fairy Circle", 3 }, { "Goliath", 3 } } },
  function(d) d:expect_legal() end }

scenario "6.1.1.5.1 Arisa: no Swordcraft" {
  deck = { leader = "Arisa", main = { { "Onslaught", 1 } } },
  function(d) d:expect_illegal "6.1.1.5.1" end }
