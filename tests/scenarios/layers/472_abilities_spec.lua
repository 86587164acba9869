-- SPDX-License-Identifier: MIT
-- The layer of abilities: what objects lose and are given (472.2, 473, 475), instances of abilities (A8).

use "../test_cards.lua"

test_card { id = "t-4720", name = "Soften", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it) game.lose_keyword(it, "tank", { lasts = "turn" }) end,
}
test_card { id = "t-4721", name = "Hush", type = "spell", cost = { energy = 1 }, keywords = { "reaction" },
  targets = { card {} },
  run = function(game, me, it) game.lose_abilities(it, { lasts = "turn" }) end,
}
test_card { id = "t-4722", name = "Loan", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it) game.give(it, { keyword = "tank", lasts = "turn" }) end,
}
test_card { id = "t-4723", name = "Null Field", type = "battlefield",
  static { affects = units { at = "here" }, loses = "abilities" },
}
test_card { id = "t-4724", name = "Sergeant", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "tank" },
  static { affects = units { friendly = true, other = true }, might = 1 },
  activated { cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
  deathknell { run = function(game) game.draw(2) end },
  when { event = "move", subject = "me", run = function(game) game.draw(3) end },
}
test_card { id = "t-4725", name = "Fencer", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { other = true, tags = "Duel" }, loses = "abilities" }, tags = { "Duel" },
  static { affects = "me", keywords = { "ganking" } },
}
test_card { id = "t-4726", name = "Plain", type = "unit", cost = { energy = 1 }, might = 3,
  keywords = { "deathknell" },
  deathknell { run = function(game) game.draw(1) end },
}
test_card { id = "t-4727", name = "Silence Death", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it)
    game.lose_keyword(it, "deathknell", { lasts = "turn" })
    game.kill(it)
  end,
}
test_card { id = "t-4728", name = "Teach", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it) game.give_ability(it, "study", { lasts = "turn" }) end,
  abilities = {
    study = when { event = "move", by = "any", subject = "me", run = function(game, me) game.give(me, { might = 1, lasts = "turn" }) end },
  },
}
test_card { id = "t-4729", name = "School", type = "battlefield",
  static { affects = units { at = "here" }, grants = "lesson" },
  abilities = {
    lesson = when { event = "move", subject = "me", run = function(game, me) game.buff(me) end },
  },
}
test_card { id = "t-472a", name = "Ward Off", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it) game.give_ability(it, "ward", { lasts = "turn" }) end,
  abilities = {
    ward = instead_of { event = "die", subject = "me", run = function(game, me) game.heal(me) game.recall(me) end },
  },
}
test_card { id = "t-472b", name = "Scholar's Cap", type = "gear", cost = { energy = 1 }, might_bonus = 1,
  tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  effect_text { keywords = { "ganking" } },
}
test_card { id = "t-472s", name = "Scholar's Satchel", type = "gear", cost = { energy = 1 },
  tags = { "Equipment" },
  equip { cost = { energy = 1 } },
  effect_text { when { event = "move", subject = "me", run = function(game) game.draw(1) end } },
}
test_card { id = "t-472c", name = "Late Comer", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { other = true }, keywords = { "ganking" } },
}
test_card { id = "t-472d", name = "Trait Giver", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { other = true }, becomes = { might = 7 } },
}
test_card { id = "t-472e", name = "Null Mage", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { other = true }, loses = { "tank", "deflect" } },
}

test_card { id = "t-472-grown", name = "Grown Field", type = "battlefield",
  static { affects = units { at = "here", might = more_than(number.subject("base_might")) }, keywords = { "tank" } },
}
test_card(function()
local all_here = units { at = "here" }
return card { id = "t-472-low", name = "Low Ground", type = "battlefield",
  static { affects = units { at = "here", might = at_most(function(q, _, it)
    local least
    for _, one in ipairs(q.all(all_here, { of = q.controller(it) })) do
      least = math.min(least or one.might, one.might)
    end
    return least
  end) }, keywords = { "tank" } },
}
end)
test_card { id = "t-472-doubt", name = "Doubt", type = "spell", cost = { energy = 0 },
  targets = { unit { damage = more_than(number.subject("base_might") - 3) } },
  run = function(game, me, it) game.stun(it) end,
}
scenario "472.2.a a keyword that is lost is not there any more, for as long as that lasts" {
  p1 = { base = { "Tank" }, hand = { "Soften" }, pool = { energy = 1 } },
  function(t)
    t:expect("Tank"):attribute("tank", 1)
    t.p1:play("Soften"):on "Tank"
    t:pass_all()
    t:expect("Tank"):attribute("tank", 0)
    t:next_turn()
    t:expect("Tank"):attribute("tank", 1)
  end }

