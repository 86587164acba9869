-- SPDX-License-Identifier: MIT
--
-- Passive abilities, persistent and replacement effects (10.3, 10.9, 10.10), with test cards.

test_card { id = "t-301", name = "Storm Giver", class = "neutral", type = "amulet", cost = 1,
  static { affects = followers { friendly = true }, keywords = { "storm" } }
}

test_card { id = "t-302", name = "Storm Greeter",
  class = "neutral", type = "follower", cost = 1, attack = 1, defense = 1,
  when { event = "enter", subject = follower { friendly = true, other = true, keyword = "storm" },
    run = function(game, me) game.draw(1) end }
}

test_card { id = "t-303", name = "Older", class = "neutral", type = "amulet", cost = 1,
  static { affects = followers { friendly = true, attack = at_least(3) }, defense = 2 }
}

test_card { id = "t-304", name = "Newer", class = "neutral", type = "amulet", cost = 1,
  static { affects = followers { friendly = true }, attack = 1 }
}

test_card { id = "t-305", name = "Armourer", class = "neutral", type = "amulet", cost = 1,
  static { affects = followers { friendly = true }, traits = { "Armed" } }
}

test_card { id = "t-306", name = "Captain", class = "neutral", type = "amulet", cost = 1,
  static { affects = followers { friendly = true, traits = "Armed" }, attack = 2 }
}

test_card { id = "t-307", name = "Silencer", class = "neutral", type = "amulet", cost = 1,
  static { affects = followers { enemy = true }, loses = "abilities" }
}

test_card { id = "t-308", name = "Half",
  class = "neutral", type = "follower", cost = 1, attack = 0, defense = 9,
  damage { subject = "me", amount = number.event() - 2 },
  damage { subject = "me", amount = number.event() * 2 }
}

test_card { id = "t-309", name = "Bolt",
  class = "neutral", type = "spell", cost = 1, targets = { follower { enemy = true } },
  run = function(game, me, foe) game.deal(3, foe) end
}

test_card { id = "t-310", name = "Heir",
  class = "neutral", type = "follower", cost = 1, attack = 1, defense = 1,
  instead_of { event = "destroy", subject = "me", optional = true,
    run = function(game, me) game.return_to_hand(me) end }
}

test_card { id = "t-311", name = "Axe",
  class = "neutral", type = "spell", cost = 1, targets = { follower { enemy = true } },
  run = function(game, me, foe) game.destroy(foe) end
}

test_card { id = "t-312", name = "Wide Halls", class = "neutral", type = "amulet", cost = 1,
  static { affects = "you", limits = { field = 1 } }
}

test_card { id = "t-313", name = "Herald",
  class = "neutral", type = "follower", cost = 5, attack = 1, defense = 1,
  static { affects = followers { friendly = true, other = true }, keywords = { "storm" } }
}

test_card { id = "t-314", name = "Silencer of the Great", class = "neutral", type = "amulet",
  cost = 1, static { affects = followers { enemy = true, cost = at_least(5) }, loses = "abilities" }
}

test_card { id = "T-1009-BOLD", name = "Bold Banner", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true, attack = more_than(number.subject("defense")) }, keywords = { "rush" } },
}
scenario "10.9.3.1 a trigger that asks what enters sees it with what holds there" {
  p1 = { field = { "Storm Giver", "Storm Greeter" }, hand = { "Follower 2/3" }, play_points = 1 },
  function(t)
    t.p1:play "Follower 2/3"
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.9.3.1 and not without that" {
  p1 = { field = { "Storm Greeter" }, hand = { "Follower 2/3" }, play_points = 1 },
  function(t)
    t.p1:play "Follower 2/3"
    t:expect(t.p1.hand):count(0)
  end }

scenario "10.9.1.5 what depends on a newer effect waits for it" {
  p1 = { field = { "Follower 2/3", "Older" }, hand = { "Newer" }, play_points = 1 },
  function(t)
    t:expect("Follower 2/3"):attack(2):defense(3)
    t.p1:play "Newer"
    t:expect("Follower 2/3"):attack(3):defense(5)
  end }

scenario "10.9.1.5 whether an ability is there at all hangs on a newer effect" {
  p1 = { hand = { "Silencer of the Great" }, play_points = 1 },
  p2 = { field = { "Herald", "Follower 2/3" } },
  function(t)
    t:expect("Follower 2/3"):keyword "storm"
    t.p1:play "Silencer of the Great"
    t:expect("Follower 2/3"):no_keyword "storm"
  end }

scenario "10.9.1.3 traits before numbers" {
  p1 = { field = { "Follower 2/3", "Captain" }, hand = { "Armourer" }, play_points = 1 },
  function(t)
    t.p1:play "Armourer"
    t:expect("Follower 2/3"):attack(4)
  end }

scenario "10.3.1 invalid abilities do nothing" {
  p1 = { hand = { "Silencer" }, play_points = 1 },
  p2 = { field = { "Ward 2/2", "Half" } },
  function(t)
    t.p1:play "Silencer"
    t:expect("Ward 2/2"):no_keyword "ward"
  end }

scenario "10.10.2.1 its controller orders what changes the damage to a card: less first" {
  p1 = { hand = { "Bolt" }, play_points = 1 },
  p2 = { field = { "Half" } },
  function(t)
    t.p1:play("Bolt"):on "Half"
    t:expect_decision("p2", "10.10.2")
    t.p2:choose "Half"
    t:expect("Half"):damage(2) -- (3 - 2) * 2
  end }

scenario "10.10.1 a replacement that may be applied" {
  p1 = { hand = { "Axe" }, play_points = 1 },
  p2 = { field = { "Heir" } },
  function(t)
    t.p1:play("Axe"):on "Heir"
    t.p2:yes()
    t:expect("Heir"):in_zone "hand"
  end }

scenario "10.10.1 or not" {
  p1 = { hand = { "Axe" }, play_points = 1 },
  p2 = { field = { "Heir" } },
  function(t)
    t.p1:play("Axe"):on "Heir"
    t.p2:no()
    t:expect("Heir"):in_zone "cemetery"
  end }

scenario "4.4.4 a limit that an ability changes" {
  p1 = { field = { "Wide Halls", "Goblin", "Goblin", "Goblin", "Goblin" },
         hand = { "Fighter", "Goliath" }, play_points = 9 },
  function(t)
    t.p1:play "Fighter"
    t:expect(t.p1.field):count(6)
    t:cannot(t.p1, "play", "Goliath", "10.6.2.6")
  end }

scenario "2.8.2 the reasons of a follower's numbers tell them" {
  p1 = { field = { { "Goliath", damage = 1 } }, hand = { "Sage Commander" }, play_points = 5 },
  function(t)
    t.p1:play "Sage Commander"
    t:expect_reason(t.p1, "Goliath",
      { kind = "base", topic = "defense", rule = "10.9.1.1", text = "4 printed" },
      { kind = "effect", topic = "defense", rule = "2.8.2", text = "-1 by damage" },
      { kind = "value", topic = "defense", text = "4" })
  end }

scenario "10.9.1.2 a selector compares a follower with a number of its own" {
  p1 = { field = { "Bold Banner", "Follower 3/3", { "Follower 3/4", damage = 2 } } },
  function(t)
    t:expect("Follower 3/4"):keyword "rush"
    t:expect("Follower 3/3"):no_keyword "rush"
  end }
