import { type AuthChange, type AuthHost, type AuthUser, LatchkeyError } from '../contract/index.ts'
import { createFakeAuthPort } from './fake-auth-port.ts'
import { AUTH_KEYS, createFakeAuthStorage } from './fake-auth-storage.ts'
import type { FakeAuth, FakeAuthContext, Work } from './fake-auth-types.ts'

interface Waiting {
  readonly line: string
  readonly until: 'answered' | 'confirmed' | 'approved'
  readonly settle: () => void
  readonly reject: (error: LatchkeyError) => void
}

/** A user with both types of account, on `eip155:1`. */
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

/** Creates a scripted embedded wallet for the option `auth`. */
export function createFakeAuth(): FakeAuth {
  const requests: string[] = []
  const hosts: AuthHost[] = []
  const waiting = new Set<Waiting>()
  const listeners = new Set<(change: AuthChange) => void>()

  const fake: FakeAuth = {
    needsProject: false,
    networkIds: undefined,
    requests,
    hosts,
    warmUps: 0,
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
      return waitingFor('approved').map(({ line }) => line.replace('rpc ', ''))
    },
    hasStoredLogin: (storage) => storage.get(AUTH_KEYS.used) === 'true',
    async load(next) {
      hosts.push(next)
      const own = new Set<(change: AuthChange) => void>()
      let isReleased = false
      return createFakeAuthPort(context, createFakeAuthStorage(host), {
        watch(listener) {
          own.add(listener)
          listeners.add(listener)
          return () => void (own.delete(listener) && listeners.delete(listener))
        },
        release() {
          for (const listener of own) listeners.delete(listener)
          if (isReleased) return
          isReleased = true
          hosts.splice(hosts.indexOf(next), 1)
          if (hosts.length === 0) rejectWaiting()
        },
      })
    },
    answerLate: () => settle(waitingFor('answered')),
    confirmElsewhere: () => settle(waitingFor('confirmed').slice(0, 1)),
    approve: () => settle(oldestApproval()),
    decline() {
      for (const { reject } of oldestApproval()) {
        const message = 'Request declined'
        const cause = Object.assign(new Error(message), { code: 4001 })
        reject(new LatchkeyError('frame.refused', { message }, { cause }))
      }
    },
    logOutElsewhere() {
      fake.isLoggedIn = false
      createFakeAuthStorage(host).removeLogin()
      fake.emit({ type: 'loggedOut' })
    },
    emit(change) {
      for (const listener of [...listeners]) listener(change)
    },
  }
  const context: FakeAuthContext = { fake, host, request, rejectWaiting }

  function host(): AuthHost {
    const [first] = hosts
    if (first === undefined) throw new Error('This auth was not loaded')
    return first
  }

  function waitingFor(until: Waiting['until']): readonly Waiting[] {
    return [...waiting].filter((one) => one.until === until)
  }

  function oldestApproval(): readonly Waiting[] {
    const [oldest] = waitingFor('approved')
    if (oldest === undefined) throw new Error('No request waits for the visitor')
    return [oldest]
  }

  function settle(those: readonly Waiting[]): void {
    for (const one of those) one.settle()
  }

  function rejectWaiting(matches: (line: string) => boolean = () => true): void {
    for (const { line, reject } of [...waiting].filter((one) => matches(one.line))) {
      const isRpc = line.startsWith('rpc ')
      reject(isRpc ? new LatchkeyError('aborted', {}) : new LatchkeyError('frame.failed', {}))
    }
  }

  async function request<T>(line: string, signal: AbortSignal, work: Work<T>): Promise<T> {
    if (signal.aborted) throw new LatchkeyError('aborted', {})
    requests.push(line)
    if (fake.mood instanceof LatchkeyError) throw fake.mood
    if (fake.mood === 'answer' && work.until === undefined) return work.answer()
    return new Promise<T>((resolve, reject) => enqueue({ line, work, signal, resolve, reject }))
  }

  function enqueue<T>(queued: Queued<T>): void {
    const { line, work, signal, resolve, reject } = queued
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
      fake.emit({ type: 'trouble', kind: 'iframe_request_timeout' })
      rejectWaiting()
    }
    const undo =
      work.replyMs === undefined ? () => undefined : host().clock.after(work.replyMs, timeOut)
    waiting.add(one)
    signal.addEventListener('abort', abort, { once: true })
  }

  return fake
}

interface Queued<T> {
  readonly line: string
  readonly work: Work<T>
  readonly signal: AbortSignal
  readonly resolve: (value: T) => void
  readonly reject: (error: unknown) => void
}
