-- SPDX-License-Identifier: MIT
scenario "Symboli Rudolf: finds Tokai Teio, in the main deck only" {
  p1 = { field = { { "Symboli Rudolf", damage = 2, engaged = true } }, deck = { "Goblin", "Tokai Teio" }, evolve_deck = { "Tokai Teio" } },
  p2 = { field = { "Follower 1/1" } }, turn = "p2",
  function(t)
    t.p2:attack("Follower 1/1", "Symboli Rudolf")
    t:pass_all()
    t.p1:choose("Tokai Teio")
    t:expect(t.p1.hand):is { "Tokai Teio" }
  end }
