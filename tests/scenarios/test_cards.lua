-- SPDX-License-Identifier: MIT
--
-- Cards that are not real, each with one plain property, for the scenarios of
-- the rules: `use "test_cards.lua"`.  Their names say what they do.  Units without
-- text are built in: "Unit 3" has 3 Might (docs/scenarios.md).


-- ---- Units: keywords ------------------------------------------------------------------

test_card { id = "t-001", name = "Ganker", type = "unit", cost = { energy = 1 },
  might = 2, keywords = { "ganking" },
}
test_card { id = "t-002", name = "Tank", type = "unit", cost = { energy = 1 },
  might = 2, keywords = { "tank" },
}
test_card { id = "t-003", name = "Tank 4", type = "unit", cost = { energy = 1 },
  might = 4, keywords = { "tank" },
}
test_card { id = "t-004", name = "Assailant", type = "unit", cost = { energy = 1 },
  might = 2, keywords = { assault = 2 },
}
test_card { id = "t-005", name = "Assailant 1", type = "unit", cost = { energy = 1 },
  might = 2, keywords = { "assault" },
}
test_card { id = "t-006", name = "Shielder", type = "unit", cost = { energy = 1 },
  might = 2, keywords = { shield = 2 },
}
test_card { id = "t-007", name = "Deflector", type = "unit", cost = { energy = 1 },
  might = 3, keywords = { "deflect" },
}
test_card { id = "t-008", name = "Deflector 2", type = "unit", cost = { energy = 1 },
  might = 3, keywords = { deflect = 2 },
}
test_card { id = "t-009", name = "Racer", type = "unit", cost = { energy = 2 },
  might = 3, domains = { "fury" }, keywords = { "accelerate" },
}
test_card { id = "t-010", name = "Mixed Racer", type = "unit", cost = { energy = 2 },
  might = 3, domains = { "fury", "calm" }, keywords = { "accelerate" },
}
test_card { id = "t-011", name = "Seer", type = "unit", cost = { energy = 1 },
  might = 1, keywords = { "vision" },
}
test_card { id = "t-012", name = "Mayfly", type = "unit", cost = { energy = 1 },
  might = 3, keywords = { "temporary" },
}
test_card { id = "t-013", name = "Lurker", type = "unit", cost = { energy = 3 },
  might = 3, keywords = { "hidden" },
}
test_card { id = "t-014", name = "Hidden Greeter", type = "unit", cost = { energy = 3 }, might = 3,
  keywords = { "hidden" },
  when_played { targets = { unit { enemy = true } },
    run = function(game, me, enemy) game.deal(1, enemy) end },
}

-- ---- Units: triggers ------------------------------------------------------------------

