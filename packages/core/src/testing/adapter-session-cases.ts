import { expect, test, vi } from 'vitest'
import { accountOn, isAccountId, type Namespace } from '../contract/index.ts'
import type { AdapterFixtureFactory, FixtureMood } from './adapter-fixture.ts'
import { noAbort } from './adapter-host.ts'
import { setStage } from './set-up-adapter.ts'

const FAILURES: readonly (readonly [mood: FixtureMood, code: string])[] = [
  ['reject', 'wallet.rejected'],
  ['busy', 'wallet.busy'],
  ['no-accounts', 'wallet.no-accounts'],
  ['malformed', 'wallet.malformed'],
]

/** Cases about opening, resuming and closing sessions. */
export function adapterSessionCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('once sessions are loaded the wallet is asked in the task that opens, and its accounts become the session', async () => {
    const { open, wallet, networks, adapter } = await setStage(factory)
    await adapter.prepare?.('sessions')

    const opening = open()
    expect(wallet.promptCount).toBe(1)
    const session = await opening

    const home = networks.home.id
    expect(session).toMatchObject({
      namespace: adapter.namespace,
      walletId: wallet.id,
      networkId: home,
      accounts: wallet.addresses.map((address) => accountOn(home, address)),
    })
    expect(session.accounts.every((account) => isAccountId(account))).toBe(true)
    expect(structuredClone(session)).toEqual(session)
  })

  test.each(FAILURES)(
    'a wallet in the mood "%s" fails as %s and may be asked again',
    async (mood, code) => {
      const { open, wallet, adapter } = await setStage(factory)
      wallet.behave(mood)

      await expect(open()).rejects.toMatchObject({ name: 'LatchkeyError', code })

      expect(wallet.listenerCount).toBe(0)
      wallet.behave('approve')
      await expect(open()).resolves.toMatchObject({ walletId: wallet.id })
      adapter.dispose()
    },
  )

  test('a wallet that is not there is missing', async () => {
    const { adapter } = await setStage(factory)

    const opening = adapter.sessions.open({ walletId: 'gone.with.the.wind' }, noAbort())

    await expect(opening).rejects.toMatchObject({ code: 'wallet.missing' })
  })

  test('whoever stops waiting is let go at once, and the late answer opens nothing', async () => {
    const { adapter, wallet, host, told } = await setStage(factory)
    const waiting = new AbortController()
    wallet.behave('silent')
    const opening = adapter.sessions.open({ walletId: wallet.id }, waiting.signal)

    waiting.abort()
    await expect(opening).rejects.toMatchObject({ code: 'aborted' })
    wallet.answerLate()
    await host.clock.advance(0)

    expect(wallet.listenerCount).toBe(0)
    expect(told).toEqual([])
  })

  test('nothing is asked once the signal has fired', async () => {
    const { adapter, wallet } = await setStage(factory)

    const opening = adapter.sessions.open({ walletId: wallet.id }, AbortSignal.abort())

    await expect(opening).rejects.toMatchObject({ code: 'aborted' })
    expect(wallet.promptCount).toBe(0)
  })

  test('resuming takes up what the wallet still shares, without a prompt', async () => {
    const { open, adapter, wallet, host } = await setStage(factory)
    const session = await open()

    adapter.dispose()
    adapter.start(host)
    const resumed = await adapter.sessions.resume({ walletId: wallet.id }, noAbort())

    expect(resumed).toEqual(session)
    expect(wallet.promptCount).toBe(1)
  })

  test('resuming gives nothing when the wallet shares nothing any more', async () => {
    const { adapter, wallet } = await setStage(factory)

    const resuming = adapter.sessions.resume({ walletId: wallet.id }, noAbort())

    await expect(resuming).resolves.toBeUndefined()
    expect(wallet.promptCount).toBe(0)
  })

  test('resuming waits a moment for a wallet that comes late', async () => {
    const { adapter, wallet, host } = await setStage(factory, { isInstalled: false })

    const resuming = adapter.sessions.resume({ walletId: wallet.id }, noAbort())
    await vi.waitFor(() => expect(wallet.listenerCount).toBeGreaterThan(0))
    wallet.install()

    await expect(resuming).resolves.toBeUndefined()
    expect(host.clock.monotonic()).toBe(0)
    expect(wallet.listenerCount).toBe(0)
  })

  test('resuming gives up on a wallet that does not come', async () => {
    const { adapter, wallet, host } = await setStage(factory, { isInstalled: false })

    const resuming = adapter.sessions.resume({ walletId: wallet.id }, noAbort())
    const outcome = expect(resuming).rejects.toMatchObject({ code: 'wallet.missing' })
    await vi.waitFor(() => expect(host.clock.pending).toBeGreaterThan(0))
    await host.clock.advance(10_000)

    await outcome
    expect(wallet.listenerCount).toBe(0)
    expect(host.clock.pending).toBe(0)
  })

  test('a wallet whose identity is contested is not resumed', async () => {
    const { open, adapter, wallet, host } = await setStage(factory)
    await open()
    adapter.dispose()
    adapter.start(host)
    adapter.wallets.watch(() => undefined)
    wallet.installImpostor()

    const resuming = adapter.sessions.resume({ walletId: wallet.id }, noAbort())

    await expect(resuming).rejects.toMatchObject({ code: 'wallet.ambiguous' })
  })

  test('closing leaves no listener and is no news', async () => {
    const { open, adapter, wallet, told, host } = await setStage(factory)
    const session = await open()

    await adapter.sessions.close(session.id)
    await adapter.sessions.close(session.id)
    wallet.chooseOtherAccount()

    expect(wallet.listenerCount).toBe(0)
    expect(host.clock.pending).toBe(0)
    expect(told).toEqual([])
  })

  test('closing does not wait for ever for a wallet that never answers', async () => {
    const { open, adapter, wallet, host } = await setStage(factory)
    const session = await open()
    wallet.behave('silent')

    let isClosed = false
    const closing = adapter.sessions.close(session.id).then(() => {
      isClosed = true
    })
    await vi.waitFor(async () => {
      await host.clock.advance(1_000)
      expect(isClosed).toBe(true)
    })

    await closing
    expect(wallet.listenerCount).toBe(0)
  })

  test('letting go of a session leaves no listener, and the wallet keeps sharing', async () => {
    const { open, adapter, wallet, told } = await setStage(factory)
    const session = await open()

    adapter.sessions.release(session.id)
    adapter.sessions.release(session.id)
    wallet.chooseOtherAccount()
    wallet.chooseOtherAccount()

    expect(wallet.listenerCount).toBe(0)
    expect(told).toEqual([])
    const resuming = adapter.sessions.resume({ walletId: wallet.id }, noAbort())
    await expect(resuming).resolves.toEqual(session)
    expect(wallet.promptCount).toBe(1)
  })
}
