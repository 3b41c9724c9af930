import { expect, test, vi } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { SIGNET } from '../testing/a-network.ts'
import { anOwner } from '../testing/an-owner.ts'
import { createSatsProvider, TXID } from '../testing/sats-provider.ts'
import { startAdapter } from '../testing/started-adapter.ts'

const alice = aKey(1)
const bob = aKey(2)
const main = aKey(1, { network: 'mainnet' })

async function aWallet() {
  const owner = anOwner([alice, bob])
  const wallet = createSatsProvider(owner)
  const started = await startAdapter({
    btc_providers: [{ id: 'Fjord.Bitcoin', name: 'Fjord' }],
    Fjord: { Bitcoin: wallet },
  })
  const changes: unknown[] = []
  started.adapter.sessions.watch((change) => changes.push(change))
  return { ...started, owner, wallet, changes }
}

/** An older wallet, without the methods that connect and that ask silently. */
async function anOldWallet(code: number) {
  const started = await aWallet()
  const { wallet, owner } = started
  const unknown = () => ({ error: { code, message: 'Unknown method' } })
  for (const method of ['wallet_connect', 'wallet_getAccount', 'wallet_disconnect']) {
    wallet.teach(method, unknown)
  }
  wallet.teach('getAccounts', () =>
    owner.decide({
      approve: () => ({
        result: owner.keys.map(({ address }) => ({ address, purpose: 'payment' })),
      }),
      reject: () => ({ error: { code: -32_000 } }),
      nothing: () => ({ result: [] }),
    }),
  )
  return started
}

const UNKNOWN = [-32_601, -32_001]

test.each(UNKNOWN)('an older wallet that answers %d connects, and can be used', async (code) => {
  const { provider, open } = await anOldWallet(code)

  const session = await open('Fjord')
  const txid = await provider.sendTransfer({ recipient: bob.address, amount: '20000' })

  expect(session.accounts.map((account) => account.split(':')[2])).toEqual([
    alice.address,
    bob.address,
  ])
  expect(txid).toBe(TXID)
})

test.each(UNKNOWN)('it is not resumed, also not after a disconnect (%d)', async (code) => {
  const { adapter, open, resume } = await anOldWallet(code)

  expect(await resume('Fjord')).toBeUndefined()
  const { id } = await open('Fjord')
  await adapter.sessions.close(id)
  expect(await resume('Fjord')).toBeUndefined()
})

test('its last answer is outdated after an event without accounts', async () => {
  const { owner, wallet, open, changes } = await anOldWallet(-32_601)
  const { id } = await open('Fjord')

  owner.isShared = false
  wallet.emit('accountChange')

  await vi.waitFor(() =>
    expect(changes).toEqual([{ type: 'closed', sessionId: id, isLocked: true }]),
  )
})

test('an event with accounts replaces its last answer', async () => {
  const { owner, wallet, open, changes, provider } = await anOldWallet(-32_601)
  await open('Fjord')

  owner.isShared = true
  owner.keys = [bob]
  wallet.emit('accountChange')

  expect(changes).toMatchObject([{ type: 'changed' }])
  expect(await provider.sendTransfer({ recipient: alice.address, amount: '20000' })).toBe(TXID)
})

test('accounts that arrive before their network are requested again', async () => {
  const { owner, wallet, open, changes } = await aWallet()
  owner.keys = [main]
  owner.network = 'mainnet'
  await open('Fjord')

  owner.keys = [alice]
  owner.network = 'signet'
  wallet.emit('accountChange')

  await vi.waitFor(() =>
    expect(changes).toMatchObject([{ type: 'changed', session: { networkId: SIGNET.id } }]),
  )
})

test('if its accounts fit no network even then, the session ends', async () => {
  const { owner, wallet, open, changes } = await aWallet()
  owner.keys = [main]
  owner.network = 'mainnet'
  const { id } = await open('Fjord')

  owner.keys = [alice]
  wallet.emit('accountChange')

  await vi.waitFor(() =>
    expect(changes).toEqual([{ type: 'closed', sessionId: id, isLocked: true }]),
  )
})
