import { expect, test } from 'vitest'
import type { AccountId } from '../contract/index.ts'
import { ADDRESS as ALICE } from '../testing/a-visit.ts'
import { aChain, createTestCore } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeHttp, type FakeAnswer, type FakeRequest } from '../testing/fake-http.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

const API = 'https://rpc.walletconnect.org'
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** The history of an address has one transaction, which is named like it. */
function historyOf({ url }: FakeRequest): FakeAnswer {
  const address = new URL(url).pathname.split('/')[3] ?? ''
  const metadata = {
    operationType: 'send',
    hash: '0xabc',
    minedAt: '2025-05-01T10:00:00Z',
    status: 'confirmed',
    chain: 'eip155:1',
  }
  return { json: { data: [{ id: address, metadata, transfers: null }] } }
}

/** A visitor with two wallets, Kestrel being the active one, who looks at the activity. */
async function aVisitor({ fjord, kestrel }: Readonly<Record<'fjord' | 'kestrel', string[]>>) {
  const http = createFakeHttp(() => undefined)
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:1'], ws: [] } })
  http.on('GET', `${API}/v1/account/:address/history`, historyOf)
  const adapter = createFakeAdapter(
    aFakeWallet({ addresses: fjord }),
    aFakeWallet({ id: 'io.kestrel', name: 'Kestrel', addresses: kestrel }),
  )
  const visit = createTestCore({
    adapter,
    networks: [aChain()],
    projectId: 'p1',
    ports: { http },
  })
  const { core, clock } = visit
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  await core.actions.connect.withWallet('eip155', 'io.kestrel')
  core.actions.activity.follow()
  async function settle(): Promise<void> {
    for (let count = 0; count < 20; count += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      await clock.advance(1)
    }
  }
  await settle()
  return { ...visit, adapter, settle }
}

type Visitor = Awaited<ReturnType<typeof aVisitor>>

const choose =
  (wallet: string, address?: string) =>
  async ({ core }: Visitor): Promise<void> =>
    core.actions.connections.choose('eip155', wallet, address)
const disconnect =
  (wallet: string) =>
  ({ core }: Visitor): Promise<void> =>
    core.actions.connections.disconnectWallet('eip155', wallet)

test.each<
  [
    name: string,
    wallets: Readonly<Record<'fjord' | 'kestrel', string[]>>,
    act: (visitor: Visitor) => Promise<void>,
    shown: string,
  ]
>([
  ['nothing happens', { fjord: [ALICE], kestrel: [BOB] }, async () => {}, BOB],
  ['the other wallet is chosen', { fjord: [ALICE], kestrel: [BOB] }, choose('io.fjord'), ALICE],
  [
    'another account of the same wallet is chosen',
    { fjord: [ALICE], kestrel: [BOB, ALICE] },
    choose('io.kestrel', ALICE),
    ALICE,
  ],
  [
    'the active wallet is disconnected',
    { fjord: [ALICE], kestrel: [BOB] },
    disconnect('io.kestrel'),
    ALICE,
  ],
  [
    'the active wallet is disconnected, and the other one has the same account',
    { fjord: [BOB], kestrel: [BOB] },
    disconnect('io.kestrel'),
    BOB,
  ],
  [
    'the inactive wallet is disconnected',
    { fjord: [ALICE], kestrel: [BOB] },
    disconnect('io.fjord'),
    BOB,
  ],
  [
    'the inactive wallet is disconnected, and the active one has the same account',
    { fjord: [BOB], kestrel: [BOB] },
    disconnect('io.fjord'),
    BOB,
  ],
  [
    'the active wallet ends its session by itself',
    { fjord: [BOB], kestrel: [BOB] },
    async ({ adapter }) => adapter.emitClosed('io.kestrel'),
    BOB,
  ],
])('with several wallets, when %s, the active account’s history is shown', async (...row) => {
  const [, wallets, act, shown] = row
  const visitor = await aVisitor(wallets)

  await act(visitor)
  await visitor.settle()

  const account: AccountId = `eip155:1:${shown}`
  expect(visitor.core.snapshot().accounts.eip155).toMatchObject({
    session: { accounts: expect.arrayContaining([account]) },
  })
  expect(visitor.core.snapshot().activity[account]).toMatchObject({
    status: 'ready',
    pages: [[{ id: shown }]],
  })
})

test('when the last wallet is disconnected, nothing is left of any history', async () => {
  const visitor = await aVisitor({ fjord: [ALICE], kestrel: [BOB] })

  await disconnect('io.kestrel')(visitor)
  await visitor.settle()
  await disconnect('io.fjord')(visitor)
  await visitor.settle()

  expect(visitor.core.snapshot().activity).toEqual({})
})
