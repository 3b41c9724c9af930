import type { Sandbox } from '@latchkey/sandbox'
import { type Peer, startPeer } from '@latchkey/sandbox/peer'
import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { test as base } from './lab-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { readCode } from './setup/read-code.ts'

/** Services of the library that a site can't choose; they are led to the sandbox. */
const VENDOR = /^https:\/\/(?:verify|pulse)\.walletconnect\.(?:org|com)\//

const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`

const test = base.extend<{ readonly peer: Peer }>({
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
async function openCode(lab: LabModel, switches = {}): Promise<void> {
  await lab.open(switches)
  await showCode(lab)
}

async function showCode(lab: LabModel): Promise<void> {
  await lab.page.evaluate(() => window.latchkey?.open({ view: 'ConnectingWalletConnectBasic' }))
  await lab.modal.expectView('ConnectingWalletConnectBasic')
}

async function scan(lab: LabModel, peer: Peer): Promise<void> {
  await peer.pair(await readCode(lab.modal.part('pairing-code')))
}

for (const themeMode of ['light', 'dark']) {
  test(`a wallet that scans the code is connected, and signs, in ${themeMode}`, async ({
    lab,
    peer,
  }) => {
    await openCode(lab, { themeMode })

    await scan(lab, peer)

    await lab.expectConnected(FIRST)
    await lab.modal.expectClosed()
    await lab.expectNetwork('Ethereum')
    expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
    expect(await lab.outcomeOf('sign-typed-data')).toMatchObject({ status: 'done' })
    expect(await lab.outcomeOf('send-transaction')).toMatchObject({ status: 'done' })
    expect(peer.requests.map(({ method }) => method)).toEqual([
      'personal_sign',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
    ])
  })
}

test('a wallet changes account and network, and the page follows', async ({ lab, peer }) => {
  await openCode(lab)
  await scan(lab, peer)
  await lab.expectConnected(FIRST)

  await peer.switchAccount(SECOND)
  await lab.expectConnected(SECOND)
  await peer.switchChain(8453)

  await lab.expectNetwork('Base')
})

test('after a reload the visitor is connected, and the wallet was not asked', async ({
  lab,
  peer,
}) => {
  await openCode(lab)
  await scan(lab, peer)
  await lab.expectConnected(FIRST)

  await lab.reload()

  await lab.expectConnected(FIRST)
  expect(peer.proposals).toHaveLength(1)
  expect(peer.requests).toEqual([])
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
})

test('a wallet that declines is asked again by another code', async ({ lab, peer }) => {
  peer.take('reject')
  await openCode(lab)
  const first = await readCode(lab.modal.part('pairing-code'))
  await peer.pair(first)
  await expect.poll(() => peer.proposals.length).toBe(1)
  await expect(lab.modal.dialog).toContainText(/declined/i)
  peer.take('approve')

  await lab.modal.button('Try again').click()
  await scan(lab, peer)

  await lab.expectConnected(FIRST)
})

test('a session that the wallet ended while the page was away is over, and the page says so', async ({
  lab,
  peer,
}) => {
  await openCode(lab)
  await scan(lab, peer)
  await lab.expectConnected(FIRST)
  const url = lab.page.url()
  await lab.page.goto('about:blank')
  await peer.end()

  await lab.page.goto(url)

  await lab.expectDisconnected()
  expect(await lab.storedTexts()).not.toContainEqual(expect.stringContaining('walletConnect'))
})

test('either side ends a session for both', async ({ lab, peer }) => {
  await openCode(lab)
  await scan(lab, peer)
  await lab.expectConnected(FIRST)
  await peer.end()
  await lab.expectDisconnected()

  await showCode(lab)
  await scan(lab, peer)
  await lab.expectConnected(FIRST)
  expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })

  await lab.expectDisconnected()
  await expect.poll(() => peer.topics()).toEqual([])
})

test('nothing that is kept or said names the key of a code', async ({ lab, peer, context }) => {
  const lines: string[] = []
  context.on('console', (message) => lines.push(message.text()))
  await openCode(lab)
  const uri = await readCode(lab.modal.part('pairing-code'))
  const key = /symKey=([0-9a-f]{64})/.exec(uri)?.[1] ?? ''
  expect(key).toHaveLength(64)

  await peer.pair(uri)
  await lab.expectConnected(FIRST)

  expect(lines.filter((line) => line.includes(key))).toEqual([])
  const events = await lab.page.getByTestId('lab-events').textContent()
  expect(events).not.toContain(key)
  expect((await lab.storedTexts()).filter((text) => text.includes(key))).toEqual([])
})
