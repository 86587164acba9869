-- SPDX-License-Identifier: MIT
-- Tokens (9.1), Stack and counters (13.3, 14.1), what is counted (13.5).

test_card { id = "t-call", name = "Call", type = "spell", class = "neutral", cost = 1,
  run = function(game) game.summon "Fairy" end,
}
test_card { id = "t-callex", name = "Call Apart", type = "spell", class = "neutral", cost = 1,
  run = function(game) game.summon("Fairy", { to = "ex" }) end,
}
test_card { id = "t-sink", name = "Sink", type = "spell", class = "neutral", cost = 1,
  targets = { follower {} }, run = function(game, me, one) game.return_to_hand(one) end,
}
test_card { id = "t-smash", name = "Smash", type = "spell", class = "neutral", cost = 1,
  targets = { card {} }, run = function(game, me, one) game.destroy(one) end,
}
test_card { id = "t-sigil", name = "Sigil", type = "amulet", class = "runecraft", cost = 1, keywords = { "stack" } }
test_card { id = "t-pile", name = "Pile", type = "spell", class = "runecraft", cost = 1,
  targets = { amulet { friendly = true } },
  run = function(game, me, one) game.put_counters(one, "stack", 2) end,
}
test_card { id = "t-chain", name = "Links", type = "spell", class = "runecraft", cost = 1,
  run = function(game) if game.you().spellchain >= 1 then game.draw(1) end end,
}
test_card { id = "t-graves", name = "Graves", type = "spell", class = "abysscraft", cost = 1,
  run = function(game)
    game.mill(1)
    if game.you().necrocharge >= 2 then game.draw(1) end
  end,
}

scenario "9.1.2 a token is created on the field (9.1.2.2) and belongs to its player (9.1.2.1)" {
  p1 = { hand = { "Call" }, play_points = 1 },
  function(t)
    t.p1:play "Call"
    t:expect("Fairy"):in_zone("field"):owned_by("p1"):controlled_by("p1"):attack(1)
    t:expect_event("enter", "Fairy")
  end }

scenario "9.1.4.1 a follower token may lie in the EX area, and is played from there" {
  p1 = { hand = { "Call Apart" }, play_points = 2 },
  function(t)
    t.p1:play "Call Apart"
    t:expect(t.p1.ex):is { "Fairy" }
    t.p1:play "Fairy"
    t:expect("Fairy"):in_zone("field")
  end }

scenario "9.1.4 where a token may not be it is eliminated (9.1.3) at once, in a hand (9.1.4.3)" {
  p1 = { field = { "Fairy" }, hand = { "Sink" }, play_points = 1 },
  function(t)
    t.p1:play("Sink"):on("Fairy")
    t:expect("Fairy"):gone()
    t:expect(t.p1.hand):count(0)
    t:expect_event("eliminate", "Fairy")
  end }

scenario "13.3.2.1 an amulet with Stack comes with a Stack counter (13.3.2.2)" {
  p1 = { hand = { "Sigil" }, play_points = 1 },
  function(t)
    t.p1:play "Sigil"
    t:expect("Sigil"):in_zone("field"):attribute("stack", 1)
  end }

scenario "13.3.2.2 instead of leaving the field it loses a counter" {
  p1 = { field = { { "Sigil", stack = 2 } }, hand = { "Smash" }, play_points = 1 },
  function(t)
    t.p1:play("Smash"):on("Sigil")
    t:expect("Sigil"):in_zone("field"):attribute("stack", 1)
    t:expect_no_event("destroy", "Sigil")
  end }

scenario "13.3.2.3 without a counter it goes to the cemetery (11.7.1)" {
  p1 = { field = { { "Sigil", stack = 1 } }, hand = { "Smash" }, play_points = 1 },
  function(t)
    t.p1:play("Smash"):on("Sigil")
    t:expect("Sigil"):in_zone("cemetery")
  end }

scenario "13.3.2.4 adding to a Stack puts counters on it, which are all alike (14.1.2.2)" {
  p1 = { field = { { "Sigil", stack = 1 } }, hand = { "Pile" }, play_points = 1 },
  function(t)
    t.p1:play("Pile"):on("Sigil")
    t:expect("Sigil"):attribute("stack", 3)
  end }

scenario "13.3.1.3 a spell that is being resolved does not count itself for Spellchain" {
  p1 = { hand = { "Links", "Links" }, play_points = 2 },
  function(t)
    t.p1:play "Links"
    t:expect(t.p1.hand):count(1)
    t.p1:play "Links#2"
    t:expect(t.p1.hand):count(1)
  end }

scenario "13.5.1.3 Necrocharge: the card being resolved does not count (13.5.1.3.1), nor what it buries (13.5.1.3.2)" {
  p1 = { hand = { "Graves" }, cemetery = { "Fighter" }, play_points = 1 },
  function(t)
    t.p1:play "Graves"
    t:expect(t.p1.cemetery):count(3)
    t:expect(t.p1.hand):count(0)
  end }

scenario "13.5.1.3.2 with two cards there before, it does" {
  p1 = { hand = { "Graves" }, cemetery = { "Fighter", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play "Graves"
    t:expect(t.p1.hand):count(1)
  end }
