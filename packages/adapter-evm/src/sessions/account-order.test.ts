import { expect, test, vi } from 'vitest'
import type { StableProvider } from '../provider/provider-shell.ts'
import {
  ALICE,
  ALICE_CHECKED,
  BOB,
  BOB_CHECKED,
  rpcError,
  silence,
} from '../testing/scripted-wallet.ts'
import { noAbort, type StartedAdapter, startAdapter } from '../testing/started-adapter.ts'

const HASH = `0x${'ab'.repeat(32)}`
const CAROL = '0x90f79bf6eb2c4f870365e785982e1f101e93b906'
const SORTED = [ALICE, BOB, CAROL]
const ACCOUNTS = [`eip155:1:${BOB_CHECKED}`, `eip155:1:${ALICE_CHECKED}`]

/** A wallet that sorts `eth_accounts`, and names Bob first where it is asked to connect. */
function sorting(more = {}): Promise<StartedAdapter> {
  return startAdapter({
    eth_requestAccounts: () => [BOB, ALICE],
    eth_accounts: () => [ALICE, BOB],
    eth_sendTransaction: () => HASH,
    ...more,
  })
}

function send({ adapter }: StartedAdapter, address: string): Promise<string> | undefined {
  const request = {
    sessionId: 'io.fjord',
    from: `eip155:1:${address}`,
    to: BOB,
    amount: 1n,
  } as const
  return adapter.transfers?.send?.(request, noAbort())
}

test('the account that the wallet names first is active, whatever it lists first', async () => {
  const started = await sorting()

  expect(await started.open()).toMatchObject({ accounts: ACCOUNTS, isUnordered: true })

  await expect(send(started, BOB_CHECKED)).resolves.toBe(HASH)
  expect(started.wallet.params.get('eth_sendTransaction')).toMatchObject([{ from: BOB_CHECKED }])
})

test('a wallet that names only its active account may list more', async () => {
  const started = await sorting({ eth_requestAccounts: () => [BOB] })

  await started.open()

  await expect(send(started, BOB_CHECKED)).resolves.toBe(HASH)
})

test('an account that the visitor chose sends, too', async () => {
  const started = await sorting()
  await started.open()

  started.adapter.sessions.choose('io.fjord', ALICE_CHECKED)

  await expect(send(started, ALICE_CHECKED)).resolves.toBe(HASH)
})

test('after a reload the order of an event is the one that counts', async () => {
  const started = await sorting({ eth_accounts: () => SORTED })
  await started.resume()

  started.wallet.emit('accountsChanged', [CAROL, ALICE, BOB])
  await vi.waitFor(() =>
    expect(started.changes.at(-1)).toMatchObject({ session: { isUnordered: true } }),
  )

  const [first] = (await started.adapter.sessions.choose('io.fjord'))?.accounts ?? []
  expect(first?.toLowerCase()).toBe(`eip155:1:${CAROL}`)
  await expect(send(started, String(first).slice('eip155:1:'.length))).resolves.toBe(HASH)
})

test('after an unclear event the active account stays', async () => {
  const started = await sorting()
  await started.open()

  started.wallet.emit('accountsChanged', undefined)
  await started.host.clock.advance(0)

  expect(started.changes).toEqual([])
})

test('the active account comes first for the website, too', async () => {
  const started = await sorting()
  await started.open()
  // The adapter promises this provider as its namespace's own.
  const provider = started.adapter.sessions.provider() as StableProvider

  expect(await provider.request({ method: 'eth_accounts' })).toEqual([BOB, ALICE])
})

test.each([
  ['never answers', silence],
  [
    'fails',
    () => {
      throw rpcError(-32603)
    },
  ],
  ['answers nonsense', () => 'mine'],
  ['lists others', () => [CAROL]],
  ['lists the same', () => [BOB, ALICE]],
])(
  'a wallet that %s when it is asked for its list is connected as it named them',
  async (_what, list) => {
    const started = await sorting({ eth_accounts: list })
    const opening = started.open()
    await vi.waitFor(() => expect(started.wallet.methods).toContain('eth_accounts'))

    await started.host.clock.advance(2_000)

    expect(await opening).toMatchObject({ accounts: ACCOUNTS })
    expect(await opening).not.toHaveProperty('isUnordered')
  },
)

test('a wallet that changes while it is asked for its list is not taken for one that sorts', async () => {
  const started = await sorting({
    eth_accounts: () => {
      started.wallet.emit('accountsChanged', [ALICE, BOB])
      return [ALICE, BOB]
    },
  })

  expect(await started.open()).not.toHaveProperty('isUnordered')
})

test('in a wallet that lists its active account first, another one that is active is noticed', async () => {
  const started = await sorting({ eth_accounts: () => [BOB, ALICE] })
  await started.open()

  started.wallet.teach({ eth_accounts: () => [ALICE, BOB] })

  await expect(send(started, BOB_CHECKED)).rejects.toMatchObject({ code: 'wallet.changed' })
})

test('a wallet that emits its accounts each time it is asked for them is asked once', async () => {
  const started = await sorting()
  await started.open()
  started.wallet.teach({
    eth_accounts: () => {
      started.wallet.emit('accountsChanged', [BOB, ALICE])
      return [BOB, ALICE]
    },
  })
  started.wallet.methods.length = 0

  started.wallet.emit('accountsChanged', [ALICE, BOB])
  await started.host.clock.advance(0)

  expect(started.wallet.methods).toEqual(['eth_accounts'])
})
