// SPDX-License-Identifier: MIT
import { render } from 'preact'
import { App } from './shell/app'
import { startRoutes } from './state/route'
import { start } from './state/session'
import { applySettings } from './state/settings'
import { openPort } from './wire/port'
import './style/tokens.css'
import './style/shell.css'
import './style/card.css'

applySettings()
startRoutes()
openPort().then(
  (port) => {
    start(port)
    render(<App />, document.getElementById('app')!)
  },
  (error: unknown) => {
    document.getElementById('app')!.textContent = `The page could not start: ${String(error)}`
  },
)