test_card { id = "t-015", name = "Greeter", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { run = function(game, me) game.draw(1) end },
}
test_card { id = "t-016", name = "Double Greeter", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { run = function(game, me) game.draw(1) end },
  when_played { run = function(game, me) game.buff(me) end },
}
test_card { id = "t-017", name = "Polite Greeter", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { optional = true, run = function(game, me) game.draw(1) end },
}
test_card { id = "t-018", name = "Sniper", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { targets = { unit { enemy = true } },
    run = function(game, me, enemy) game.deal(2, enemy) end },
}
test_card { id = "t-019", name = "Paid Sniper", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { cost = { energy = 1 }, targets = { unit { enemy = true } },
    run = function(game, me, enemy) game.deal(2, enemy) end },
}
test_card { id = "t-020", name = "Beggar", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { if_ = number.count(card { zone = "hand", mine = true }):at_most(0),
    run = function(game, me) game.draw(2) end },
}
test_card { id = "t-021", name = "Martyr", type = "unit", cost = { energy = 1 }, might = 2,
  deathknell { run = function(game, me) game.draw(1) end },
}
test_card { id = "t-022", name = "Vengeful Martyr", type = "unit", cost = { energy = 1 }, might = 2,
  deathknell { targets = { unit { enemy = true } },
    run = function(game, me, enemy) game.deal(2, enemy) end },
}
test_card { id = "t-023", name = "Double Martyr", type = "unit", cost = { energy = 1 }, might = 2,
  deathknell { run = function(game, me) game.draw(1) end },
  deathknell { run = function(game, me) game.channel(1) end },
}
test_card { id = "t-024", name = "Mourner", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = "die", subject = units { friendly = true, other = true },
    run = function(game, me) game.draw(1) end },
}
test_card { id = "t-025", name = "Conqueror", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "conquer", by = "me", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-026", name = "Warlord", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "conquer", by = "you", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-027", name = "Holder", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "hold", by = "me", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-028", name = "Steward", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "hold", by = "you", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-029", name = "Striker", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "attack", by = "me", targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, enemy) game.deal(1, enemy) end },
}
test_card { id = "t-030", name = "Herald", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "attack", by = "me", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-031", name = "Bulwark", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "defend", by = "me", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-032", name = "Traveller", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = "move", subject = "me", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-033", name = "Tired Traveller", type = "unit", cost = { energy = 1 },
  might = 2, keywords = { "ganking" },
  when { event = "move", subject = "me", once_each_turn = true,
    run = function(game, me) game.draw(1) end },
}
test_card { id = "t-034", name = "Idol", type = "unit", cost = { energy = 1 }, might = 3,
  when { event = "choose", subject = "me", by = "you", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-035", name = "Fan", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "play", by = "you", subject = spell {},
    run = function(game, me) game.buff(me) end },
}
test_card { id = "t-036", name = "Recruiter", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "play", by = "you", subject = units { other = true },
    run = function(game, me) game.draw(1) end },
}
test_card { id = "t-037", name = "Early Bird", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "beginning", by = "you", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-038", name = "Night Owl", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "turn_end", by = "you", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-039", name = "Scavenger", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "discard", by = "you", run = function(game, me) game.buff(me) end },
}
test_card { id = "t-040", name = "First Blood", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = "die", subject = units { friendly = true }, nth = 1,
    run = function(game, me) game.draw(1) end },
}
test_card { id = "t-041", name = "Insomniac", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = "ready", subject = "me", run = function(game, me) game.draw(1) end },
}

-- ---- Units: passive abilities ---------------------------------------------------------

test_card { id = "t-042", name = "Captain", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { friendly = true, other = true, at = "here" }, might = 1 },
}
test_card { id = "t-043", name = "Drill Sergeant", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { friendly = true, other = true }, keywords = { "ganking" } },
}
test_card { id = "t-044", name = "Bully", type = "unit", cost = { energy = 1 }, might = 3,
  static { affects = units { enemy = true, at = "here" }, might = -1 },
}
test_card { id = "t-045", name = "Loner", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = "me", while_ = { alone = true }, might = 2 },
}
test_card { id = "t-046", name = "Giant Hater", type = "unit", cost = { energy = 1 }, might = 2,

     static { affects = "me", might = 2,
      if_ = number.count(units { enemy = true, mighty = true }):at_least(1) },
}
test_card { id = "t-047", name = "Quartermaster", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { mine = true, other = true, zone = "hand" },
    cost = { energy = -1, minimum = 1 } },
}
test_card { id = "t-048", name = "Taxman", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = spell { zone = "hand", enemy = true }, cost = { energy = 1 } },
}
test_card { id = "t-049", name = "Wakeful", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = "me", enters_ready = true },
}
test_card { id = "t-050", name = "Drum Major", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { friendly = true, other = true }, enters_ready = true },
}
test_card { id = "t-051", name = "Pyromancer", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = "you", bonus_damage = 1 },
}
test_card { id = "t-052", name = "Scout", type = "unit", cost = { energy = 1 },
  might = 2, plays_to = battlefields { open = true },
}
test_card { id = "t-053", name = "Shy Mighty", type = "unit", cost = { energy = 1 }, might = 4,
  static { affects = "me", if_ = number.me("might"):less_than(5), might = 1 },
}

-- ---- Units: replacement ---------------------------------------------------------------

