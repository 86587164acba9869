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
