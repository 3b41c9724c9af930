import { expect, test } from 'vitest'
import { type AuthFixtureFactory, type LoadedAuth, loadedAuth, noAbort } from './auth-fixture.ts'
import { AUTH_KEYS } from './fake-auth-storage.ts'

const EMAIL = 'ann@fjord.example'

/** Logs in by e-mail. */
export async function logIn({ port, run, site }: LoadedAuth) {
  await run(port.email.begin(EMAIL, noAbort()))
  await run(port.email.enterCode(site.code, noAbort()))
  return run(port.connect({}, noAbort()))
}

/** Cases about logins by e-mail. */
export function authLoginCases(factory: AuthFixtureFactory): void {
  test('without a stored login no request is sent', async () => {
    const { source, port, storage, site, clock } = await loadedAuth(factory)

    expect(source.hasStoredLogin(storage)).toBe(false)
    expect(await port.isConnected(noAbort())).toBe(false)
    expect(site.hasRequests).toBe(false)
    expect(clock.pending).toBe(0)
    expect(storage.entries()).toEqual({})
    port.stop()
  })

  test('an e-mail login returns the user and is stored', async () => {
    const auth = await loadedAuth(factory)

    const user = await logIn(auth)

    const { accountType: _type, isDeployed: _isDeployed, ...own } = auth.site.user
    expect(user).toMatchObject({ ...own, email: EMAIL })
    expect(auth.storage.entries()).toEqual({
      [AUTH_KEYS.used]: 'true',
      [AUTH_KEYS.email]: EMAIL,
      [AUTH_KEYS.chain]: '1',
    })
    expect(auth.source.hasStoredLogin(auth.storage)).toBe(true)
    expect(auth.port.email.storedAddress()).toBe(EMAIL)
    expect(auth.changes).toContainEqual({ type: 'user', user })
    auth.port.stop()
  })

  test('the first answer names the proof, and awaitDevice waits for the approval of the device', async () => {
    const { port, run, site } = await loadedAuth(factory)

    expect(await run(port.email.begin(EMAIL, noAbort()))).toBe('VERIFY_OTP')
    let isApproved = false
    const device = port.email.awaitDevice(noAbort()).then(() => {
      isApproved = true
    })
    await run(Promise.resolve())
    expect(isApproved).toBe(false)
    site.confirmElsewhere()
    await run(device)

    port.stop()
  })

  test('a wrong code rejects with the message of the site, and the right one still works', async () => {
    const { port, run, site, storage } = await loadedAuth(factory)
    await run(port.email.begin(EMAIL, noAbort()))

    const wrong = run(port.email.enterCode('000000', noAbort()))

    await expect(wrong).rejects.toMatchObject({ code: 'frame.refused', message: 'Invalid code' })
    await run(port.email.enterCode(site.code, noAbort()))
    expect(Object.values(storage.entries()).join()).not.toContain(site.code)
    port.stop()
  })

  test('a second e-mail has to wait 30 seconds at most, also if the clock is set back', async () => {
    const { port, run, clock } = await loadedAuth(factory)
    expect(port.email.secondsToNext()).toBe(0)
    await run(port.email.begin(EMAIL, noAbort()))

    const seconds = port.email.secondsToNext()
    expect(seconds).toBeGreaterThan(25)
    expect(seconds).toBeLessThanOrEqual(30)
    for (const send of [port.email.begin, port.email.change]) {
      await expect(run(send('b@fjord.example', noAbort()))).rejects.toMatchObject({
        code: 'email.cooldown',
        message: expect.stringMatching(/^Please try again after \d+ seconds$/),
      })
    }
    clock.jump(-86_400_000)
    expect(port.email.secondsToNext()).toBeLessThanOrEqual(30)
    await clock.advance(30_000)
    expect(port.email.secondsToNext()).toBe(0)
    port.stop()
  })

  test('a logout in another tab is emitted and removes the stored login', async () => {
    const auth = await loadedAuth(factory)
    await logIn(auth)
    expect(await auth.run(auth.port.isConnected(noAbort()))).toBe(true)

    auth.site.logOutElsewhere()
    await auth.run(Promise.resolve())

    expect(auth.changes).toContainEqual({ type: 'loggedOut' })
    expect(await auth.run(auth.port.isConnected(noAbort()))).toBe(false)
    expect(auth.storage.entries()).toEqual({})
    auth.port.stop()
  })

  test.each(['answer', 'silent'] as const)(
    'a sign-out removes the stored login: site %s',
    async (mood) => {
      const auth = await loadedAuth(factory)
      await logIn(auth)
      auth.storage.set('@appkit/unrelated', 'unchanged')
      auth.site.behave(mood)
      const abort = new AbortController()

      const signingOut = auth.port.signOut(abort.signal).catch(() => undefined)
      await auth.run(Promise.resolve())
      abort.abort()
      await signingOut

      expect(auth.storage.entries()).toEqual({ '@appkit/unrelated': 'unchanged' })
      auth.port.stop()
    },
  )

  test('two codes change the e-mail address', async () => {
    const auth = await loadedAuth(factory)
    await logIn(auth)
    const { port, run, site } = auth

    expect(await run(port.email.change('new@fjord.example', noAbort()))).toBe('VERIFY_PRIMARY_OTP')
    expect(port.email.secondsToNext()).toBeGreaterThan(0)
    await run(port.email.enterPrimaryCode(site.code, noAbort()))
    const changed = await run(port.email.enterSecondaryCode(site.code, noAbort()))

    expect(changed).toEqual({ email: 'new@fjord.example' })
    expect(port.email.storedAddress()).toBe('new@fjord.example')
    expect(port.email.secondsToNext()).toBe(0)
    port.stop()
  })
}
