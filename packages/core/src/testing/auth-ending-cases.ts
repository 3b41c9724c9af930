import { expect, test } from 'vitest'
import { type AuthFixtureFactory, type LoadedAuth, loadedAuth, noAbort } from './auth-fixture.ts'
import { logIn } from './auth-login-cases.ts'

/** Everything that may wait at once, by name. */
function askEverything({ port }: LoadedAuth, signal: AbortSignal) {
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

/** How each of them ended: the error's code. */
async function endings(asked: Record<string, Promise<unknown>>): Promise<Record<string, unknown>> {
  const entries = Object.entries(asked).map(async ([name, work]) => {
    const ending = await work.then(
      () => 'answered',
      (error: { code?: unknown }) => error.code,
    )
    return [name, ending] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** What is promised of silence, time-outs, aborts and the end. */
export function authEndingCases(factory: AuthFixtureFactory): void {
  test('an abort ends everything at once, and leaves no timer', async () => {
    const auth = await loadedAuth(factory)
    await logIn(auth)
    auth.site.behave('silent')
    const abort = new AbortController()
    const asked = askEverything(auth, abort.signal)
    const ended = endings(asked)
    await auth.run(Promise.resolve())

    abort.abort()

    expect(new Set(Object.values(await ended))).toEqual(new Set(['aborted']))
    expect(auth.clock.pending).toBe(0)
    auth.port.stop()
  })

  test('what is aborted before it is asked is not asked', async () => {
    const auth = await loadedAuth(factory)

    const ended = await endings(askEverything(auth, AbortSignal.abort()))

    expect(new Set(Object.values(ended))).toEqual(new Set(['aborted']))
    expect(auth.site.isAsked).toBe(false)
    auth.port.stop()
  })

  test('silence for 30 seconds ends everything that waits, each in its words', async () => {
    const auth = await loadedAuth(factory)
    await logIn(auth)
    auth.site.behave('silent')
    const ended = endings(askEverything(auth, noAbort()))

    await auth.clock.advance(31_000)

    const { begin, sign, read, connect, theme } = await ended
    expect({ begin, sign, read, connect, theme }).toEqual({
      begin: 'frame.timeout',
      sign: 'aborted',
      read: 'aborted',
      connect: 'frame.failed',
      theme: 'frame.failed',
    })
    expect(auth.told).toContainEqual({ type: 'trouble', kind: 'iframe_request_timeout' })
    expect(auth.clock.pending).toBe(0)
    auth.port.stop()
  })

  test('late answers change nothing', async () => {
    const auth = await loadedAuth(factory)
    await logIn(auth)
    auth.site.behave('silent')
    const ended = endings(askEverything(auth, noAbort()))
    await auth.clock.advance(31_000)
    await ended
    const before = { stored: auth.storage.entries(), told: auth.told.length }

    auth.site.answerLate()
    await auth.run(Promise.resolve())

    expect({ stored: auth.storage.entries(), told: auth.told.length }).toEqual(before)
    auth.port.stop()
  })

  test('after its end nothing waits, nothing is told, and the login stays', async () => {
    const auth = await loadedAuth(factory)
    await logIn(auth)
    auth.site.behave('silent')
    const ended = endings(askEverything(auth, noAbort()))
    await auth.run(Promise.resolve())
    const kept = auth.storage.entries()

    auth.port.stop()
    const toldBefore = auth.told.length

    expect(Object.values(await ended)).not.toContain('answered')
    auth.site.logOutElsewhere()
    await auth.clock.advance(1_000)
    expect(auth.told.length).toBe(toldBefore)
    expect(auth.clock.pending).toBe(0)
    expect(auth.source.isRemembered(auth.storage)).toBe(kept['@appkit-wallet/EMAIL'] !== undefined)
  })

  test('modals that share it share one, until the last one lets go', async () => {
    const auth = await loadedAuth(factory)
    await logIn(auth)
    const other = await auth.source.load(auth.host)

    auth.port.stop()
    auth.port.stop()
    const user = await auth.run(other.connect({}, noAbort()))

    expect(user.email).toBe('ann@fjord.example')
    other.stop()
  })

  test('an undone listener hears nothing', async () => {
    const auth = await loadedAuth(factory)
    let heard = 0
    const undo = auth.port.watch(() => {
      heard += 1
    })
    undo()
    undo()

    await logIn(auth)

    expect(heard).toBe(0)
    expect(auth.told.length).toBeGreaterThan(0)
    auth.port.stop()
  })
}
