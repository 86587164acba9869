-- SPDX-License-Identifier: MIT

scenario "Rek'Sai, Swarm Queen: a revealed unit is paid for and played where she attacks" {
  rule = "419.1.a",
  p1 = { base = { "Rek'Sai, Swarm Queen" }, deck = { "Unit 3", "Gust", "Unit 1" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Rek'Sai, Swarm Queen", "West Field")
    t.p1:yes()
    t:resolve()
    t:expect_event("reveal", "Gust")
    t.p1:choose("Unit 3")
    t:expect_decision("p1", "355.2")
    t.p1:choose("West Field")
    t:expect("Unit 3"):at("West Field"):attacking()
    t:expect_number("p1", "energy", 0)
    t:expect(t.p1.deck):in_order { "Unit 1", "Gust" }
  end,
}

scenario "Rek'Sai, Swarm Queen: or in the base; she may play none, and recycles both" {
  p1 = { base = { "Rek'Sai, Swarm Queen" }, deck = { "Unit 3", "Gust", "Unit 1" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Rek'Sai, Swarm Queen", "West Field")
    t.p1:yes()
    t:resolve()
    t.p1:choose()
    t:expect(t.p1.deck):starts_with { "Unit 1" }
    t:expect(t.p1.deck):count(3)
  end,
}

scenario "Rek'Sai, Swarm Queen: what cannot be paid for stays banished" {
  rule = "358.4",
  p1 = { base = { "Rek'Sai, Swarm Queen" }, deck = { "Unit 3", "Gust", "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Rek'Sai, Swarm Queen", "West Field")
    t.p1:yes()
    t:resolve()
    t.p1:choose("Unit 3")
    t:expect(t.p1.banishment):is { "Unit 3" }
  end,
}

scenario "Rek'Sai, Swarm Queen: not as a defender" {
  p1 = { at = { ["West Field"] = { "Rek'Sai, Swarm Queen" } } },
  p2 = { base = { "Unit 9" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 9", "West Field")
    t:expect_chain(0)
  end,
}
