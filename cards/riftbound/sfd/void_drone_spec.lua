-- SPDX-License-Identifier: MIT

test_card { id = "t-vd1", name = "Undertow", type = "spell", cost = { energy = 0 },
  targets = { unit { zone = "trash", mine = true } },
  run = function(game, me, it) game.play(it) end,
}

scenario "Void Drone: from the trash it costs 2 less" {
  rule = "356.4",
  p1 = { hand = { "Undertow" }, trash = { "Void Drone" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Undertow"):on("Void Drone")
    t:pass_all()
    t:expect("Void Drone"):at("base")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Void Drone: from the hand it costs what is printed" {
  p1 = { hand = { "Void Drone" }, pool = { energy = 2 } },
  function(t) t:cannot(t.p1, "play", "Void Drone") end,
}
