-- SPDX-License-Identifier: MIT
-- Scenarios: what the format says of decks.

scenario "@word@: a banned card" {
  format = "@word@",
  deck = { leader = "Arisa", main = { { "Goliath", 1 } } },
  function(d) d:expect_illegal("house") end }

scenario "@word@: a deck without it" {
  format = "@word@",
  deck = { leader = "Arisa" },
  function(d) d:expect_legal() end }
