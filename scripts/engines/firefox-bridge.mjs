#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { mediaOf } from './firefox-media.mjs'

/**
 * Stands in for Firefox's program where Playwright starts it: starts Firefox, and sits in its line of
 * WebDriver BiDi. Playwright 1.65 asks for one command that Firefox 153 does not have,
 * `emulation.setMediaFeaturesOverride`; this answers it. Everything else goes through as it is.
 */
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/
const program = process.env.LATCHKEY_FIREFOX ?? '/usr/bin/firefox-esr'

const firefox = spawn(program, ['--remote-allow-system-access', ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'pipe'],
})
firefox.once('exit', (code) => process.exit(code ?? 1))
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => firefox.kill(name))

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1]
  if (address === undefined) process.stderr.write(`${line}\n`)
  else listen(address)
})

function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`)
  })
  server.on('connection', (client) => join(client, new WebSocket(`${address}/session`)))
}

/** Passes messages on, in their order, until either side ends. */
function join(client, browser) {
  const early = []
  const toBrowser = (text) => {
    if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  }
  const media = mediaOf(toBrowser, (text) => client.send(text))
  browser.on('open', () => {
    for (const text of early) browser.send(text)
  })
  client.on('message', (data) => media.fromClient(String(data)))
  browser.on('message', (data) => media.fromBrowser(String(data)))
  client.on('close', () => browser.close())
  browser.on('close', () => client.close())
  for (const side of [client, browser]) side.on('error', () => firefox.kill())
}
