scenario "x" {
  p1 = { runes = { furry = 2 }, base = { "Unit 3" } },
  function(t) t:expect("Unit 3"):might(3) end,
}
