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

scenario "Captain of the Gate: four Energy and one order Power" {
  p1 = { hand = { "Captain of the Gate" }, pool = { energy = 4, order = 1 } },
  function(t)
    t.p1:play("Captain of the Gate")
    t:pass_all()
    t:expect("Captain of the Gate"):at("base")
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "order", 0)
  end }

scenario "Captain of the Gate: what enemies have does not count" {
  p1 = { base = { "Captain of the Gate" } },
  p2 = { base = { "Lone Sentinel" } },
  function(t)
    t:expect("Captain of the Gate"):might(3)
  end }
