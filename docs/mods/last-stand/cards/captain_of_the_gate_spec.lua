-- SPDX-License-Identifier: MIT

scenario "Captain of the Gate: others have Last Stand, added to their own" {
  p1 = { base = { "Captain of the Gate", "Lone Sentinel", "Unit 2" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:expect("Lone Sentinel"):attribute("last_stand", 3)
    t:expect("Unit 2"):attribute("last_stand", 1)
    t:expect("Unit 3"):no_keyword("last_stand")
    t:expect("Captain of the Gate"):no_keyword("last_stand"):might(5)
  end }

scenario "Captain of the Gate: without others it is as it is" {
  p1 = { base = { "Captain of the Gate" } },
  function(t)
    t:expect("Captain of the Gate"):might(3)
  end }
