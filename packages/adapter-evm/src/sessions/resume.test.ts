import { expect, test, vi } from 'vitest'
import { aFace, announce } from '../testing/a-page.ts'
import {
  ALICE,
  ALICE_CHECKED,
  BOB,
  BOB_CHECKED,
  createScriptedWallet,
  rpcError,
  silence,
} from '../testing/scripted-wallet.ts'
import { createScene } from '../testing/started-adapter.ts'

test('only questions without a prompt are asked', async () => {
  const { resume, wallet } = await createScene()

  const session = await resume()

  expect(session).toMatchObject({ accounts: [`eip155:1:${ALICE_CHECKED}`] })
  expect(wallet.asked).toEqual(['eth_accounts', 'eth_chainId'])
})

test('where it is, is asked before the wallet says what it shares', async () => {
  const { resume, wallet, host } = await createScene({ eth_accounts: silence })

  const outcome = expect(resume()).rejects.toMatchObject({ code: 'wallet.failed' })
  await vi.waitFor(() => expect(wallet.asked).toEqual(['eth_accounts', 'eth_chainId']))

  await host.clock.advance(10_000)
  await outcome
})

test.each([
  ['never says', silence],
  [
    'fails to say',
    () => {
      throw rpcError(-32603)
    },
  ],
])('a wallet that shares nothing, and %s where it is, shares nothing', async (_, script) => {
  const { resume, host } = await createScene({ eth_accounts: () => [], eth_chainId: script })

  await expect(resume()).resolves.toBeUndefined()

  expect(host.clock.pending).toBe(0)
})

test('a session that is open is over when its wallet shares nothing any more', async () => {
  const { open, resume, wallet, told } = await createScene()
  await open()
  wallet.teach({ eth_accounts: () => [] })

  await expect(resume()).resolves.toBeUndefined()

  expect(wallet.listenerCount).toBe(0)
  expect(told).toEqual([])
})

test.each([
  [() => null, 'wallet.malformed'],
  [() => 'locked', 'wallet.malformed'],
  [
    () => {
      throw rpcError(4900)
    },
    'wallet.disconnected',
  ],
])('a wallet that fails (%s) is not resumed', async (script, code) => {
  const { resume, wallet } = await createScene({ eth_accounts: script })

  await expect(resume()).rejects.toMatchObject({ code })
  expect(wallet.listenerCount).toBe(0)
})

test.each(['eth_accounts', 'eth_chainId'])(
  'a wallet that never answers %s is given up after ten seconds',
  async (method) => {
    const { resume, wallet, host } = await createScene({ [method]: silence })
    const outcome = expect(resume()).rejects.toMatchObject({ code: 'wallet.failed' })
    await vi.waitFor(() => expect(wallet.asked).toContain(method))

    await host.clock.advance(10_000)

    await outcome
    expect(wallet.listenerCount).toBe(0)
    expect(host.clock.pending).toBe(0)
  },
)

test('an account that changes while the wallet answers is the one that counts', async () => {
  const { resume, wallet, told, host } = await createScene()
  const answers = [[ALICE]]
  wallet.teach({
    eth_accounts() {
      const first = answers.pop()
      if (first !== undefined) queueMicrotask(() => wallet.emit('accountsChanged', [BOB]))
      return first ?? [BOB]
    },
  })

  await resume()
  await host.clock.advance(0)

  expect(told.at(-1)).toMatchObject({ session: { accounts: [`eip155:1:${BOB_CHECKED}`] } })
})

test('a claim to the same identity while the wallet answers stops the resuming', async () => {
  const { resume, wallet, page, adapter } = await createScene()
  adapter.wallets.watch(() => undefined)
  wallet.teach({
    eth_accounts: () => {
      announce(page, aFace({ name: 'Thief' }), createScriptedWallet())
      return [ALICE_CHECKED]
    },
  })

  await expect(resume()).rejects.toMatchObject({ code: 'wallet.ambiguous' })
})

test('a claim before the real wallet stops the resuming just as well', async () => {
  const { adapter, page, resume } = await createScene()
  adapter.dispose()
  announce(page, aFace({ name: 'Thief' }), createScriptedWallet())
  adapter.start((await createScene()).host)

  await expect(resume()).rejects.toMatchObject({ code: 'wallet.ambiguous' })
})

test('a wallet that says it changed whenever it is asked is not asked for ever', async () => {
  const { resume, wallet, host } = await createScene()
  wallet.teach({
    eth_accounts() {
      queueMicrotask(() => wallet.emit('accountsChanged', [ALICE]))
      return [ALICE]
    },
  })

  await resume()
  await host.clock.advance(0)

  expect(wallet.asked.filter((method) => method === 'eth_accounts').length).toBeLessThan(6)
})
