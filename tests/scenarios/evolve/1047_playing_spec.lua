-- SPDX-License-Identifier: MIT
--
-- Costs, processes, triggers, conditions of classes, Stack (10.4.7, 10.7, 13).

test_card { id = "t-1", name = "Combo Drawer", type = "follower", class = "forestcraft", cost = 0,
  attack = 1, defense = 1,
  fanfare { run = function(game)
    if game.you().combo >= 3 then game.draw(1) end
  end },
}

-- A process, written in an activated ability (10.4.7.5); what follows a line break is apart (10.4.7.2).
test_card { id = "t-2", name = "Two Paragraphs", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1,
  fanfare { process = { discard = 1 }, run = function(game) game.draw(2) end },
  fanfare { run = function(game, me) game.give(me, { attack = 3 }) end },
}
test_card { id = "t-3", name = "Processor", type = "amulet", class = "neutral", cost = 1,
  activated { cost = { engage = "me" }, process = { leader_defense = 2 },
    run = function(game) game.draw(1) end },
}
test_card { id = "t-4", name = "Rite or Not", type = "spell", class = "runecraft", cost = 1,
  option = "earth_rite",
  run = function(game)
    game.draw(1)
    if game.paid("earth_rite") then game.draw(1) end
  end,
}
test_card { id = "t-5", name = "Feeder", type = "spell", class = "runecraft", cost = 1,
  targets = { amulet { friendly = true, keyword = "stack" } },
  run = function(game, _, it) game.put_counters(it, "stack", 2) end,
}
test_card { id = "t-6", name = "Grave Counter", type = "spell", class = "abysscraft", cost = 1,
  run = function(game)
    game.mill(1)
    if game.you().necrocharge >= 3 then game.draw(1) end
  end,
}
test_card { id = "t-7", name = "Spell Counter", type = "spell", class = "runecraft", cost = 1,
  run = function(game)
    if game.you().spellchain >= 2 then game.draw(1) end
  end,
}
test_card { id = "t-8", name = "Welcomer", type = "amulet", class = "neutral", cost = 1,
  when { event = "enter", subject = follower { friendly = true, attack = at_least(3) },
    run = function(game) game.draw(1) end },
}
test_card { id = "t-9", name = "Bouncer", type = "spell", class = "neutral", cost = 1,
  targets = { follower { friendly = true } },
  run = function(game, _, it) game.return_to_hand(it) end,
}
test_card { id = "t-10", name = "Mourns the Strong", type = "amulet", class = "neutral", cost = 1,
  when { event = "return_to_hand", subject = follower { friendly = true, attack = at_least(4) },
    run = function(game) game.draw(1) end },
}
test_card { id = "t-11", name = "Strengthen", type = "spell", class = "neutral", cost = 1,
  targets = { follower { friendly = true } },
  run = function(game, _, it) game.give(it, { attack = 3 }) end,
}
test_card { id = "t-12", name = "Empty Handed", type = "amulet", class = "neutral", cost = 1,
  state { if_ = number.you("hand"):equals(0), run = function(game) game.draw(1) end },
}
test_card { id = "t-13", name = "Promise", type = "spell", class = "neutral", cost = 1,
  targets = { follower { friendly = true } },
  run = function(game, _, it) game.later("grow", it) end,
  abilities = { grow = delayed { event = "end_phase", by = "you",
    run = function(game, _, it) game.give(it, { attack = 1, defense = 1 }) end } },
}

scenario "10.4.7.1 a keyword before a colon is a condition: nobody is asked to pay" {
  p1 = { hand = { "Combo Drawer" }, played = 2 },
  function(t)
    t.p1:play "Combo Drawer" -- the third
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):count(1)
  end }

