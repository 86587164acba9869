-- SPDX-License-Identifier: MIT

scenario "Sprite Call: a ready Sprite in the base or at my battlefield" {
  rule = "355.2",
  p1 = { hand = { "Sprite Call" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Sprite Call")
    t:pass_all()
    t:expect_option("base", "West Field")
    t:expect_no_option("East Field")
    t.p1:choose("West Field")
    t:expect("Sprite"):at("West Field"):ready():might(3)
  end,
}

scenario "Sprite Call: from hidden the Sprite must come to that battlefield" {
  rule = "811.1.d.3",
  p1 = { facedown = { ["West Field"] = "Sprite Call" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Sprite Call")
    t:pass_all()
    t:expect("Sprite"):at("West Field"):ready()
  end,
}

scenario "Sprite Call: the Sprite stays through the opponent's turn and dies in mine" {
  p1 = { hand = { "Sprite Call" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Sprite Call")
    t:pass_all()
    t:expect("Sprite"):at("base")
    t:next_turn()
    t:expect("Sprite"):at("base")
    t:next_turn()
    t:expect("Sprite"):gone()
  end,
}

scenario "309.1.a Sprite Call: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Sprite Call" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Sprite Call", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Sprite Call")
  end,
}

scenario "811.1.b Sprite Call: hidden for a Power, it reacts for nothing from the next turn on" {
  p1 = { hand = { "Sprite Call" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 6" }, hand = { "Stupefy" } },
  function(t)
    t.p1:hide("Sprite Call", "West Field")
    t:cannot(t.p1, "play", "Sprite Call", "811.1.b")
    t:next_turn()
    t.p2:move("Unit 6", "West Field")
    t.p2:play("Stupefy"):on("Unit 6"):pass()
    t:can(t.p1, "play", "Sprite Call")
  end,
}
