-- SPDX-License-Identifier: MIT

scenario "Sprite Burst: two ready Sprites, each where one likes" {
  p1 = { hand = { "Sprite Burst" }, pool = { energy = 5 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Sprite Burst")
    t:pass_all()
    t.p1:choose("West Field")
    t.p1:choose("base")
    t:expect(t:at("West Field")):is { "Unit 1", "Sprite" }
    t:expect(t.p1.base):is { "Sprite" }
    t:expect("Sprite#1"):ready():might(3)
  end,
}

scenario "Sprite Burst: they die in your next turn" {
  rule = "816",
  p1 = { hand = { "Sprite Burst" }, pool = { energy = 5 } },
  function(t)
    t.p1:play("Sprite Burst")
    t:pass_all()
    t:next_turn()
    t:expect(t.p1.base):count(2)
    t.p2:end_turn()
    t:pass_all()
    t:expect(t.p1.base):count(0)
  end,
}
