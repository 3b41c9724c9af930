import type { Sandbox } from '@latchkey/sandbox'
import { type Peer, startPeer } from '@latchkey/sandbox/peer'
import { test as base } from './lab-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { readCode } from './setup/read-code.ts'

/** Services of the library that a site can't choose; they are led to the sandbox. */
const VENDOR = /^https:\/\/(?:verify|pulse)\.walletconnect\.(?:org|com)\//

const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`

/** Journeys with a wallet at the other end of the relay. */
export const test = base.extend<{ readonly peer: Peer }>({
  peer: async ({ context, sandbox }, use) => {
    const relay = sandbox.addresses.relay.replace(/^ws/, 'http')
    await context.route(VENDOR, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const answer = await fetch(`${relay}${pathname}${search}`)
      await route.fulfill({
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? 'text/plain',
        body: await answer.text(),
      })
    })
    const peer = await startPeer({
      ...{ relayUrl: sandbox.addresses.relay, chains: nodesOf(sandbox), icon: ICON },
    })
    await use(peer)
    await peer.stop()
  },
})

function nodesOf({ chains }: Sandbox): Readonly<Record<number, string>> {
  return Object.fromEntries(chains.list().map(({ id, url }) => [id, url]))
}

/** Opens the page on the view with a code for any wallet. */
export async function openCode(lab: LabModel, switches = {}): Promise<void> {
  await lab.open(switches)
  await showCode(lab)
}

/** Has the page show a code for any wallet. */
export async function showCode(lab: LabModel): Promise<void> {
  await lab.page.evaluate(() => window.latchkey?.open({ view: 'ConnectingWalletConnectBasic' }))
  await lab.modal.expectView('ConnectingWalletConnectBasic')
}

/** The wallet scans what the modal shows. */
export async function scan(lab: LabModel, peer: Peer): Promise<void> {
  await peer.pair(await readCode(lab.modal.part('pairing-code')))
}
