import {
  type AuthChange,
  type AuthPort,
  type AuthUser,
  authError,
  type Undo,
} from '../contract/index.ts'
import type { FakeAuthDesk } from './fake-auth-desk.ts'
import type { FakeAuthMemory } from './fake-auth-memory.ts'

/** Longest wait for a reply, in milliseconds. Source: specification, section 9. */
const REPLY_MS = 30_000

/** Methods of the fake that the visitor has to approve, and those that it answers by itself. */
const UNSAFE = /^(?:personal_sign|eth_signTypedData_v4|eth_sendTransaction|solana_sign|wallet_send)/
const SAFE = /^(?:eth_(?!sign|send)|wallet_get)/

/** What one holder of a fake has of its own. */
interface Lease {
  watch(listener: (change: AuthChange) => void): Undo
  leave(): void
}

/** The port that one holder of a fake has. */
export function createFakeAuthPort(
  desk: FakeAuthDesk,
  memory: FakeAuthMemory,
  lease: Lease,
): AuthPort {
  const { fake, host, ask } = desk
  return {
    get origin() {
      return host().secureSite
    },
    warmUp: () => undefined,
    watch: lease.watch,
    stop: lease.leave,
    rejectRequests: () => desk.giveUp((line) => UNSAFE.test(line.replace('rpc ', ''))),
    ...logins(desk, memory),
    ...socials(desk, memory),
    switchNetwork: (networkId, signal) =>
      ask(`switch ${networkId}`, signal, {
        answer() {
          fake.user = { ...fake.user, networkId }
          memory.remember({ chain: chainText(networkId) })
          return networkId
        },
      }),
    smartAccountNetworks: (signal) =>
      ask('networks', signal, {
        answer() {
          const networkIds = fake.smartAccountNetworkIds
          memory.remember({ networks: networkIds.map(chainText).join(',') })
          fake.tell({ type: 'smartAccountNetworks', networkIds })
          return networkIds
        },
      }),
    setAccountType: (type, signal) =>
      ask(`type ${type}`, signal, {
        answer() {
          const own = fake.user.accounts.find((account) => account.type === type)
          const address = own?.address ?? fake.user.address
          fake.user = { ...fake.user, accountType: type, address }
          fake.tell({ type: 'accountType', accountType: type, address })
          return { type, address }
        },
      }),
    syncTheme: (theme, signal) =>
      ask(`theme ${theme.themeMode}`, signal, { answer: () => undefined }),
    syncApp: (app, signal) => ask(`app ${app.projectId}`, signal, { answer: () => undefined }),
    channel: {
      request: (_networkId, method, _params, signal = new AbortController().signal) =>
        request(desk, method, signal),
    },
    reload(signal) {
      desk.giveUp()
      return ask('reload', signal, { answer: () => undefined })
    },
  }
}

type Logins = Pick<AuthPort, 'isConnected' | 'connect' | 'signOut' | 'email'>

function logins({ fake, ask }: FakeAuthDesk, memory: FakeAuthMemory): Logins {
  async function mail<T>(line: string, signal: AbortSignal, proof: () => T): Promise<T> {
    const seconds = memory.secondsToNext()
    if (seconds > 0) throw authError('email.cooldown', { seconds })
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
        if (code !== fake.code) throw authError('frame.refused', { message: 'Invalid code' })
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
          if (!fake.isLoggedIn) throw authError('frame.refused', { message: 'Not logged in' })
          fake.user = { ...fake.user, ...(networkId && { networkId }) }
          return welcome(fake.user)
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

type Socials = Pick<AuthPort, 'social' | 'farcaster'>

function socials({ fake, host, ask }: FakeAuthDesk, memory: FakeAuthMemory): Socials {
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
        if (!isOwn) throw authError('frame.failed', {})
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

async function request(desk: FakeAuthDesk, method: string, signal: AbortSignal): Promise<unknown> {
  const { fake, ask } = desk
  const line = `rpc ${method}`
  const answer = (): unknown => fake.answers.get(method) ?? null
  if (UNSAFE.test(method))
    return approved(desk, method, ask(line, signal, { answer, until: 'approved' }))
  if (SAFE.test(method)) return ask(line, signal, { answer })
  fake.tell({ type: 'methodRefused', method })
  desk.giveUp((one) => UNSAFE.test(one.replace('rpc ', '')))
  throw authError('frame.method-refused', {})
}

async function approved(
  { fake }: FakeAuthDesk,
  method: string,
  asking: Promise<unknown>,
): Promise<unknown> {
  fake.tell({ type: 'approvalNeeded', method })
  const end = (outcome: 'done' | 'failed'): void =>
    fake.tell({
      type: 'approvalEnded',
      ...{ method, outcome },
      isMoreWaiting: fake.waiting.length > 0,
    })
  return asking.then(
    (result) => {
      end('done')
      return result
    },
    (error: unknown) => {
      end('failed')
      throw error
    },
  )
}

/** Plain numbers on EVM networks, CAIP-2 elsewhere. */
function chainText(networkId: string): string {
  return networkId.replace('eip155:', '')
}
