-- SPDX-License-Identifier: MIT

scenario "Miss Fortune, Captain: moving for the first time, readies something else" {
  p1 = {
    base = { "Miss Fortune, Captain", { "Unit 1", exhausted = true }, { "Sun Disc", exhausted = true } },
    runes = { exhausted = { body = 1 } }, legend = { "Blind Monk" },
  },
  function(t)
    t.p1:move("Miss Fortune, Captain", "West Field")
    t.p1:yes()
    t:expect_option("Unit 1", "Sun Disc", "Body Rune")
    t:expect_no_option("Miss Fortune, Captain")
    t:expect_no_option("Blind Monk")
    t.p1:choose("Sun Disc")
    t:resolve()
    t:expect("Sun Disc"):ready()
  end,
}

scenario "Miss Fortune, Captain: not for a second move in the turn" {
  p1 = {
    at = { ["West Field"] = { "Miss Fortune, Captain" } },
    base = { { "Unit 1", exhausted = true } }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 },
  },
  function(t)
    t.p1:play("Ride the Wind"):on("Miss Fortune, Captain"):choose("base")
    t:resolve()
    t.p1:no()
    t.p1:move("Miss Fortune, Captain", "East Field")
    t:expect_decision("p1", "focus")
    t:expect("Unit 1"):exhausted()
  end,
}

scenario "Miss Fortune, Captain: not for another unit's move" {
  p1 = { base = { "Miss Fortune, Captain", "Unit 1", { "Unit 2", exhausted = true } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_decision("p1", "focus")
  end,
}

scenario "Miss Fortune, Captain: Accelerate, Ganking; only what is exhausted can be chosen" {
  p1 = { at = { ["West Field"] = { "Miss Fortune, Captain" } }, base = { "Unit 1", "Sun Disc" },
    hand = { "Miss Fortune, Captain" }, pool = { energy = 6, body = 2 }, runes = { body = 1 }, legend = { "Blind Monk" } },
  function(t)
    t.p1:play("Miss Fortune, Captain in hand"):yes():at("base")
    t:expect("Miss Fortune, Captain#1"):ready()
    t.p1:move("Miss Fortune, Captain at West Field", "East Field")
    t:expect_decision("p1", "focus") -- nothing is exhausted, so nothing triggers
  end,
}

scenario "355.9 Miss Fortune, Captain: a legend, a team mate's too; the first move is the only one, taken or not" {
  format = "2v2",
  p1 = { base = { "Miss Fortune, Captain" }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  p3 = { legend = { { "Blind Monk", exhausted = true } } },
  p4 = { base = { { "Unit 4", exhausted = true } } },
  function(t)
    t.p1:move("Miss Fortune, Captain", "West Field")
    t.p1:yes()
    t:expect_options("Blind Monk", "Unit 4")
    t.p1:choose("Blind Monk")
    t:resolve()
    t:expect("Blind Monk"):ready()
    t:showdown_pass()
    t.p1:play("Ride the Wind"):on("Miss Fortune, Captain"):choose("base")
    t:resolve()
    t:expect_decision("p1", "turn")
    t:expect("Unit 4"):exhausted()
  end,
}

scenario "420 Miss Fortune, Captain: moved by an opponent she has moved, and readies for her controller" {
  p1 = { at = { ["West Field"] = { "Miss Fortune, Captain" } }, base = { { "Unit 1", exhausted = true } } },
  p2 = { hand = { "Charm", "Charm" }, pool = { energy = 2, calm = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Charm#1"):on("Miss Fortune, Captain"):choose("base")
    t:resolve()
    t.p1:yes()
    t:resolve()
    t:expect("Unit 1"):ready()
    t.p2:play("Charm#2"):on("Miss Fortune, Captain"):choose("West Field")
    t:resolve()
    t:expect_events(1, "trigger", "Miss Fortune, Captain")
  end,
}