test_card { id = "t-054", name = "Saint", type = "unit", cost = { energy = 1 }, might = 2,
  instead_of { event = "die", subject = units { friendly = true, other = true },
    run = function(game, me) game.recall(game.event.subject) end },
}
test_card { id = "t-055", name = "Tired Saint", type = "unit", cost = { energy = 1 }, might = 2,
  instead_of { event = "die", subject = units { friendly = true, other = true },
    once_each_turn = true, optional = true,
    run = function(game, me) game.recall(game.event.subject) end },
}
test_card { id = "t-056", name = "Phoenix", type = "unit", cost = { energy = 1 }, might = 2,
  deathknell { run = function(game, me) game.draw(1) end },
  instead_of { event = "die", subject = "me", once_each_turn = true,
    run = function(game, me) game.recall(me) end },
}

-- ---- Units: activated abilities and costs ---------------------------------------------

test_card { id = "t-057", name = "Sage", type = "unit", cost = { energy = 1 }, might = 2,
  activated { cost = { exhaust = "me" }, run = function(game, me) game.draw(1) end },
}
test_card { id = "t-058", name = "Quick Sage", type = "unit", cost = { energy = 1 }, might = 2,
  activated { timing = "reaction", cost = { exhaust = "me" },
    run = function(game, me) game.draw(1) end },
}
test_card { id = "t-059", name = "Duelist", type = "unit", cost = { energy = 1 }, might = 2,
  activated { timing = "action", cost = { exhaust = "me" },
    run = function(game, me) game.draw(1) end },
}
test_card { id = "t-060", name = "Paid Archer", type = "unit", cost = { energy = 1 }, might = 2,
  activated { cost = { energy = 1 }, targets = { unit { enemy = true } },
    run = function(game, me, enemy) game.deal(1, enemy) end },
}
test_card { id = "t-061", name = "Bomb", type = "unit", cost = { energy = 1 }, might = 2,
  activated { cost = { kill = "me" }, targets = { unit { enemy = true } },
    run = function(game, me, enemy) game.deal(2, enemy) end },
}
test_card { id = "t-062", name = "Buff Eater", type = "unit", cost = { energy = 1 }, might = 2,
  activated { cost = { spend_buff = "me" }, run = function(game, me) game.draw(1) end },
}
test_card { id = "t-063", name = "Mana Elf", type = "unit", cost = { energy = 1 }, might = 1,
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
}
test_card { id = "t-064", name = "Tyrant", type = "unit", cost = { energy = 1 }, might = 6,
  additional { name = "kill", cost = { kill = units { friendly = true } } },
}
test_card { id = "t-065", name = "Haggler", type = "unit", cost = { energy = 3 }, might = 3,
  additional { name = "discard", optional = true,
    cost = { discard = 1 }, reduces = 2 },
}
test_card { id = "t-066", name = "Costly", type = "unit",
  cost = { energy = 2, power = { fury = 1 } },
  might = 4, domains = { "fury" },
}
test_card { id = "t-067", name = "Rainbow", type = "unit", cost = { power = { any = 1 } },
  might = 2,
}

-- ---- Gear -----------------------------------------------------------------------------

test_card { id = "t-068", name = "Trinket", type = "gear", cost = { energy = 1 } }
test_card { id = "t-069", name = "Lantern", type = "gear", cost = { energy = 1 },
  activated { cost = { exhaust = "me" }, run = function(game, me) game.draw(1) end },
}
test_card { id = "t-070", name = "Quick Lantern", type = "gear", cost = { energy = 1 },
  activated { timing = "reaction", cost = { exhaust = "me" },
    run = function(game, me) game.draw(1) end },
}
test_card { id = "t-071", name = "Welcome Mat", type = "gear", cost = { energy = 1 },
  when_played { run = function(game, me) game.draw(1) end },
}
test_card { id = "t-072", name = "Urn", type = "gear", cost = { energy = 1 },
  deathknell { run = function(game, me) game.draw(1) end },
}
test_card { id = "t-073", name = "Buried Trinket", type = "gear", cost = { energy = 3 },
  keywords = { "hidden" },
}

-- ---- Spells ---------------------------------------------------------------------------

