-- SPDX-License-Identifier: MIT
-- Lists that actions give and what can be asked of them; what is taken from the top of a deck.

test_card(function()
local all, strong = units {}, unit { might = at_least(3) }
return card { id = "t-list1", name = "Levy", type = "spell", cost = {},
  run = function(game) game.kill(game.all(all):where(strong):of "opponent") end,
}
end)
test_card(function()
local all, mighty = units {}, unit { might = at_least(arg(1)) }
return card { id = "t-list2", name = "Measure", type = "spell", cost = {},
  targets = { up_to(2, unit {}) },
  run = function(game, me, kept) game.kill(game.all(all):where(mighty, { arg = 2 }):without(kept)) end,
}
end)
test_card(function()
local all = units {}
return card { id = "t-list3", name = "Tithe", type = "spell", cost = {},
  run = function(game)
    local doomed = {}
    for _, player in ipairs(game.players()) do
      table.insert(doomed, game.choose(all, { of = player, by = player, text = "Which unit is killed?" }))
    end
    game.kill(game.list(doomed, doomed))
  end,
}
end)
test_card(function()
local all, in_hand = units {}, unit { zone = "hand" }
return card { id = "t-list4", name = "Roll Call", type = "spell", cost = {},
  run = function(game)
    local here = game.list(game.all(all, { of = "you" }), game.hand())
    local hand = here:where(in_hand)
    game.draw(#here + 10 * #hand == 13 and game.count(all, { of = "opponent" }) or 0)
  end,
}
end)
test_card(function()
local a_unit = unit {}
return card { id = "t-list5", name = "Muster", type = "spell", cost = {},
  run = function(game)
    local got = game.take_from_top(3, { where = a_unit, optional = true, reveal = true, to = "draw", rest = "recycle" })
    if #got == 1 and game.is(got[1], a_unit) then game.gain_xp(1) end
  end,
}
end)
test_card { id = "t-list6", name = "Sift", type = "spell", cost = {},
  run = function(game) game.take_from_top(4, { n = 2, to = "trash", rest = "top" }) end,
}
test_card { id = "t-list7", name = "Peek", type = "spell", cost = {},
  run = function(game) game.take_from_top(2, { of = "opponent", n = 2, optional = true, to = "recycle" }) end,
}
test_card { id = "t-list8", name = "Bare Cards", type = "spell", cost = {},
  run = function(game) game.take_from_top(2, { revealed = true, to = "hand", rest = "banishment" }) end,
}

scenario "355.10.d a list is asked for those that match and for those of a player" {
  p1 = { hand = { "Levy" }, base = { "Unit 4" } },
  p2 = { base = { "Unit 3", "Unit 2", "Unit 5" } },
  function(t)
    t.p1:play("Levy")
    t:resolve()
    t:expect(t.p2.trash):is { "Unit 3", "Unit 5" }
    t:expect("Unit 2"):at("base")
    t:expect("Unit 4"):at("base")
  end }

scenario "355.10.d a list without others, by a number that a script gives" {
  p1 = { hand = { "Measure" }, base = { "Unit 1", "Unit 2" } },
  p2 = { base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Measure"):choose("Unit 3")
    t:resolve()
    t:expect("Unit 1"):at("base")
    t:expect("Unit 3"):at("base")
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 4"):in_zone("trash")
  end }

scenario "355.10.d of three players each chooses among their own; a list has each object once" {
  format = "ffa3",
  p1 = { hand = { "Tithe" }, base = { "Unit 1", "Unit 2" } },
  p2 = { base = { "Unit 3" } },
  p3 = { base = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play("Tithe")
    t:resolve()
    t.p1:choose("Unit 2")
    t.p3:choose("Unit 4")
    t:expect("Unit 1"):at("base")
    t:expect("Unit 5"):at("base")
    for _, name in ipairs { "Unit 2", "Unit 3", "Unit 4" } do t:expect(name):in_zone("trash") end
  end }

scenario "355.10.d where a selector names a zone, a list holds what lies there" {
  p1 = { hand = { "Roll Call", "Unit 1", "Levy" }, base = { "Unit 2" }, deck = { "Unit 4", "Unit 5" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Roll Call")
    t:resolve()
    t:expect(t.p1.hand):is { "Unit 1", "Levy", "Unit 4" }
  end }

scenario "431.1.c one of the top cards is revealed and drawn, the rest recycled" {
  p1 = { hand = { "Muster" }, deck = { "Levy", "Unit 1", "Unit 2", "Unit 5" } },
  function(t)
    t.p1:play("Muster")
    t:resolve()
    t:expect_no_option("Levy")
    t.p1:choose("Unit 2")
    t:expect_event("reveal", "Unit 2")
    t:expect_no_event("reveal", "Unit 1")
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect_number("p1", "xp", 1)
    t:expect(t.p1.deck):starts_with { "Unit 5" }
    t:expect(t.p1.deck):count(3)
  end }

scenario "431.1.c none of the top cards that are revealed need be drawn" {
  p1 = { hand = { "Muster" }, deck = { "Levy", "Unit 1", "Unit 2", "Unit 5" } },
  function(t)
    t.p1:play("Muster")
    t:resolve()
    t.p1:choose()
    t:expect(t.p1.hand):count(0)
    t:expect_number("p1", "xp", 0)
    t:expect(t.p1.deck):starts_with { "Unit 5" }
  end }

scenario "436.1.b some go into the trash, the rest back in any order" {
  p1 = { hand = { "Sift" }, deck = { "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play("Sift")
    t:resolve()
    t.p1:choose("Unit 1", "Unit 3")
    t.p1:order { "Unit 4", "Unit 2" }
    t:expect(t.p1.trash):has("Unit 1")
    t:expect(t.p1.trash):has("Unit 3")
    t:expect(t.p1.deck):in_order { "Unit 4", "Unit 2", "Unit 5" }
  end }

scenario "431.1.c of another player's deck; what is not said stays where it is" {
  p1 = { hand = { "Peek" } },
  p2 = { deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Peek")
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect(t.p2.deck):in_order { "Unit 2", "Unit 3", "Unit 1" }
  end }

scenario "424 all of them are revealed" {
  p1 = { hand = { "Bare Cards" }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Bare Cards")
    t:resolve()
    t:expect_event("reveal", "Unit 1")
    t:expect_event("reveal", "Unit 2")
    t.p1:choose("Unit 2")
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect(t.p1.banishment):is { "Unit 1" }
    t:expect(t.p1.deck):is { "Unit 3" }
  end }

test_card(function()
local all, strong = units {}, unit { might = at_least(3) }
local of_name, other_name = unit { name = "Unit 4", enemy = false, buffed = false }, unit { name = none_of { "Unit 4" }, at = "base" }
return card { id = "t-list-gone", name = "Last Muster", type = "spell", cost = {},
  run = function(game)
    local fallen = game.all(all)
    game.kill(fallen)
    game.gain_xp(#fallen:where(strong))
    game.draw(#fallen:of "you")
    if #fallen:where(of_name) == 1 and #fallen:where(other_name) == 3 then game.channel(1) end
    game.gain_points(#fallen:without(fallen:where(strong)) + #game.list(fallen)) -- game.list knows what is there
  end,
}
end)

scenario "359.3.e.13 a list still knows what has died of it: who controlled it, and whether it matched" {
  p1 = { hand = { "Last Muster" }, base = { "Unit 4", "Unit 2" }, deck = { "Unit 1", "Unit 1", "Unit 1" } },
  p2 = { base = { "Unit 3", "Unit 5" } },
  function(t)
    t.p1:play("Last Muster")
    t:resolve()
    t:expect_number("p1", "xp", 3)
    t:expect(t.p1.hand):count(2)
    t:expect(t.p1.runes):count(1)
    t:expect_points("p1", 1)
  end }
