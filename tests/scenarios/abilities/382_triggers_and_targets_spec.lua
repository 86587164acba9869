-- SPDX-License-Identifier: MIT
-- Triggers, targets and replacements: more situations (355, 359, 367-397, 808).

use "../test_cards.lua"

scenario "383.3.d.1 triggers of both players at once: the turn player's go first, so the other's resolve first" {
  p1 = { base = { "Mourner" }, at = { ["West Field"] = { "Unit 1" } }, hand = { "Purge Fields" },
    pool = { energy = 1 }, deck = { "Unit 7" } },
  p2 = { base = { "Mourner" }, at = { ["East Field"] = { "Unit 1" } }, deck = { "Unit 8" } },
  function(t)
    t.p1:play "Purge Fields"
    t:resolve()
    t:expect_chain(2)
    t:resolve()
    t:expect(t.p2.hand):is { "Unit 8" }
    t:expect(t.p1.hand):is {}
    t:resolve()
    t:expect(t.p1.hand):is { "Unit 7" }
  end }
test_card(function()
  local all = units { at = "battlefield" }
  return card { id = "t-3820", name = "Purge Fields", type = "spell", cost = { energy = 1 },
    run = function(game) game.kill(game.all(all)) end,
  }
end)

scenario "383.2.c.2 a unit that dies together with another does not see it die; one that stays does" {
  p1 = { at = { ["West Field"] = { "Mourner", "Unit 1" } }, base = { "Mourner" }, hand = { "Purge Fields" },
    pool = { energy = 1 } },
  function(t)
    t.p1:play "Purge Fields"
    t:resolve()
    -- two units of his die; only the Mourner in the base sees it, twice
    t.p1:order { 1, 2 }
    t:expect_chain(2)
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "808 a chain of Deathknells: the damage of one kills the next" {
  p1 = { hand = { "Slay" }, pool = { energy = 1 }, base = { "Vengeful Martyr" } },
  p2 = { base = { "Vengeful Martyr" } },
  function(t)
    t.p1:play("Slay"):on "Vengeful Martyr#1"
    t:resolve()
    t:expect_chain(1)
    t:resolve()                                           -- 2 damage on the other one
    t:expect("Vengeful Martyr#2"):in_zone "trash"
    t:expect_chain(0)                                     -- nobody is left to be chosen (402.3)
  end }

scenario "402.3 a trigger without a legal choice leaves the chain before anybody has priority" {
  p1 = { hand = { "Sniper" }, pool = { energy = 1 } },
  function(t)
    t.p1:play "Sniper"
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
    t:expect_event "drop"
  end }

scenario "359.3.e.5 of two targets one has gone: the other is dealt its damage" {
  p1 = { hand = { "Twin Jab" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 2", "Unit 3" }, hand = { "Bounce" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Twin Jab"):on("Unit 2", "Unit 3"):pass()
    t.p2:play("Bounce"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:expect(t.p2.hand):is { "Unit 2" }
  end }

scenario "359.3.e.2 a unit that left and came back is another object: the spell does not find it" {
  p1 = { hand = { "Slow Bolt" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 5" }, hand = { "Flicker" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Slow Bolt"):on("Unit 5"):pass()
    t.p2:play("Flicker"):on "Unit 5"
    t:resolve()
    t:pass_all()
    t:expect("Unit 5"):at("base"):damage(0):exhausted()
  end }
test_card { id = "t-3821", name = "Flicker", type = "spell", cost = { energy = 1 }, keywords = { "reaction" },
  targets = { unit { friendly = true } },
  run = function(game, me, it)
    local card = game.banish_one(it)
    game.play(card, { ignoring = "cost" })
  end,
}

scenario "355.9 a unit cannot be chosen in hand, and a spell without any legal target cannot be played" {
  p1 = { hand = { "Slow Bolt", "Unit 3" }, pool = { energy = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Slow Bolt", "355")
  end }

scenario "809.1.c Deflect is paid for each choice of the unit: chosen twice, twice" {
  p1 = { hand = { "Double Poke" }, pool = { energy = 1, any = 1 } },
  p2 = { base = { "Deflector" } },
  function(t)
    t:cannot(t.p1, "play", "Double Poke")
  end }
scenario "809.1.c with Power for two Deflects the unit can be chosen twice" {
  p1 = { hand = { "Double Poke" }, pool = { energy = 1, any = 2 } },
  p2 = { base = { "Deflector" } },
  function(t)
    t.p1:play("Double Poke"):on("Deflector", "Deflector")
    t:expect_number("p1", "any", 0)
    t:pass_all()
    t:expect("Deflector"):damage(2)
  end }
test_card { id = "t-3822", name = "Double Poke", type = "spell", cost = { energy = 1 },
  targets = { unit { enemy = true }, unit { enemy = true } },
  run = function(game, me, one, two) game.deal(1, one) game.deal(1, two) end,
}

scenario "809.1.c Deflect asks nothing of its own controller" {
  p1 = { hand = { "Grow" }, pool = { energy = 1 }, base = { "Deflector 2" } },
  function(t)
    t.p1:play("Grow"):on "Deflector 2"
    t:pass_all()
    t:expect("Deflector 2"):might(5)
  end }

scenario "809.1.c an ability that chooses it pays Deflect, too, or is not placed" {
  p1 = { hand = { "Sniper" }, pool = { energy = 1, any = 1 } },
  p2 = { base = { "Deflector" } },
  function(t)
    t.p1:play("Sniper"):yes()
    t:expect_number("p1", "any", 0)
    t:pass_all()
    t:expect("Deflector"):damage(2)
  end }

scenario "425.1.c a countered spell does nothing, costs stay paid, it lies in its owner's trash" {
  p1 = { hand = { "Slow Bolt" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 5" }, hand = { "Negate" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Slow Bolt"):on("Unit 5"):pass()
    t.p2:play("Negate"):on "Slow Bolt"
    t:pass_all()
    t:expect("Unit 5"):damage(0)
    t:expect(t.p1.trash):is { "Slow Bolt" }
    t:expect_number("p1", "energy", 0)
  end }

scenario "425 a counter is countered: the first spell resolves" {
  p1 = { hand = { "Slow Bolt", "Negate" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 5" }, hand = { "Negate" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Slow Bolt"):on("Unit 5"):pass()
    t.p2:play("Negate"):on("Slow Bolt"):pass()
    t.p1:play("Negate"):on "Negate#2"
    t:pass_all()
    t:expect("Unit 5"):damage(3)
  end }

scenario "419.4 countering keeps 'when you play a spell' from triggering, but not Legion" {
  p1 = { hand = { "Study", "Unit 0" }, pool = { energy = 1 }, base = { "Fan", "Legionnaire" } },
  p2 = { hand = { "Negate" }, pool = { energy = 1 } },
  function(t)
    t:expect("Legionnaire"):might(2)
    t.p1:play("Study"):pass()
    t.p2:play("Negate"):on "Study"
    t:pass_all()
    t:expect("Fan"):unbuffed()
    t:expect("Legionnaire"):might(4)
  end }
test_card { id = "t-3823", name = "Legionnaire", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "legion" },
  static { affects = "me", legion = true, might = 2 },
}

scenario "428.1, 417 units with lethal damage die in the cleanup, not while the spell goes on" {
  p1 = { hand = { "Bolt And Look" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Bolt And Look"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
    t:expect_number("p1", "xp", 2)                         -- it still was there
  end }
test_card { id = "t-3824", name = "Bolt And Look", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it) game.deal(3, it) game.gain_xp(it.might) end,
}

scenario "370 a death that is replaced by a recall is no death: neither Deathknell nor those who watch" {
  p1 = { base = { "Saint", "Mourner" }, at = { ["West Field"] = { "Martyr" } } },
  p2 = { hand = { "Slay" }, pool = { energy = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Slay"):on "Martyr"
    t:pass_all()
    t:expect("Martyr"):at "base"
    t:expect(t.p1.hand):count(0)
    t:expect_no_event("die")
  end }

scenario "T505.6 a unit that is saved with its damage, for ever, by what must save it: the game is drawn" {
  p1 = { base = { "Saint" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { hand = { "Slow Bolt" }, pool = { energy = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Slow Bolt"):on "Unit 2"
    t:pass_all()
    t:expect_event "drawn"
    t:expect_winner "nobody"
  end }

scenario "371.2 once each turn: of two deaths in one turn only one is replaced" {
  p1 = { base = { "Tired Saint" }, at = { ["West Field"] = { "Unit 1", "Unit 2" } } },
  p2 = { hand = { "Slay", "Slay" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Slay"):on "Unit 1"
    t:pass_all()
    t.p1:yes()
    t:expect("Unit 1"):at "base"
    t.p2:play("Slay"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "383.4.b 'when you choose me' triggers when the spell is finalized, and resolves before it" {
  p1 = { base = { "Idol" }, hand = { "Grow" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Grow"):on "Idol"
    t:expect_chain(2)
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect("Idol"):might(3)
    t:resolve()
    t:expect("Idol"):might(5)
  end }

scenario "386 a reflexive ability waits for the end of the resolution and can be answered" {
  p1 = { hand = { "Then Bolt" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 2", "Unit 4" }, hand = { "Bounce" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Then Bolt"):on "Unit 2"
    t:resolve()
    t.p1:on "Unit 4"
    t:expect_chain(1)
    t.p1:pass()
    t.p2:play("Bounce"):on "Unit 4"
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 4" }
    t:expect("Unit 2"):in_zone "trash"
  end }
test_card { id = "t-3825", name = "Then Bolt", type = "spell", cost = { energy = 1 },
  targets = { unit { enemy = true } },
  run = function(game, me, it) if game.kill(it) then game.then_do "bolt" end end,
  abilities = { bolt = reflexive { targets = { unit { enemy = true } },
    run = function(game, me, it) game.deal(3, it) end } },
}

scenario "359.3.e.14.b 'if you do' fails when the kill was replaced" {
  p1 = { hand = { "Then Bolt" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 4", "Saint" }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Then Bolt"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):at "base"
    t:expect_chain(0)
    t:expect("Unit 4"):damage(0)
  end }

test_card(function()
local others = units { friendly = true, other = true }
return card { id = "t-choir", name = "Choir", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = others, grants = "chorus" },
  abilities = { chorus = when { event = "conquer", by = "me", run = function(game) game.draw(1) end } },
}
end)

scenario "383.3.d abilities that one card has given are told apart by who has them" {
  p1 = { base = { "Choir", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:move({ "Unit 2", "Unit 3" }, "West Field")
    t:showdown_pass()
    t:expect_option("Choir of Unit 2", "Choir of Unit 3")
    t.p1:order { "Choir of Unit 3", "Choir of Unit 2" }
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }
