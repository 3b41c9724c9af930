import { expect, test, vi } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { SIGNET } from '../testing/a-network.ts'
import { anOwner } from '../testing/an-owner.ts'
import { createSatsProvider, TXID } from '../testing/sats-provider.ts'
import { createScene } from '../testing/started-adapter.ts'

const alice = aKey(1)
const bob = aKey(2)
const main = aKey(1, { network: 'mainnet' })

async function aStory() {
  const owner = anOwner([alice, bob])
  const wallet = createSatsProvider(owner)
  const scene = await createScene({
    btc_providers: [{ id: 'Fjord.Bitcoin', name: 'Fjord' }],
    Fjord: { Bitcoin: wallet },
  })
  const told: unknown[] = []
  scene.adapter.sessions.watch((change) => told.push(change))
  return { ...scene, owner, wallet, told }
}

/** A wallet from before there were methods to connect, and to ask silently. */
async function anOldStory(code: number) {
  const story = await aStory()
  const { wallet, owner } = story
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
  return story
}

const UNKNOWN = [-32_601, -32_001]

test.each(UNKNOWN)('an older one that says %d connects, and can be used', async (code) => {
  const { provider, open } = await anOldStory(code)

  const session = await open('Fjord')
  const txid = await provider.sendTransfer({ recipient: bob.address, amount: '20000' })

  expect(session.accounts.map((account) => account.split(':')[2])).toEqual([
    alice.address,
    bob.address,
  ])
  expect(txid).toBe(TXID)
})

test.each(UNKNOWN)('it is not resumed, nor after it was let go (%d)', async (code) => {
  const { adapter, open, resume } = await anOldStory(code)

  expect(await resume('Fjord')).toBeUndefined()
  const { id } = await open('Fjord')
  await adapter.sessions.close(id)
  expect(await resume('Fjord')).toBeUndefined()
})

test('what it said does not hold after news that do not repeat it', async () => {
  const { owner, wallet, open, told } = await anOldStory(-32_601)
  const { id } = await open('Fjord')

  owner.isShared = false
  wallet.emit('accountChange')

  await vi.waitFor(() => expect(told).toEqual([{ type: 'closed', sessionId: id }]))
})

test('news that name accounts are what it says from then on', async () => {
  const { owner, wallet, open, told, provider } = await anOldStory(-32_601)
  await open('Fjord')

  owner.isShared = true
  owner.keys = [bob]
  wallet.emit('accountChange')

  expect(told).toMatchObject([{ type: 'changed' }])
  expect(await provider.sendTransfer({ recipient: alice.address, amount: '20000' })).toBe(TXID)
})

test('accounts that are told before their network are asked for again', async () => {
  const { owner, wallet, open, told } = await aStory()
  owner.keys = [main]
  owner.network = 'mainnet'
  await open('Fjord')

  owner.keys = [alice]
  owner.network = 'signet'
  wallet.emit('accountChange')

  await vi.waitFor(() =>
    expect(told).toMatchObject([{ type: 'changed', session: { networkId: SIGNET.id } }]),
  )
})

test('where no network fits its accounts even then, the session is over', async () => {
  const { owner, wallet, open, told } = await aStory()
  owner.keys = [main]
  owner.network = 'mainnet'
  const { id } = await open('Fjord')

  owner.keys = [alice]
  wallet.emit('accountChange')

  await vi.waitFor(() => expect(told).toEqual([{ type: 'closed', sessionId: id }]))
})
