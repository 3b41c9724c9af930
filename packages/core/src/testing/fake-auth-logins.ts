import {
  type AuthPort,
  type AuthUser,
  type EmbeddedAccountType,
  LatchkeyError,
  type NetworkId,
} from '../contract/index.ts'
import { chainText, type FakeAuthMemory } from './fake-auth-storage.ts'
import { type FakeAuth, type FakeAuthDesk, REPLY_MS } from './fake-auth-types.ts'

type Logins = Pick<AuthPort, 'isConnected' | 'connect' | 'signOut' | 'email'>

/** How one logs in by e-mail, and out. */
export function fakeLogins({ fake, ask }: FakeAuthDesk, memory: FakeAuthMemory): Logins {
  async function mail<T>(line: string, signal: AbortSignal, proof: () => T): Promise<T> {
    const seconds = memory.secondsToNext()
    if (seconds > 0) throw new LatchkeyError('email.cooldown', { seconds })
    return ask(line, signal, {
      answer() {
        memory.noteMail()
        return proof()
      },
      replyMs: REPLY_MS,
    })
  }

  function take<T>(line: string, code: string, then: () => T) {
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
      if (memory.recall('used') !== 'true') return false
      const isIn = await ask('isConnected', signal, { answer: () => fake.isLoggedIn })
      if (!isIn) memory.forgetLogin()
      if (!isIn) fake.tell({ type: 'loggedOut' })
      return isIn
    },
    connect: ({ networkId, accountType }, signal) =>
      ask(['connect', networkId, accountType].filter(Boolean).join(' '), signal, {
        answer() {
          if (!fake.isLoggedIn)
            throw new LatchkeyError('frame.refused', { message: 'Not logged in' })
          if (accountType !== undefined) fake.user = withType(fake.user, accountType)
          return welcome(onNetwork(fake, networkId))
        },
      }),
    async signOut(signal) {
      try {
        await ask('signOut', signal, { answer: () => undefined })
        fake.isLoggedIn = false
      } finally {
        memory.forgetLogin()
      }
    },
    email: {
      remembered: () => memory.recall('email'),
      secondsToNext: memory.secondsToNext,
      begin: (email, signal) =>
        mail(`begin ${email}`, signal, () => {
          fake.user = { ...fake.user, email }
          if (fake.proof === 'CONNECT') fake.isLoggedIn = true
          return fake.proof
        }),
      awaitDevice: (signal) =>
        ask('awaitDevice', signal, {
          answer: () => undefined,
          replyMs: REPLY_MS,
          until: 'confirmed',
        }),
      enterCode(code, signal) {
        const logIn = (): void => {
          fake.isLoggedIn = true
        }
        const { line, answer } = take('enterCode', code, logIn)
        return ask(line, signal, { answer, replyMs: REPLY_MS })
      },
      change: (email, signal) =>
        mail(`change ${email}`, signal, () => {
          newEmail = email
          return fake.changeProof
        }),
      enterPrimaryCode(code, signal) {
        const { line, answer } = take('enterPrimaryCode', code, () => undefined)
        return ask(line, signal, { answer })
      },
      enterSecondaryCode(code, signal) {
        const change = (): { email: string } => {
          fake.user = { ...fake.user, email: newEmail }
          memory.remember({ used: 'true', email: newEmail })
          memory.forgetMail()
          return { email: newEmail }
        }
        const { line, answer } = take('enterSecondaryCode', code, change)
        return ask(line, signal, { answer })
      },
    },
  }

  function welcome(user: AuthUser): AuthUser {
    const { email, networkId } = user
    memory.remember({ used: 'true', email, chain: chainText(networkId) })
    memory.forgetMail()
    fake.tell({ type: 'user', user })
    return user
  }
}

/** The same person on a network; on Solana ones they have one account of one kind. */
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

/** The same person with that account in front, if they have one of that kind. */
export function withType(user: AuthUser, type: EmbeddedAccountType): AuthUser {
  const own = user.accounts.find((account) => account.type === type)
  return { ...user, accountType: type, address: own?.address ?? user.address }
}
