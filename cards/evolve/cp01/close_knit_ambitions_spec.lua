-- SPDX-License-Identifier: MIT
test_card { id = "t-r1", name = "Racer", type = "follower", class = "neutral", cost = 4,
  attack = 2, defense = 2, traits = { "Umamusume" },
}

test_card { id = "t-r2", name = "Race Track", type = "amulet", class = "neutral", cost = 2,
  traits = { "Umamusume" },
}
test_card { id = "t-r3", name = "Race Plan", type = "spell", class = "neutral", cost = 2,
  traits = { "Umamusume" }, run = function() end,
}

scenario "5.20 Close-Knit Ambitions: followers and amulets onto the field, the others to the hand" {
  p1 = { hand = { "Close-Knit Ambitions" }, play_points = 10,
    deck = { "Racer", "Race Track", "Race Plan", "Goblin", "Racer", "Fighter" } },
  function(t)
    t.p1:play "Close-Knit Ambitions"
    t:expect_event "shuffle"
    t:expect_option("Racer", "Race Track", "Racer#2")
    t:expect_no_option "Race Plan"
    t:expect_no_option "Goblin"
    t.p1:choose("Racer", "Race Track")
    t:expect(t.p1.field):has("Racer"):has("Race Track"):count(2)
    t:expect(t.p1.hand):has("Race Plan"):has("Goblin"):has("Fighter"):has("Racer"):count(4)
    t:expect(t.p1.deck):count(0)
  end }

scenario "5.20 Close-Knit Ambitions: any number may be none; six cards, not more" {
  p1 = { hand = { "Close-Knit Ambitions" }, play_points = 10,
    deck = { "Racer", "Racer", "Racer", "Racer", "Racer", "Racer", "Racer" } },
  function(t)
    t.p1:play("Close-Knit Ambitions"):choose()
    t:expect(t.p1.field):count(0)
    t:expect(t.p1.hand):count(6)
    t:expect(t.p1.deck):count(1)
  end }

scenario "4.4.4.2 Close-Knit Ambitions: what finds no room goes to the hand, too" {
  p1 = { hand = { "Close-Knit Ambitions" }, play_points = 10,
    field = { "Goblin", "Goblin", "Goblin" }, deck = { "Racer", "Racer", "Racer" } },
  function(t)
    t.p1:play("Close-Knit Ambitions"):choose(1, 2, 3)
    t.p1:choose(1, 2)
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.hand):is { "Racer" }
    t:expect(t.p1.deck):count(0)
  end }
