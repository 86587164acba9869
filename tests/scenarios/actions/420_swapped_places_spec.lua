-- SPDX-License-Identifier: MIT
--
-- Words of scripts for two objects, or for a list: places that are swapped (420), how many of some
-- tags there are, the sum of a number over a list (355.10.d), one of a few tags (133.8).

test_card { id = "t-swap-1", name = "Swap Places", type = "spell", cost = {},
  targets = { unit {}, unit {} },
  run = function(game, me, one, other)
    if not game.swap_places(one, other) then game.gain_points(1) end
  end,
}
test_card { id = "t-swap-2", name = "Swap Rooted", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = "me", cannot = "move" },
}
test_card { id = "t-swap-3", name = "Swap Mover", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "move", subject = "me", run = function(game) game.draw(1) end },
}
test_card { id = "t-swap-4", name = "Pet Count", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", might = number.distinct(units { mine = true }, "tags", { "Bird", "Cat", "Dog" }) },
}
test_card { id = "t-swap-5", name = "Cat and Dog", type = "unit", cost = { energy = 1 }, might = 1, tags = { "Cat", "Dog" } }
test_card { id = "t-swap-6", name = "Second Cat", type = "unit", cost = { energy = 1 }, might = 1, tags = { "Cat" } }
test_card { id = "t-swap-7", name = "Plain Poro", type = "unit", cost = { energy = 1 }, might = 1, tags = { "Poro" } }
test_card(function()
  local all_units = units {}
  return card { id = "t-swap-8", name = "Sum of Might", type = "spell", cost = {},
    run = function(game) game.gain_xp(game.all(all_units):of(game.you()):sum "might") end,
  }
end)
test_card { id = "t-swap-9", name = "Tag of Three", type = "unit", cost = { energy = 0 }, might = 1,
  when_played { run = function(game, me)
    if game.name_tag { among = { "Cat", "Dog" } } == "Dog" then game.gain_points(1) end
  end },
}
test_card { id = "t-swap-10", name = "Tag of None", type = "unit", cost = { energy = 0 }, might = 1,
  when_played { run = function(game, me) game.name_tag { among = { "Unheard Of" } } end },
}

scenario "420 two units swap places, whoever controls them, and both have moved" {
  p1 = { hand = { "Swap Places" }, base = { "Swap Mover" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Swap Places"):on("Swap Mover", "Unit 2")
    t:pass_all()
    t:expect("Swap Mover"):at("West Field")
    t:expect("Unit 2"):at("base")
    t:expect_event("move", "Swap Mover")
    t:expect_event("move", "Unit 2")
    t:expect(t.p1.hand):count(1)
    t:expect_points("p1", 0)
  end }

scenario "420 units at one place do not swap" {
  p1 = { hand = { "Swap Places" }, base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Swap Places"):on("Unit 1", "Unit 2")
    t:pass_all()
    t:expect_no_event("move", "Unit 1")
    t:expect_points("p1", 1)
  end }

scenario "420 a unit that cannot move stays, and the other one comes to it" {
  p1 = { hand = { "Swap Places" }, base = { "Swap Rooted" }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Swap Places"):on("Swap Rooted", "Unit 2")
    t:pass_all()
    t:expect("Swap Rooted"):at("base")
    t:expect("Unit 2"):at("base")
    t:expect_no_event("move", "Swap Rooted")
  end }

scenario "359.3.e.12 nothing is swapped with a unit that is gone" {
  p1 = { hand = { "Swap Places" }, base = { "Unit 1" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { hand = { "Gust" }, pool = { energy = 1, chaos = 1 } },
  function(t)
    t.p1:play("Swap Places"):on("Unit 1", "Unit 2"):pass()
    t.p2:play("Gust"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 1"):at("base")
    t:expect_points("p1", 1)
  end }

scenario "133.8 each of the tags counts once, and no other tag does" {
  p1 = { base = { "Pet Count", "Cat and Dog", "Second Cat", "Plain Poro" } }, p2 = { base = { "Bird" } },
  function(t) t:expect("Pet Count"):might(3) end }

scenario "133.8 without any of the tags the number is 0" {
  p1 = { base = { "Pet Count", "Plain Poro" } },
  function(t) t:expect("Pet Count"):might(1) end }

scenario "355.10.d the sum over a list is that of its objects only" {
  p1 = { hand = { "Sum of Might" }, base = { "Unit 2", "Unit 3" } }, p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play "Sum of Might"
    t:pass_all()
    t:expect_number("p1", "xp", 5)
  end }

scenario "133.8 one of a few tags is named: these only are offered" {
  p1 = { hand = { "Tag of Three" } },
  function(t)
    t.p1:play "Tag of Three"
    t:pass_all()
    t:expect_options("Cat", "Dog")
    t.p1:choose "Dog"
    t:expect_points("p1", 1)
  end }

scenario "133.8 a tag that no card has cannot be named" {
  p1 = { hand = { "Tag of None" } },
  function(t)
    t.p1:play "Tag of None"
    t.p1:pass()
    assert(not pcall(function() t.p2:pass() end), "it is refused")
  end }

test_card { id = "t-swap-12", name = "Said Twice", type = "unit", cost = { energy = 0 }, might = 1,
  as_played { run = function(game) game.name_tag { among = { "Cat", "Dog", "Cat" } } end },
}

scenario "133.8 a tag that is listed twice is offered once" {
  p1 = { hand = { "Said Twice" }, base = { "Pakaa Cub", "Starhound" } },
  function(t)
    t.p1:play("Said Twice")
    t:expect_options("Cat", "Dog")
    t.p1:choose("Cat")
    t:expect("Said Twice"):at("base")
  end }

test_card { id = "t-420z1", name = "Zoologist", type = "unit", cost = { energy = 1 }, might = 1, tags = { "Zebra" },
  when_played { run = function(game) game.name_tag() end },
}
test_card { id = "t-420z2", name = "Aardvark Friend", type = "unit", cost = { energy = 1 }, might = 1,
  tags = { "Aardvark" },
}

scenario "133.8 the tags that can be named are offered in the order of the alphabet" {
  p1 = { hand = { "Zoologist" }, deck = { "Aardvark Friend" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Zoologist"):at "base"
    t.p1:pass() t.p2:pass()
    t:expect_decision("p1", "133.8")
    local last, count = "", 0
    for _, option in ipairs(t:now().options) do
      assert(last <= option.label, option.label .. " after " .. last)
      last, count = option.label, count + 1
    end
    assert(count >= 2)
    t.p1:choose "Zebra"
  end }
