import { expect, test } from 'vitest'
import { type AuthFixtureFactory, loadedAuth, noAbort } from './auth-fixture.ts'
import { AUTH_KEYS } from './fake-auth-storage.ts'

/** Cases about social logins and Farcaster. */
export function authSocialCases(factory: AuthFixtureFactory): void {
  test.each(['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const)(
    'a login by %s returns its user, whose name is stored',
    async (provider) => {
      const { port, run, storage } = await loadedAuth(factory)

      const uri = await run(port.social.redirectUri(provider, noAbort()))
      const user = await run(port.social.connect(`${port.origin}/done?code=1`, noAbort()))

      expect(new URL(uri).protocol).toBe('https:')
      expect(user.userName).toBe('ann')
      expect(port.social.userName()).toBe('ann')
      expect(storage.get(AUTH_KEYS.used)).toBe('true')
      port.stop()
    },
  )

  test.each([
    'https://evil.example/done?code=1',
    'http://secure.example/done',
    'https://secure.example.evil.example/',
    'https://secure.example@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('a result of another origin (%s) is refused and not sent', async (uri) => {
    const { port, run, site, storage } = await loadedAuth(factory)

    await expect(run(port.social.connect(uri, noAbort()))).rejects.toMatchObject({
      name: 'LatchkeyError',
    })
    expect(site.hasRequests).toBe(false)
    expect(storage.entries()).toEqual({})
    port.stop()
  })

  test('Farcaster gives a link and waits for the visitor without a limit', async () => {
    const { port, run, clock, site, storage } = await loadedAuth(factory)

    expect(URL.canParse(await run(port.farcaster.uri(noAbort())))).toBe(true)
    const connecting = port.farcaster.connect(noAbort())
    await clock.advance(240_000)
    site.confirmElsewhere()

    expect(await run(connecting)).toEqual({ userName: 'ann' })
    expect(storage.get(AUTH_KEYS.userName)).toBe('ann')
    port.stop()
  })
}