test_card { id = "t-074", name = "Study", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.draw(1) end,
}
test_card { id = "t-075", name = "Swift Study", type = "spell", cost = { energy = 1 },
  keywords = { "action" },
  run = function(game, me) game.draw(1) end,
}
test_card { id = "t-076", name = "Quick Study", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  run = function(game, me) game.draw(1) end,
}
test_card { id = "t-077", name = "Slow Bolt", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it) game.deal(3, it) end,
}
test_card { id = "t-078", name = "Bolt", type = "spell", cost = { energy = 1 },
  keywords = { "action" },
  targets = { unit {} },
  run = function(game, me, it) game.deal(3, it) end,
}
test_card { id = "t-079", name = "Jab", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.deal(1, it) end,
}
test_card { id = "t-080", name = "Field Bolt", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit { at = "battlefield" } },
  run = function(game, me, it) game.deal(3, it) end,
}
test_card { id = "t-081", name = "Twin Jab", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {}, another(unit {}) },
  run = function(game, me, one, two) game.deal_each { { one, 1 }, { two, 1 } } end,
}
test_card { id = "t-082", name = "Loose Jab", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { up_to(2, unit {}) },
  run = function(game, me, them) game.deal(1, them) end,
}
test_card(function()
  local enemies = units { enemy = true }
  return card { id = "t-083", name = "Storm", type = "spell", cost = { energy = 1 },
    keywords = { "reaction" },
    run = function(game, me) game.deal(2, game.all(enemies)) end,
  }
end)
test_card { id = "t-084", name = "Zero", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.deal(0, it) end,
}
test_card { id = "t-085", name = "Slay", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.kill(it) end,
}
test_card(function()
  local everybody = units {}
  return card { id = "t-086", name = "Purge", type = "spell", cost = { energy = 1 },
    keywords = { "reaction" },
    run = function(game, me) game.kill(game.all(everybody)) end,
  }
end)
test_card { id = "t-087", name = "Smash", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { gear {} },
  run = function(game, me, it) game.kill(it) end,
}
test_card { id = "t-088", name = "Exile", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.banish(it) end,
}
test_card { id = "t-089", name = "Bounce", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.return_to_hand(it) end,
}
test_card { id = "t-090", name = "Fall Back", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.move(it, { to = "base" }) end,
}
test_card { id = "t-091", name = "Recall", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.recall(it) end,
}
test_card { id = "t-092", name = "Push", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit { friendly = true }, destination { of = 1 } },
  run = function(game, me, it, there) game.move(it, { to = there }) end,
}
test_card { id = "t-093", name = "Lure", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit { enemy = true }, destination { of = 1 } },
  run = function(game, me, it, there) game.move(it, { to = there }) end,
}
test_card { id = "t-094", name = "Negate", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { spell {} },
  run = function(game, me, it) game.counter(it) end,
}
test_card { id = "t-095", name = "Grow", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.give(it, { might = 2, lasts = "turn" }) end,
}
test_card { id = "t-096", name = "Shrink", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.give(it, { might = -2, lasts = "turn" }) end,
}
test_card { id = "t-097", name = "Shrivel", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.give(it, { might = -4, lasts = "turn", minimum = 1 }) end,
}
test_card { id = "t-098", name = "War Cry", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.give(it, { might = 2, lasts = "combat" }) end,
}
test_card { id = "t-099", name = "Lend Assault", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.give(it, { keyword = "assault", value = 1, lasts = "turn" }) end,
}
test_card { id = "t-100", name = "Lend Shield", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.give(it, { keyword = "shield", value = 1, lasts = "turn" }) end,
}
test_card { id = "t-101", name = "Lend Ganking", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.give(it, { keyword = "ganking", lasts = "turn" }) end,
}
test_card { id = "t-102", name = "Lend Tank", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.give(it, { keyword = "tank", lasts = "turn" }) end,
}
test_card { id = "t-103", name = "Curse", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.give(it, { keyword = "temporary", lasts = "board" }) end,
}
test_card { id = "t-104", name = "Pump", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.buff(it) end,
}
test_card { id = "t-105", name = "Daze", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.stun(it) end,
}
test_card { id = "t-106", name = "Mend", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.heal(it) end,
}
test_card { id = "t-107", name = "Wake", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.ready(it) end,
}
test_card { id = "t-108", name = "Tire", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.exhaust(it) end,
}
test_card { id = "t-109", name = "Wake Weary", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit { exhausted = true } },
  run = function(game, me, it) game.ready(it) end,
}
test_card { id = "t-110", name = "Humble", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit { might = at_most(3) } },
  run = function(game, me, it) game.kill(it) end,
}
test_card { id = "t-111", name = "Volley", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit { enemy = true } },
  run = function(game, me, it) game.deal(1, it) game.draw(1) end,
}
test_card { id = "t-112", name = "Channel", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.channel(1) end,
}
test_card { id = "t-113", name = "Channel Tired", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.channel(1, { exhausted = true }) end,
}
test_card { id = "t-114", name = "Draw Three", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.draw(3) end,
}
test_card { id = "t-115", name = "Deep Draw", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.draw(25) end,
}
test_card { id = "t-116", name = "Forget", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  run = function(game, me) game.discard(2, { by = "opponent" }) end,
}
test_card { id = "t-117", name = "Sift", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.discard(1) game.draw(1) end,
}
test_card { id = "t-118", name = "Foresee", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.predict(1) end,
}
test_card { id = "t-119", name = "Regrow", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { card { zone = "trash", mine = true } },
  run = function(game, me, it) game.return_to_hand(it) end,
}
test_card { id = "t-120", name = "Bury", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { card { zone = "trash", mine = true } },
  run = function(game, me, it) game.recycle(it) end,
}
test_card { id = "t-121", name = "Compost", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { rune { friendly = true } },
  run = function(game, me, it) game.recycle(it) end,
}
test_card { id = "t-122", name = "Muster", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.play_token("Recruit", { at = "base" }) end,
}
test_card { id = "t-123", name = "Fresh Muster", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.play_token("Recruit", { at = "base", ready = true, count = 2 }) end,
}
test_card { id = "t-124", name = "Windfall", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.gain_points(1) end,
}
test_card(function()
  local everybody = units {}
  return card { id = "t-125", name = "Culling", type = "spell", cost = { energy = 1 },
    run = function(game, me)
      for _, player in ipairs(game.players { from = "you" }) do
        local theirs = {}
        for _, each in ipairs(game.all(everybody)) do
          if game.controller(each) == player then table.insert(theirs, each) end
        end
        game.kill(game.choose(theirs, { by = player, text = "kill one of your units" }))
      end
    end,
  }
end)
test_card { id = "t-127", name = "Second Thought", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit { enemy = true } },
  run = function(game, me, enemy)
    game.deal(1, enemy)
    game.then_do("again")
  end,
  abilities = {
    again = reflexive { targets = { unit { enemy = true } },
      run = function(game, me, enemy) game.deal(1, enemy) end },
  },
}
test_card { id = "t-128", name = "Alarm Clock", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  run = function(game, me) game.later("ring") end,
  abilities = {
    ring = delayed { event = "turn_end", once = true, ends = "turn",
      run = function(game, me) game.draw(1) end },
  },
}
test_card { id = "t-129", name = "Saving Angel", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit { friendly = true } },
  run = function(game, me, it) game.later("save", it) end,
  abilities = {
    save = instead_of { event = "die", subject = ref(1), once = true, ends = "turn",
      run = function(game, me) game.recall(game.event.subject) end },
  },
}
test_card { id = "t-130", name = "Hidden Jab", type = "spell", cost = { energy = 4 },
  keywords = { "hidden", "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.deal(2, it) end,
}
test_card { id = "t-131", name = "Fury Bolt", type = "spell",
  cost = { energy = 1, power = { fury = 1 } },
  keywords = { "action" }, domains = { "fury" },
  targets = { unit {} },
  run = function(game, me, it) game.deal(3, it) end,
}

-- ---- Battlefields and legends ---------------------------------------------------------

test_card { id = "t-132", name = "Tower", type = "battlefield",
  when { event = "conquer", at = "here", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-133", name = "Shrine", type = "battlefield",
  when { event = "hold", at = "here", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-134", name = "High Ground", type = "battlefield",
  static { affects = units { at = "here" }, might = 1 },
}
test_card { id = "t-135", name = "Emperor", type = "legend",
  activated { cost = { exhaust = "me" }, run = function(game, me) game.draw(1) end },
}
test_card { id = "t-136", name = "War Chief", type = "legend",
  when { event = "conquer", by = "you", run = function(game, me) game.draw(1) end },
}
