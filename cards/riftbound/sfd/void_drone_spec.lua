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

test_card { id = "t-vd2", name = "Borrow Void Drone", type = "spell", cost = { energy = 0 },
  keywords = { "action" },
  run = function(game)
    game.play(game.choose(game.hand("opponent"), { text = "Which one?" }))
  end,
}

scenario "419.1.a Void Drone: 2 less from another player's hand, which is none of yours" {
  p1 = { hand = { "Borrow Void Drone" }, pool = { energy = 1, order = 1 } },
  p2 = { hand = { "Void Drone" }, at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play "Borrow Void Drone"
    t:pass_all()
    t:expect_number("p1", "energy", 0)
    t:expect("Void Drone"):at("base"):controlled_by("p1")
  end,
}
