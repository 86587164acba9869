-- SPDX-License-Identifier: MIT
scenario "5.16.1 Transmorgrifried Wyrm: a card of an EX area becomes a Dragon" {
  p1 = { hand = { "Transmorgrifried Wyrm" }, ex = { "Fairy" }, field = { "Goblin" },
    play_points = 4 },
  p2 = { ex = { "Goliath" } },
  function(t)
    t.p1:play "Transmorgrifried Wyrm"
    t:expect_option("Fairy", "Goliath")
    t:expect_no_option "Goblin"
    t.p1:on "Fairy"
    t:expect(t.p1.ex):is { "Dragon" }
    t:expect(t.p2.ex):is { "Goliath" }
  end }

scenario "5.16.1 Transmorgrifried Wyrm: the opponent's is banished, the Dragon is his" {
  p1 = { hand = { "Transmorgrifried Wyrm" }, play_points = 4 },
  p2 = { ex = { "Goliath" } },
  function(t)
    t.p1:play "Transmorgrifried Wyrm"
    t:expect("Goliath"):in_zone "banished"
    t:expect("Dragon"):in_zone("ex"):controlled_by "p2"
    t:expect(t.p1.ex):count(0)
  end }

scenario "S8 Transmorgrifried Wyrm: comes without one, too" {
  p1 = { hand = { "Transmorgrifried Wyrm" }, play_points = 4 },
  function(t)
    t.p1:play "Transmorgrifried Wyrm"
    t:expect("Transmorgrifried Wyrm"):in_zone "field"
  end }

scenario "9.1.3 Transmorgrifried Wyrm: a token that becomes a Dragon is gone" {
  p1 = { hand = { "Transmorgrifried Wyrm" }, play_points = 4, ex = { "Fairy" } },
  function(t)
    t.p1:play "Transmorgrifried Wyrm"
    t:expect("Fairy"):gone()
    t:expect(t.p1.ex):is { "Dragon" }
    t:expect(t.p1.banished):count(0)
  end }
