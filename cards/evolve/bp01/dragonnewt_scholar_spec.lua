-- SPDX-License-Identifier: MIT
scenario "12.7.2 Dragonnewt Scholar: draws a card, then discards one, perhaps that one" {
  p1 = { field = { "Dragonnewt Scholar" }, hand = { "Goblin" }, deck = { "Fighter", "Goliath" } },
  function(t)
    t.p1:attack "Dragonnewt Scholar"
    t:expect_option("Goblin", "Fighter")
    t.p1:choose "Fighter"
    t:expect("Fighter"):in_zone "cemetery"
    t:expect(t.p1.hand):is { "Goblin" }
    t:expect_defense("p2", 18)
  end }

scenario "12.12.2 Dragonnewt Scholar: nobody attacks it" {
  p1 = { field = { { "Dragonnewt Scholar", engaged = true } } },
  p2 = { field = { "Goliath" } },
  turn = "p2",
  function(t)
    t:cannot(t.p2, "attack", "Goliath", "Dragonnewt Scholar")
  end }

scenario "Dragonnewt Scholar: its printed numbers" {
  p1 = { hand = { "Dragonnewt Scholar" } },
  function(t)
    t:expect("Dragonnewt Scholar"):attribute("cost", 2):attribute("attack", 2):attribute("defense", 2)
  end,
}

scenario "12.7.2 Dragonnewt Scholar: as it attacks a follower as well; with no hand it discards what it drew" {
  p1 = { field = { "Dragonnewt Scholar" }, deck = { "Fighter", "Goliath" } },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Dragonnewt Scholar", "Goliath")
    t:expect("Fighter"):in_zone "cemetery"
    t:expect(t.p1.hand):count(0)
  end }

scenario "12.7.2 Dragonnewt Scholar: nothing as it is attacked" {
  turn = "p2",
  p1 = { field = { { "Assail 2/2", engaged = true }, "Dragonnewt Scholar" }, deck = { "Fighter", "Goliath" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p2:attack("Goliath", "Assail 2/2")
    t:expect(t.p1.deck):count(2)
  end }
