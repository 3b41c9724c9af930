import type { Sandbox } from '@latchkey/sandbox'
import { type Peer, startPeer } from '@latchkey/sandbox/peer'
import type { BrowserContext } from '@playwright/test'
import { test as base } from './lab-test.ts'
import { VENDOR_HOSTS } from './vendor-hosts.ts'

const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`

/** The test of journeys with a wallet behind the relay. */
export const test = base.extend<{ readonly peer: Peer }>({
  peer: async ({ context, sandbox }, use) => {
    await leadVendor(context, sandbox)
    const peer = await startPeer({
      relayUrl: sandbox.addresses.relay,
      chains: nodesOf(sandbox),
      icon: ICON,
      solana: sandbox.addresses.solana,
      bitcoin: sandbox.addresses.bitcoin,
    })
    await use(peer)
    await peer.stop()
    sandbox.relay.disturb({})
  },
})

/** Leads requests for the vendor's services to the sandbox. */
async function leadVendor(context: BrowserContext, { addresses }: Sandbox): Promise<void> {
  const relay = addresses.relay.replace(/^ws/, 'http')
  await context.route(VENDOR_HOSTS, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const answer = await fetch(`${relay}${pathname}${search}`)
    await route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? 'text/plain',
      body: await answer.text(),
    })
  })
}

function nodesOf({ chains }: Sandbox): Readonly<Record<number, string>> {
  return Object.fromEntries(chains.list().map(({ id, url }) => [id, url]))
}
