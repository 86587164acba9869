-- SPDX-License-Identifier: MIT
-- Rulings about lethal damage, conquer effects without a conquest, control as long as somebody stays,
-- keywords for cards everywhere and discounts of additional costs.

use "../test_cards.lua"

-- In place of Dazzling Aurora, where the top card is a unit: that one is revealed, banished and played.
test_card { id = "t-l01", name = "Dawn", type = "gear", cost = { energy = 1 },
  when { event = "turn_end", by = "you", run = function(game)
    for _, top in ipairs(game.reveal_top(1)) do
      game.play(game.banish_one(top), { ignoring = "cost" })
    end
  end },
}

scenario "RB-RU-013 143.2.a a unit damaged earlier this turn dies in the cleanup after Elder Dragon has come" {
  p1 = { hand = { "Bolt", "Elder Dragon" }, pool = { energy = 13, body = 4 } },
  p2 = { base = { "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play("Bolt"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):at "base"
    t.p1:play("Elder Dragon"):choose()
    t:expect("Unit 5"):in_zone "trash"
    t:pass_all()
    t:expect("Unit 6"):at("base"):damage(0)
  end }

scenario "RB-RU-013 143.2.a a unit that others damaged does not die after Elder Dragon has come" {
  p1 = { hand = { "Elder Dragon" }, pool = { energy = 12, body = 4 }, base = { "Unit 4" } },
  p2 = { base = { "Unit 5" }, hand = { "Bolt" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Unit 4", "West Field"):pass()
    t.p2:play("Bolt"):on "Unit 5"
    t:resolve()
    t:showdown_pass()
    t.p1:play("Elder Dragon"):at("base"):choose()
    t:pass_all()
    t:expect("Unit 5"):at("base"):damage(3)
  end }

scenario "RB-RU-036 383.4.c Reckoner's Arena is held with Yone: it was not uncontrolled, he does not trigger" {
  battlefields = { "Reckoner's Arena", "East Field" },
  p1 = { at = { ["Reckoner's Arena"] = { "Yone, Blademaster", "Conqueror" } } },
  p2 = { base = { "Unit 7" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 1)
    t:expect(t.p1.hand):count(2)          -- the other conquer effect: one; and the draw of the turn
    t:expect_no_event "conquer"
    t:expect("Unit 7"):damage(0)
  end }

scenario "RB-RU-046 819.1.d with Jax an Equipment is a Reaction and attaches itself as it is played" {
  p1 = { base = { "Jax, Unmatched" }, hand = { "Doran's Blade" }, pool = { energy = 2 } },
  p2 = { hand = { "Quick Study" }, pool = { energy = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Quick Study"):pass()
    t.p1:play "Doran's Blade"
    t:resolve()
    t:expect("Doran's Blade"):attached_to "Jax, Unmatched"
    t:expect_chain(1)
  end }

scenario "RB-RU-046 819.1.d without Jax an Equipment is no Reaction" {
  p1 = { base = { "Unit 3" }, hand = { "Doran's Blade" }, pool = { energy = 2 } },
  p2 = { hand = { "Quick Study" }, pool = { energy = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Quick Study"):pass()
    t:cannot(t.p1, "play", "Doran's Blade", "309.1.a")
  end }

scenario "RB-RU-063 356.4.c Ezreal makes Accelerate and Repeat one less" {
  p1 = { base = { "Ezreal, Prodigy" }, hand = { "Racer", "Frigid Touch" }, pool = { energy = 5, fury = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Racer"):yes():choose "1 Energy less"
    t:expect("Racer"):ready()
    t:expect_number("p1", "energy", 3)
    t:expect_number("p1", "fury", 0)
    t.p1:play("Frigid Touch"):yes():choose("Unit 5"):choose "Unit 5"
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect("Unit 5"):might(1)
  end }

scenario "RB-RU-063 356.2.b Ezreal makes neither Deflect cheaper, which is mandatory, nor Equip, which is no additional cost" {
  p1 = { base = { "Ezreal, Prodigy", "Trinity Force" }, hand = { "Bolt" }, pool = { energy = 1, body = 1 } },
  p2 = { base = { "Deflector" } },
  function(t)
    t.p1:play("Bolt"):on "Deflector"
    t:expect_number("p1", "body", 0)
    t:pass_all()
    t:expect("Deflector"):in_zone "trash"
    t:cannot(t.p1, "use", "Trinity Force", "357")
  end }

scenario "RB-RU-189 383.2.c what Akshan takes as the turn ends does not trigger in this turn any more" {
  p1 = {
    base = { "Dawn" }, deck = { "Akshan, Mischievous", "Unit 1", "Unit 2" }, pool = { body = 2 },
    runes = { body = 2 },
  },
  p2 = { base = { "Dawn" } },
  function(t)
    t.p1:end_turn()
    t:expect_chain(1)
    t:resolve()
    t.p1:yes():no():on "Dawn#2"
    t:resolve()
    t:expect("Dawn#2"):controlled_by "p1"
    t:expect("Akshan, Mischievous"):at "base"
    t:expect_no_event("play", "Unit 1")
    t:expect_decision("p2", "turn")
  end }

scenario "RB-RU-190 475.3 two Akshans took the same gear: the later has it, then the earlier, then its owner" {
  p1 = { hand = { "Akshan, Mischievous" }, runes = { body = 6 } },
  p2 = {
    base = { "Urn" }, hand = { "Akshan, Mischievous", "Slay", "Slay" }, runes = { body = 8 },
  },
  function(t)
    t.p1:play("Akshan, Mischievous"):yes():no()
    t:pass_all()
    t:expect("Urn"):controlled_by "p1"
    t:next_turn()
    t.p2:play("Akshan, Mischievous#2"):yes():no()
    t:pass_all()
    t:expect("Urn"):controlled_by "p2"
    t.p2:play("Slay#1"):on "Akshan, Mischievous#2"
    t:pass_all()
    t:expect("Urn"):controlled_by "p1"
    t.p2:play("Slay#2"):on "Akshan, Mischievous"
    t:pass_all()
    t:expect("Urn"):controlled_by "p2"
  end }

scenario "RB-RU-190 475.3 two Akshans took the same gear: when the earlier leaves nothing changes" {
  p1 = { hand = { "Akshan, Mischievous" }, runes = { body = 6 } },
  p2 = {
    base = { "Urn" }, hand = { "Akshan, Mischievous", "Slay" }, runes = { body = 8 },
  },
  function(t)
    t.p1:play("Akshan, Mischievous"):yes():no()
    t:pass_all()
    t:next_turn()
    t.p2:play("Akshan, Mischievous#2"):yes():no()
    t:pass_all()
    t.p2:play("Slay"):on "Akshan, Mischievous"
    t:pass_all()
    t:expect("Urn"):controlled_by "p2"
  end }

scenario "RB-RU-230 355.10.d Vex stuns what was just played: it is chosen by nothing, and Deflect costs nothing" {
  p1 = { at = { ["West Field"] = { "Vex, Apathetic" } } },
  p2 = { hand = { "Deflector" }, pool = { energy = 1 } },
  turn = "p2",
  function(t)
    t.p2:play "Deflector"
    t:expect_chain(1)
    t:pass_all()
    t:expect("Deflector"):attribute("deflect", 1):stunned()
    t:expect_no_event "choose"
  end }

scenario "RB-RU-233 356.4.c Ezreal and the optional cost of Blast Corps Cadet: one Energy less" {
  p1 = { base = { "Ezreal, Prodigy" }, hand = { "Blast Corps Cadet" }, pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Blast Corps Cadet"):yes():choose "1 Energy less"
    t:expect_number("p1", "energy", 1)
    t:expect_number("p1", "fury", 0)
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end }

scenario "RB-RU-233 356.4.c Ezreal and an optional cost of Power: one Power less" {
  p1 = { base = { "Ezreal, Prodigy" }, hand = { "Blast Corps Cadet" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Blast Corps Cadet"):yes()
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end }

scenario "RB-RU-233 356.2.b.1 Ezreal and Cruel Patron, whose cost is mandatory: four Energy and a unit all the same" {
  p1 = { base = { "Ezreal, Prodigy" }, hand = { "Cruel Patron" }, pool = { energy = 4 } },
  function(t)
    t.p1:play "Cruel Patron"
    t:expect("Ezreal, Prodigy"):in_zone "trash"
    t:expect("Cruel Patron"):at "base"
    t:expect_number("p1", "energy", 0)
  end }

scenario "RB-RU-233 356.4.c Ezreal and Hard Bargain: its Repeat is one less, what its victim pays is two" {
  p1 = { base = { "Ezreal, Prodigy" }, hand = { "Quick Study" }, pool = { energy = 4 } },
  p2 = { base = { "Ezreal, Prodigy" }, hand = { "Hard Bargain" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Quick Study"):pass()
    t.p2:play("Hard Bargain"):yes()
    t:expect_number("p2", "energy", 0)
    t:resolve()
    t.p1:yes()
    t:expect_number("p1", "energy", 1)
    t:expect("Quick Study"):in_zone "trash"   -- one is not enough the second time
    t:expect(t.p1.hand):count(0)
  end }
