-- SPDX-License-Identifier: MIT

scenario "Trevor Snoozebottom: when he holds, a ready Sprite is played there" {
  p2 = { at = { ["West Field"] = { "Trevor Snoozebottom" } } },
  function(t)
    t:next_turn()
    t:expect("Sprite"):at("West Field"):ready():might(3)
  end,
}

scenario "Trevor Snoozebottom: nothing when another battlefield is held" {
  p2 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Trevor Snoozebottom" } },
  function(t)
    t:next_turn()
    t:expect(t:at("West Field")):is { "Unit 2" }
  end,
}

scenario "Trevor Snoozebottom: Shield" {
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Trevor Snoozebottom" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect("Trevor Snoozebottom"):might(4)
  end,
}
