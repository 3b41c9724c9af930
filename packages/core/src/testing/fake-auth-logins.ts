import {
  type AuthPort,
  type AuthUser,
  type EmbeddedAccountType,
  LatchkeyError,
  type NetworkId,
} from '../contract/index.ts'
import { chainText, type FakeAuthStorage } from './fake-auth-storage.ts'
import { type FakeAuth, type FakeAuthContext, REPLY_MS } from './fake-auth-types.ts'

type Logins = Pick<AuthPort, 'isConnected' | 'connect' | 'signOut' | 'email'>

/** E-mail login and sign-out of the fake. */
export function fakeLogins({ fake, request }: FakeAuthContext, store: FakeAuthStorage): Logins {
  async function sendMail<T>(line: string, signal: AbortSignal, proof: () => T): Promise<T> {
    const seconds = store.secondsToNext()
    if (seconds > 0) throw new LatchkeyError('email.cooldown', { seconds })
    return request(line, signal, {
      answer() {
        store.storeMailTime()
        return proof()
      },
      replyMs: REPLY_MS,
    })
  }

  function checkCode<T>(line: string, code: string, then: () => T) {
    return {
      line,
      answer() {
        if (code !== fake.code)
          throw new LatchkeyError('frame.refused', { message: 'Invalid code' })
        return then()
      },
    }
  }

  let newEmail = ''
  return {
    async isConnected(signal) {
      if (store.read('used') !== 'true') return false
      const isLoggedIn = await request('isConnected', signal, { answer: () => fake.isLoggedIn })
      if (!isLoggedIn) store.removeLogin()
      if (!isLoggedIn) fake.emit({ type: 'loggedOut' })
      return isLoggedIn
    },
    connect: ({ networkId, accountType }, signal) =>
      request(['connect', networkId, accountType].filter(Boolean).join(' '), signal, {
        answer() {
          if (!fake.isLoggedIn)
            throw new LatchkeyError('frame.refused', { message: 'Not logged in' })
          if (accountType !== undefined) fake.user = withType(fake.user, accountType)
          return storeUser(onNetwork(fake, networkId))
        },
      }),
    async signOut(signal) {
      try {
        await request('signOut', signal, { answer: () => undefined })
        fake.isLoggedIn = false
      } finally {
        store.removeLogin()
      }
    },
    email: {
      storedAddress: () => store.read('email'),
      secondsToNext: store.secondsToNext,
      begin: (email, signal) =>
        sendMail(`begin ${email}`, signal, () => {
          fake.user = { ...fake.user, email }
          if (fake.proof === 'CONNECT') fake.isLoggedIn = true
          return fake.proof
        }),
      awaitDevice: (signal) =>
        request('awaitDevice', signal, {
          answer: () => undefined,
          replyMs: REPLY_MS,
          until: 'confirmed',
        }),
      enterCode(code, signal) {
        const logIn = (): void => {
          fake.isLoggedIn = true
        }
        const { line, answer } = checkCode('enterCode', code, logIn)
        return request(line, signal, { answer, replyMs: REPLY_MS })
      },
      change: (email, signal) =>
        sendMail(`change ${email}`, signal, () => {
          newEmail = email
          return fake.changeProof
        }),
      enterPrimaryCode(code, signal) {
        const { line, answer } = checkCode('enterPrimaryCode', code, () => undefined)
        return request(line, signal, { answer })
      },
      enterSecondaryCode(code, signal) {
        const change = (): { email: string } => {
          fake.user = { ...fake.user, email: newEmail }
          store.write({ used: 'true', email: newEmail })
          store.removeMailTime()
          return { email: newEmail }
        }
        const { line, answer } = checkCode('enterSecondaryCode', code, change)
        return request(line, signal, { answer })
      },
    },
  }

  function storeUser(user: AuthUser): AuthUser {
    const { email, networkId } = user
    store.write({ used: 'true', email, chain: chainText(networkId) })
    store.removeMailTime()
    fake.emit({ type: 'user', user })
    return user
  }
}

/** The same user on a network; on Solana with one account of one type. */
function onNetwork(fake: FakeAuth, networkId: NetworkId = fake.user.networkId): AuthUser {
  const { user, solanaAddress: address, solanaNetworkId } = fake
  if (networkId.startsWith('solana:')) {
    const { email, userName } = user
    const accounts = [{ address, type: 'eoa' }] as const
    return { address, networkId: solanaNetworkId ?? networkId, email, userName, accounts }
  }
  fake.user = { ...user, networkId }
  return fake.user
}

/** The same user with the account of that type active, if there is one. */
export function withType(user: AuthUser, type: EmbeddedAccountType): AuthUser {
  const own = user.accounts.find((account) => account.type === type)
  return { ...user, accountType: type, address: own?.address ?? user.address }
}
