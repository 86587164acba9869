-- SPDX-License-Identifier: MIT

test_card { id = "t-zap", name = "Zap", type = "spell", keywords = { "reaction" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}

scenario "Corina Veraza: moving to a battlefield brings three Recruits" {
  p1 = { base = { "Corina Veraza" } },
  function(t)
    t.p1:move("Corina Veraza", "West Field")
    t:resolve()
    t:expect(t:at("West Field")):is { "Corina Veraza", "Recruit", "Recruit", "Recruit" }
    t:expect("Recruit#1"):exhausted()
  end,
}

scenario "Corina Veraza: not moving home" {
  p1 = { at = { ["West Field"] = { "Corina Veraza" } } },
  function(t)
    t.p1:move("Corina Veraza", "base")
    t:expect_chain(0)
  end,
}

scenario "359.3.f.2 Corina Veraza: here is where she is as it resolves; gone, there is no here" {
  rule = "359.3.f.2",
  p1 = { base = { "Corina Veraza" } },
  p2 = { hand = { "Zap" } },
  function(t)
    t.p1:move("Corina Veraza", "West Field"):pass()
    t.p2:play("Zap")
    t:pass_all()
    t:expect(t:at("West Field")):count(0)
    t:expect(t.p1.base):count(0)
  end,
}