scenario "13.2.1.3 Combo counts cards and tokens, played from wherever" {
  p1 = { hand = { "Combo Drawer" }, ex = { "Fairy", "Fairy Wisp" }, play_points = 1 },
  function(t)
    t.p1:play "Fairy"
    t.p1:play "Fairy Wisp"
    t.p1:play "Combo Drawer"
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.4.7.2 what is not done for its process leaves the other paragraph alone" {
  p1 = { hand = { "Two Paragraphs", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play "Two Paragraphs"
    t.p1:choose "Two Paragraphs" -- both wait: which is next?
    t.p1:no()
    t:expect("Two Paragraphs"):attack(4)
    t:expect("Goblin"):in_zone "hand"
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.4.7.5 a process of an activated ability is asked as it is resolved" {
  p1 = { field = { "Processor" } },
  function(t)
    t.p1:use "Processor"
    t:expect("Processor"):engaged() -- the cost is paid by then
    t:expect_decision("p1", "10.4.7.4")
    t.p1:no()
    t:expect_defense("p1", 20)
    t:expect(t.p1.hand):count(0)
  end }

scenario "10.4.7.5 a process of an activated ability is done for the effect" {
  p1 = { field = { "Processor" } },
  function(t)
    t.p1:use "Processor"
    t.p1:yes()
    t:expect_defense("p1", 18)
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "sanguine", 1)
  end }

scenario "10.4.7.5 what cannot be done whole is not asked" {
  p1 = { field = { "Processor" }, defense = 1 },
  function(t)
    t.p1:use "Processor"
    t:expect_decision("p1", "turn")
    t:expect_defense("p1", 1)
  end }

scenario "13.3.3.1 Earth Rite is an option as the card is played" {
  p1 = { hand = { "Rite or Not", "Rite or Not" }, field = { { "Magic Sediment", stack = 1 } },
    play_points = 2 },
  function(t)
    t.p1:play "Rite or Not"
    t:expect_decision("p1", "10.6.2.2.1")
    t.p1:choose()
    t:expect(t.p1.hand):count(2)
    t.p1:play "Rite or Not"
    t.p1:choose "earth rite"
    t:expect(t.p1.hand):count(3)
    t:expect("Magic Sediment"):gone()
  end }

-- The amulet must have Stack, and lie on the own field.
scenario "13.3.3.2 Earth Rite: no other amulet does" {
  p1 = { hand = { "Rite or Not" }, field = { "Amulet" }, play_points = 1 },
  p2 = { field = { "Magic Sediment" } },
  function(t)
    t.p1:play "Rite or Not"
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):count(1)
  end }

scenario "13.3.2.4 counters are put on a card with Stack" {
  p1 = { hand = { "Feeder" }, field = { "Magic Sediment", "Amulet" }, play_points = 1 },
  function(t)
    t.p1:play "Feeder" -- there is one it can select
    t:expect("Magic Sediment"):attribute("stack", 3)
  end }

scenario "13.3.2.3 without a counter rules handling buries it" {
  p1 = { field = { { "Teachings of Creation", stack = 0 } }, hand = { "Follower 1/1" }, play_points = 1 },
  function(t)
    t.p1:play "Follower 1/1"
    t:expect("Teachings of Creation"):in_zone "cemetery"
  end }

