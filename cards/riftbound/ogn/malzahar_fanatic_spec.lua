-- SPDX-License-Identifier: MIT

scenario "Malzahar, Fanatic: a unit or a gear for two Power of any domain" {
  p1 = { base = { "Malzahar, Fanatic", "Recruit", "Orb of Regret" }, hand = { "Rebuke" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:use("Malzahar, Fanatic"):choose("Orb of Regret")
    t:expect("Orb of Regret"):in_zone("trash")
    t:expect("Malzahar, Fanatic"):exhausted()
    t:expect_chain(0)
    t:expect_number("p1", "any", 2)
    t.p1:play("Rebuke"):on("Unit 5")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 5" }
  end,
}

scenario "Malzahar, Fanatic: in a showdown too, but not in response to anything" {
  rule = "429.3",
  p1 = { base = { "Malzahar, Fanatic", "Unit 1", "Unit 2" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:can(t.p1, "use", "Malzahar, Fanatic")
    t.p1:play("Stupefy"):on("Unit 5")
    t:cannot(t.p1, "use", "Malzahar, Fanatic")
  end,
}

scenario "Malzahar, Fanatic: adding passes no focus, though what he killed has a Deathknell that is waited for" {
  rule = "429.2.a",
  p1 = { base = { "Malzahar, Fanatic", "Unit 1", "Watchful Sentry", "Orb of Regret" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:use("Malzahar, Fanatic"):choose("Watchful Sentry")
    t:expect_number("p1", "any", 2)
    t:expect_chain(1)
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect_decision("p1", "focus")
  end,
}

scenario "Malzahar, Fanatic: it cannot be reacted to" {
  rule = "429.2",
  p1 = { base = { "Malzahar, Fanatic", "Unit 1", "Orb of Regret" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:use("Malzahar, Fanatic"):choose("Orb of Regret")
    t:expect_chain(0)
    t:expect_decision("p1", "focus")
  end,
}

scenario "Malzahar, Fanatic: he can give up himself, not an enemy's" {
  p1 = { base = { "Malzahar, Fanatic" } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:use("Malzahar, Fanatic")
    t:expect("Malzahar, Fanatic"):in_zone("trash")
    t:expect_number("p1", "any", 2)
  end,
}

scenario "740.1 Malzahar, Fanatic: a team mate's unit or gear is friendly, an enemy's is not" {
  format = "2v2",
  p1 = { base = { "Malzahar, Fanatic" } },
  p2 = { base = { "Unit 2", "Sun Disc" } },
  p3 = { base = { "Unit 3", "Orb of Regret" } },
  function(t)
    t.p1:use("Malzahar, Fanatic")
    t:expect_options("Unit 3", "Orb of Regret", "Malzahar, Fanatic")
    t.p1:choose("Unit 3")
    t:expect(t.p3.trash):is { "Unit 3" }
    t:expect_event("die", "Unit 3", { by = "p1" })
    t:expect_number("p1", "any", 2)
    t:expect_number("p3", "any", 0)
  end,
}

scenario "357.2.a Malzahar, Fanatic: a unit that is saved has paid the cost" {
  p1 = { base = { "Malzahar, Fanatic", "Unit 2", "Zhonya's Hourglass" } },
  function(t)
    t.p1:use("Malzahar, Fanatic"):choose("Unit 2")
    t:expect("Unit 2"):at("base"):exhausted()
    t:expect("Zhonya's Hourglass"):in_zone("trash")
    t:expect_number("p1", "any", 2)
  end,
}
