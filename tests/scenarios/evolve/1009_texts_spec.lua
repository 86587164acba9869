-- SPDX-License-Identifier: MIT
--
-- 10.9.1.2: a text that is put in the place of another one, and abilities that are lost and given.

test_card { id = "T-TX1", name = "Page Turner", type = "spell", class = "neutral", cost = 0,
  targets = { card { type = { "follower", "amulet" }, zone = "field" }, card { zone = "field" } },
  run = function(game, me, one, other) game.take_text(one, other, { lasts = "turn" }) end,
}

test_card { id = "T-TX2", name = "Drummer Boy", type = "follower", class = "neutral", cost = 1, attack = 2, defense = 2,
  keywords = { "ward", "storm" },
  static { affects = followers { friendly = true, other = true }, attack = 1 },
  when { event = "attack", subject = "me", run = function(game) game.draw(1) end },
  activated { cost = { engage = "me" }, run = function(game) game.start("drum", game.leader()) end },
  last_words { run = function(game) game.draw(2) end },
  abilities = { drum = static { affects = "me", defense = 3 } },
}

test_card { id = "T-TX3", name = "Sleeper", type = "follower", class = "neutral", cost = 1, attack = 4, defense = 4,
  keywords = { "bane" },
  static { affects = "me", attack = 3 },
}

test_card { id = "T-TX4", name = "Mime", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  keywords = { "bane" },
  static { affects = "me", text_of = followers { other = true, friendly = true } },
}

test_card { id = "T-TX5", name = "Eraser", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.lose_text(it, { lasts = "turn" }) end,
}

test_card { id = "T-TX6", name = "Silence", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.lose_abilities(it, { lasts = "turn" }) end,
}

test_card { id = "T-TX7", name = "Axe", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.destroy(it) end,
}

test_card { id = "T-TX8", name = "Gift of Aura", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.give(it, { keyword = "aura" }) end,
}

scenario "10.9.1.2: another text works in the place of its own, keywords included, until the turn ends" {
  p1 = { hand = { "Page Turner" }, field = { "Sleeper", "Drummer Boy", "Follower 1/1" } },
  function(t)
    t:expect("Sleeper"):attack(8):keyword("bane")
    t:expect("Follower 1/1"):attack(2)
    t.p1:play("Page Turner"):on("Sleeper"):on("Drummer Boy")
    t:expect("Sleeper"):attack(5):keyword("ward"):keyword("storm"):no_keyword("bane")
    t:expect("Drummer Boy"):attack(3):keyword("ward")
    t:expect("Follower 1/1"):attack(3)
    t.p1:attack("Sleeper", "p2's leader")
    t:expect(t.p1.hand):count(1)
    t:next_turn()
    t:expect("Sleeper"):attack(8):keyword("bane"):no_keyword("ward")
    t:expect("Follower 1/1"):attack(2)
  end }

scenario "8.3.1: what it has of that text it can activate, and the names that the text gives are of its card" {
  p1 = { hand = { "Page Turner" }, field = { "Sleeper", "Drummer Boy" } },
  function(t)
    t:cannot(t.p1, "use", "Sleeper")
    t.p1:play("Page Turner"):on("Sleeper"):on("Drummer Boy")
    t.p1:use("Sleeper")
    t:expect("Sleeper"):engaged()
    t:expect("p1's leader"):defense(23)
  end }

scenario "10.7.4.1.2: as it leaves the field it has the text that it had there" {
  p1 = { hand = { "Page Turner", "Axe" }, field = { "Follower 1/1", "Drummer Boy" } },
  function(t)
    t.p1:play("Page Turner"):on("Follower 1/1"):on("Drummer Boy")
    t.p1:play("Axe"):on("Follower 1/1")
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.9.1.6: of two the later one counts, and what is lost later is lost" {
  p1 = { hand = { "Page Turner", "Page Turner", "Eraser", "Gift of Aura" }, field = { "Sleeper", "Drummer Boy", "Follower 1/1" } },
  function(t)
    t.p1:play("Gift of Aura"):on("Follower 1/1")
    t.p1:play("Page Turner"):on("Follower 1/1"):on("Drummer Boy")
    t:expect("Follower 1/1"):attack(2):keyword("ward"):keyword("aura")
    t.p1:play("Page Turner"):on("Follower 1/1"):on("Sleeper")
    t:expect("Follower 1/1"):attack(5):no_keyword("ward"):keyword("bane"):keyword("aura")
    t.p1:play("Eraser"):on("Follower 1/1")
    t:expect("Follower 1/1"):attack(2):no_keyword("bane"):keyword("aura")
  end }

scenario "10.9.1.6: what had lost its abilities has the text that comes later" {
  p1 = { hand = { "Page Turner", "Silence" }, field = { "Sleeper", "Drummer Boy" } },
  function(t)
    t.p1:play("Silence"):on("Sleeper")
    t:expect("Sleeper"):attack(5):no_keyword("bane")
    t.p1:play("Page Turner"):on("Sleeper"):on("Drummer Boy")
    t:expect("Sleeper"):attack(5):keyword("storm")
    t:expect("Drummer Boy"):attack(3)
  end }

scenario "10.9.1.5: a passive that puts a text there depends on who is there, and keeps its own where nobody is" {
  p1 = { field = { "Mime", "Drummer Boy" }, hand = { "Axe" } },
  function(t)
    t:expect("Mime"):attack(2):keyword("ward"):no_keyword("bane")
    t:expect("Drummer Boy"):attack(3)
    t:expect_reason(t.p1, "Mime", { topic = "ward", rule = "10.9.1.2" })
    t.p1:play("Axe"):on("Drummer Boy")
    t:expect("Mime"):attack(1):keyword("bane"):no_keyword("ward")
  end }

test_card { id = "T-TX9", name = "Watcher", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  state { if_ = number.you("hand"):equals(0), run = function(game) game.draw(1) end },
}

scenario "10.7.6: a state trigger comes with the text" {
  p1 = { field = { "Follower 1/1" }, hand = { "Page Turner" } }, p2 = { field = { "Watcher" }, hand = { "Axe" } },
  function(t)
    t.p1:play("Page Turner"):on("Follower 1/1"):on("Watcher")
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(1)
  end }

test_card { id = "T-TX10", name = "Scholar", type = "spell", class = "neutral", cost = 0,
  targets = { follower {}, card { type = "spell", zone = "cemetery" } },
  run = function(game, me, it, one) game.take_text(it, one) end,
}

scenario "10.1.1.4: the text of a spell is nothing that a follower could have" {
  p1 = { field = { "Sleeper" }, cemetery = { "Eraser" }, hand = { "Scholar" } },
  function(t)
    t.p1:play("Scholar"):on("Sleeper"):on("Eraser")
    t:expect("Sleeper"):attack(7):keyword("bane")
  end }
