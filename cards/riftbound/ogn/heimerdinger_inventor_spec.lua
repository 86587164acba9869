-- SPDX-License-Identifier: MIT

scenario "Heimerdinger, Inventor: has the exhaust abilities of my legend and gear" {
  p1 = {
    base = { "Heimerdinger, Inventor", "Orb of Regret" }, legend = { "Blind Monk" },
    pool = { energy = 1 },
  },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:use("Heimerdinger, Inventor", 1):on("Heimerdinger, Inventor")
    t:pass_all()
    t:expect("Heimerdinger, Inventor"):exhausted()
    t:expect("Orb of Regret"):ready()
    t:expect("Blind Monk"):ready()
  end,
}

scenario "Heimerdinger, Inventor: nothing from the enemy, and nothing while exhausted" {
  p1 = { base = { { "Heimerdinger, Inventor", exhausted = true }, "Orb of Regret" } },
  p2 = { base = { "Heimerdinger, Inventor" }, legend = { "Loose Cannon" } },
  function(t)
    t:cannot(t.p1, "use", "p1's Heimerdinger, Inventor")
    t:next_turn()
    t:cannot(t.p2, "use", "Heimerdinger, Inventor#2")
  end,
}

scenario "Heimerdinger, Inventor: what costs no exhausting is not his" {
  p1 = { base = { "Heimerdinger, Inventor", "Vi, Destructive" }, trash = { "Unit 1" } },
  function(t)
    t:can(t.p1, "use", "Vi, Destructive")
    t:cannot(t.p1, "use", "Heimerdinger, Inventor")
  end,
}

