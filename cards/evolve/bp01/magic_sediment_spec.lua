-- SPDX-License-Identifier: MIT

scenario "A.10 Magic Sediment: an amulet with Stack and a counter" {
  p1 = { ex = { "Magic Sediment" }, play_points = 1 },
  function(t)
    t.p1:play("Magic Sediment")
    t:expect("Magic Sediment"):in_zone("field"):cost(1):keyword("stack"):attribute("stack", 1)
  end }

scenario "13.3.2.2 Magic Sediment: all its counters go to another one, engaged or not; it is not destroyed" {
  p1 = { field = { { "Magic Sediment", stack = 3 }, { "Price of Magic", engaged = true } } },
  function(t)
    t.p1:use "Magic Sediment"
    t:expect("Price of Magic"):attribute("stack", 4):engaged()
    t:expect("Magic Sediment"):gone() -- 11.7.1
    t:expect_no_event "destroy"
  end }

scenario "10.4.6.1 Magic Sediment: also in the turn in which it comes, and only onto one with Stack of your own" {
  p1 = { ex = { "Magic Sediment" }, field = { "Amulet" }, play_points = 1 },
  p2 = { field = { "Price of Magic" } },
  function(t)
    t.p1:play "Magic Sediment"
    t:cannot(t.p1, "use", "Magic Sediment")
  end }
