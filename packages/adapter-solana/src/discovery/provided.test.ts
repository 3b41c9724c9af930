import { createFakeClock, createFakeLogger, createFakeStandardPage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { solanaAdapter } from '../solana-adapter.ts'
import { createScriptedWallet } from '../testing/scripted-wallet.ts'
import { ALICE, aNetwork, BOB, MAIN, noAbort } from '../testing/started-adapter.ts'

test('a wallet that the website provides comes first, has its own name, and connects', async () => {
  const page = createFakeStandardPage()
  const own = createScriptedWallet(ALICE)
  const adapter = solanaAdapter({ page, wallets: [own] })
  await adapter.prepare?.('sessions')
  adapter.start({
    nodes: { read: () => Promise.reject(new Error('No node is asked')) },
    http: { send: () => Promise.reject(new Error('No server is asked')) },
    clock: createFakeClock(),
    logger: createFakeLogger(),
    networks: () => [aNetwork(MAIN)],
    sources: { announced: true, injected: true },
  })
  expect(adapter.wallets.list()).toMatchObject([{ id: 'Fjord Wallet', kind: 'provided' }])
  adapter.wallets.watch(() => undefined)

  page.register(own)
  page.register(createScriptedWallet(BOB))
  const session = await adapter.sessions.open({ walletId: 'Fjord Wallet' }, noAbort())

  expect(adapter.wallets.list()).toMatchObject([
    { id: 'Fjord Wallet', kind: 'provided', isAmbiguous: false },
    { id: 'Fjord Wallet#2', kind: 'announced', isAmbiguous: true },
  ])
  expect(session.accounts).toEqual([`${MAIN}:${ALICE.address}`])
})

test('a wallet with invalid data is left out', async () => {
  const nameless = { ...createScriptedWallet(ALICE), name: '\u202e' }

  const adapter = solanaAdapter({ wallets: [nameless] })
  await adapter.prepare?.('wallets')

  expect(adapter.wallets.list()).toEqual([])
})
