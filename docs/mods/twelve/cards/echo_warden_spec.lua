-- SPDX-License-Identifier: MIT
test_card { id = "t-jolt", name = "Jolt", type = "spell", domains = { "fury" }, cost = { energy = 1 },
  additional { name = "more", cost = { energy = number.x() } },
  targets = { unit {} }, run = function(game, me, it) game.deal(1 + game.x(), it) end,
}

scenario "Echo Warden: pays 1, and the copy has new targets and the same X" {
  turn = "p2",
  p1 = { base = { "Echo Warden" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 6", "Unit 7" }, hand = { "Jolt" }, pool = { energy = 3 } },
  function(t)
    t.p2:play("Jolt"):number(2):on("Echo Warden")
    t:resolve()
    t.p1:yes()
    t:expect("Echo Warden"):damage(3)
    t:resolve()
    t.p1:on("Unit 7")
    t:resolve()
    t:expect("Unit 7"):damage(3)
    t:expect_number("p1", "energy", 0)
    t:expect(t.p2.trash):count(1)                -- the copy is nowhere
  end }

scenario "Echo Warden: only the first spell of the turn, paid for or not" {
  turn = "p2",
  p1 = { base = { "Echo Warden" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 6" }, hand = { "Jolt", "Jolt" }, pool = { energy = 2 } },
  function(t)
    t.p2:play("Jolt"):number(0):on("Unit 6")
    t:resolve()
    t.p1:no()
    t.p2:play("Jolt"):on("Unit 6")             -- there is no Energy for an X
    t:pass_all()
    t:expect("Unit 6"):damage(2)
    t:expect_number("p1", "energy", 2)
  end }

scenario "Echo Warden: 439.2.b.1 a copy is not played, so it is the copy of no other Warden" {
  turn = "p2",
  p1 = { base = { "Echo Warden" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 6", "Echo Warden" }, hand = { "Jolt" }, pool = { energy = 2 } },
  function(t)
    t.p2:play("Jolt"):number(0):on("Unit 6")
    t:resolve()
    t.p1:yes()
    t:resolve()
    t.p1:on("Unit 6")
    t:pass_all()
    t:expect("Unit 6"):damage(2)
    t:expect_number("p2", "energy", 1)
  end }