scenario "Heimerdinger, Inventor: a unit's ability, with its limits" {
  p1 = {
    base = { "Heimerdinger, Inventor", { "Lux, Crownguard", exhausted = true } },
    hand = { "Mobilize" },
  },
  function(t)
    t.p1:play("Mobilize")
    t:pass_all()
    t:expect("Heimerdinger, Inventor"):exhausted()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Heimerdinger, Inventor: two of them do not lend each other what they borrow" {
  p1 = { base = { "Heimerdinger, Inventor", "Heimerdinger, Inventor", "Orb of Regret" } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:use("Heimerdinger, Inventor"):choose("Unit 5")
    t:pass_all()
    t.p1:use("Heimerdinger, Inventor#2"):choose("Unit 5")
    t:pass_all()
    t.p1:use("Orb of Regret"):choose("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):might(2)
  end,
}

scenario "Heimerdinger, Inventor: a trigger that costs exhausting is no ability to use" {
  p1 = {
    base = {
      "Heimerdinger, Inventor", { "Unit 2", exhausted = true }, { "Mistfall", exhausted = true },
    },
    legend = { "Blind Monk" }, pool = { energy = 1, body = 1 },
  },
  function(t)
    t.p1:use("Blind Monk"):on("Unit 2")
    t:pass_all()
    t.p1:yes()
    t:pass_all()
    t:expect("Heimerdinger, Inventor"):ready()
    t:expect("Unit 2"):exhausted()
  end,
}

scenario "Heimerdinger, Inventor: a Recruit from my legend's ability" {
  p1 = {
    base = { "Heimerdinger, Inventor" }, legend = { "Herald of the Arcane" }, pool = { energy = 2 },
  },
  function(t)
    t.p1:use("Herald of the Arcane")
    t:pass_all()
    t.p1:use("Heimerdinger, Inventor")
    t:pass_all()
    t:expect(t.p1.base):has("Recruit", 2)
    t:expect("Heimerdinger, Inventor"):exhausted()
  end,
}

scenario "Heimerdinger, Inventor: loses it when the source leaves" {
  p1 = {
    base = { "Heimerdinger, Inventor" }, at = { ["West Field"] = { "Lux, Crownguard" } },
    hand = { "Gust" }, pool = { energy = 1 },
  },
  function(t)
    t:can(t.p1, "use", "Heimerdinger, Inventor")
    t.p1:play("Gust"):on("Lux, Crownguard")
    t:pass_all()
    t:cannot(t.p1, "use", "Heimerdinger, Inventor")
  end,
}

scenario "740.1 Heimerdinger, Inventor: abilities of a team mate's legend and gear" {
  format = "2v2",
  p1 = { base = { "Heimerdinger, Inventor", { "Unit 2", exhausted = true } } },
  p2 = { base = { "Energy Conduit" } },
  p3 = { base = { "Arena Bar" } },
  function(t)
    t.p1:use("Heimerdinger, Inventor")
    t:expect_event("choose", "Unit 2")
    t:resolve()
    t:expect("Heimerdinger, Inventor"):exhausted()
    t:expect("Arena Bar"):ready()
    t:expect("Unit 2"):buffed()
  end,
}

scenario "740.2 Heimerdinger, Inventor: no ability of an enemy's unit, gear or legend" {
  p1 = { base = { "Heimerdinger, Inventor" } },
  p2 = { base = { "Caitlyn, Patrolling", "Orb of Regret", "Unit 2" }, legend = { "Bounty Hunter" } },
  function(t) t:cannot(t.p1, "use", "Heimerdinger, Inventor") end,
}

scenario "377 Heimerdinger, Inventor: \"this\" in what he borrows is he" {
  p1 = { base = { "Heimerdinger, Inventor", "Treasure Trove" }, pool = { chaos = 1 } },
  function(t)
    t.p1:use("Heimerdinger, Inventor")
    t:expect("Heimerdinger, Inventor"):exhausted()
    t:pass_all()
    t:expect("Heimerdinger, Inventor"):in_zone("trash")
    t:expect("Treasure Trove"):at("base"):ready()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "740.2 Heimerdinger, Inventor: a friendly unit's ability, where he is; not an enemy unit's" {
  p1 = { at = { ["West Field"] = { "Heimerdinger, Inventor" } } },
  p2 = { at = { ["East Field"] = { "Caitlyn, Patrolling" } } },
  function(t) t:cannot(t.p1, "use", "Heimerdinger, Inventor") end,
}

scenario "377.2.b Heimerdinger, Inventor: Caitlyn's ability with his own Might, from a battlefield" {
  p1 = { at = { ["West Field"] = { "Heimerdinger, Inventor" } }, base = { "Caitlyn, Patrolling" } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t)
    t:cannot(t.p1, "use", "Caitlyn, Patrolling", "377.2.b")
    t.p1:use("Heimerdinger, Inventor"):on("Unit 5")
    t:resolve()
    t:expect("Unit 5"):damage(3)
    t:expect("Caitlyn, Patrolling"):ready()
  end,
}

scenario "472.1.b Heimerdinger, Inventor: a Reflection of him borrows too" {
  p1 = { base = { "Heimerdinger, Inventor", "Orb of Regret" }, hand = { "Mirror Image" }, pool = { energy = 3, mind = 2 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Mirror Image"):on("Heimerdinger, Inventor")
    t:pass_all()
    t.p1:use("p1's Heimerdinger, Inventor#1"):choose("Unit 5")
    t:pass_all()
    t.p1:use("p1's Heimerdinger, Inventor#2"):choose("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):might(3)
  end,
}

-- An engineer who lends the abilities of gear to others, by what it says and for a turn.
test_card { id = "t-lender", name = "Chief Engineer", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { mine = true, other = true }, borrows = gear { mine = true } },
}
test_card { id = "t-lend-turn", name = "Borrowed Tools", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true } },
  run = function(game, me, it) game.start("tools", it, { lasts = "turn" }) end,
  abilities = { tools = static { affects = ref(1), borrows = gear { friendly = true } } },
}

scenario "472.2.a Heimerdinger, Inventor: what a unit was given it has" {
  rule = "472.2.a",
  battlefields = { "Gardens of Becoming", "East Field" },
  p1 = { base = { "Heimerdinger, Inventor" }, at = { ["Gardens of Becoming"] = { "Unit 3" } } },
  function(t)
    t.p1:use("Heimerdinger, Inventor")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect("Heimerdinger, Inventor"):exhausted()
    t:expect("Unit 3"):ready()
  end }

scenario "472.2.a Heimerdinger, Inventor: not what an enemy was given there" {
  rule = "472.2.a",
  battlefields = { "Gardens of Becoming", "East Field" },
  p1 = { base = { "Heimerdinger, Inventor" } }, p2 = { at = { ["Gardens of Becoming"] = { "Unit 3" } } },
  function(t) t:cannot(t.p1, "use", "Heimerdinger, Inventor") end }

scenario "376 a unit that lends abilities to others" {
  rule = "376",
  p1 = { base = { "Chief Engineer", "Unit 2", { "Unit 1", exhausted = true }, { "Arena Bar", exhausted = true } } },
  function(t)
    t:cannot(t.p1, "use", "Chief Engineer")
    t.p1:use("Unit 2"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 2"):exhausted()
    t:expect("Unit 1"):buffed()
  end }

scenario "390.4 abilities that are borrowed for a turn" {
  rule = "390.4",
  p1 = { hand = { "Borrowed Tools" }, base = { "Unit 2", { "Unit 1", exhausted = true }, { "Arena Bar", exhausted = true } } },
  function(t)
    t:cannot(t.p1, "use", "Unit 2")
    t.p1:play("Borrowed Tools"):on("Unit 2")
    t:pass_all()
    t.p1:use("Unit 2"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 2"):exhausted()
    t:expect("Unit 1"):buffed()
  end }
