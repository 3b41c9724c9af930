import { type AuthPort, type AuthUser, LatchkeyError } from '../contract/index.ts'
import { chainText, type FakeAuthMemory } from './fake-auth-storage.ts'
import { type FakeAuthDesk, REPLY_MS } from './fake-auth-types.ts'

type Socials = Pick<AuthPort, 'social' | 'farcaster'>

/** How one logs in with an account from elsewhere. */
export function fakeSocials({ fake, host, ask }: FakeAuthDesk, memory: FakeAuthMemory): Socials {
  return {
    social: {
      userName: () => memory.recall('userName'),
      redirectUri: (provider, signal) =>
        ask(`redirectUri ${provider}`, signal, {
          answer: () => `${host().secureSite}/social/${provider}`,
          replyMs: REPLY_MS,
        }),
      async connect(resultUri, signal) {
        const isOwn = new URL(resultUri).origin === host().secureSite
        if (!isOwn) throw new LatchkeyError('frame.failed', {})
        return ask('social', signal, { answer: () => enter('ann'), replyMs: REPLY_MS })
      },
    },
    farcaster: {
      uri: (signal) =>
        ask('farcasterUri', signal, { answer: () => `${host().secureSite}/farcaster/1` }),
      connect: (signal) =>
        ask('farcaster', signal, {
          answer: () => ({ userName: enter('ann').userName ?? '' }),
          until: 'confirmed',
        }),
    },
  }

  function enter(userName: string): AuthUser {
    fake.isLoggedIn = true
    fake.user = { ...fake.user, userName }
    const { email, networkId } = fake.user
    memory.remember({ used: 'true', userName, email, chain: chainText(networkId) })
    memory.forgetMail()
    fake.tell({ type: 'user', user: fake.user })
    return fake.user
  }
}
