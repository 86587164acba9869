-- SPDX-License-Identifier: MIT
-- Scenarios: what the format says of games, and of decks.

scenario "@word@: six points win" {
  format = "@word@",
  p1 = { at = { ["West Field"] = { "Unit 1" } }, points = 5 }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect_winner("p1")
  end }

scenario "@word@: a banned card" {
  format = "@word@",
  deck = { legend = "Loose Cannon", champion = "Jinx, Rebel", main = { { "Incinerate", 1 } } },
  function(d) d:expect_illegal("house") end }

scenario "@word@: twenty-one spells" {
  format = "@word@",
  deck = { legend = "Loose Cannon", champion = "Jinx, Rebel", main = { { "Gust", 21 } } },
  function(d) d:expect_illegal("house") end }

scenario "@word@: a deck without them" {
  format = "@word@",
  deck = { legend = "Loose Cannon", champion = "Jinx, Rebel" },
  function(d) d:expect_legal() end }