scenario "475.3 what is given after the loss is there, what was given before is not" {
  p1 = { base = { "Tank", "Unit 3" }, hand = { "Soften", "Loan", "Loan", "Soften" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Soften"):on "Tank"
    t:pass_all()
    t.p1:play("Loan"):on "Tank"
    t:pass_all()
    t:expect("Tank"):attribute("tank", 1)
    t.p1:play("Loan"):on "Unit 3"
    t:pass_all()
    t.p1:play("Soften"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):attribute("tank", 0)
  end }

scenario "472.2.a who loses all abilities has no keyword, no trigger, no passive and nothing to use" {
  p1 = { base = { "Sergeant", "Unit 3" }, hand = { "Hush" }, pool = { energy = 1 } },
  function(t)
    t:expect("Unit 3"):might(4)
    t:can(t.p1, "use", "Sergeant")
    t.p1:play("Hush"):on "Sergeant"
    t:pass_all()
    t:expect("Unit 3"):might(3)
    t:expect("Sergeant"):attribute("tank", 0):might(2)
    assert(not t:offered(t.p1, "use", "Sergeant"))
    t.p1:move("Sergeant", "West Field")
    t:expect_chain(0)
    t:showdown_pass()
    t:expect(t.p1.hand):count(0)
    t:next_turn()
    t:expect("Unit 3"):might(4)
  end }

scenario "472.2.a who loses all abilities has no Deathknell" {
  p1 = { base = { "Sergeant" }, hand = { "Hush", "Void Seeker" }, pool = { energy = 4, fury = 1 },
    at = { ["West Field"] = { "Sergeant" } } },
  function(t)
    t.p1:play("Hush"):on "Sergeant#2"
    t:pass_all()
    t.p1:play("Void Seeker"):on "Sergeant#2"
    t:pass_all()
    t:expect(t.p1.hand):count(1) -- Void Seeker draws one
  end }

scenario "472.2.a a lost Deathknell does not trigger, the rest of the text stays" {
  p1 = { base = { "Plain" }, hand = { "Silence Death" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Silence Death"):on "Plain"
    t:pass_all()
    t:expect("Plain"):in_zone "trash"
    t:expect(t.p1.hand):count(0)
  end }

scenario "472.2.a a static takes them away where it says so, and gives them back elsewhere" {
  battlefields = { "Null Field", "East Field" },
  p1 = { at = { ["Null Field"] = { "Sergeant" } }, base = { "Unit 3" } },
  function(t)
    t:expect("Unit 3"):might(3)
    t:expect("Sergeant"):attribute("tank", 0)
    t.p1:move("Sergeant", "base")
    t:expect("Unit 3"):might(4)
    t:expect("Sergeant"):attribute("tank", 1)
  end }

scenario "473.1.a an ability that another one takes away depends on it: it never applies" {
  battlefields = { "Null Field", "East Field" },
  p1 = { at = { ["Null Field"] = { "Late Comer" } }, base = { "Unit 3" } },
  function(t)
    t:expect("Unit 3"):attribute("ganking", 0)
    t:expect_reason(t.p1, "Late Comer", { kind = "effect", topic = "abilities", layer = "2: abilities", rule = "472.2" })
  end }

scenario "474 two that take each other's abilities away: a circle goes by timestamp, the older one stays" {
  p1 = { base = { "Fencer", "Fencer" } },
  function(t)
    t:expect("Fencer#1"):attribute("ganking", 1)
    t:expect("Fencer#2"):attribute("ganking", 0)
  end }

scenario "471.3 a trait that an ability gave before it was lost is taken off again" {
  battlefields = { "Null Field", "East Field" },
  p1 = { at = { ["Null Field"] = { "Trait Giver" } }, base = { "Unit 3" } },
  function(t)
    t:expect("Unit 3"):might(3)
    t.p1:move("Trait Giver", "base")
    t:expect("Unit 3"):might(7)
  end }

scenario "472.2.a several keywords are lost by one static" {
  p1 = { base = { "Tank", "Deflector" } }, p2 = { base = { "Null Mage" } },
  function(t)
    t:expect("Tank"):attribute("tank", 0)
    t:expect("Deflector"):attribute("deflect", 0)
  end }

scenario "472.2.c Effect Text of what was attached before is lost, of what is attached later it is not" {
  p1 = { base = { { "Unit 3", attached = { "Scholar's Cap" } }, "Scholar's Cap" }, hand = { "Hush" }, pool = { energy = 2 } },
  function(t)
    t:expect("Unit 3"):attribute("ganking", 1)
    t.p1:play("Hush"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):attribute("ganking", 0):might(4) -- a Might Bonus is no ability (137)
    t.p1:use("Scholar's Cap#2"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):attribute("ganking", 1):might(5)
  end }

scenario "472.2.c a trigger that the Effect Text of what was attached before appends is lost" {
  p1 = { base = { { "Unit 3", attached = { "Scholar's Satchel" } } }, hand = { "Hush" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Hush"):on "Unit 3"
    t:pass_all()
    t.p1:move("Unit 3", "West Field")
    t:expect_chain(0)
  end }

scenario "472.2.c a trigger that Effect Text appends works without the loss, and attached after it" {
  p1 = { base = { "Unit 3", { "Unit 2", attached = { "Scholar's Satchel" } }, "Scholar's Satchel" },
    hand = { "Hush" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Hush"):on "Unit 3"
    t:pass_all()
    t.p1:use("Scholar's Satchel#2"):on "Unit 3"
    t:pass_all()
    t.p1:move("Unit 3", "West Field")
    t:expect_chain(1)
    t:pass_all()
    t:showdown_pass()
    t.p1:move("Unit 2", "East Field")
    t:expect_chain(1)
  end }

scenario "475.3 an ability that was given before all were lost is gone, one that is given after is there" {
  p1 = { base = { "Unit 3", "Unit 2" }, hand = { "Teach", "Hush", "Hush", "Teach" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Teach"):on "Unit 3"
    t:pass_all()
    t.p1:play("Hush"):on "Unit 3"
    t:pass_all()
    t.p1:move("Unit 3", "West Field")
    t:expect_chain(0)
    t:showdown_pass()
    t.p1:play("Hush"):on "Unit 2"
    t:pass_all()
    t.p1:play("Teach"):on "Unit 2"
    t:pass_all()
    t.p1:move("Unit 2", "East Field")
    t:expect_chain(1)
    t:resolve()
    t:expect("Unit 2"):might(3)
  end }

scenario "472.2.a an ability that is given triggers for who has it, as long as it lasts" {
  p1 = { base = { "Unit 3", "Unit 2" }, hand = { "Teach" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Teach"):on "Unit 3"
    t:pass_all()
    t.p1:move("Unit 3", "West Field")
    t:resolve()
    t:expect("Unit 3"):might(4)
    t:showdown_pass()
    t.p1:move("Unit 2", "East Field")
    t:expect_chain(0)
    t:showdown_pass()
    t:next_turn()
    t:next_turn()
    t.p1:move("Unit 3", "base")
    t:expect_chain(0)
  end }

scenario "472.2.a an ability that is given twice triggers twice, and is lost with all others" {
  p1 = { base = { "Unit 3" }, hand = { "Teach", "Teach", "Hush" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Teach#1"):on "Unit 3"
    t:pass_all()
    t.p1:play("Teach"):on "Unit 3"
    t:pass_all()
    t.p1:play("Hush"):on "Unit 3"
    t:pass_all()
    t.p1:move("Unit 3", "West Field")
    t:expect_chain(0)
  end }

scenario "472.2.a a static gives triggered abilities where it says" {
  battlefields = { "School", "East Field" },
  p1 = { base = { "Unit 3", "Unit 2" } },
  function(t)
    t.p1:move("Unit 3", "School")
    t:resolve()
    t:expect("Unit 3"):buffed()
    t:showdown_pass()
    t.p1:move("Unit 2", "East Field")
    t:expect_chain(0)
  end }

scenario "472.2.a a replacement that is given works for who has it" {
  p1 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Ward Off", "Void Seeker" }, pool = { energy = 4, fury = 1 } },
  function(t)
    t.p1:play("Ward Off"):on "Unit 3"
    t:pass_all()
    t.p1:play("Void Seeker"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at("base"):damage(0)
  end }

-- The deepest number that may be written, and the turn that is asked beside it.
test_card { id = "t-deep", name = "Deep Thinker", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 1,
  static { turn = "you", affects = "me", might = 1,
    while_ = (number.you("points") + (number.you("points") + (number.you("points") +
      (number.you("points") + (number.you("points") + (number.you("points") +
      (number.you("points") + (number.you("points") + (number.you("points") +
      (number.you("points") + (number.you("points") + (number.you("points") +
      (number.you("points") + (number.you("points") + (number.you("points") +
      (number.you("points"))))))))))))))))
    ):equals(16) },
}

scenario "472 a condition of sixteen parts holds in one's own turn, and not in another's" {
  p1 = { base = { "Deep Thinker" }, points = 1 },
  function(t)
    t:expect("Deep Thinker"):might(2)
    t:next_turn()
    t:expect("Deep Thinker"):might(1)
  end }

test_card(function()
  local foes = units { enemy = true }
  return card { id = "t-472-hush", name = "Hush All", type = "spell", cost = { energy = 0 },
    run = function(game)
      if game.lose_abilities(game.all(foes), { lasts = "turn" }) then game.draw(1) end
      if game.lose_keyword(game.all(foes), "tank", { lasts = "turn" }) then game.draw(1) end
    end,
  }
end)

scenario "472.2.a who makes nobody lose abilities has done nothing" {
  p1 = { hand = { "Hush All" } },
  function(t)
    t.p1:play "Hush All"
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end }

scenario "472.2.a who makes one enemy unit lose abilities has done it" {
  p1 = { hand = { "Hush All" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play "Hush All"
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "472.2.a who loses all abilities loses what an older static gives" {
  p1 = { base = { "Glowing Lantern", "Unit 2" }, hand = { "Hush Now" } },
  function(t)
    t:can(t.p1, "use", "Unit 2")
    t.p1:play("Hush Now"):on("Unit 2")
    t:pass_all()
    t:cannot(t.p1, "use", "Unit 2")
    t:next_turn()
    t:next_turn()
    t:can(t.p1, "use", "Unit 2")
  end }

scenario "472.2.a who loses all abilities has what a newer static gives" {
  p1 = { base = { "Unit 2" }, hand = { "Hush Now", "Glowing Lantern" } },
  function(t)
    t.p1:play("Hush Now"):on("Unit 2")
    t:pass_all()
    t.p1:play("Glowing Lantern")
    t:can(t.p1, "use", "Unit 2")
  end }

test_card { id = "t-glowing", name = "Glowing Lantern", type = "gear", cost = {},
  static { affects = units { mine = true }, grants = "glow" },
  abilities = { glow = activated { cost = { energy = 0 }, run = function(game) game.gain_xp(1) end } },
}
test_card { id = "t-hush-now", name = "Hush Now", type = "spell", cost = {}, targets = { unit {} },
  run = function(game, me, it) game.lose_abilities(it, { lasts = "turn" }) end,
}

scenario "472.2 a selector compares an object with a number of its own" {
  battlefields = { "Grown Field", "East Field" },
  p2 = { at = { ["Grown Field"] = { "Unit 2", { "Unit 3", buffs = 1 } } } },
  function(t)
    t:expect("Unit 3"):keyword "tank"
    t:expect("Unit 2"):no_keyword "tank"
  end }

scenario "472.2 a function compares an object with a number of its own, and with those of the same controller" {
  battlefields = { "Low Ground", "East Field" },
  p1 = { base = { "Unit 4", "Unit 2" } },
  p2 = { at = { ["Low Ground"] = { "Unit 3", "Unit 5", { "Unit 3", buffs = 1 } } } },
  function(t)
    t:expect("Unit 3#1"):keyword "tank"
    t:expect("Unit 3#2"):no_keyword "tank"
    t.p1:move({ "Unit 4", "Unit 2" }, "Low Ground")
    t:expect("Unit 2"):keyword "tank"
    t:expect("Unit 4"):no_keyword "tank"
    t:expect("Unit 3#1"):keyword "tank"
  end }

scenario "355.9.b a target is compared with a number of its own" {
  p1 = { hand = { "Doubt" } },
  p2 = { base = { { "Unit 5", damage = 2 }, { "Unit 6", damage = 4 } } },
  function(t)
    t.p1:play "Doubt"
    t:pass_all()
    t:expect("Unit 6"):stunned()
  end }

test_card { id = "t-472z1", name = "Hush Stone", type = "gear", cost = { energy = 1 },
  static { affects = units { enemy = true }, loses = "abilities" },
}
test_card { id = "t-472z2", name = "Axe", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}

scenario "472.2.a a rune keeps its abilities where units lose theirs, also one that comes when such a unit has left" {
  p1 = { base = { "Hush Stone" }, hand = { "Axe" } },
  p2 = { base = { "Assailant" }, rune_deck = { "Calm Rune", "Fury Rune" } },
  function(t)
    t:expect("Assailant"):no_keyword "assault"
    t.p1:play("Axe"):on "Assailant"
    t:pass_all()
    t:next_turn()
    t:can(t.p2, "use", "Calm Rune")
    t:next_turn()
    t:cannot(t.p2, "use", "Calm Rune", "310.1.a")
  end }

scenario "472.2.a, 808 where others lose their abilities, a Deathknell still triggers" {
  p1 = { base = { "Hush Stone", "Martyr" }, hand = { "Axe" } }, p2 = { base = { "Assailant" } },
  function(t)
    t.p1:play("Axe"):on "Martyr"
    t:pass_all()
    t:expect_event("draw")
    t:expect(t.p1.hand):count(1)
  end }

test_card(function()
  local lying = cards { zone = "trash", mine = true }
  return card { id = "t-472z4", name = "Vain Hush", type = "spell", cost = { energy = 0 },
    run = function(game)
      if not game.lose_abilities(game.all(lying)[1], { lasts = "turn" }) then game.gain_xp(1) end
    end,
  }
end)

scenario "472.2.a what is not on the board loses no abilities" {
  p1 = { hand = { "Vain Hush" }, trash = { "Martyr" } },
  function(t)
    t.p1:play "Vain Hush"
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }
