-- SPDX-License-Identifier: MIT
-- What a card has another player do (407-435): the event says who did it, and that player's cards
-- hear it.

test_card { id = "t-407-a1", name = "Wake", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.ready(it, { by = "opponent" }) end,
}
test_card { id = "t-407-a2", name = "Tire", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.exhaust(it, { by = "opponent" }) end,
}
test_card { id = "t-407-a3", name = "Daze", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.stun(it, { by = "opponent" }) end,
}
test_card { id = "t-407-a4", name = "Praise", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.buff(it, { by = "opponent" }) end,
}
test_card { id = "t-407-a5", name = "Send Away", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.banish(it, { by = "opponent" }) end,
}
test_card { id = "t-407-a6", name = "Humble", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.spend_buff(it, { by = "opponent" }) end,
}

for _, row in ipairs {
  { "Wake", "ready", { "Unit 2", exhausted = true } },
  { "Tire", "exhaust", { "Unit 2" } },
  { "Daze", "stun", { "Unit 2" } },
  { "Praise", "buff", { "Unit 2" } },
  { "Send Away", "banish", { "Unit 2" } },
} do
  local name, done, whom = table.unpack(row)
  scenario("407 " .. name .. ": what an opponent is told to do the opponent did (" .. done .. ")") {
    p1 = { hand = { name }, base = { whom } },
    function(t)
      t.p1:play(name):on "Unit 2"
      t:pass_all()
      t:expect_event(done, "Unit 2", { by = "p2" })
      t:expect_no_event(done, "Unit 2", { by = "p1" })
    end }
end

scenario "702.2.b an opponent spends buffs of the opponent's own units only" {
  p1 = { hand = { "Humble", "Humble" }, base = { { "Unit 3", buffs = 1 } } },
  p2 = { base = { { "Unit 2", buffs = 1 } } },
  function(t)
    t.p1:play("Humble"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):buffed()
    t.p1:play("Humble"):on "Unit 2"
    t:pass_all()
    t:expect_event("spend_buff", "Unit 2", { by = "p2" })
    t:expect_events(1, "spend_buff")
    t:expect("Unit 2"):might(2)
  end }

test_card { id = "t-407-bell", name = "Their Bell", type = "spell", cost = { energy = 0 }, signals = { "bell" },
  run = function(game) game.signal("bell", nil, { by = "opponent" }) end,
}
test_card { id = "t-407-ear", name = "Ear", type = "gear", cost = {}, signals = { "bell" },
  when { signal = "bell", by = "you", run = function(game) game.gain_xp(1) end },
}
scenario "383.1 a signal of an opponent is heard by the opponent's cards" {
  p1 = { hand = { "Their Bell" }, base = { "Ear" } }, p2 = { base = { "Ear" } },
  function(t)
    t.p1:play "Their Bell"
    t:pass_all()
    t:expect_number("p1", "xp", 0)
    t:expect_number("p2", "xp", 1)
  end }

test_card { id = "t-407-die", name = "Their Die", type = "spell", cost = { energy = 0 },
  run = function(game) if game.roll(6, { by = "opponent" }) > 0 then game.gain_xp(1) end end,
}
scenario "002 an opponent rolls" {
  p1 = { hand = { "Their Die" } },
  function(t)
    t.p1:play "Their Die"
    t:pass_all()
    t:expect_event("roll", nil, { by = "p2" })
    t:expect_number("p1", "xp", 1)
  end }

test_card { id = "t-407-loose", name = "Let Go", type = "spell", cost = { energy = 0 },
  targets = { gear {} }, run = function(game, me, it) game.detach(it, { by = "opponent" }) end,
}
test_card { id = "t-407-clip", name = "Clip", type = "gear", tags = { "Equipment" } }
scenario "435 an opponent detaches what is attached" {
  p1 = { hand = { "Let Go" }, base = { { "Unit 2", attached = { "Clip" } } } },
  function(t)
    t.p1:play "Let Go"
    t:pass_all()
    t:expect_event("detach", "Clip", { by = "p2" })
    t:expect("Clip"):at "base"
  end }

test_card(function()
  local found = card { type = "unit" }
  return card { id = "t-407-hunt", name = "Their Hunt", type = "spell", cost = { energy = 0 },
    run = function(game)
      local seen = game.reveal_until(found, { of = "opponent" })
      game.banish(seen[#seen])
    end,
  }
end)
scenario "424 cards of an opponent's deck are revealed until there is a unit" {
  p1 = { hand = { "Their Hunt" }, deck = { "Unit 1" } },
  p2 = { deck = { "Their Die", "Unit 3" } },
  function(t)
    t.p1:play "Their Hunt"
    t:pass_all()
    t:expect("Unit 3"):in_zone "banishment"
    t:expect("Their Die"):in_zone("deck"):seen_by "p1"
    t:expect("Unit 1"):in_zone "deck"
  end }

test_card { id = "t-407-toll", name = "Their Toll", type = "spell", cost = { energy = 0 },
  run = function(game) game.gain_xp(game.pay_any { by = "opponent", most = 2 }) end,
}
scenario "742.1.a an opponent pays as much Power as the opponent likes, up to the most" {
  p1 = { hand = { "Their Toll" }, pool = { fury = 3 } }, p2 = { pool = { mind = 3 } },
  function(t)
    t.p1:play "Their Toll"
    t:pass_all()
    t:expect_decision("p2", "742.1.a")
    t.p2:choose(2)
    t:expect_number("p1", "xp", 2)
    t:expect_number("p1", "fury", 3)
    t:expect_number("p2", "mind", 1)
  end }

test_card { id = "t-407-gift", name = "Open Gift", type = "spell", cost = {},
  run = function(game) game.play_from_top(2, { by = game.opponent(), ignoring = "cost", rest = "recycle" }) end,
}

scenario "419.3 who is made to play from the top looks at their own deck, and plays for themselves" {
  p1 = { hand = { "Open Gift" }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  p2 = { deck = { "Unit 4", "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play("Open Gift")
    t:resolve()
    t:expect_decision("p2")
    t:expect_option("Unit 4", "Unit 5")
    t.p2:choose("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):at("base"):controlled_by("p2")
    t:expect(t.p1.deck):in_order { "Unit 1", "Unit 2", "Unit 3" }
    t:expect(t.p2.deck):in_order { "Unit 6", "Unit 4" }
  end }
