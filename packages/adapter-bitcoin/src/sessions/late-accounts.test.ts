import type { SessionChange } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { TESTNET } from '../testing/a-network.ts'
import { anOwner } from '../testing/an-owner.ts'
import { createSatsProvider } from '../testing/sats-provider.ts'
import { createStandardWallet } from '../testing/standard-wallet.ts'
import { startAdapter } from '../testing/started-adapter.ts'

const [alice, bob] = [aKey(1), aKey(2)]
/** When a wallet changes its accounts after its event, in milliseconds. */
const DELAYS = [0, 50, 900]

async function watched(window: object) {
  const started = await startAdapter(window)
  const changes: SessionChange<'bip122'>[] = []
  started.adapter.sessions.watch((change) => changes.push(change))
  return { ...started, changes, clock: started.host.clock }
}

const MOVED = [{ type: 'changed', session: { accounts: [`${TESTNET.id}:${bob.address}`] } }]

test.each(DELAYS)(
  'a registered wallet may emit before its accounts are new (%d)',
  async (delayMs) => {
    const owner = anOwner([alice])
    const { wallet, change } = createStandardWallet(owner, {
      name: 'Fjord',
      chains: ['bitcoin:testnet'],
    })
    const { page, open, changes, clock } = await watched({})
    page.register(wallet)
    await open('Fjord')

    change()
    clock.after(delayMs, () => {
      owner.keys = [bob]
    })
    await clock.advance(1_000)

    expect(changes).toMatchObject(MOVED)
  },
)

test.each(DELAYS)(
  'an event without accounts may come before they are new (%d)',
  async (delayMs) => {
    const owner = anOwner([alice])
    const provider = createSatsProvider(owner)
    const { open, changes, clock } = await watched({
      Fjord: provider,
      btc_providers: [{ id: 'Fjord', name: 'Fjord' }],
    })
    await open('Fjord')
    const accountOf = ({ address, publicKey }: typeof alice) => ({
      result: {
        addresses: [{ address, publicKey, purpose: 'payment' }],
        network: { bitcoin: { name: 'Testnet' } },
      },
    })
    provider.teach('wallet_getAccount', () => accountOf(alice))

    // An owner who shares nothing leaves the accounts out of the event.
    owner.isShared = false
    provider.emit('accountChange')
    clock.after(delayMs, () => provider.teach('wallet_getAccount', () => accountOf(bob)))
    await clock.advance(1_000)

    expect(changes).toMatchObject(MOVED)
  },
)

test.each(DELAYS)('OKX may emit before its accounts are new (%d)', async (delayMs) => {
  let key = alice
  let isShared = false
  let emit = (): void => {}
  const place = {
    async connect() {
      isShared = true
      return { address: key.address, publicKey: key.publicKey }
    },
    getAccounts: async () => (isShared ? [key.address] : []),
    getPublicKey: async () => key.publicKey,
    on(_event: string, listener: () => void) {
      emit = listener
    },
  }
  const { open, changes, clock } = await watched({
    okxwallet: { bitcoin: { connect() {} }, bitcoinTestnet: place },
  })
  await open('OKX Wallet')

  emit()
  clock.after(delayMs, () => {
    key = bob
  })
  await clock.advance(1_000)

  expect(changes).toMatchObject(MOVED)
})
