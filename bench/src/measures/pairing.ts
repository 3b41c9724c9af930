import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import { type Peer, startPeer } from '@latchkey/sandbox/peer'
import type { Page } from 'playwright'
import { settle, type Visit, type Visitor } from '../browser.ts'
import type { Row } from '../report.ts'
import type { Served } from '../serve.ts'
import { type Compared, type Figures, timeRows } from '../timing.ts'

const BUDGETS: Readonly<Record<string, Row['atMost']>> = {
  'press in the list to code, other hosts silent': { figure: 500 },
  "press on the page's own button to code, other hosts silent": { figure: 500 },
}

/** How long pairing over a relay takes, with a wallet that agrees at once. */
export async function pairingRows(
  visitor: Visitor,
  pages: Compared,
  rounds: number,
): Promise<readonly Row[]> {
  const meeting = await arrangeMeeting()
  const measure = (served: Served): Promise<Figures> => measurePairing(visitor, served, meeting)
  try {
    return await timeRows({ pages, rounds, measure, budgets: BUDGETS })
  } finally {
    await meeting.stop()
  }
}

/** A relay on this machine, and a wallet that agrees at once. */
interface Meeting {
  readonly relayUrl: string
  readonly peer: Peer
  stop(): Promise<void>
}

async function arrangeMeeting(): Promise<Meeting> {
  const sandbox: Sandbox<'relay' | 'chains'> = await startSandbox({ parts: ['relay', 'chains'] })
  const relayUrl = sandbox.addresses.relay
  const peer = await startPeer({ relayUrl, chains: sandbox.addresses.chains })
  return {
    relayUrl,
    peer,
    async stop() {
      await peer.stop()
      await sandbox.stop()
    },
  }
}

/**
 * Two visitors who want a code: one uses the page's own button; the other one chooses it from the
 * list, scans it with a phone, and reloads. No other host answers during the measure.
 */
async function measurePairing(
  visitor: Visitor,
  served: Served,
  { relayUrl, peer }: Meeting,
): Promise<Figures> {
  const url = `${served.url}?relay=${encodeURIComponent(relayUrl)}`
  const direct = await openPage(visitor, url)
  await direct.page.getByTestId('pair-button').click()
  const directMs = await direct.page.evaluate(() => window.probe.coded)
  await direct.end()

  const { page, end } = await openPage(visitor, url)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByTestId(await reachList(page)).click()
  const codeMs = await page.evaluate(() => window.probe.coded)
  const uri = await readUri(page)
  const connecting = page.evaluate(() => window.probe.paired())
  const scannedAt = Date.now()
  await peer.pair(uri)
  const connectedMs = (await connecting) - scannedAt
  // Everything is stored after a connection by now.
  await settle(page, { hasSilentHosts: true })
  await page.reload({ waitUntil: 'commit' })
  const restoredMs = await page.evaluate(() => window.probe.resumed)
  await end()
  return {
    'press in the list to code, other hosts silent': codeMs,
    "press on the page's own button to code, other hosts silent": directMs,
    'scan to connected': connectedMs,
    'reload to connected, by the relay': restoredMs,
  }
}

async function openPage(visitor: Visitor, url: string): Promise<Visit> {
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

/** Reads the link that a phone would read, in the way that is offered to visitors. */
async function readUri(page: Page): Promise<string> {
  const text = await page.getByTestId('code').or(page.getByTestId('pairing-copy')).textContent()
  if (text?.startsWith('wc:')) return text
  await page.getByTestId('pairing-copy').click()
  return page.evaluate(() => navigator.clipboard.readText())
}
