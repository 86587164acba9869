-- SPDX-License-Identifier: MIT
-- A keyword that stands for more than one activated ability, each with its own cost.

test_keyword "learned" {
  activated { label = "read", cost = { energy = 1 }, run = function(game) game.draw(1) end },
  activated { label = "teach", cost = { exhaust = "me" }, run = function(game) game.gain_xp(2) end },
}

test_card { id = "t-801-scholar", name = "Scholar", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "learned" },
}

local read = "use Scholar (yours, 2 Might, your base): 1 Energy: read"
local teach = "use Scholar (yours, 2 Might, your base): exhaust: teach"

scenario "801.1 a keyword with two activated abilities gives both, each for its own cost" {
  p1 = { base = { "Scholar" }, pool = { energy = 1 } },
  function(t)
    t:expect_option(read, teach)
    t.p1:choose(teach)
    t:pass_all()
    t:expect_number("p1", "xp", 2)
    t:expect("Scholar"):exhausted()
    t.p1:use "Scholar"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "energy", 0)
  end }

test_keyword "digging" {
  activated { cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
}
test_keyword "delving" {
  activated { cost = { recycle = "me" }, run = function(game) game.draw(2) end },
}
test_card { id = "t-801z1", name = "Digger", type = "unit", cost = { energy = 1 }, might = 1,
  keywords = { "digging" },
}

scenario "801 of two keywords with activated abilities a unit with one has the one" {
  p1 = { base = { "Digger" } },
  function(t)
    local uses = 0
    for _, option in ipairs(t:now().options) do
      if option.id:find("^use ") then uses = uses + 1 end
    end
    assert(uses == 1, uses)
    t.p1:use "Digger"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:cannot(t.p1, "use", "Digger")
  end }
