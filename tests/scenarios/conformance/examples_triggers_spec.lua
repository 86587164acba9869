-- SPDX-License-Identifier: MIT
-- Worked examples and rulings about abilities: triggers, delayed and reflexive ones, what they
-- refer to, what "here" is.

use "../test_cards.lua"

test_card { id = "t-c20", name = "Hoard", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    for _, card in ipairs(game.banish(game.look(1))) do game.later("fetch", card) end
  end,
  abilities = {
    fetch = delayed { event = "conquer", by = "you", once = true, ends = "turn",
      run = function(game, me, card) game.return_to_hand(card) end },
  },
}
test_card(function()
  return card { id = "t-c21", name = "Triple Legion", type = "unit", cost = { energy = 1 }, might = 1,
    when_played { if_ = number.you("finalized"):more_than(1),
      run = function(game, me) game.draw(1) end },
    static { affects = "me", if_ = number.you("finalized"):more_than(1), might = 2 },
    static { affects = "me", if_ = number.you("finalized"):more_than(1), keywords = { "ganking" } },
  }
end)
test_card { id = "t-c22", name = "Ferryman", type = "unit", cost = { energy = 1 }, might = 2,
  when_played { targets = { unit { friendly = true } },
    run = function(game, me, it) game.ready(it) end },
}
test_card { id = "t-c23", name = "Visionary", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { friendly = true, other = true }, keywords = { "vision" } },
}
test_card(function()
  local mighty = unit { zone = "trash", mine = true, mighty = true }
  return card { id = "t-c24", name = "Raise the Mighty", type = "spell", cost = { energy = 1 },
    targets = { unit { zone = "trash", mine = true, mighty = true } },
    run = function(game, me, it) game.return_to_hand(it) end,
  }
end)

-- ---- What triggers, and when --------------------------------------------------------------

scenario "RB-CX-006 187.6.b the Arena's Greatest: uncontrolled, it is the turn player's" {
  battlefields = { "The Arena's Greatest", "East Field" },
  function(t)
    t.p1:end_turn()
    t:expect_chain(1)
    t:expect_decision("p2", "priority")
    t:pass_all()
    t:expect_points("p2", 1)
    t:expect_points("p1", 0)
  end }

scenario "RB-CX-052 383.2.c.2 Viktor, Leader does not see a unit die that dies with him" {
  p1 = {
    at = { ["West Field"] = { "Viktor, Leader", "Unit 3" } }, hand = { "Unchecked Power" },
    pool = { energy = 7, mind = 2 },
  },
  function(t)
    t.p1:play "Unchecked Power"
    t:pass_all()
    t:expect(t.p1.trash):has("Viktor, Leader"):has "Unit 3"
    t:expect(t.p1.base):lacks "Recruit"
    t:expect_no_event "trigger"
  end }

scenario "RB-CX-052 383.2.c.2 Viktor, Leader sees a unit die from the base" {
  p1 = {
    base = { "Viktor, Leader" }, at = { ["West Field"] = { "Unit 3" } }, hand = { "Unchecked Power" },
    pool = { energy = 7, mind = 2 },
  },
  function(t)
    t.p1:play "Unchecked Power"
    t:pass_all()
    t:expect(t.p1.base):has("Recruit", 1)
  end }

scenario "RB-CX-053 383.3.e Sona at a battlefield triggers at the end of the turn" {
  p1 = {
    at = { ["West Field"] = { "Sona, Harmonious" } }, runes = { exhausted = { calm = 5 } },
  },
  function(t)
    t.p1:end_turn()
    t.p1:choose("Calm Rune#1", "Calm Rune#2", "Calm Rune#3", "Calm Rune#4")
    t:expect_chain(1)
    t:resolve()
    t:expect(t.p1.runes):ready(4)
  end }

scenario "RB-CX-053 383.3.e Sona in the base does not trigger at the end of the turn" {
  p1 = { base = { "Sona, Harmonious" }, runes = { exhausted = { calm = 4 } } },
  function(t)
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:expect_no_event "trigger"
    t:expect(t.p1.runes):ready(0)
  end }

