import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import { type Peer, startPeer } from '@latchkey/sandbox/peer'
import type { Page } from 'playwright'
import { settle, type Visit, type Visitor } from '../browser.ts'
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

/**
 * Visitors who want a code: one whom the page leads to it, and one who chooses it from the list, scans
 * it with a phone, and comes back later. No other host answers meanwhile.
 */
export async function measurePairing(
  visitor: Visitor,
  served: Served,
  { relayUrl, peer }: Meeting,
): Promise<Speeds> {
  const url = `${served.url}?relay=${encodeURIComponent(relayUrl)}`
  const led = await arrive(visitor, url)
  await led.page.getByTestId('pair-button').click()
  const ledMs = await led.page.evaluate(() => window.probe.coded)
  await led.end()

  const { page, end } = await arrive(visitor, url)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByTestId(await reachList(page)).click()
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
    'tap in the list to code, other hosts silent': codeMs,
    "tap on a page's own button to code, other hosts silent": ledMs,
    'scan to connected': connectedMs,
    'reload to connected, by the relay': restoredMs,
  }
}

async function arrive(visitor: Visitor, url: string): Promise<Visit> {
  const visit = await visitor.visit()
  await visit.page.goto(url)
  await settle(visit.page, { hasSilentHosts: true })
  return visit
}

/** @returns What leads to the code from there; the page written by hand has no list. */
async function reachList(page: Page): Promise<string> {
  const button = page.getByTestId('connect-button')
  if ((await button.count()) === 0) return 'pair-button'
  await button.click()
  await page.evaluate(() => window.probe.pressed)
  await settle(page, { hasSilentHosts: true })
  return 'connect-code'
}

/** What a phone would read, by the way that is offered to visitors. */
async function readUri(page: Page): Promise<string> {
  const text = await page.getByTestId('code').or(page.getByTestId('pairing-copy')).textContent()
  if (text?.startsWith('wc:')) return text
  await page.getByTestId('pairing-copy').click()
  return page.evaluate(() => navigator.clipboard.readText())
}
