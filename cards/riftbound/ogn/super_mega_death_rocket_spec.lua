-- SPDX-License-Identifier: MIT

scenario "Super Mega Death Rocket!: five damage to a unit anywhere" {
  p1 = { hand = { "Super Mega Death Rocket!" }, pool = { energy = 4, chaos = 1 } },
  p2 = { base = { "Unit 6" } },
  function(t)
    t.p1:play("Super Mega Death Rocket!"):on("Unit 6")
    t:pass_all()
    t:expect("Unit 6"):damage(5)
  end,
}

scenario "Super Mega Death Rocket!: from the trash, for a discard, when I conquer" {
  p1 = { trash = { "Super Mega Death Rocket!" }, hand = { "Unit 1" }, base = { "Unit 2" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t.p1:yes():yes()
    t:pass_all()
    t:expect(t.p1.hand):is { "Super Mega Death Rocket!" }
    t:expect(t.p1.trash):is { "Unit 1" }
  end,
}

scenario "Super Mega Death Rocket!: not with an empty hand, not from the hand, not when the opponent conquers" {
  p1 = { trash = { "Super Mega Death Rocket!" }, base = { "Unit 2" } },
  p2 = { trash = { "Super Mega Death Rocket!" }, hand = { "Unit 3" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.trash):is { "Super Mega Death Rocket!" }
    t:expect(t.p2.trash):is { "Super Mega Death Rocket!" }
    t:expect(t.p2.hand):count(1)
    t:expect_decision("p1", "turn")
  end,
}

scenario "411.1 Super Mega Death Rocket!: a team mate conquers, not you" {
  format = "2v2", turn = "p3",
  p1 = { trash = { "Super Mega Death Rocket!" }, hand = { "Unit 1" } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p3:move("Unit 2", "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p3")
    t:expect_decision("p3", "turn")
    t:expect(t.p1.hand):is { "Unit 1" }
  end,
}
