import { expect, test, vi } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { SIGNET, TESTNET } from '../testing/a-network.ts'
import { anOwner } from '../testing/an-owner.ts'
import { createSatsProvider } from '../testing/sats-provider.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

/** A wallet that agrees to every switch, and makes none by itself. */
async function anAgreeingWallet() {
  const owner = anOwner([aKey(1)])
  const wallet = createSatsProvider(owner)
  wallet.teach('wallet_changeNetwork', () => ({ jsonrpc: '2.0', id: '1', result: null }))
  const started = await startAdapter({
    btc_providers: [{ id: 'Fjord', name: 'Fjord' }],
    Fjord: wallet,
  })
  const session = await started.open('Fjord')
  const readings = () => wallet.requests.filter((method) => method === 'wallet_getAccount').length
  const before = readings()
  const move = (network = SIGNET, signal = noAbort()) =>
    started.adapter.sessions.switchNetwork(session.id, network, { signal })
  return { ...started, owner, wallet, session, move, readings: () => readings() - before }
}

test('a wallet that switches a while after its answer has switched', async () => {
  const { host, owner, session, move, readings } = await anAgreeingWallet()
  expect(session.networkId).toBe(TESTNET.id)
  const moved = move()
  await vi.waitFor(() => expect(readings()).toBe(1))
  await host.clock.advance(1_500)

  owner.network = 'signet'
  await host.clock.advance(1_000)

  expect(await moved).toMatchObject({ networkId: SIGNET.id })
})

test('a wallet that agrees and does not switch in five seconds does not know the network', async () => {
  const { host, move, readings } = await anAgreeingWallet()
  const outcome = expect(move()).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
  await vi.waitFor(() => expect(readings()).toBe(1))

  await host.clock.advance(6_000)

  await outcome
  expect(readings()).toBe(6)
  expect(host.clock.pending).toBe(0)
})

test('a wallet that takes four seconds for each answer has no more time to switch', async () => {
  const { host, wallet, move, readings } = await anAgreeingWallet()
  const account = await wallet.request('wallet_getAccount', null)
  wallet.teach(
    'wallet_getAccount',
    () => new Promise((resolve) => host.clock.after(4_000, () => resolve(account))),
  )
  const outcome = expect(move()).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
  await vi.waitFor(() => expect(readings()).toBe(2))

  await host.clock.advance(9_000)

  await outcome
  expect(readings()).toBe(3)
  expect(host.clock.pending).toBe(0)
})

test('who leaves is not kept waiting', async () => {
  const { host, move, readings } = await anAgreeingWallet()
  const leaving = new AbortController()
  const outcome = expect(move(SIGNET, leaving.signal)).rejects.toMatchObject({ code: 'aborted' })
  await vi.waitFor(() => expect(readings()).toBe(1))

  leaving.abort()

  await outcome
  await vi.waitFor(() => expect(host.clock.pending).toBe(0))
})