-- The card itself lies in the resolution zone, and what the effect mills does not count.
scenario "13.5.1.3.1 Necrocharge: neither the card itself nor what comes later counts" {
  p1 = { hand = { "Grave Counter" }, cemetery = { "Goblin", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play "Grave Counter"
    t:expect(t.p1.cemetery):count(4)
    t:expect(t.p1.hand):count(0)
  end }

scenario "13.5.1.2 Necrocharge: so many, or more" {
  p1 = { hand = { "Grave Counter" }, cemetery = { "Goblin", "Goblin", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play "Grave Counter"
    t:expect(t.p1.hand):count(1)
  end }

scenario "13.3.1.3 Spellchain: the spell itself is in the resolution zone" {
  p1 = { hand = { "Spell Counter", "Spell Counter" }, cemetery = { "Insight", "Goblin" },
    play_points = 2 },
  function(t)
    t.p1:play "Spell Counter"
    t:expect(t.p1.hand):count(1)
    t.p1:play "Spell Counter" -- now there are two
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.7.4.1 what a card is decides whether its moving triggers" {
  p1 = { hand = { "Follower 2/2", "Follower 3/3" }, field = { "Welcomer" }, play_points = 2 },
  function(t)
    t.p1:play "Follower 2/2"
    t:expect(t.p1.hand):count(1)
    t.p1:play "Follower 3/3"
    t:expect(t.p1.hand):count(1)
  end }

-- From the field into the hand: as it was on the field.
scenario "10.7.4.1.1 a card that is hidden by moving is looked at as it was" {
  p1 = { hand = { "Strengthen", "Bouncer", "Bouncer" }, field = { "Follower 1/3", "Follower 2/3",
    "Mourns the Strong" }, play_points = 3 },
  function(t)
    t.p1:play("Strengthen"):on "Follower 1/3"
    t.p1:play("Bouncer"):on "Follower 1/3"
    t:expect(t.p1.hand):count(3) -- a Bouncer, the follower, and a card drawn
    t.p1:play "Bouncer"
    t:expect("Follower 2/3"):in_zone "hand"
    t:expect(t.p1.hand):count(3)
  end }

test_card { id = "t-ex1", name = "Strengthen There", type = "spell", class = "neutral", cost = 1,
  targets = { card { zone = "ex", friendly = true } },
  run = function(game, _, it) game.give(it, { attack = 3 }) end,
}
test_card { id = "t-ex2", name = "Mourns the Dear", type = "amulet", class = "neutral", cost = 1,
  when { event = "return_to_hand", subject = card { friendly = true, attack = at_least(4) },
    run = function(game) game.draw(1) end },
}
test_card { id = "t-ex3", name = "Take Up", type = "spell", class = "neutral", cost = 1,
  targets = { card { zone = "ex", friendly = true } },
  run = function(game, _, it) game.return_to_hand(it) end,
}

-- From the EX area into the hand: as it was there.
scenario "10.7.4.1.1 what an effect made of a card in the EX area counts as it is hidden" {
  p1 = { hand = { "Strengthen There", "Take Up", "Take Up" }, ex = { "Follower 1/3", "Follower 2/3" },
    field = { "Mourns the Dear" }, play_points = 3 },
  function(t)
    t.p1:play("Strengthen There"):on "Follower 1/3"
    t.p1:play("Take Up"):on "Follower 1/3"
    t:expect("Follower 1/3"):in_zone "hand"
    t:expect(t.p1.hand):count(3) -- Take Up, the follower, and a card drawn
    t.p1:play "Take Up"
    t:expect("Follower 2/3"):in_zone "hand"
    t:expect(t.p1.hand):count(3)
  end }

scenario "10.7.6 a state trigger: when the hand is empty" {
  p1 = { hand = { "Follower 1/1" }, field = { "Empty Handed" }, deck = { "Goblin", "Goblin" },
    play_points = 2 },
  function(t)
    t.p1:play "Follower 1/1"
    t:expect(t.p1.hand):count(1)
    t.p1:play "Goblin"
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.7.5 a delayed trigger remembers what it was begun with" {
  p1 = { hand = { "Promise" }, field = { "Follower 1/1", "Follower 2/2" }, play_points = 1 },
  function(t)
    t.p1:play("Promise"):on "Follower 1/1"
    t:next_turn()
    t:expect("Follower 1/1"):attack(2):defense(2)
    t:expect("Follower 2/2"):attack(2):defense(2)
    t:next_turn()
    t:next_turn()
    t:expect("Follower 1/1"):attack(2) -- 10.7.5.1: once
  end }

-- 4.11.1: between being played and being put where it goes, a card lies there.
scenario "4.11.1 a card that is being resolved lies in the resolution zone" {
  p1 = { hand = { "Combo Drawer" } },
  function(t)
    t.p1:play "Combo Drawer"
    t:expect_event("resolve", "Combo Drawer")
    t:expect("Combo Drawer"):in_zone "field"
  end }

-- ---- Automatic abilities (10.1.1.2, 10.5, 10.7) ------------------------------------

test_card { id = "t-20", name = "Fanfare Draw", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1,
  fanfare { run = function(game) game.draw(1) end },
}
test_card(function()
local all = followers {}
return card { id = "t-21", name = "Hit All", type = "spell", class = "neutral", cost = 1,
  run = function(game) game.deal(1, all) end }
end)
test_card { id = "t-22", name = "Revive", type = "spell", class = "neutral", cost = 1,
  targets = { follower { zone = "cemetery", owned = true } },
  run = function(game, _, it) game.put(it, "field") end,
}
test_card(function()
local foes = followers { enemy = true }
return card { id = "t-23", name = "Avenger", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1,
  last_words { run = function(game) game.deal(1, foes) end } }
end)
test_card { id = "t-24", name = "Paid Drawer", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1,
  fanfare { cost = { play_points = 2 }, run = function(game) game.draw(1) end },
}
test_card { id = "t-25", name = "Many Enter", type = "amulet", class = "neutral", cost = 1,
  when { event = "enter", subject = follower { friendly = true }, one_or_more = true,
    run = function(game) game.draw(1) end },
}
test_card { id = "t-26", name = "Two Fairies", type = "spell", class = "neutral", cost = 1,
  run = function(game) game.summon("Fairy", 2) end,
}

scenario "10.1.1.2 an automatic ability is played by itself" {
  p1 = { hand = { "Fanfare Draw" }, play_points = 1 },
  function(t)
    t.p1:play "Fanfare Draw"
    t:expect_decision("p1", "turn")
    t:expect_event("trigger", "Fanfare Draw")
    t:expect(t.p1.hand):count(1)
  end }

scenario "12.4.1 Fanfare triggers however the card is put onto the field, from elsewhere" {
  p1 = { hand = { "Revive" }, cemetery = { "Fanfare Draw" }, play_points = 1 },
  function(t)
    t.p1:play "Revive"
    t:expect("Fanfare Draw"):in_zone "field"
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.7.4 a card that moves triggers, each that does by itself" {
  p1 = { hand = { "Two Fairies" }, field = { "Archway" , "Many Enter" }, play_points = 1 },
  function(t)
    t.p1:play "Two Fairies"
    t.p1:choose(1) -- which of the three is first is all the same
    t.p1:choose(1)
    t:expect(t.p1.hand):count(3) -- once for each, and once for one or more
  end }
test_card { id = "t-27", name = "Archway", type = "amulet", class = "neutral", cost = 1,
  when { event = "enter", subject = follower { friendly = true },
    run = function(game) game.draw(1) end },
}

-- Rules handling, then one ability, then rules handling again, until nothing is left.
scenario "10.5.2 confirmation timing goes on until nothing is left to handle" {
  p1 = { hand = { "Hit All" }, field = { "Avenger", "Follower 1/2" }, play_points = 1 },
  p2 = { field = { "Avenger", "Follower 1/2", "Follower 3/3" } },
  function(t)
    t.p1:play "Hit All" -- both Avengers die; p1's deals 1 first, then p2's
    t:expect("p1's Follower 1/2"):in_zone "cemetery"
    t:expect("Follower 1/2#2"):in_zone "cemetery"
    t:expect("Follower 3/3"):damage(2)
    t:expect_decision("p1", "turn")
  end }

scenario "10.5.1 confirmation timing comes after what was played, not within it" {
  p1 = { hand = { "Hit All" }, field = { "Avenger" }, play_points = 1 },
  p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play "Hit All"
    t:expect(t.p1.cemetery):count(2) -- the spell went there first
    t:expect_event("trigger", "Avenger")
  end }

scenario "10.1.1.2.2 what an automatic ability costs is paid as it is played, or it does nothing" {
  p1 = { hand = { "Paid Drawer", "Paid Drawer", "Paid Drawer" }, play_points = 5 },
  function(t)
    t.p1:play "Paid Drawer"
    t.p1:yes()
    t:expect(t.p1.hand):count(3)
    t.p1:play "Paid Drawer" -- one play point is left
    t:expect_decision("p1", "turn")
    t:expect_number("p1", "play_points", 1)
    t:expect(t.p1.hand):count(2)
  end }

test_card { id = "t-28", name = "Combo Aim", type = "spell", class = "forestcraft", cost = 1,
  if_ = number.you("combo"):at_least(2),
  targets = { follower { enemy = true } },
  run = function(game, _, it) game.deal(1, it) end,
}

-- 13.2.1.2: the spell itself counts, also as its targets are selected.
scenario "13.2.1.2 Combo: without it nothing is selected, with it a target is needed" {
  p1 = { hand = { "Combo Aim", "Combo Aim", "Combo Aim" }, play_points = 3 },
  p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play "Combo Aim" -- the first
    t:expect("Follower 1/1"):in_zone("field"):damage(0)
    t.p1:play "Combo Aim"
    t:expect("Follower 1/1"):in_zone "cemetery"
    t:cannot(t.p1, "play", "Combo Aim#3", "10.6.2.3.4")
  end }

test_card { id = "t-29", name = "From Afar", type = "follower", class = "neutral", cost = 3,
  attack = 1, defense = 1,
  activated { cost = { play_points = 1 }, active_in = "ex",
    run = function(game) game.draw(1) end },
  activated { cost = { play_points = 1 }, active_in = { "cemetery", "field" },
    run = function(game, me) game.banish(me) end },
}

scenario "10.3.4 an activated ability that works in the EX area, or the cemetery" {
  p1 = { ex = { "From Afar" }, hand = { "Goblin" }, cemetery = { "From Afar" }, play_points = 2 },
  function(t)
    t:can(t.p1, "use", "From Afar#1")
    t.p1:use("From Afar#2")
    t:expect("From Afar#2"):in_zone "banished"
  end }

scenario "10.3.5 others work on the field only" {
  p1 = { ex = { "Processor" }, hand = { "Processor" }, cemetery = { "Processor" }, play_points = 2 },
  function(t)
    t:cannot(t.p1, "use", "Processor#1")
  end }

test_card { id = "t-30", name = "Once Empty", type = "amulet", class = "neutral", cost = 1,
  state { if_ = number.you("hand"):equals(0), once_each_turn = true,
    run = function(game) game.draw(1) end },
}

scenario "10.7.6 a state trigger that does so once each turn" {
  p1 = { hand = { "Follower 1/1" }, field = { "Once Empty" }, deck = { "Follower 1/1", "Goblin" },
    play_points = 2 },
  function(t)
    t.p1:play "Follower 1/1"
    t:expect(t.p1.hand):count(1)
    t.p1:play "Follower 1/1"
    t:expect(t.p1.hand):count(0)
  end }

test_card { id = "t-rite", name = "Stacked Altar", type = "amulet", class = "neutral", cost = 1,
  keywords = { "stack" },
  activated { cost = { bury = "me" }, run = function(game) game.draw(1) end },
}

scenario "10.6.2.5.1 a part of a cost that is replaced counts as paid" {
  p1 = { field = { { "Stacked Altar", stack = 2 } }, deck = { "Goblin", "Fighter" } },
  function(t)
    t.p1:use "Stacked Altar"
    t:expect("Stacked Altar"):in_zone("field"):attribute("stack", 1) -- Stack keeps it there (13.3.2.2)
    t:expect(t.p1.hand):is { "Goblin" }
  end }

test_card { id = "t-mourner", name = "Mourner", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1,
  when { event = "bury", subject = follower { zone = "cemetery", friendly = true, attack = 1 }, from = "ex",
    run = function(game) game.draw(1) end },
}
test_card { id = "t-broom", name = "Broom", type = "spell", class = "neutral", cost = 0,
  targets = { card { zone = "ex", friendly = true } },
  run = function(game, me, card)
    game.give(card, { attack = 2 }) -- which ends as the card moves (4.1.4)
    game.put(card, "cemetery")
  end,
}

scenario "10.7.4.1.3 from one public zone to another a card is looked at as it is in the new one" {
  p1 = { field = { "Mourner" }, ex = { "Mourner" }, hand = { "Broom" }, deck = { "Goblin", "Fighter" } },
  function(t)
    t.p1:play "Broom"
    t:expect("Mourner#1"):in_zone "cemetery"
    t:expect(t.p1.hand):is { "Goblin" }
  end }

test_card { id = "t-90", name = "Small Spark", type = "spell", class = "neutral", cost = 1,
  spell_text { targets = { follower { enemy = true } },
    run = function(game, me, foe) game.deal(1, foe) end },
}

scenario "10.6.2.7 the text of a spell may stand in a table of its own" {
  p1 = { hand = { "Small Spark" }, play_points = 1 },
  p2 = { field = { "Goblin" } },
  function(t)
    t.p1:play("Small Spark"):on("Goblin")
    t:expect("Goblin"):damage(1)
  end }

-- ---- A card that another player plays (10.6.2.1.1, 1.3.2) -------------------------------------

test_card { id = "T-BOR", name = "Borrowing", type = "spell", class = "neutral", cost = 1,
  targets = { card { zone = "cemetery", enemy = true } },
  run = function(game, me, theirs) game.play(theirs) end,
}
test_card { id = "T-BRF", name = "Free Borrowing", type = "spell", class = "neutral", cost = 1,
  targets = { card { zone = "cemetery", enemy = true } },
  run = function(game, me, theirs) game.play(theirs, { cost = 0 }) end,
}
test_card { id = "T-NED", name = "Needs Two", type = "spell", class = "neutral", cost = 5,
  static { affects = "me", cannot = "be_played",
    while_ = number.count(followers { friendly = true }):at_most(1) },
  run = function(game) game.draw(2) end,
}
test_card { id = "T-CHP", name = "Cheap Beside", type = "spell", class = "neutral", cost = 5,
  static { affects = "me", cost = -number.count(followers { friendly = true }) },
  run = function(game) game.draw(2) end,
}
test_card { id = "T-HIT", name = "Hit Theirs", type = "spell", class = "neutral", cost = 1,
  targets = { follower { enemy = true } },
  run = function(game, me, it) game.destroy(it) end,
}
test_card { id = "T-OPT", name = "With Blood", type = "spell", class = "neutral", cost = 1,
  options = { { name = "blood", cost = { bury = follower { friendly = true } } } },
  run = function(game) if game.paid "blood" then game.draw(2) end end,
}
test_card { id = "T-SAL", name = "Spell Shop", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1,
  static { affects = cards { type = "spell", friendly = true }, cost = -2 },
}

scenario "10.6.2.1.1 a condition of a card is asked of who plays it: fulfilled by them" {
  p1 = { hand = { "Free Borrowing" }, play_points = 1, field = { "Follower 1/1", "Follower 1/1" } },
  p2 = { cemetery = { "Needs Two" } },
  function(t)
    t.p1:play("Free Borrowing")
    t:expect_event("play", "Needs Two")
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.6.2.1.1, 1.3.2 a condition that only its owner fulfils: it is not played" {
  p1 = { hand = { "Free Borrowing" }, play_points = 1 },
  p2 = { cemetery = { "Needs Two" }, field = { "Follower 1/1", "Follower 1/1" } },
  function(t)
    t.p1:play("Free Borrowing")
    t:expect_no_event("play", "Needs Two")
    t:expect(t.p1.hand):count(0)
    t:expect("Needs Two"):in_zone("cemetery")
  end }

scenario "10.6.2.1.1, 10.10.2.4 what a card says of its own cost counts for who plays it" {
  p1 = { hand = { "Borrowing" }, play_points = 4, field = { "Follower 1/1", "Follower 1/1" } },
  p2 = { cemetery = { "Cheap Beside" }, field = { "Follower 2/2" } },
  function(t)
    t.p1:play("Borrowing")
    t:expect(t.p1.hand):count(2)
    t:expect_number("p1", "play_points", 0) -- 1, and 5 - 2
  end }

scenario "10.6.2.1.1, 3.1.2.1 what makes a player's cards cheaper counts for a card that they play, whoever's it is" {
  p1 = { hand = { "Borrowing" }, play_points = 5, field = { "Spell Shop", "Follower 1/1" } },
  p2 = { cemetery = { "Cheap Beside" } },
  function(t)
    t.p1:play("Borrowing")
    t:expect(t.p1.hand):count(2)
    t:expect_number("p1", "play_points", 4) -- 5 - 2 - 2 for the borrowed one, nothing for the other
  end }

scenario "10.6.2.1.1, 3.1.2.1 what makes its owner's cards cheaper does not count for a card that another player plays" {
  p1 = { hand = { "Borrowing" }, play_points = 4 },
  p2 = { cemetery = { "Cheap Beside" }, field = { "Spell Shop", "Follower 1/1" } },
  function(t)
    t.p1:play("Borrowing")
    t:expect_no_event("play", "Cheap Beside")
    t:expect_number("p1", "play_points", 3)
  end }

scenario "10.6.2.3 the targets of a card are those of who plays it" {
  p1 = { hand = { "Free Borrowing" }, play_points = 1, field = { "Follower 1/1" } },
  p2 = { cemetery = { "Hit Theirs" }, field = { "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:play("Free Borrowing")
    t:expect_no_option("Follower 1/1")
    t.p1:choose("Follower 3/3")
    t:expect("Follower 3/3"):in_zone("cemetery")
    t:expect("Follower 2/2"):in_zone("field")
  end }

scenario "10.6.2.2.1 the options of a card are offered to who plays it, and paid with what is theirs" {
  p1 = { hand = { "Free Borrowing" }, play_points = 1, field = { "Follower 1/1" } },
  p2 = { cemetery = { "With Blood" }, field = { "Follower 2/2" } },
  function(t)
    t.p1:play("Free Borrowing")
    t:expect_decision("p1", "10.6.2.2.1")
    t.p1:choose("blood")
    t:expect("Follower 1/1"):in_zone("cemetery")
    t:expect("Follower 2/2"):in_zone("field")
    t:expect(t.p1.hand):count(2)
  end }
