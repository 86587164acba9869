-- SPDX-License-Identifier: MIT

test_card { id = "t-svel", name = "Echo Singer", type = "unit", might = 2,
  keywords = { assault = 1 },
  when { event = "move", subject = "me", run = function(game) game.draw(1) end },
  deathknell { run = function(game) game.draw(1) end },
  static { affects = units { friendly = true, other = true }, might = 1 },
}
test_card { id = "t-svel2", name = "Once Singer", type = "unit", might = 2,
  activated { once_each_turn = true, cost = { energy = 1 },
    run = function(game, me) game.give(me, { might = 1, lasts = "turn" }) end },
}

scenario "Svellsongur: its unit has its text twice: keywords, statics, triggers" {
  rule = "472.1.b.2",
  p1 = { base = { "Echo Singer", "Unit 1", "Svellsongur" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t:expect("Unit 1"):might(2)
    t.p1:use("Svellsongur"):on("Echo Singer")
    t:pass_all()
    t:expect("Svellsongur"):attached_to("Echo Singer")
    t:expect("Echo Singer"):attribute("assault", 2):might(2)
    t:expect("Unit 1"):might(3)
    t.p1:move("Echo Singer", "West Field"):order { 1, 2 }
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Svellsongur: detached it has no text any more" {
  rule = "435.1.d",
  p1 = { base = { { "Echo Singer", attached = { "Svellsongur" } }, "Unit 1" },
    hand = { "Veteran Poro" }, pool = { energy = 3, calm = 1 } },
  function(t)
    t:expect("Unit 1"):might(3)
    t.p1:play("Veteran Poro"):yes():yes()
    t:pass_all()
    t:expect("Svellsongur"):attached_to("Veteran Poro")
    t:expect("Unit 1"):might(2)
    t:expect("Veteran Poro"):attribute("weaponmaster", 2)
  end,
}

scenario "RB-RU-057 Svellsongur: only printed text is copied" {
  rule = "472.1.b.3",
  p1 = { base = { { "Unit 2", attached = { "Serrated Dirk" } }, "Svellsongur" },
    pool = { energy = 1, calm = 1 } },
  function(t)
    t:expect("Unit 2"):attribute("assault", 2)
    t.p1:use("Svellsongur"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):attribute("assault", 2)
  end,
}

scenario "Svellsongur: a Deathknell counts twice, and an ability for once a turn is there twice" {
  rule = "718.3",
  p1 = { base = { { "Echo Singer", attached = { "Svellsongur" } },
      { "Once Singer", attached = { "Svellsongur" } } },
    hand = { "Vengeance" }, pool = { energy = 7, order = 2 } },
  function(t)
    t.p1:use("Once Singer")
    t:pass_all()
    t.p1:use("Once Singer")
    t:pass_all()
    t:cannot(t.p1, "use", "Once Singer", "377.2.b")
    t.p1:play("Vengeance"):on("Echo Singer"):pass()
    t.p2:pass()
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect("Svellsongur#1"):unattached()
  end,
}
