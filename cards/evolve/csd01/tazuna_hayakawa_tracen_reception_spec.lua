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
test_card { id = "t-r4", name = "Champion", type = "follower", class = "neutral", cost = 5,
  attack = 5, defense = 5, traits = { "Umamusume" },
}

scenario "12.4.3 Tazuna Hayakawa [Tracen Reception]: an Umamusume card of 4 or less comes back" {
  p1 = { hand = { "Tazuna Hayakawa [Tracen Reception]" }, play_points = 6,
    cemetery = { "Racer", "Race Track", "Race Plan", "Champion", "Goblin" } },
  p2 = { cemetery = { "Racer" } },
  function(t)
    t.p1:play("Tazuna Hayakawa [Tracen Reception]"):no()
    t:expect_option("Racer", "Race Track")
    t:expect_no_option "Race Plan"
    t:expect_no_option "Champion" -- it costs 5
    t:expect_no_option "Goblin"
    t:expect_no_option "p2's Racer"
    t.p1:on "Racer"
    t:expect("p1's Racer"):in_zone("field"):controlled_by "p1"
    t:expect("Race Track"):in_zone "cemetery"
  end }

scenario "S8 Tazuna Hayakawa [Tracen Reception]: nothing there" {
  p1 = { hand = { "Tazuna Hayakawa [Tracen Reception]" }, play_points = 6,
    cemetery = { "Goblin" } },
  function(t)
    t.p1:play("Tazuna Hayakawa [Tracen Reception]"):yes()
    t:expect(t.p1.field):count(1)
  end }

scenario "12.4.3 Tazuna Hayakawa [Tracen Reception]: what comes says its Fanfare" {
  p1 = { hand = { "Tazuna Hayakawa [Tracen Reception]" }, play_points = 6,
    cemetery = { "Systematic Squats", "Haru Urara" }, deck = { "Fighter", "Goliath" } },
  function(t)
    t.p1:play("Tazuna Hayakawa [Tracen Reception]"):no()
    t.p1:on("Systematic Squats")
    t:expect(t.p1.hand):is { "Fighter" }
    t:expect("Haru Urara"):in_zone("cemetery")
  end }

scenario "4.4.4.2 Tazuna Hayakawa [Tracen Reception]: without room it stays in the cemetery" {
  p1 = { hand = { "Tazuna Hayakawa [Tracen Reception]" }, play_points = 6,
    field = { "Goblin", "Goblin", "Goblin", "Goblin" }, cemetery = { "Haru Urara" } },
  function(t)
    t.p1:play("Tazuna Hayakawa [Tracen Reception]"):no()
    t:expect("Haru Urara"):in_zone("cemetery")
    t:expect(t.p1.field):count(5)
  end }

test_card { id = "t-r5", name = "Grand Stand", type = "amulet", class = "neutral", cost = 5,
  traits = { "Umamusume" },
}
test_card { id = "t-r6", name = "Stable", type = "amulet", class = "neutral", cost = 4,
  traits = { "Umamusume" },
}

scenario "2.5.1 Tazuna Hayakawa [Tracen Reception]: an Umamusume amulet of 4, not of 5, none of another trait, none of the opponent's" {
  p1 = { hand = { "Tazuna Hayakawa [Tracen Reception]" }, play_points = 6,
    cemetery = { "Stable", "Grand Stand", "Sacred Plea" } },
  p2 = { cemetery = { "Stable" } },
  function(t)
    t.p1:play("Tazuna Hayakawa [Tracen Reception]"):no() -- only one can be selected
    t:expect("p1's Stable"):in_zone("field")
    t:expect("Grand Stand"):in_zone("cemetery")
  end }
