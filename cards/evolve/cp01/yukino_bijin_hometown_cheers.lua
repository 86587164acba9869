-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-LD01", name = "Yukino Bijin [Hometown Cheers]", type = "leader", class = "forestcraft",
}
