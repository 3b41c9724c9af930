import { type AuthChange, type AuthPort, LatchkeyError, type Undo } from '../contract/index.ts'
import { fakeLogins, withType } from './fake-auth-logins.ts'
import { fakeSocials } from './fake-auth-socials.ts'
import { chainText, type FakeAuthMemory } from './fake-auth-storage.ts'
import type { FakeAuthDesk } from './fake-auth-types.ts'

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
    get dashboardUrl() {
      return `${host().secureSite}/dashboard`
    },
    warmUp: () => undefined,
    watch: lease.watch,
    stop: lease.leave,
    rejectRequests: () => desk.giveUp((line) => UNSAFE.test(line.replace('rpc ', ''))),
    ...fakeLogins(desk, memory),
    ...fakeSocials(desk, memory),
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
          fake.user = withType(fake.user, type)
          const { address } = fake.user
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

async function request(desk: FakeAuthDesk, method: string, signal: AbortSignal): Promise<unknown> {
  const { fake, ask } = desk
  const line = `rpc ${method}`
  const answer = (): unknown => fake.answers.get(method) ?? null
  if (UNSAFE.test(method))
    return approved(desk, method, ask(line, signal, { answer, until: 'approved' }))
  if (SAFE.test(method)) return ask(line, signal, { answer })
  fake.tell({ type: 'methodRefused', method })
  desk.giveUp((one) => UNSAFE.test(one.replace('rpc ', '')))
  throw new LatchkeyError('frame.method-refused', {})
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
