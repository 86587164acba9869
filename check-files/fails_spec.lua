scenario "does not hold" {
  p1 = { base = { "Unit 3" } },
  function(t)
    t:expect("Unit 3"):might(4)
  end,
}
