-- SPDX-License-Identifier: MIT
os.execute("touch '@CANARY@'")
scenario "never read" { function(t) t:forget() end }
