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
