-- SPDX-License-Identifier: MIT
-- Polls: each player is asked in turn order, and nothing is done before all have answered; cards
-- that are played from the top of a deck.

test_card { id = "t-poll1", name = "Round of Ale", type = "spell", cost = {},
  run = function(game)
    for _, player in ipairs(game.poll "A card?") do game.draw(1, { by = player }) end
  end,
}
test_card { id = "t-poll2", name = "Whispers", type = "spell", cost = {},
  run = function(game)
    local friends = game.poll("Peace?", { players = game.opponents() })
    game.gain_xp(#friends)
    for _, foe in ipairs(game.opponents():without(friends)) do game.discard(1, { by = foe }) end
  end,
}

scenario "303.2.a a poll asks from the turn player on, and nothing is done before all have answered" {
  format = "ffa3",
  p1 = { hand = { "Round of Ale" } },
  function(t)
    t.p1:play("Round of Ale")
    t:resolve()
    t:expect_decision("p1", "355.17")
    t.p1:yes()
    t:expect_no_event("draw")
    t:expect_decision("p2", "355.17")
    t.p2:no()
    t:expect_decision("p3", "355.17")
    t.p3:yes()
    t:expect_events(2, "draw")
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
    t:expect(t.p3.hand):count(1)
  end }

scenario "303.2.a a poll of some asks no others: those who agree, and those who do not" {
  format = "2v2",
  p1 = { hand = { "Whispers", "Unit 1" } },
  p2 = { hand = { "Unit 2" } }, p3 = { hand = { "Unit 3" } }, p4 = { hand = { "Unit 4" } },
  function(t)
    t.p1:play("Whispers")
    t:resolve()
    t.p2:yes()
    t.p4:no()
    t:expect_number("p1", "xp", 1)
    t:expect(t.p2.hand):is { "Unit 2" }
    t:expect(t.p3.hand):is { "Unit 3" }
    t:expect(t.p4.trash):is { "Unit 4" }
  end }

test_card(function()
local a_unit = unit { might = at_most(arg(1)) }
return card { id = "t-top1", name = "Muster the Meek", type = "spell", cost = {},
  run = function(game)
    local began = game.play_from_top(3, { where = a_unit, arg = 2, ignoring = "cost", rest = "trash" })
    game.gain_xp(#began + 1)
  end,
}
end)
test_card { id = "t-top2", name = "Fair Offer", type = "spell", cost = {},
  run = function(game) game.play_from_top(2, { optional = true, less = 1, text = "Which one?" }) end,
}
test_card { id = "t-top3", name = "Open Gate", type = "unit", cost = {}, might = 1,
  when { event = "attack", subject = "me",
    run = function(game) game.play_from_top(1, { revealed = true, ignoring = "cost", or_at = "here", rest = "recycle" }) end },
}

scenario "419.3 one of the top cards is banished and played, the others go elsewhere" {
  p1 = { hand = { "Muster the Meek" }, deck = { "Unit 3", "Unit 1", "Gust", "Unit 2" } },
  function(t)
    t.p1:play("Muster the Meek")
    t:pass_all()
    t:expect_event("banish", "Unit 1")
    t:expect_no_event("reveal")
    t:expect("Unit 1"):at("base")
    t:expect(t.p1.trash):is { "Muster the Meek", "Unit 3", "Gust" }
    t:expect(t.p1.deck):is { "Unit 2" }
    t:expect_number("p1", "xp", 2)
  end }

scenario "419.3 where none matches nothing is banished, and all go elsewhere" {
  p1 = { hand = { "Muster the Meek" }, deck = { "Unit 3", "Unit 4", "Gust", "Unit 2" } },
  function(t)
    t.p1:play("Muster the Meek")
    t:pass_all()
    t:expect(t.p1.banishment):count(0)
    t:expect(t.p1.base):count(0)
    t:expect(t.p1.trash):is { "Muster the Meek", "Unit 3", "Unit 4", "Gust" }
    t:expect_number("p1", "xp", 1)
  end }

scenario "356.4 it is paid for, and what is not said to go elsewhere stays on top" {
  p1 = { hand = { "Fair Offer" }, pool = { energy = 2 }, deck = { "Unit 3", "Gust", "Unit 2" } },
  function(t)
    t.p1:play("Fair Offer")
    t:pass_all()
    t.p1:choose("Unit 3")
    t:expect("Unit 3"):at("base")
    t:expect_number("p1", "energy", 0)
    t:expect(t.p1.deck):in_order { "Gust", "Unit 2" }
  end }

scenario "355.2 a unit may be played there, too" {
  p1 = { base = { "Open Gate" }, deck = { "Unit 3", "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Open Gate", "West Field")
    t:resolve()
    t:expect_decision("p1", "355.2")
    t.p1:choose("West Field")
    t:expect_event("reveal", "Unit 3")
    t:expect("Unit 3"):at("West Field"):attacking()
  end }

scenario "355.2 who does not want it there plays it where it could be played anyhow" {
  p1 = { base = { "Open Gate" }, deck = { "Unit 3", "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Open Gate", "West Field")
    t:resolve()
    t.p1:choose("base")
    t:expect("Unit 3"):at("base")
  end }

scenario "355.2 of what is no unit it is not asked" {
  p1 = { base = { "Open Gate" }, deck = { "Baited Hook", "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Open Gate", "West Field")
    t:resolve()
    t:expect_decision("p1", "focus")
    t:expect("Baited Hook"):at("base")
  end }
