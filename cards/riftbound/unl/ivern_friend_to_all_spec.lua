-- SPDX-License-Identifier: MIT

scenario "Ivern, Friend to All: he gains the tag that is chosen" {
  rule = "355.2",
  p1 = { hand = { "Ivern, Friend to All", "Friendship" }, pool = { energy = 7 } },
  function(t)
    t.p1:play("Ivern, Friend to All"):choose("Cat")
    t:expect("Ivern, Friend to All"):at("base")
    t.p1:play("Friendship")
    t:pass_all()
    t:expect("Ivern, Friend to All"):might(7)
  end,
}

scenario "Ivern, Friend to All: with all four among your units a conquest scores one more" {
  p1 = { hand = { "Ivern, Friend to All" }, pool = { energy = 6 }, base = { "Bird", "Starhound", "Pakaa Cub" } },
  function(t)
    t.p1:play("Ivern, Friend to All"):choose("Poro")
    t:next_turn()
    t:next_turn()
    t.p1:move("Ivern, Friend to All", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_points("p1", 2)
  end,
}

scenario "Ivern, Friend to All: not with three; another copy has a choice of its own" {
  p1 = { hand = { "Ivern, Friend to All" }, pool = { energy = 6 }, base = { "Bird", "Starhound" } },
  function(t)
    t.p1:play("Ivern, Friend to All"):choose("Bird")
    t:next_turn()
    t:next_turn()
    t.p1:move("Ivern, Friend to All", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_points("p1", 1)
  end,
}

scenario "Ivern, Friend to All: returned to hand he is no Bird any more" {
  rule = "359.3.e.4",
  p1 = { hand = { "Ivern, Friend to All" }, pool = { energy = 6 } },
  p2 = { hand = { "Star-Crossed" }, runes = { chaos = 4 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Ivern, Friend to All"):choose("Bird")
    t:expect("Ivern, Friend to All"):at("base")
    t:next_turn()
    t.p2:play("Star-Crossed")
    t:pass_all()
    t:expect("Ivern, Friend to All"):in_zone("hand")
  end,
}

scenario "383.3.e Ivern, Friend to All: which tags your units have is looked at as the ability resolves" {
  p1 = { base = { "Ivern, Friend to All", "Pouty Poro", "Scorchclaw" }, hand = { "Flurry of Feathers", "Rengar, Unseen" }, pool = { energy = 20, any = 10 } },
  function(t)
    t.p1:play("Rengar, Unseen"):no()
    t.p1:move("Ivern, Friend to All", "West Field")
    t.p1:pass()
    t.p2:pass()
    t:expect_chain(1)
    t.p1:play("Flurry of Feathers") -- nothing to counter
    t:resolve()
    t.p1:at("base"):at("base"):at("base"):at("base")
    t:pass_all()
    t:expect_points("p1", 2)
  end,
}

scenario "383.3.e Ivern, Friend to All: without all four as it resolves nothing is scored" {
  p1 = { base = { "Ivern, Friend to All", "Pouty Poro", "Scorchclaw" } },
  function(t)
    t.p1:move("Ivern, Friend to All", "West Field")
    t:showdown_pass()
    t:expect_event("trigger", "Ivern, Friend to All")
    t:expect_points("p1", 1)
  end,
}

scenario "484.8.c Ivern, Friend to All: your units, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Ivern, Friend to All", "Pouty Poro", "Scorchclaw" } },
  p3 = { base = { "Bird", "Rengar, Unseen" } },
  function(t)
    t.p1:move("Ivern, Friend to All", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
  end,
}

scenario "383.3.e Ivern, Friend to All: tags that come while the ability waits count" {
  p1 = { base = { "Ivern, Friend to All", "Pouty Poro", "Scorchclaw" }, hand = { "Flurry of Feathers", "Rengar, Unseen" },
    pool = { energy = 20, any = 10 } },
  p2 = {},
  function(t)
    t.p1:play("Rengar, Unseen"):no()
    t.p1:move("Ivern, Friend to All", "West Field")
    t.p1:pass()
    t.p2:pass()
    t:expect_chain { "an ability of Ivern, Friend to All" }
    t.p1:play("Flurry of Feathers")            -- no spell to counter: the other mode
    t:resolve()
    t.p1:at("base"):at("base"):at("base"):at("base")
    t:pass_all()
    t:expect_points("p1", 2)                   -- the conquest, and the ability
  end,
}

scenario "383.3.e Ivern, Friend to All: without the Birds there is no Bird, and no point" {
  p1 = { base = { "Ivern, Friend to All", "Pouty Poro", "Scorchclaw", "Rengar, Unseen" } },
  p2 = {},
  function(t)
    t.p1:move("Ivern, Friend to All", "West Field")
    t.p1:pass()
    t.p2:pass()
    t:expect_chain { "an ability of Ivern, Friend to All" }
    t:pass_all()
    t:expect_points("p1", 1)
  end,
}
