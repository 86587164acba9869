-- SPDX-License-Identifier: MIT
--
-- 472.2.a: a text that is put in the place of another one, and abilities that are lost and given.

test_card { id = "tt-1", name = "Page Turner", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  targets = { unit {}, unit {} },
  run = function(game, me, one, other) game.take_text(one, other, { lasts = "turn" }) end,
}

test_card { id = "tt-2", name = "Drummer Boy", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 2,
  keywords = { "ganking" },
  static { affects = units { friendly = true, other = true }, might = 1 },
  when { event = "turn_end", by = "you", run = function(game) game.draw(1) end },
  activated { cost = { energy = 1 }, run = function(game, me) game.buff(me) end },
}

test_card { id = "tt-3", name = "Sleeper", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 4,
  keywords = { "tank" },
  static { affects = "me", might = 3 },
}

test_card { id = "tt-4", name = "Mime", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 1,
  keywords = { "tank" },
  static { affects = "me", text_of = units { other = true, friendly = true, at = "here" }, while_ = { at = "battlefield" } },
}

test_card { id = "tt-5", name = "Eraser", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  targets = { unit {} },
  run = function(game, me, one) game.lose_text(one, { lasts = "turn" }) end,
}

test_card { id = "tt-6", name = "Silence", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  targets = { unit {} },
  run = function(game, me, one) game.lose_abilities(one, { lasts = "turn" }) end,
}

scenario "472.2.a: another text works in the place of its own, keywords included" {
  p1 = { hand = { "Page Turner" }, base = { "Sleeper", "Drummer Boy", "Unit 1" }, pool = { energy = 1 } },
  function(t)
    t:expect("Sleeper"):might(8)
    t.p1:play("Page Turner"):on("Sleeper"):on("Drummer Boy")
    t:pass_all()
    t:expect("Sleeper"):might(5):keyword("ganking"):no_keyword("tank")
    t:expect("Drummer Boy"):might(3)
    t:expect("Unit 1"):might(3)
    t.p1:use("Sleeper")
    t:pass_all()
    t:expect("Sleeper"):might(6)
    t.p1:end_turn()
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect("Sleeper"):might(9):keyword("tank"):no_keyword("ganking")
  end }

