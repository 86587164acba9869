-- SPDX-License-Identifier: MIT
-- Worked examples of the Tournament Rules about limited decks.

scenario "RB-EX-119 T602.4.a.6 ten copies of a card in a sealed deck" {
  id = "RB-EX-119", format = "sealed",
  deck = { main = { { "Pouty Poro", 10 } }, main_size = 25 },
  function(d) d:expect_legal() end }

scenario "RB-EX-120 T602.4.b.7 ten copies of a card in a draft deck" {
  id = "RB-EX-120", format = "draft",
  deck = { main = { { "Pouty Poro", 10 } }, main_size = 20 },
  function(d) d:expect_legal() end }
