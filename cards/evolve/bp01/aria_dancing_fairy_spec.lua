-- SPDX-License-Identifier: MIT
scenario "6.1.1.5.1 Aria, Dancing Fairy: a Forestcraft leader" {
  deck = { leader = "Aria, Dancing Fairy", main = { { "Aria, Fairy Princess", 3 } }, evolve = { "Treant" } },
  function(d) d:expect_legal() end }

scenario "6.1.1.5.1 Aria, Dancing Fairy: nor evolved cards of another class" {
  deck = { leader = "Aria, Dancing Fairy", main = { { "Treant", 3 } }, evolve = { "Floral Fencer" } },
  function(d) d:expect_illegal "6.1.1.5.1" end }
