import { expect, test } from 'vitest'
import { type AuthFixtureFactory, type LoadedAuth, loadedAuth, noAbort } from './auth-fixture.ts'
import { logIn } from './auth-login-cases.ts'

/** Starts one call of every kind at once, by name. */
function startAllCalls({ port }: LoadedAuth, signal: AbortSignal) {
  return {
    begin: port.email.begin('b@fjord.example', signal),
    code: port.email.enterCode('000000', signal),
    farcaster: port.farcaster.connect(signal),
    connect: port.connect({}, signal),
    theme: port.syncTheme({}, signal),
    sign: port.channel.request('eip155:1', 'personal_sign', ['0x', '0x'], signal),
    read: port.channel.request('eip155:1', 'eth_call', [{}], signal),
  }
}

/** How each of them settled: the code of its error. */
async function outcomes(calls: Record<string, Promise<unknown>>): Promise<Record<string, unknown>> {
  const entries = Object.entries(calls).map(async ([name, work]) => {
    const outcome = await work.then(
      () => 'answered',
      (error: { code?: unknown }) => error.code,
    )
    return [name, outcome] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Cases about missing replies, time-outs, aborts and stop. */
export function authEndingCases(factory: AuthFixtureFactory): void {
  test('an abort rejects every call at once, and leaves no timer', async () => {
    const auth = await loadedAuth(factory)
    await logIn(auth)
    auth.site.behave('silent')
    const abort = new AbortController()
    const calls = startAllCalls(auth, abort.signal)
    const ended = outcomes(calls)
    await auth.run(Promise.resolve())

    abort.abort()

    expect(new Set(Object.values(await ended))).toEqual(new Set(['aborted']))
    expect(auth.clock.pending).toBe(0)
    auth.port.stop()
  })

  test('calls with a fired signal send no request', async () => {
    const auth = await loadedAuth(factory)

    const ended = await outcomes(startAllCalls(auth, AbortSignal.abort()))

    expect(new Set(Object.values(ended))).toEqual(new Set(['aborted']))
    expect(auth.site.hasRequests).toBe(false)
    auth.port.stop()
  })

  test('without a reply for 30 seconds every pending call rejects with its own code', async () => {
    const auth = await loadedAuth(factory)
    await logIn(auth)
    auth.site.behave('silent')
    const ended = outcomes(startAllCalls(auth, noAbort()))

    await auth.clock.advance(31_000)

    const { begin, sign, read, connect, theme } = await ended
    expect({ begin, sign, read, connect, theme }).toEqual({
      begin: 'frame.timeout',
      sign: 'aborted',
      read: 'aborted',
      connect: 'frame.failed',
      theme: 'frame.failed',
    })
    expect(auth.changes).toContainEqual({ type: 'trouble', kind: 'iframe_request_timeout' })
    expect(auth.clock.pending).toBe(0)
    auth.port.stop()
  })

  test('late answers change nothing', async () => {
    const auth = await loadedAuth(factory)
    await logIn(auth)
    auth.site.behave('silent')
    const ended = outcomes(startAllCalls(auth, noAbort()))
    await auth.clock.advance(31_000)
    await ended
    const before = { stored: auth.storage.entries(), changes: auth.changes.length }

    auth.site.answerLate()
    await auth.run(Promise.resolve())

    expect({ stored: auth.storage.entries(), changes: auth.changes.length }).toEqual(before)
    auth.port.stop()
  })

  test('after stop no call is pending, nothing is emitted, and the login stays stored', async () => {
    const auth = await loadedAuth(factory)
    await logIn(auth)
    auth.site.behave('silent')
    const ended = outcomes(startAllCalls(auth, noAbort()))
    await auth.run(Promise.resolve())
    const stored = auth.storage.entries()

    auth.port.stop()
    const countBefore = auth.changes.length

    expect(Object.values(await ended)).not.toContain('answered')
    auth.site.logOutElsewhere()
    await auth.clock.advance(1_000)
    expect(auth.changes.length).toBe(countBefore)
    expect(auth.clock.pending).toBe(0)
    expect(auth.source.hasStoredLogin(auth.storage)).toBe(
      stored['@appkit-wallet/EMAIL'] !== undefined,
    )
  })

  test('several modals share one frame until the last one stops', async () => {
    const auth = await loadedAuth(factory)
    await logIn(auth)
    const other = await auth.source.load(auth.host)

    auth.port.stop()
    auth.port.stop()
    const user = await auth.run(other.connect({}, noAbort()))

    expect(user.email).toBe('ann@fjord.example')
    other.stop()
  })

  test('a removed listener is not called', async () => {
    const auth = await loadedAuth(factory)
    let calls = 0
    const undo = auth.port.watch(() => {
      calls += 1
    })
    undo()
    undo()

    await logIn(auth)

    expect(calls).toBe(0)
    expect(auth.changes.length).toBeGreaterThan(0)
    auth.port.stop()
  })
}
