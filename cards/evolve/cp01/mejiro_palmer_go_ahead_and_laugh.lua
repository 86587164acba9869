-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-LD08", name = "Mejiro Palmer [Go Ahead and Laugh]", type = "leader", class = "havencraft",
}
