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
