-- SPDX-License-Identifier: MIT
scenario "6.1.1.5.1 Aurelia, Blooming Blade: a Swordcraft leader" {
  deck = { leader = "Aurelia, Blooming Blade", main = { { "Aurelia, Regal Saber", 3 } } },
  function(d) d:expect_legal() end }

scenario "6.1.1.5.1 Aurelia, Blooming Blade: no Runecraft" {
  deck = { leader = "Aurelia, Blooming Blade", main = { { "Insight", 3 } } },
  function(d) d:expect_illegal "6.1.1.5.1" end }
