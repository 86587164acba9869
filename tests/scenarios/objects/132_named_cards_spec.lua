-- SPDX-License-Identifier: MIT
-- A card that a player names (132), and what the object that it is named for does with it.

test_card(function()
  return card { id = "t-name-ban", name = "Name Ban", type = "gear", cost = { energy = 0 },
    when_played { run = function(game) game.name_card() end },
    static { affects = "opponents", cannot = "play", cards = spells { named_card = true } },
  }
end)

test_card(function()
  local theirs = cards { zone = "hand", enemy = true }
  local named = cards { zone = "hand", named_card = true }
  return card { id = "t-name-rob", name = "Name Rob", type = "spell", cost = { energy = 0 },
    run = function(game)
      game.name_card { type = "unit" }
      game.reveal(game.all(theirs))
      game.discard_cards(game.all(theirs):where(named))
    end,
  }
end)

test_card { id = "t-name-foe", name = "Name Foe", type = "gear", cost = { energy = 0 },
  activated { cost = { exhaust = "me" }, run = function(game) game.name_card { by = "opponent" } end },
  when { event = "play", by = "opponent", subject = unit { named_card = true }, run = function(game) game.gain_xp(1) end },
}

scenario "132 the card that was named cannot be played, another one can" {
  p1 = { hand = { "Name Ban" }, at = { ["East Field"] = { "Unit 2" } } },
  p2 = { hand = { "Gust", "Stupefy" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play "Name Ban"
    t:pass_all()
    t.p1:choose "Gust"
    t:expect_event("named_card", "Name Ban", { by = "p1" })
    t:expect_reason(t.p1, "Name Ban", { topic = "memory", rule = "132" })
    t:next_turn()
    t:cannot(t.p2, "play", "Gust")
    t:can(t.p2, "play", "Stupefy")
  end }

scenario "132 in the opponent's turn, as well" {
  p1 = { hand = { "Name Ban" } },
  p2 = { hand = { "Stupefy", "Gust" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 3" } } }, turn = "p1",
  function(t)
    t.p1:play "Name Ban"
    t:pass_all()
    t.p1:choose "Stupefy"
    t:next_turn()
    t:cannot(t.p2, "play", "Stupefy")
  end }

scenario "132 a spell may name a card, too: units of that name are discarded" {
  p1 = { hand = { "Name Rob", "Stupefy" } }, p2 = { hand = { "Unit 3", "Unit 3", "Unit 4", "Gust" } },
  function(t)
    t.p1:play "Name Rob"
    t:pass_all()
    assert(not t:accepts(t.p1, "Stupefy"), "only units")
    t.p1:choose "Unit 3"
    t:expect(t.p2.hand):is { "Unit 4", "Gust" }
    t:expect(t.p2.trash):count(2)
  end }

scenario "132 the last name counts, and another object has its own" {
  p1 = { base = { "Name Foe" } }, p2 = { hand = { "Unit 1", "Unit 2" }, runes = { fury = 3 } },
  function(t)
    t.p1:use "Name Foe"
    t:pass_all()
    t.p2:choose "Unit 1"
    t:next_turn()
    t.p2:play "Unit 2"
    t:pass_all()
    t:expect_number("p1", "xp", 0)
    t.p2:play "Unit 1"
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }

scenario "132 in a team each opponent's card of that name counts, and a team mate's does not" {
  format = "2v2", p1 = { base = { "Name Foe" } }, p2 = { hand = { "Unit 1" }, pool = { energy = 1 } },
  p3 = { hand = { "Unit 1" }, pool = { energy = 1 } },
  function(t)
    t.p1:use "Name Foe"
    t:pass_all()
    t.p2:choose "Unit 1"
    t:next_turn()
    t.p2:play "Unit 1"
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:next_turn()
    t.p3:play "p3's Unit 1"
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }

scenario "132 the id of a name is that of its card, whatever other cards there are" {
  p1 = { hand = { "Name Ban" }, at = { ["East Field"] = { "Unit 2" } } },
  p2 = { hand = { "Gust", "Stupefy" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play "Name Ban"
    t:pass_all()
    t.p1:choose "card_name ogn-169"
    t:next_turn()
    t:cannot(t.p2, "play", "Gust")
    t:can(t.p2, "play", "Stupefy")
  end }
