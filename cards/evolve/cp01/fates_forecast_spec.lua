-- SPDX-License-Identifier: MIT
scenario "Fate's Forecast: a card that costs 7 is taken, another stays" {
  p1 = { field = { "Fate's Forecast" }, deck = { "T.M. Opera O", "Goblin" } },
  function(t)
    t.p1:use("Fate's Forecast"):choose("T.M. Opera O")
    t:expect("T.M. Opera O"):in_zone("hand")
  end }

scenario "Fate's Forecast: destroys an enemy follower as it comes; engaged it is not used" {
  p1 = { hand = { "Fate's Forecast" }, play_points = 4, field = { "Goblin", { "Fate's Forecast", engaged = true } } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Fate's Forecast")
    t:expect("Follower 5/6"):in_zone("cemetery")
    t:expect("Goblin"):in_zone("field")
  end }

scenario "5.10 Fate's Forecast: what does not cost 7 stays on top; nothing need be taken" {
  p1 = { field = { "Fate's Forecast", "Fate's Forecast" }, deck = { "Goblin", "T.M. Opera O" } },
  function(t)
    t.p1:use("Fate's Forecast")
    t:expect_no_option("Goblin")
    t.p1:choose()
    t:expect(t.p1.deck):in_order { "Goblin", "T.M. Opera O" }
    t:expect(t.p1.hand):count(0)
  end }

scenario "5.20 Fate's Forecast: what is taken is revealed; only the top card is seen, and the amulet goes" {
  p1 = { field = { "Fate's Forecast" }, deck = { "T.M. Opera O", "Goblin" } },
  function(t)
    t.p1:use("Fate's Forecast"):choose("T.M. Opera O")
    t:expect_event("reveal", "T.M. Opera O")
    t:expect("Goblin"):unseen_by("p1")
    t:expect("Fate's Forecast"):in_zone("cemetery")
  end }
