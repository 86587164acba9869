-- SPDX-License-Identifier: MIT

scenario "Morbid Return: a unit from my trash to my hand" {
  p1 = { hand = { "Morbid Return" }, trash = { "Unit 1", "Gust" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Morbid Return"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect(t.p1.trash):is { "Gust", "Morbid Return" }
  end,
}

scenario "Morbid Return: not from another trash, and not a spell" {
  rule = "355.8",
  p1 = { hand = { "Morbid Return" }, trash = { "Gust" }, pool = { energy = 2 } },
  p2 = { trash = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Morbid Return")
  end,
}

scenario "484.8.c Morbid Return: from your trash, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Morbid Return" }, pool = { energy = 9, any = 3 }, trash = { "Unit 1", "Unit 2" } },
  p3 = { trash = { "Unit 3" } },
  function(t)
    t.p1:play("Morbid Return")
    t:expect_options("Unit 1", "Unit 2")
    t.p1:on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
  end,
}

scenario "309.1.a Morbid Return: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Morbid Return" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 2" } }, trash = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Morbid Return", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Morbid Return")
  end,
}