scenario "475.3: of two the later one counts, and what is lost later is lost" {
  p1 = { hand = { "Page Turner", "Page Turner", "Eraser" }, base = { "Sleeper", "Drummer Boy", "Unit 1" } },
  function(t)
    t.p1:play("Page Turner"):on("Unit 1"):on("Drummer Boy")
    t:pass_all()
    t:expect("Unit 1"):might(2):keyword("ganking")
    t.p1:play("Page Turner"):on("Unit 1"):on("Sleeper")
    t:pass_all()
    t:expect("Unit 1"):might(5):no_keyword("ganking"):keyword("tank")
    t.p1:play("Eraser"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(2):no_keyword("tank")
  end }

scenario "475.3: what had lost its abilities has the text that comes later" {
  p1 = { hand = { "Page Turner", "Silence" }, base = { "Sleeper", "Drummer Boy" } },
  function(t)
    t.p1:play("Silence"):on("Sleeper")
    t:pass_all()
    t:expect("Sleeper"):might(5):no_keyword("tank")
    t.p1:play("Page Turner"):on("Sleeper"):on("Drummer Boy")
    t:pass_all()
    t:expect("Sleeper"):might(5):keyword("ganking")
    t:expect("Drummer Boy"):might(3)
  end }

scenario "473: a static that puts a text there depends on who is where, and ends with its condition" {
  p1 = { base = { "Mime" }, at = { ["West Field"] = { "Drummer Boy" } } },
  function(t)
    t:expect("Mime"):might(2):keyword("tank")
    t.p1:move("Mime", "West Field")
    t:expect("Mime"):might(2):keyword("ganking"):no_keyword("tank")
    t:expect("Drummer Boy"):might(3)
    t:expect_reason(t.p1, "Mime", { kind = "effect", topic = "abilities", rule = "472.2" })
  end }

-- ---- Several abilities at once ---------------------------------------------------------------

test_card { id = "tt-7", name = "Guild Hall", type = "gear", domains = { "mind" }, cost = { energy = 1 },
  static { affects = units { friendly = true }, might = 1, grants = { "reads", "rests" } },
  abilities = {
    reads = when { event = "move", subject = "me", run = function(game) game.draw(1) end },
    rests = activated { cost = { exhaust = "me" }, run = function(game, me) game.buff(me) end },
  },
}

scenario "472.2.a: a static grants several abilities, and changes more beside that once" {
  p1 = { base = { "Guild Hall", "Unit 3", "Unit 1" } },
  function(t)
    t:expect("Unit 3"):might(4)
    t.p1:use("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(5):exhausted()
    t.p1:move("Unit 1", "West Field")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

-- ---- What is lost and what is given (473) ------------------------------------------------------

test_card { id = "tt-8", name = "Null Field", type = "gear", domains = { "mind" }, cost = { energy = 1 },
  static { affects = units { keyword = "tank" }, loses = "abilities" },
}

test_card { id = "tt-9", name = "Shield Wall", type = "gear", domains = { "mind" }, cost = { energy = 1 },
  static { affects = units {}, keywords = { "tank" }, grants = { "reads", "sings" } },
  abilities = {
    reads = when { event = "move", subject = "me", run = function(game) game.draw(1) end },
    sings = when { event = "move", subject = "me", run = function(game) game.gain_xp(1) end },
  },
}

test_card { id = "tt-10", name = "Doomsayer", type = "unit", domains = { "mind" }, cost = { energy = 1 }, might = 2,
  static { affects = units { other = true }, loses = "abilities" },
}

test_card { id = "tt-11", name = "Gift Bearer", type = "unit", domains = { "mind" }, cost = { energy = 1 }, might = 2,
  static { affects = units { other = true, keyword = "ganking" }, grants = "reads" },
  abilities = { reads = when { event = "move", subject = "me", run = function(game) game.draw(1) end } },
}

test_card { id = "tt-12", name = "Ganker", type = "unit", domains = { "mind" }, cost = { energy = 1 }, might = 2,
  keywords = { "ganking" },
}

test_card { id = "tt-13", name = "Open Gate", type = "gear", domains = { "mind" }, cost = { energy = 1 },
  static { affects = units {}, loses = "tank" },
}

test_card { id = "tt-14", name = "Tank Club", type = "gear", domains = { "mind" }, cost = { energy = 1 },
  static { affects = units { keyword = "tank" }, grants = { "reads", "sings" }, might = 1 },
  abilities = {
    reads = when { event = "move", subject = "me", run = function(game) game.draw(1) end },
    sings = when { event = "move", subject = "me", run = function(game) game.gain_xp(1) end },
  },
}

for _, gear in ipairs { { "Open Gate", "Tank Club" }, { "Tank Club", "Open Gate" } } do
  scenario("473: a grant depends on the loss of the keyword that it asks for: " .. gear[1] .. " is older") {
    p1 = { base = { gear[1], gear[2], "Sleeper" } },
    function(t)
      t:expect("Sleeper"):no_keyword("tank"):might(7)
      t.p1:move("Sleeper", "West Field")
      t:showdown_pass()
      t:expect(t.p1.hand):count(0)
      t:expect_number("p1", "xp", 0)
    end }
end

scenario "471: what takes the very keyword that it asks for is applied once and removed once" {
  p1 = { base = { "Null Field", "Shield Wall", "Unit 3" } },
  function(t)
    t:expect("Unit 3"):keyword("tank")
  end }

scenario "475.3: of a younger Shield Wall both abilities are kept, as they come later than the loss" {
  p1 = { base = { "Doomsayer", "Shield Wall", "Unit 3" } },
  function(t)
    t:expect("Unit 3"):keyword("tank")
    t.p1:move("Unit 3", "West Field")
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "xp", 1)
  end }

scenario "473.1.a: what lost its abilities grants nothing any more" {
  p1 = { base = { "Gift Bearer", "Ganker", "Doomsayer" } },
  function(t)
    t:expect("Ganker"):no_keyword("ganking")
    t.p1:move("Ganker", "West Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(0)
  end }
