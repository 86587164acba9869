-- SPDX-License-Identifier: MIT
scenario "6.1.1.5.1 Erika: Swordcraft and Neutral, nothing else" {
  deck = { leader = "Erika", main = { { "Onslaught", 3 }, { "Goliath", 3 } }, evolve = { "Floral Fencer" } },
  function(d) d:expect_legal() end }

scenario "6.1.1.5.1 Erika: no Forestcraft" {
  deck = { leader = "Erika", main = { { "Fairy Circle", 1 } } },
  function(d) d:expect_illegal "6.1.1.5.1" end }
