-- SPDX-License-Identifier: MIT
-- Scenarios: what the format says of decks.

scenario "@word@: a banned card" {
  format = "@word@",
  deck = { leader = "Arisa", main = { { "Goliath", 1 } } },
  function(d) d:expect_illegal("house") end }

scenario "@word@: twenty-one spells" {
  format = "@word@",
  deck = { leader = "Arisa", main = { { "Fairy Circle", 21 } } },
  function(d) d:expect_illegal("house") end }

scenario "@word@: a deck without them" {
  format = "@word@",
  deck = { leader = "Arisa" },
  function(d) d:expect_legal() end }