scenario "RB-RU-004 383.2.b Loose Cannon triggers every turn and counts the hand as it resolves" {
  p1 = { legend = "Loose Cannon", hand = { "Unit 1", "Unit 2", "Unit 3" } },
  p2 = {},
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_chain(1)
    t:expect_decision("p1", "priority")
    t:resolve()
    t:expect(t.p1.hand):count(4)     -- the card of the draw step, none from the legend
  end }

scenario "RB-RU-004 383.2.b Loose Cannon lets its player draw when the hand has shrunk meanwhile" {
  p1 = { legend = "Loose Cannon", hand = { "Unit 1", "Unit 2", "Quick Study" } },
  p2 = { hand = { "Forget" }, runes = { calm = 1 } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_decision("p1", "priority")
    t.p1:pass()
    t.p2:play "Forget"
    t:resolve()
    t.p1:choose("Unit 1", "Unit 2")
    t:resolve()
    t:expect(t.p1.hand):count(3)     -- one was left; the legend's and the draw step's
  end }

scenario "RB-RU-144 337.1.a nobody can react to a unit before it is there" {
  p1 = { hand = { "Greeter" }, runes = { fury = 1 } },
  p2 = { hand = { "Negate" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Greeter"):at "base"
    t:expect("Greeter"):at "base"
    t:expect_chain(1)                -- its play effect
    t:expect_decision("p1", "priority")
    t.p1:pass()
    t:expect_decision("p2", "priority")
    t:cannot(t.p2, "play", "Negate", "355.8")
  end }

scenario "RB-RU-142 383.3.e Gutter Palace: the exact numbers are looked at once" {
  p1 = {
    base = { "Gutter Palace" }, hand = { "Unit 1", "Unit 2", "Unit 3" },
    at = { ["West Field"] = { "Unit 1", "Unit 2" }, ["East Field"] = { "Unit 3", "Unit 4" } },
    victory_score = nil,
  },
  turn = "p2", victory_score = 20,
  function(t)
    t:next_turn()                    -- the draw step makes it four cards, too late
    t:expect(t.p1.hand):count(4)
    t:expect_winner "nobody"
    t:expect_no_event("trigger", "Gutter Palace")
  end }

scenario "RB-RU-142 383.3.e Gutter Palace: with four and four it wins" {
  p1 = {
    base = { "Gutter Palace" }, hand = { "Unit 1", "Unit 2", "Unit 3", "Unit 5" },
    at = { ["West Field"] = { "Unit 1", "Unit 2" }, ["East Field"] = { "Unit 3", "Unit 4" } },
  },
  turn = "p2", victory_score = 20,
  function(t)
    t.p2:end_turn()
    t:resolve()
    t:expect_winner "p1"
  end }

scenario "RB-RU-255 182 Darius, Trifarian: a token is no second card" {
  p1 = {
    at = { ["West Field"] = { "Darius, Trifarian" } }, hand = { "Muster", "Unit 1" },
    runes = { fury = 3 },
  },
  function(t)
    t.p1:play "Muster"
    t:pass_all()
    t:expect("Recruit"):at "base"
    t:expect("Darius, Trifarian"):might(5)
    t.p1:play("Unit 1"):at "base"
    t:pass_all()
    t:expect("Darius, Trifarian"):might(7)
  end }

scenario "RB-RU-253 811.1.c.1 hiding a spell is not playing it; from facedown it is played" {
  p1 = {
    at = { ["West Field"] = { "Unit 1" } }, base = { "Ravenbloom Student" }, hand = { "Hidden Jab" },
    runes = { fury = 1 },
  },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:hide("Hidden Jab", "West Field")
    t:expect("Ravenbloom Student"):might(2)
    t:next_turn()
    t.p2:move("Unit 3", "West Field"):pass()
    t.p1:play("Hidden Jab"):on "Unit 3"
    t:expect("Ravenbloom Student"):might(2)
    t:resolve()
    t:pass_all()
    t:expect("Ravenbloom Student"):might(3)
  end }

scenario "RB-RU-083 811.1.c.1 hiding a card is no other card for Legion" {
  p1 = {
    at = { ["West Field"] = { "Unit 1" } }, hand = { "Hidden Jab", "Triple Legion" },
    runes = { fury = 2 },
  },
  function(t)
    t.p1:hide("Hidden Jab", "West Field")
    t.p1:play("Triple Legion"):at "base"
    t:expect("Triple Legion"):might(1)
    t:expect_chain(0)
  end }

scenario "RB-EX-059 812.2 one other card this turn makes all three Legion abilities active" {
  p1 = { hand = { "Unit 1", "Triple Legion" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Unit 1"):at "base"
    t.p1:play("Triple Legion"):at "base"
    t:expect("Triple Legion"):might(3):attribute("ganking", 1)
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "RB-RU-018 812.1.c a spell that was countered counts for Legion" {
  p1 = { hand = { "Quick Study", "Triple Legion" }, runes = { fury = 2 } },
  p2 = { hand = { "Negate" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Quick Study"):pass()
    t.p2:play("Negate"):on "Quick Study"
    t:pass_all()
    t.p1:play("Triple Legion"):at "base"
    t:expect("Triple Legion"):might(3)
  end }

scenario "RB-RU-018 812.1.c a spell that was countered makes Battering Ram cheaper" {
  p1 = { hand = { "Quick Study", "Battering Ram" }, pool = { energy = 5 } },
  p2 = { hand = { "Negate" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Quick Study"):pass()
    t.p2:play("Negate"):on "Quick Study"
    t:pass_all()
    t.p1:play("Battering Ram"):at "base"
    t:expect_number("p1", "energy", 0)
  end }

scenario "RB-RU-257 805.6 entering ready is not being readied" {
  p1 = { base = { "Pirate's Haven" }, hand = { "Racer" }, pool = { energy = 3, fury = 1 } },
  function(t)
    t.p1:play("Racer"):yes():at "base"
    t:expect("Racer"):ready():might(3)
    t:expect_chain(0)
  end }

scenario "RB-CX-073 423.1.a.1 Eclipse Herald does not see an enemy stunned that was stunned before" {
  p1 = { base = { { "Eclipse Herald", exhausted = true } }, hand = { "Daze" }, runes = { fury = 1 } },
  p2 = { base = { { "Unit 3", stunned = true } } },
  function(t)
    t.p1:play("Daze"):on "Unit 3"
    t:pass_all()
    t:expect("Eclipse Herald"):exhausted():might(7)
    t:expect_no_event "trigger"
  end }

scenario "RB-CX-073 423.1.a.1 Eclipse Herald sees an enemy stunned that was not stunned before" {
  p1 = { base = { { "Eclipse Herald", exhausted = true } }, hand = { "Daze" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Daze"):on "Unit 3"
    t:pass_all()
    t:expect("Eclipse Herald"):ready():might(8)
  end }

scenario "RB-CX-064 416.6 Dr. Mundo recycles what there is when there are fewer than three" {
  p1 = { base = { "Dr. Mundo, Expert" }, trash = { "Unit 1", "Unit 2" } },
  turn = "p2",
  function(t)
    t:expect("Dr. Mundo, Expert"):might(8)
    t:next_turn()
    t:expect(t.p1.trash):count(0)
    t:expect("Dr. Mundo, Expert"):might(6)
  end }

scenario "RB-CX-072 422.4 Undercover Agent: two, one or no card discarded, two drawn" {
  p1 = { base = { "Undercover Agent" }, hand = { "Slay", "Unit 1", "Unit 2", "Unit 3" },
    runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Undercover Agent"
    t:pass_all()
    t.p1:choose("Unit 1", "Unit 2")
    t:expect(t.p1.hand):count(3)
    t:expect(t.p1.trash):has("Unit 1"):has "Unit 2"
  end }

scenario "RB-CX-072 422.4 Undercover Agent: one card discarded, two drawn" {
  p1 = { base = { "Undercover Agent" }, hand = { "Slay", "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Undercover Agent"
    t:pass_all()
    t:expect(t.p1.hand):is { "Filler", "Filler" }
  end }

scenario "RB-CX-072 422.4 Undercover Agent: no card discarded, two drawn" {
  p1 = { base = { "Undercover Agent" }, hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Undercover Agent"
    t:pass_all()
    t:expect(t.p1.hand):is { "Filler", "Filler" }
  end }

scenario "RB-EX-041 472.2.b units that were given Vision have it as they are played" {
  p1 = { base = { "Visionary" }, hand = { "Unit 1" }, deck = { "Unit 2", "Unit 3" },
    runes = { fury = 1 } },
  function(t)
    t.p1:play("Unit 1"):at "base"
    t:expect("Unit 1"):attribute("vision", 1)
    t:expect("Visionary"):attribute("vision", 0)
    t:resolve()
    t.p1:choose "Unit 2"
    t:expect(t.p1.deck):in_order { "Unit 3", "Unit 2" }
  end }

scenario "RB-EX-049 711 in a trash only the printed Might makes a unit Mighty" {
  p1 = {
    base = { { "Unit 4", buffs = 1 } }, hand = { "Raise the Mighty", "Slay" }, runes = { fury = 2 },
  },
  function(t)
    t:expect("Unit 4"):attribute("mighty", 1)
    t.p1:play("Slay"):on "Unit 4"
    t:pass_all()
    t:cannot(t.p1, "play", "Raise the Mighty", "355.8")
  end }

scenario "RB-EX-049 711 the printed Might makes a unit in a trash Mighty, though it was small on the board" {
  p1 = {
    base = { "Unit 5" }, hand = { "Raise the Mighty", "Slay", "Shrivel" }, runes = { fury = 3 },
  },
  function(t)
    t.p1:play("Shrivel"):on "Unit 5"
    t:pass_all()
    t.p1:play("Slay"):on "Unit 5"
    t:pass_all()
    t.p1:play("Raise the Mighty"):on "Unit 5"
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 5" }
  end }

-- ---- What an ability refers to --------------------------------------------------------------

scenario "RB-CX-033 359.3.f.3 Lillia's Sprite appears where she moved from, though she is dead" {
  p1 = { at = { ["West Field"] = { "Lillia, Fae Fawn" } } },
  p2 = { hand = { "Slay" }, runes = { calm = 1 } },
  function(t)
    t.p1:move("Lillia, Fae Fawn", "base")
    t.p1:pass()
    t.p2:play("Slay"):on "Lillia, Fae Fawn"
    t:pass_all()
    t:expect("Lillia, Fae Fawn"):in_zone "trash"
    t:expect("Sprite"):at("West Field"):controlled_by "p1"
  end }

scenario "RB-EX-093 359.3.f.2 Yasuo moved to his base deals nothing: here is no battlefield" {
  p1 = { base = { "Yasuo, Remorseful" } },
  p2 = {
    at = { ["West Field"] = { "Unit 8" } }, facedown = { ["West Field"] = "Fight or Flight" },
  },
  function(t)
    t.p1:move("Yasuo, Remorseful", "West Field")
    t.p1:pass()
    t.p2:play("Fight or Flight"):on "Yasuo, Remorseful"
    t:pass_all()
    t:expect("Yasuo, Remorseful"):at "base"
    t:expect("Unit 8"):damage(0)
  end }

scenario "RB-EX-094 359.3.f.2 Yasuo deals the Might he has when the ability resolves" {
  p1 = { base = { "Yasuo, Remorseful" } },
  p2 = { at = { ["West Field"] = { "Unit 8" } }, hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Yasuo, Remorseful", "West Field")
    t.p1:pass()
    t.p2:play("Stupefy"):on "Yasuo, Remorseful"
    t:pass_all()
    t:expect("Unit 8"):damage(5)
  end }

scenario "RB-EX-021 427.3.a each copy fetches the card that it banished" {
  p1 = {
    base = { "Unit 2" }, hand = { "Hoard", "Hoard" }, deck = { "Gust", "Unit 5", "Filler" },
    runes = { fury = 2 },
  },
  function(t)
    t.p1:play "Hoard"
    t:pass_all()
    t:expect(t.p1.banishment):is { "Gust" }
    t.p1:play "Hoard#2"
    t:pass_all()
    t:expect(t.p1.banishment):is { "Gust", "Unit 5" }
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t.p1:order { 1, 2 }
    t:resolve()
    t:expect(t.p1.banishment):count(1)
    t:pass_all()
    t:expect(t.p1.hand):is { "Gust", "Unit 5" }
  end }

scenario "RB-EX-021 427.3.a a later copy does not fetch what an earlier turn's copy left behind" {
  p1 = {
    base = { "Unit 2" }, hand = { "Hoard", "Hoard" }, deck = { "Gust", "Filler", "Unit 5", "Filler" },
    runes = { fury = 2 },
  },
  function(t)
    t.p1:play "Hoard"
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t.p1:play "Hoard#2"
    t:pass_all()
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.hand):has "Unit 5"
    t:expect(t.p1.banishment):is { "Gust" }
  end }

scenario "RB-RU-259 390.2 Imperial Decree looks at no damage from before" {
  p1 = { hand = { "Imperial Decree", "Jab" }, pool = { energy = 6, order = 2 } },
  p2 = { at = { ["West Field"] = { { "Unit 6", damage = 2 }, "Unit 7" } } },
  function(t)
    t.p1:play "Imperial Decree"
    t:pass_all()
    t:expect("Unit 6"):at "West Field"
    t.p1:play("Jab"):on "Unit 7"
    t:pass_all()
    t:expect("Unit 7"):in_zone "trash"
    t:expect("Unit 6"):at "West Field"
  end }

scenario "RB-RU-172 323.5 Glasc Mixologist may play a unit that died with him" {
  p1 = { at = { ["West Field"] = { "Glasc Mixologist", "Unit 3" } } },
  p2 = { hand = { "Purge" }, runes = { calm = 1 } },
  turn = "p2",
  function(t)
    t.p2:play "Purge"
    t:resolve()
    t.p1:yes()
    t.p1:on "Unit 3"
    t:pass_all()
    t.p1:at "base"
    t:expect("Unit 3"):at("base"):exhausted()
  end }

scenario "RB-RU-169 357.2 Rift Herald killed for Sacrifice: the Deathknell comes first" {
  p1 = {
    base = { "Rift Herald" }, hand = { "Sacrifice", "Unit 1" }, deck = { "Unit 2", "Unit 3", "Filler" },
    pool = { energy = 1 },
  },
  function(t)
    t.p1:play "Sacrifice"
    t:expect("Rift Herald"):in_zone "trash"
    t:expect_chain(2)
    t:resolve()
    t:expect_option "Unit 1"
    t:expect("Unit 2"):in_zone "deck"      -- nothing is drawn yet
    t.p1:choose "Unit 1"
    t:expect("Unit 1"):at "base"
    t:expect_chain(1)
    t:resolve()
    t:expect(t.p1.hand):is { "Unit 2", "Unit 3" }
    t:expect(t.p1.runes):count(1):exhausted(1)
  end }

scenario "RB-RU-012 128.4 nobody is made to play a unit from the hand (FAQ 5)" {
  p1 = { base = { "Rift Herald" }, hand = { "Slay", "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Rift Herald"
    t:pass_all()
    t.p1:choose()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect_decision("p1", "turn")
  end }

scenario "RB-RU-217 355.10.d Blade Dancer readies Irelia: that is no choosing" {
  p1 = {
    legend = "Blade Dancer", base = { { "Irelia, Fervent", exhausted = true } },
    hand = { "Grow" }, runes = { calm = 1, chaos = 1 },
  },
  function(t)
    t.p1:play("Grow"):on "Irelia, Fervent"
    t.p1:yes()                        -- the legend's trigger, for the choosing
    t.p1:order { "Irelia, Fervent", "Blade Dancer" }
    t.p1:yes()                        -- its cost
    t:resolve()                       -- Blade Dancer
    t:expect("Irelia, Fervent"):ready()
    t:pass_all()
    t:expect("Irelia, Fervent"):might(8)   -- 4, +2, +1 chosen by Grow, +1 readied
  end }

scenario "RB-RU-217 415.1.b Blade Dancer does not ready Irelia where she was ready" {
  p1 = {
    legend = "Blade Dancer", base = { "Irelia, Fervent" },
    hand = { "Grow" }, runes = { calm = 1, chaos = 1 },
  },
  function(t)
    t.p1:play("Grow"):on "Irelia, Fervent"
    t.p1:yes()
    t.p1:order { "Irelia, Fervent", "Blade Dancer" }
    t.p1:yes()
    t:pass_all()
    t:expect("Irelia, Fervent"):might(7)
  end }

scenario "RB-RU-220 323.9 an enemy pulled to an open battlefield defends there" {
  p1 = { base = { "Irresistible Faefolk" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:move("Irresistible Faefolk", "West Field")
    t.p1:yes()
    t.p1:on "Unit 2"
    t:resolve()
    t:expect("Unit 2"):at("West Field"):defending()
    t:expect("Irresistible Faefolk"):attacking()
  end }

scenario "RB-EX-056 811.1.d.2 Blastcone Fae from hidden chooses at its battlefield" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Blastcone Fae" } },
  p2 = { base = { "Unit 4", "Unit 5" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field"):pass()
    t.p1:play "Blastcone Fae"
    t:expect_option("Unit 4", "Unit 1")
    t:expect_no_option "Unit 5"
    t.p1:on "Unit 4"
    t:resolve()
    t:expect("Unit 4"):might(2)
  end }

scenario "RB-EX-057 811.1.d.2 Tideturner from hidden chooses at another location all the same" {
  p1 = {
    base = { "Unit 3" }, at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 5" } },
    facedown = { ["West Field"] = "Tideturner" },
  },
  p2 = { base = { "Unit 4" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field"):pass()
    t.p1:play("Tideturner"):yes()
    t:expect_option("Unit 3", "Unit 5")
    t:expect_no_option "Unit 1"
    t.p1:on "Unit 5"
    t:resolve()
    t:expect("Tideturner"):at "East Field"
    t:expect("Unit 5"):at("West Field"):defending()
  end }

scenario "RB-EX-058 811.2 Stand United from hidden: the buff there, the rest everywhere" {
  p1 = {
    base = { { "Unit 3", buffs = 1 } }, at = { ["West Field"] = { "Unit 1" } },
    facedown = { ["West Field"] = "Stand United" },
  },
  p2 = { base = { "Unit 4" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field"):pass()
    t.p1:play("Stand United"):on "Unit 1"
    t:resolve()
    t:expect("Unit 1"):buffed():might(3)
    t:expect("Unit 3"):might(5)
  end }

scenario "RB-RU-135 383.4.f Teemo from hidden into a defence triggers once and counts Hidden cards" {
  p1 = {
    at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Teemo, Strategist" },
    deck = { "Hidden Jab", "Unit 1", "Lurker", "Mushroom Pouch", "Unit 2", "Filler" },
  },
  p2 = { base = { "Unit 7" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 7", "West Field"):pass()
    t.p1:play "Teemo, Strategist"
    t:expect("Teemo, Strategist"):defending()
    t:expect_chain(1)
    t:resolve()
    t:expect("Unit 7"):damage(2)      -- Mushroom Pouch only speaks of facedown cards
    t:expect(t.p1.deck):starts_with { "Filler" }:count(6)
  end }

scenario "RB-RU-095 354.3 a spell that has a card played finishes first; the unit then resolves at once" {
  p1 = {
    hand = { "The Harrowing" }, trash = { "Greeter" }, pool = { energy = 6, chaos = 2 },
  },
  p2 = { hand = { "Quick Study" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("The Harrowing"):on "Greeter"
    t.p1:pass()
    t.p2:play "Quick Study"
    t:resolve()
    t:resolve()
    t.p1:at "base"
    t:expect("The Harrowing"):in_zone "trash"
    t:expect("Greeter"):at "base"
    t:expect_chain(1)                 -- its play effect
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "RB-RU-212 355.5 a unit in the trash is chosen before another is killed for the cost" {
  p1 = { base = { "Unit 2" }, trash = { "Unit 1" }, hand = { "Second Life" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Second Life"):on "Unit 1"
    t:expect("Unit 2"):in_zone "trash"
    t:pass_all()
    t.p1:at "base"
    t:expect("Unit 1"):at "base"
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "RB-RU-212 355.5 a spell that chooses a unit in the trash cannot be played while the trash is empty" {
  p1 = { base = { "Unit 2" }, hand = { "Second Life" }, runes = { fury = 1 } },
  function(t) t:cannot(t.p1, "play", "Second Life", "355.8") end }

test_card { id = "t-c25", name = "Second Life", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  additional { name = "kill", cost = { kill = unit { friendly = true } } },
  targets = { unit { zone = "trash", mine = true } },
  run = function(game, me, it) game.play(it, { ignoring = "cost" }) end,
}
