-- SPDX-License-Identifier: MIT
scenario "Slow Fuse: three turns of its player, then it goes off" {
  p1 = { hand = { "Slow Fuse" }, pool = { energy = 1 } }, p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Slow Fuse")
    t:pass_all()
    t:expect("Slow Fuse"):counters("spark", 3)
    t.p1:end_turn()
    t:pass_all()
    t:expect("Slow Fuse"):counters("spark", 2)
    t:next_turn()
    t:expect("Slow Fuse"):counters("spark", 2)
    t.p1:end_turn()
    t:pass_all()
    t:next_turn()
    t.p1:end_turn()
    t:pass_all()
    t:expect("Slow Fuse"):in_zone("trash")
    t:expect("Unit 4"):in_zone("trash")
  end }

scenario "Slow Fuse: feeding it buys a turn" {
  p1 = { base = { { "Slow Fuse", spark = 1 } }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Slow Fuse")
    t:pass_all()
    t.p1:end_turn()
    t:pass_all()
    t:expect("Slow Fuse"):counters("spark", 1)
  end }
