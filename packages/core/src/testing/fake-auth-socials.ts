import { type AuthPort, type AuthUser, LatchkeyError } from '../contract/index.ts'
import { chainText, type FakeAuthStorage } from './fake-auth-storage.ts'
import { type FakeAuthContext, REPLY_MS } from './fake-auth-types.ts'

type Socials = Pick<AuthPort, 'social' | 'farcaster'>

/** Social logins and Farcaster of the fake. */
export function fakeSocials(
  { fake, host, request }: FakeAuthContext,
  store: FakeAuthStorage,
): Socials {
  return {
    social: {
      userName: () => store.read('userName'),
      redirectUri: (provider, signal) =>
        request(`redirectUri ${provider}`, signal, {
          answer: () => `${host().secureSite}/social/${provider}?state=state`,
          replyMs: REPLY_MS,
        }),
      async connect(resultUri, signal) {
        const isOwn = new URL(resultUri).origin === host().secureSite
        if (!isOwn) throw new LatchkeyError('frame.failed', {})
        return request('social', signal, { answer: () => logIn('ann'), replyMs: REPLY_MS })
      },
    },
    farcaster: {
      uri: (signal) =>
        request('farcasterUri', signal, {
          answer: () =>
            String(fake.answers.get('farcasterUri') ?? `${host().secureSite}/farcaster/1`),
        }),
      connect: (signal) =>
        request('farcaster', signal, {
          answer: () => ({ userName: logIn('ann').userName ?? '' }),
          until: 'confirmed',
        }),
    },
  }

  function logIn(userName: string): AuthUser {
    fake.isLoggedIn = true
    fake.user = { ...fake.user, userName }
    const { email, networkId } = fake.user
    store.write({ used: 'true', userName, email, chain: chainText(networkId) })
    store.removeMailTime()
    fake.emit({ type: 'user', user: fake.user })
    return fake.user
  }
}
