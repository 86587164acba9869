-- SPDX-License-Identifier: MIT
test_card { id = "T-AXE", name = "Axe", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.destroy(it) end,
}

scenario "Last of the Line: an heir that costs no more" {
  p1 = { field = { "Last of the Line" }, hand = { "Axe", "Follower 3/3", "Goblin" } },
  function(t)
    t.p1:play("Axe")
    t.p1:choose("Goblin")
    t:expect("Goblin"):in_zone("field")
    t:expect("Last of the Line"):in_zone("cemetery")
  end }
