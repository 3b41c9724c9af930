import { type AuthChange, type AuthHost, type AuthUser, LatchkeyError } from '../contract/index.ts'
import { createFakeAuthPort } from './fake-auth-port.ts'
import { AUTH_KEYS, createFakeAuthMemory } from './fake-auth-storage.ts'
import type { FakeAuth, FakeAuthDesk, Work } from './fake-auth-types.ts'

interface Waiting {
  readonly line: string
  readonly until: 'answered' | 'confirmed' | 'approved'
  readonly settle: () => void
  readonly reject: (error: LatchkeyError) => void
}

/** Somebody with both kinds of account, on `eip155:1`. */
export function anAuthUser(changes: Partial<AuthUser> = {}): AuthUser {
  const address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  return {
    address,
    networkId: 'eip155:1',
    email: 'ann@fjord.example',
    accounts: [
      { address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', type: 'eoa' },
      { address, type: 'smartAccount' },
    ],
    accountType: 'smartAccount',
    isDeployed: false,
    ...changes,
  }
}

/** Makes an embedded wallet to hand over as `auth`; it does what the test says. */
export function createFakeAuth(): FakeAuth {
  const requests: string[] = []
  const hosts: AuthHost[] = []
  const waiting = new Set<Waiting>()
  const listeners = new Set<(change: AuthChange) => void>()

  const fake: FakeAuth = {
    requests,
    hosts,
    mood: 'answer',
    user: anAuthUser(),
    solanaAddress: 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy',
    solanaNetworkId: undefined,
    isLoggedIn: false,
    code: '424242',
    proof: 'VERIFY_OTP',
    changeProof: 'VERIFY_PRIMARY_OTP',
    smartAccountNetworkIds: ['eip155:1'],
    answers: new Map(),
    get listenerCount() {
      return listeners.size
    },
    get waiting() {
      return meant('approved').map(({ line }) => line.replace('rpc ', ''))
    },
    isRemembered: (storage) => storage.get(AUTH_KEYS.used) === 'true',
    async load(next) {
      hosts.push(next)
      const own = new Set<(change: AuthChange) => void>()
      let isLeft = false
      return createFakeAuthPort(desk, createFakeAuthMemory(host), {
        watch(listener) {
          own.add(listener)
          listeners.add(listener)
          return () => void (own.delete(listener) && listeners.delete(listener))
        },
        leave() {
          for (const listener of own) listeners.delete(listener)
          if (isLeft) return
          isLeft = true
          hosts.splice(hosts.indexOf(next), 1)
          if (hosts.length === 0) giveUp()
        },
      })
    },
    answerLate: () => settle(meant('answered')),
    confirmElsewhere: () => settle(meant('confirmed').slice(0, 1)),
    approve: () => settle(oneThatWaits()),
    decline() {
      for (const { reject } of oneThatWaits()) {
        const message = 'Request declined'
        const cause = Object.assign(new Error(message), { code: 4001 })
        reject(new LatchkeyError('frame.refused', { message }, { cause }))
      }
    },
    logOutElsewhere() {
      fake.isLoggedIn = false
      createFakeAuthMemory(host).forgetLogin()
      fake.tell({ type: 'loggedOut' })
    },
    tell(change) {
      for (const listener of [...listeners]) listener(change)
    },
  }
  const desk: FakeAuthDesk = { fake, host, ask, giveUp }

  function host(): AuthHost {
    const [first] = hosts
    if (first === undefined) throw new Error('Nobody holds this auth')
    return first
  }

  function meant(until: Waiting['until']): readonly Waiting[] {
    return [...waiting].filter((one) => one.until === until)
  }

  function oneThatWaits(): readonly Waiting[] {
    const [oldest] = meant('approved')
    if (oldest === undefined) throw new Error('No request waits for the visitor')
    return [oldest]
  }

  function settle(those: readonly Waiting[]): void {
    for (const one of those) one.settle()
  }

  function giveUp(isMeant: (line: string) => boolean = () => true): void {
    for (const { line, reject } of [...waiting].filter((one) => isMeant(one.line))) {
      const isRpc = line.startsWith('rpc ')
      reject(isRpc ? new LatchkeyError('aborted', {}) : new LatchkeyError('frame.failed', {}))
    }
  }

  async function ask<T>(line: string, signal: AbortSignal, work: Work<T>): Promise<T> {
    if (signal.aborted) throw new LatchkeyError('aborted', {})
    requests.push(line)
    if (fake.mood instanceof LatchkeyError) throw fake.mood
    if (fake.mood === 'answer' && work.until === undefined) return work.answer()
    return new Promise<T>((resolve, reject) => begin({ line, work, signal, resolve, reject }))
  }

  function begin<T>(asked: Asked<T>): void {
    const { line, work, signal, resolve, reject } = asked
    const end = (run: () => void): void => {
      if (!waiting.delete(one)) return
      signal.removeEventListener('abort', abort)
      undo()
      run()
    }
    const abort = (): void => end(() => reject(new LatchkeyError('aborted', {})))
    const one: Waiting = {
      line,
      until: fake.mood === 'hang' ? 'answered' : (work.until ?? 'answered'),
      settle: () =>
        end(() => {
          try {
            resolve(work.answer())
          } catch (error) {
            reject(error)
          }
        }),
      reject: (error) => end(() => reject(error)),
    }
    const timeOut = (): void => {
      end(() => reject(new LatchkeyError('frame.timeout', {})))
      fake.tell({ type: 'trouble', kind: 'iframe_request_timeout' })
      giveUp()
    }
    const undo =
      work.replyMs === undefined ? () => undefined : host().clock.after(work.replyMs, timeOut)
    waiting.add(one)
    signal.addEventListener('abort', abort, { once: true })
  }

  return fake
}

interface Asked<T> {
  readonly line: string
  readonly work: Work<T>
  readonly signal: AbortSignal
  readonly resolve: (value: T) => void
  readonly reject: (error: unknown) => void
}
