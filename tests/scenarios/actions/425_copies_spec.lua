-- SPDX-License-Identifier: MIT
-- Copies of spells and abilities on the chain, which cards were played this turn, losing one's text.

test_card { id = "t-cp-jolt", name = "Jolt", type = "spell", domains = { "fury" }, cost = { energy = 1 },
  targets = { unit {} }, run = function(game, me, it) game.deal(2, it) end,
}
test_card { id = "t-cp-kick", name = "Kicked", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  additional { name = "kick", optional = true, cost = { energy = 1 } },
  targets = { unit {}, if_paid("kick", unit {}) },
  run = function(game, me, it, other) game.deal(1, it) game.deal(3, other) end,
}
test_card { id = "t-cp-twin", name = "Twin", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  keywords = { "reaction" }, targets = { any_of { spell { other = true }, ability {} } },
  run = function(game, me, it) game.copy_item(it) end,
}
test_card { id = "t-cp-fork", name = "Fork", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  keywords = { "reaction" }, targets = { any_of { spell { other = true }, ability {} } },
  run = function(game, me, it) game.copy_item(it, { choose = true }) end,
}
test_card { id = "t-cp-lamp", name = "Lamp", type = "gear", domains = { "mind" }, cost = { energy = 0 },
  activated { cost = { exhaust = "me" }, targets = { unit {} }, run = function(game, me, it) game.deal(2, it) end },
}
test_card { id = "t-cp-count", name = "Counter", type = "unit", domains = { "mind" }, cost = { energy = 0 }, might = 1,
  when { event = "play", by = "you", subject = spell {}, run = function(game) game.gain_xp(1) end },
}
test_card(function()
local played, last = units { played_this_turn = true }, units { mine = true, last_played = true }
return card { id = "t-cp-last", name = "Recall Last", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game)
    game.buff(game.all(played))
    game.give(game.all(last), { might = 3, lasts = "turn" })
  end,
}
end)
test_card { id = "t-cp-mute", name = "Mute", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.lose_text(it, { lasts = "turn" }) end,
}
test_card { id = "t-cp-loud", name = "Loud", type = "unit", domains = { "mind" }, cost = { energy = 0 }, might = 2,
  keywords = { "tank", shield = 2 },
  static { affects = "me", might = 1 },
  when { event = "stun", subject = "me", run = function(game) game.gain_xp(1) end },
}

test_card { id = "t-cp-charm", name = "Trinket", type = "gear", domains = { "mind" }, cost = { energy = 0 },
  tags = { "Equipment" }, equip { cost = { energy = 1 } },
  effect_text { static { affects = "me", might = 5 } },
}

scenario "472.2.a what is appended to it by another card is not its own text" {
  p1 = { hand = { "Mute" } },
  p2 = { base = { { "Loud", attached = { "Trinket" } } } },
  function(t)
    t:expect("Loud"):might(8)
    t.p1:play("Mute"):on("Loud")
    t:pass_all()
    t:expect("Loud"):might(7)
  end }

scenario "439.2.b.1 a copy resolves with the same choices, is not played, and is gone then" {
  p1 = { hand = { "Jolt", "Twin" }, base = { "Counter" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 8" } },
  function(t)
    t.p1:play("Jolt"):on("Unit 8")
    t.p1:play("Twin"):on("Jolt")
    t:resolve()
    t:expect_chain(3)                          -- Jolt, its copy, and that Twin was played
    t:pass_all()
    t:expect("Unit 8"):damage(4)
    t:expect_number("p1", "xp", 2)             -- Twin and Jolt
    t:expect(t.p1.trash):count(2)
  end }

scenario "355 a copy with new choices; the original keeps its own" {
  p1 = { hand = { "Jolt", "Fork" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 8", "Unit 7" } },
  function(t)
    t.p1:play("Jolt"):on("Unit 8")
    t.p1:play("Fork"):on("Jolt")
    t:resolve()
    t.p1:yes():on("Unit 7")
    t:pass_all()
    t:expect("Unit 8"):damage(2)
    t:expect("Unit 7"):damage(2)
  end }

scenario "356.2 a copy is paid for like the original: additional costs that were paid count" {
  p1 = { hand = { "Kicked", "Fork" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 8", "Unit 7" } },
  function(t)
    t.p1:play("Kicked"):yes():on("Unit 8", "Unit 7")
    t.p1:play("Fork"):on("Kicked")
    t:resolve()
    t.p1:yes():on("Unit 7", "Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(4)
    t:expect("Unit 7"):damage(4)
  end }

scenario "377 the copy of an ability; the opponent who copies it controls it" {
  p1 = { base = { "Lamp" } },
  p2 = { base = { "Unit 8", "Unit 7" }, hand = { "Fork" } },
  function(t)
    t.p1:use("Lamp"):on("Unit 8")
    t.p1:pass()
    t.p2:play("Fork")
    t:resolve()
    t.p2:no()
    t:pass_all()
    t:expect("Unit 8"):damage(4)
  end }

scenario "419.4 which cards were played this turn, and which one last" {
  p1 = { hand = { "Unit 1", "Unit 2", "Recall Last" }, base = { "Unit 3" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Unit 1"):at("base")
    t.p1:play("Unit 2"):at("base")
    t.p1:play("Recall Last")
    t:pass_all()
    t:expect("Unit 1"):buffed():might(2)
    t:expect("Unit 2"):buffed():might(6)
    t:expect("Unit 3"):unbuffed()
  end }

scenario "472.2.a its own text is lost, keywords and abilities, and comes back" {
  p1 = { hand = { "Mute", "Stupefy" }, pool = { energy = 1 } },
  p2 = { base = { { "Loud", buffs = 1 } } },
  function(t)
    t:expect("Loud"):keyword("tank"):might(4)
    t.p1:play("Mute"):on("Loud")
    t:pass_all()
    t:expect("Loud"):no_keyword("tank", "shield"):might(3)
    t:next_turn()
    t:expect("Loud"):keyword("tank"):might(4)
  end }
