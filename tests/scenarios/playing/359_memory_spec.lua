-- SPDX-License-Identifier: MIT
-- What an object remembers: a number, cards.  It goes with the object (359.3.e.13).

test_card { id = "t-mem-tally", name = "Abacus", type = "unit", domains = { "mind" }, cost = { energy = 0 }, might = 1,
  static { affects = "me", might = number.me("remembered") },
  when { event = "play", by = "you", subject = spell {},
    run = function(game, me) game.remember_number(me.remembered + 1) end },
}
test_card(function()
local mine = units { remembered_by_me = true }
return card { id = "t-mem-oath", name = "Oathkeeper", type = "unit", domains = { "order" }, cost = { energy = 0 }, might = 2,
  when_played { targets = { unit { friendly = true, other = true } },
    run = function(game, me, it) game.remember_cards(it) end },
  static { affects = mine, might = 2 },
  activated { cost = { exhaust = "me" }, run = function(game) game.ready(game.all(mine)) end },
}
end)
test_card(function()
local others = units { other = true }
return card { id = "t-mem-born", name = "Understudy", type = "unit", domains = { "mind" }, cost = { energy = 0 }, might = 2,
  as_played { run = function(game)
    game.remember_cards(game.choose(others))
    game.remember_number(3)
  end },
  static { affects = "me", while_ = number.count(units { remembered_by_me = true }):at_least(1),
    might = number.me("remembered") },
}
end)
test_card { id = "t-mem-spell", name = "Nothing", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function() end,
}
test_card { id = "t-mem-back", name = "Back", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.return_to_hand(it) end,
}

scenario "359.3.e.13 an object remembers a number, and tells it" {
  p1 = { base = { "Abacus" }, hand = { "Nothing", "Nothing" } },
  function(t)
    t.p1:play("Nothing")
    t:pass_all()
    t.p1:play("Nothing")
    t:pass_all()
    t:expect("Abacus"):might(3):attribute("remembered", 2)
    t:expect_reason(t.p1, "Abacus", { kind = "fact", topic = "memory", text = "remembers 2" })
    t:next_turn()
    t:expect("Abacus"):might(3)
  end }

scenario "359.3.e.13 a card that comes back as another object remembers nothing" {
  p1 = { base = { "Abacus" }, hand = { "Back" } },
  function(t)
    t.p1:play("Back"):on("Abacus")
    t:pass_all()
    t.p1:play("Abacus"):at("base")
    t:expect("Abacus"):might(1)
  end }

scenario "359.3.e.13 an object remembers another one as long as that is the same object" {
  p1 = { base = { { "Unit 3", exhausted = true }, "Unit 2" }, hand = { "Oathkeeper", "Back" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Oathkeeper"):at("base"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(5)
    t:expect("Unit 2"):might(2)
    t:expect_reason(t.p1, "Oathkeeper", { kind = "fact", topic = "memory", text = "remembers Unit 3" })
    t.p1:play("Back"):on("Unit 3")
    t:pass_all()
    t.p1:play("Unit 3"):at("base")
    t:expect("Unit 3"):might(3)
  end }

scenario "359.2 what an object remembers as it is played it remembers on the board, until that is gone" {
  p1 = { hand = { "Understudy", "Back" }, base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Understudy"):choose "Unit 3"
    t:expect("Understudy"):might(5)
    t.p1:play("Back"):on "Unit 3"
    t:pass_all()
    t:expect("Understudy"):might(2)
  end }
