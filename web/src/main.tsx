// SPDX-License-Identifier: MIT
import { render } from 'preact'
import { App } from './shell/app'
import { startPlayers } from './play/player'
import { startRoutes } from './state/route'
import { start } from './state/session'
import { applySettings } from './state/settings'
import { openPort } from './wire/port'
import './style/tokens.css'
import './style/shell.css'
import './style/card.css'
import './style/board.css'
import './style/panes.css'

applySettings()
startRoutes()
openPort().then(
  (port) => {
    start(port)
    startPlayers()
    render(<App />, document.getElementById('app')!)
  },
  (error: unknown) => {
    document.getElementById('app')!.textContent = `The page could not start: ${String(error)}`
  },
)
