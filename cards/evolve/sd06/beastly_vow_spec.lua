-- SPDX-License-Identifier: MIT
scenario "4.2.2.3 Beastly Vow: comes engaged" {
  p1 = { hand = { "Beastly Vow" }, play_points = 5 },
  function(t)
    t.p1:play "Beastly Vow"
    t:expect("Beastly Vow"):in_zone("field"):engaged()
    t:cannot(t.p1, "use", "Beastly Vow")
  end }

scenario "10.4.2.1 Beastly Vow: reserved it becomes a Holy Tiger" {
  p1 = { field = { "Beastly Vow" }, play_points = 1 },
  function(t)
    t.p1:use "Beastly Vow"
    t:expect("Beastly Vow"):in_zone "cemetery"
    t:expect("Holy Tiger"):in_zone "field"
  end }

scenario "7.2.3 Beastly Vow: it is refreshed in the next turn and used then" {
  p1 = { hand = { "Beastly Vow" }, play_points = 2 },
  function(t)
    t.p1:play "Beastly Vow"
    t:next_turn()
    t:expect("Beastly Vow"):engaged()
    t:next_turn()
    t:expect("Beastly Vow"):reserved()
    t.p1:use "Beastly Vow"
    t:expect("Holy Tiger"):in_zone("field"):keyword "rush"
  end }

scenario "4.2.2.3 Beastly Vow: put there by an effect it is engaged, too; engaged it is no event" {
  p1 = { hand = { "Skullfane" }, play_points = 8, deck = { "Beastly Vow", "Goblin" } },
  function(t)
    t.p1:play("Skullfane"):choose "Beastly Vow"
    t:expect("Beastly Vow"):in_zone("field"):engaged()
    t:expect_no_event("engage", "Beastly Vow")
  end }

scenario "10.4.4 Beastly Vow: not without a play point" {
  p1 = { field = { "Beastly Vow" } },
  function(t)
    t:cannot(t.p1, "use", "Beastly Vow")
  end }
