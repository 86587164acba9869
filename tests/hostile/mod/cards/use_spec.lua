-- SPDX-License-Identifier: MIT
use "@SECRET@"
scenario "reads what lies outside" { function(t) t:expect("Secret"):gone() end }
