import { type AuthChange, type AuthPort, LatchkeyError, type Undo } from '../contract/index.ts'
import { fakeLogins, withType } from './fake-auth-logins.ts'
import { fakeSocials } from './fake-auth-socials.ts'
import { chainText, type FakeAuthStorage } from './fake-auth-storage.ts'
import type { FakeAuthContext } from './fake-auth-types.ts'

/** Methods that need the visitor's approval, and methods that do not. */
const UNSAFE = /^(?:personal_sign|eth_signTypedData_v4|eth_sendTransaction|solana_sign|wallet_send)/
const SAFE = /^(?:eth_(?!sign|send)|wallet_get)/

/** The listeners of one port, and its stop. */
interface Subscriptions {
  watch(listener: (change: AuthChange) => void): Undo
  release(): void
}

/** Creates the port of one host. */
export function createFakeAuthPort(
  context: FakeAuthContext,
  store: FakeAuthStorage,
  subscriptions: Subscriptions,
): AuthPort {
  const { fake, host, request } = context
  return {
    get origin() {
      return host().secureSite
    },
    get dashboardUrl() {
      return `${host().secureSite}/dashboard`
    },
    warmUp() {
      fake.warmUps += 1
    },
    watch: subscriptions.watch,
    stop: subscriptions.release,
    rejectRequests: () => context.rejectWaiting((line) => UNSAFE.test(line.replace('rpc ', ''))),
    ...fakeLogins(context, store),
    ...fakeSocials(context, store),
    switchNetwork: (networkId, signal) =>
      request(`switch ${networkId}`, signal, {
        answer() {
          fake.user = { ...fake.user, networkId }
          store.write({ chain: chainText(networkId) })
          return networkId
        },
      }),
    smartAccountNetworks: (signal) =>
      request('networks', signal, {
        answer() {
          const networkIds = fake.smartAccountNetworkIds
          store.write({ networks: networkIds.map(chainText).join(',') })
          fake.emit({ type: 'smartAccountNetworks', networkIds })
          return networkIds
        },
      }),
    setAccountType: (type, signal) =>
      request(`type ${type}`, signal, {
        answer() {
          fake.user = withType(fake.user, type)
          const { address } = fake.user
          fake.emit({ type: 'accountType', accountType: type, address })
          return { type, address }
        },
      }),
    syncTheme: (theme, signal) =>
      request(`theme ${theme.themeMode}`, signal, { answer: () => undefined }),
    syncApp: (app, signal) =>
      request(['app', app.projectId, app.sdkVersion].join(' '), signal, {
        answer: () => undefined,
      }),
    channel: {
      async request(...[_networkId, method, params, signal = new AbortController().signal]) {
        if (method === 'wallet_sendCalls') requireTargets(params)
        return requestRpc(context, method, signal)
      },
    },
    reload(signal) {
      context.rejectWaiting()
      return request('reload', signal, { answer: () => undefined })
    },
  }
}

/** Calls without `to` are malformed for the frame. */
function requireTargets(params: unknown): void {
  const [batch] = Array.isArray(params) ? params : []
  const calls: unknown = Object(batch).calls
  if (Array.isArray(calls) && calls.every((call) => Object(call).to !== undefined)) return
  const cause = Object.assign(new Error('The parameters are malformed'), { code: -32602 })
  throw new LatchkeyError('frame.failed', {}, { cause })
}

async function requestRpc(
  context: FakeAuthContext,
  method: string,
  signal: AbortSignal,
): Promise<unknown> {
  const { fake, request } = context
  const line = `rpc ${method}`
  const answer = (): unknown => fake.answers.get(method) ?? null
  if (UNSAFE.test(method))
    return approved(context, method, request(line, signal, { answer, until: 'approved' }))
  if (SAFE.test(method)) return request(line, signal, { answer })
  fake.emit({ type: 'methodRefused', method })
  context.rejectWaiting((one) => UNSAFE.test(one.replace('rpc ', '')))
  throw new LatchkeyError('frame.method-refused', {})
}

async function approved(
  { fake }: FakeAuthContext,
  method: string,
  answered: Promise<unknown>,
): Promise<unknown> {
  const id = String(fake.requests.length)
  fake.emit({ type: 'approvalNeeded', id, method })
  const end = (outcome: 'done' | 'failed'): void =>
    fake.emit({
      type: 'approvalEnded',
      id,
      method,
      outcome,
      isMoreWaiting: fake.waiting.length > 0,
    })
  return answered.then(
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
