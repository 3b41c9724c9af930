import { expect, test, vi } from 'vitest'
import { accountOn, hasAccountForm, type Namespace } from '../contract/index.ts'
import type { AdapterFixtureFactory, FixtureMood } from './adapter-fixture.ts'
import { noAbort } from './adapter-host.ts'
import { setUpAdapter } from './set-up-adapter.ts'

const FAILURES: readonly (readonly [mood: FixtureMood, code: string])[] = [
  ['reject', 'wallet.rejected'],
  ['busy', 'wallet.busy'],
  ['no-accounts', 'wallet.no-accounts'],
  ['malformed', 'wallet.malformed'],
]

/** Cases about opening, resuming and closing sessions. */
export function adapterSessionCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('once sessions are loaded, opening requests the wallet in the same task and returns its accounts', async () => {
    const { open, wallet, networks, adapter } = await setUpAdapter(factory)
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
    expect(session.accounts.every((account) => hasAccountForm(account))).toBe(true)
    expect(structuredClone(session)).toEqual(session)
  })

  test.each(FAILURES)(
    'a wallet that answers "%s" rejects with %s, and can be opened again',
    async (mood, code) => {
      const { open, wallet, adapter, host } = await setUpAdapter(factory)
      wallet.behave(mood)
      const thrown = open().catch((error: unknown) => error)

      // An adapter may ask again a while later.
      await vi.waitFor(async () => {
        await host.clock.advance(1_000)
        expect(await Promise.race([thrown, undefined])).toBeDefined()
      })
      expect(await thrown).toMatchObject({ name: 'LatchkeyError', code })

      expect(wallet.listenerCount).toBe(0)
      wallet.behave('approve')
      await expect(open()).resolves.toMatchObject({ walletId: wallet.id })
      adapter.dispose()
    },
  )

  test('opening an unknown wallet rejects with wallet.missing', async () => {
    const { adapter } = await setUpAdapter(factory)

    const opening = adapter.sessions.open({ walletId: 'gone.with.the.wind' }, noAbort())

    await expect(opening).rejects.toMatchObject({ code: 'wallet.missing' })
  })

  test('an abort rejects at once, and the late answer opens no session', async () => {
    const { adapter, wallet, host, changes } = await setUpAdapter(factory)
    const waiting = new AbortController()
    wallet.behave('silent')
    const opening = adapter.sessions.open({ walletId: wallet.id }, waiting.signal)

    waiting.abort()
    await expect(opening).rejects.toMatchObject({ code: 'aborted' })
    wallet.answerLate()
    await host.clock.advance(0)

    expect(wallet.listenerCount).toBe(0)
    expect(changes).toEqual([])
  })

  test('opening with a fired signal sends no request', async () => {
    const { adapter, wallet } = await setUpAdapter(factory)

    const opening = adapter.sessions.open({ walletId: wallet.id }, AbortSignal.abort())

    await expect(opening).rejects.toMatchObject({ code: 'aborted' })
    expect(wallet.promptCount).toBe(0)
  })

  test('resuming returns the same session without a prompt', async () => {
    const { open, adapter, wallet, host } = await setUpAdapter(factory)
    const session = await open()

    adapter.dispose()
    adapter.start(host)
    const resumed = await adapter.sessions.resume({ walletId: wallet.id }, noAbort())

    expect(resumed).toEqual(session)
    expect(wallet.promptCount).toBe(1)
  })

  test('resuming returns undefined when the wallet shares no accounts', async () => {
    const { adapter, wallet } = await setUpAdapter(factory)

    const resuming = adapter.sessions.resume({ walletId: wallet.id }, noAbort())

    await expect(resuming).resolves.toBeUndefined()
    expect(wallet.promptCount).toBe(0)
  })

  test('resuming waits for a wallet that is injected late', async () => {
    const { adapter, wallet, host } = await setUpAdapter(factory, { isInstalled: false })

    const resuming = adapter.sessions.resume({ walletId: wallet.id }, noAbort())
    await vi.waitFor(() => expect(wallet.listenerCount).toBeGreaterThan(0))
    wallet.install()

    await expect(resuming).resolves.toBeUndefined()
    expect(host.clock.monotonic()).toBe(0)
    // The wallet may be locked, and may be waited for.
    adapter.dispose()
    expect(wallet.listenerCount).toBe(0)
  })

  test('resuming rejects with wallet.missing when the wallet does not appear', async () => {
    const { adapter, wallet, host } = await setUpAdapter(factory, { isInstalled: false })

    const resuming = adapter.sessions.resume({ walletId: wallet.id }, noAbort())
    const outcome = expect(resuming).rejects.toMatchObject({ code: 'wallet.missing' })
    await vi.waitFor(() => expect(host.clock.pending).toBeGreaterThan(0))
    await host.clock.advance(10_000)

    await outcome
    expect(wallet.listenerCount).toBe(0)
    expect(host.clock.pending).toBe(0)
  })

  test('resuming rejects with wallet.ambiguous when two wallets claim the identity', async () => {
    const { open, adapter, wallet, host } = await setUpAdapter(factory)
    await open()
    adapter.dispose()
    adapter.start(host)
    adapter.wallets.watch(() => undefined)
    wallet.installImpostor()

    const resuming = adapter.sessions.resume({ walletId: wallet.id }, noAbort())

    await expect(resuming).rejects.toMatchObject({ code: 'wallet.ambiguous' })
  })

  test('closing removes all listeners and emits nothing', async () => {
    const { open, adapter, wallet, changes, host } = await setUpAdapter(factory)
    const session = await open()

    await adapter.sessions.close(session.id)
    await adapter.sessions.close(session.id)
    wallet.chooseOtherAccount()

    expect(wallet.listenerCount).toBe(0)
    expect(host.clock.pending).toBe(0)
    expect(changes).toEqual([])
  })

  test('closing ends although the wallet never answers', async () => {
    const { open, adapter, wallet, host } = await setUpAdapter(factory)
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

  test('releasing a session removes all listeners, and the wallet still shares its accounts', async () => {
    const { open, adapter, wallet, changes } = await setUpAdapter(factory)
    const session = await open()

    adapter.sessions.release(session.id)
    adapter.sessions.release(session.id)
    wallet.chooseOtherAccount()
    wallet.chooseOtherAccount()

    expect(wallet.listenerCount).toBe(0)
    expect(changes).toEqual([])
    const resuming = adapter.sessions.resume({ walletId: wallet.id }, noAbort())
    await expect(resuming).resolves.toEqual(session)
    expect(wallet.promptCount).toBe(1)
  })
}
