import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import { type Peer, startPeer } from '@latchkey/sandbox/peer'
import type { Page } from 'playwright'
import { settle, type Visitor } from '../browser.ts'
import type { Served } from '../serve.ts'
import type { Speeds } from './speed.ts'

/** A relay on this machine, and a wallet that agrees at once. */
export interface Meeting {
  readonly relayUrl: string
  readonly peer: Peer
  stop(): Promise<void>
}

/** Starts both. */
export async function arrangeMeeting(): Promise<Meeting> {
  const sandbox: Sandbox<'relay' | 'chains'> = await startSandbox({ parts: ['relay', 'chains'] })
  const relayUrl = sandbox.addresses.relay
  const peer = await startPeer({ relayUrl, chains: sandbox.addresses.chains })
  return {
    ...{ relayUrl, peer },
    async stop() {
      await peer.stop()
      await sandbox.stop()
    },
  }
}

/** A visitor who scans a code with a phone, and comes back later. No other host answers meanwhile. */
export async function measurePairing(
  visitor: Visitor,
  served: Served,
  { relayUrl, peer }: Meeting,
): Promise<Speeds> {
  const { page, end } = await visitor.visit()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    () => undefined,
  )
  await page.goto(`${served.url}?relay=${encodeURIComponent(relayUrl)}`)
  await settle(page, { hasSilentHosts: true })
  await page.getByTestId('pair-button').click()
  const codeMs = await page.evaluate(() => window.probe.coded)
  const uri = await readUri(page)
  const connecting = page.evaluate(() => window.probe.paired())
  const scannedAt = Date.now()
  await peer.pair(uri)
  const connectedMs = (await connecting) - scannedAt
  // Whatever is stored after a connection is stored by now.
  await settle(page, { hasSilentHosts: true })
  await page.reload({ waitUntil: 'commit' })
  const restoredMs = await page.evaluate(() => window.probe.resumed)
  await end()
  return {
    'tap to code, other hosts silent': codeMs,
    'scan to connected': connectedMs,
    'reload to connected, by the relay': restoredMs,
  }
}

/** What a phone would read, by the way that is offered to visitors. */
async function readUri(page: Page): Promise<string> {
  const text = await page.getByTestId('code').or(page.getByTestId('pairing-copy')).textContent()
  if (text?.startsWith('wc:')) return text
  await page.getByTestId('pairing-copy').click()
  return page.evaluate(() => navigator.clipboard.readText())
}
