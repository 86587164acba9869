-- SPDX-License-Identifier: MIT

scenario "Nilah, Joyful Ascetic: moving gains 1 XP; Accelerate and Ganking" {
  rule = "805",
  p1 = { hand = { "Nilah, Joyful Ascetic" }, pool = { energy = 4, body = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Nilah, Joyful Ascetic"):yes():at("West Field")
    t.p1:move("Nilah, Joyful Ascetic", "East Field")
    t:resolve()
    t:expect_number("p1", "xp", 1)
  end,
}

scenario "Nilah, Joyful Ascetic: not when another moves" {
  p1 = { base = { "Nilah, Joyful Ascetic", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_chain(0)
    t:expect_decision("p1", "focus")
  end,
}
