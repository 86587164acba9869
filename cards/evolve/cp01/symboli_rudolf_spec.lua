-- SPDX-License-Identifier: MIT
scenario "Symboli Rudolf: finds Tokai Teio, in the main deck only" {
  p1 = { field = { { "Symboli Rudolf", damage = 2, engaged = true } }, deck = { "Goblin", "Tokai Teio" }, evolve_deck = { "Tokai Teio" } },
  p2 = { field = { "Follower 1/1" } }, turn = "p2",
  function(t)
    t.p2:attack("Follower 1/1", "Symboli Rudolf")
    t.p1:choose("Tokai Teio")
    t:expect(t.p1.hand):is { "Tokai Teio" }
  end }

scenario "12.5.3 Symboli Rudolf: not as she goes back to the hand; Tokai Teio need not be found" {
  p1 = { field = { "Symboli Rudolf" }, hand = { "Soul Conversion" }, play_points = 1,
    deck = { "Goblin", "Fighter", "Tokai Teio", "Goliath" } },
  function(t)
    t.p1:play("Soul Conversion"):choose()
    t:expect(t.p1.hand):is { "Goblin", "Fighter" }
    t:expect_event("shuffle")
  end }

scenario "5.7.1 Symboli Rudolf: nobody but Tokai Teio is found" {
  p1 = { field = { "Symboli Rudolf" }, hand = { "Soul Conversion" }, play_points = 1,
    deck = { "Goblin", "Fighter", "Haru Urara", "Tokai Teio" } },
  function(t)
    t.p1:play("Soul Conversion")
    t:expect_no_option("Haru Urara")
    t.p1:choose("Tokai Teio")
    t:expect(t.p1.hand):is { "Goblin", "Fighter", "Tokai Teio" }
  end }
