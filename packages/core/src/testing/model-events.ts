import fc from 'fast-check'
import type { AccountId, Namespace, PairedSession } from '../contract/index.ts'
import { AUTH_ID } from '../store/wallet-ids.ts'
import { EMAIL } from './a-login.ts'
import {
  connectionsIn,
  MODEL_NAMESPACES,
  MODEL_NETWORKS,
  type ModelEnvironment,
} from './model-environment.ts'

/** Every event of the model, with the numbers that choose what it happens to. */
export const aModelEvent = fc.oneof(
  fc.record({ type: fc.constant('connect' as const), which: fc.nat(3) }),
  fc.record({ type: fc.constant('pair' as const), namespaces: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ type: fc.constant('logIn' as const) }),
  fc.record({ type: fc.constant('switch' as const), which: fc.nat(3) }),
  fc.record({ type: fc.constant('account' as const), which: fc.nat(3) }),
  fc.record({ type: fc.constant('chain' as const), which: fc.nat(1) }),
  fc.record({ type: fc.constant('movePaired' as const), which: fc.nat(3) }),
  fc.record({ type: fc.constant('removeNamespace' as const), namespace: fc.nat(2) }),
  fc.record({ type: fc.constant('endSession' as const), which: fc.nat(5) }),
  fc.record({ type: fc.constant('choose' as const), namespace: fc.nat(2), which: fc.nat(3) }),
  fc.record({ type: fc.constant('drop' as const), namespace: fc.nat(2), which: fc.nat(3) }),
  fc.record({ type: fc.constant('disconnect' as const), namespace: fc.nat(3) }),
  /**
   * The session that ended while the page was closed: 0 to 3 a wallet, 4 the pairing, 5 the login,
   * 6 nothing.
   */
  fc.record({ type: fc.constant('reload' as const), away: fc.nat(6) }),
)
/** One event of the model. */
export type ModelEvent = typeof aModelEvent extends fc.Arbitrary<infer Value> ? Value : never

/** Returns true if the event may end this session, written as `namespace id`. */
export type MayEnd = (session: string) => boolean

/** Runs one event. @returns which sessions it may end. */
export async function applyEvent(
  environment: ModelEnvironment,
  event: ModelEvent,
): Promise<MayEnd> {
  const { core, relay } = environment.page()
  const { actions } = core
  switch (event.type) {
    case 'connect': {
      const { wallet } = environment.wallets[event.which] ?? { wallet: undefined }
      if (wallet) await actions.connect.withWallet(wallet.namespace, wallet.id)
      return nothing
    }
    case 'pair':
      return pair(environment, event.namespaces)
    case 'logIn':
      await logIn(environment)
      return nothing
    case 'switch':
      await actions.network.switchTo(MODEL_NETWORKS[event.which] ?? 'eip155:1')
      return nothing
    case 'account':
    case 'chain':
      changeInWallet(environment, event)
      return nothing
    case 'movePaired':
      movePaired(environment, event.which)
      return nothing
    case 'removeNamespace': {
      const [paired] = relay.sessions
      const namespace = MODEL_NAMESPACES[event.namespace]
      const accounts = paired?.accounts.filter((id) => !id.startsWith(`${namespace}:`)) ?? []
      if (paired !== undefined && accounts.length > 0)
        relay.changeSession(paired.topic, { accounts })
      return (session) => session === `${namespace} ${paired?.topic}`
    }
    case 'endSession':
      return endFromWallet(environment, event.which)
    case 'choose':
    case 'drop':
      return chooseOrCancel(environment, event)
    case 'disconnect':
      await actions.disconnect(MODEL_NAMESPACES[event.namespace])
      return anything
    case 'reload':
      return reload(environment, event.away)
  }
}

const nothing: MayEnd = () => false
const anything: MayEnd = () => true

/** Pairs for some namespaces. This replaces an earlier pairing as a whole. */
async function pair(environment: ModelEnvironment, namespaces: number): Promise<MayEnd> {
  const { core, relay } = environment.page()
  const earlier = relay.topics
  core.actions.pairing.show()
  await environment.settle()
  if (relay.isPairing)
    relay.approve({ ...environment.grant(namespaces), topic: environment.nextTopic() })
  await environment.settle()
  core.actions.close({ isForced: true })
  return (session) => earlier.some((topic) => session.endsWith(` ${topic}`))
}

async function logIn(environment: ModelEnvironment): Promise<void> {
  const { core, clock } = environment.page()
  // The cool-down between two mails passes.
  await clock.advance(30_000)
  core.actions.open({ view: 'Connect' })
  void core.actions.auth.submitEmail(EMAIL)
  await environment.settle()
  void core.actions.auth.enterCode(environment.auth.code)
  await environment.settle()
  core.actions.close({ isForced: true })
}

function changeInWallet(
  { wallets, page }: ModelEnvironment,
  { type, which }: { readonly type: 'account' | 'chain'; readonly which: number },
): void {
  const own = wallets[which]
  if (own === undefined || !own.isApproved) return
  if (type === 'account') own.addresses = [...own.addresses].reverse()
  else own.networkId = own.networkId === 'eip155:1' ? 'eip155:8453' : 'eip155:1'
  page().adapter(own.wallet.namespace).emitChanged(own.wallet.id)
}

/** The wallet of a pairing switches its network and makes another account active. */
function movePaired({ page }: ModelEnvironment, which: number): void {
  const { relay } = page()
  const [paired] = relay.sessions
  const account = paired?.accounts.find((id) => id.startsWith(`${MODEL_NETWORKS[which]}:`))
  if (paired === undefined || account === undefined) return
  const [namespace, reference] = account.split(':')
  const other: AccountId = `${account}2`
  relay.emit({ type: 'moved', topic: paired.topic, networkId: networkOf(namespace, reference) })
  relay.emit({ type: 'accounts', topic: paired.topic, accounts: [other] })
}

function networkOf(namespace = '', reference = ''): PairedSession['networkIds'][number] {
  const found = MODEL_NETWORKS.find((id) => id === `${namespace}:${reference}`)
  if (found === undefined) throw new Error(`No network ${namespace}:${reference}`)
  return found
}

function endFromWallet(environment: ModelEnvironment, which: number): MayEnd {
  const { relay, adapter } = environment.page()
  const own = environment.wallets[which]
  const lost = revokeApproval(environment, which)
  if (own !== undefined && lost !== nothing) adapter(own.wallet.namespace).emitClosed(own.wallet.id)
  const [topic] = relay.topics
  if (which === 4 && topic !== undefined) relay.endSession(topic)
  if (which === 5 && environment.auth.hosts.length > 0) environment.auth.logOutElsewhere()
  return which < 4 ? lost : endsWith(which === 4 ? topic : AUTH_ID)
}

async function reload(environment: ModelEnvironment, away: number): Promise<MayEnd> {
  const { relay } = environment.page()
  const [topic] = relay.topics
  const lost = revokeApproval(environment, away)
  if (away === 5) environment.auth.isLoggedIn = false
  await environment.reload(away === 4 ? [] : relay.sessions)
  if (away < 4) return lost
  return away === 6 ? nothing : endsWith(away === 4 ? topic : AUTH_ID)
}

/** A wallet in the browser shares no accounts any more. */
function revokeApproval({ wallets }: ModelEnvironment, which: number): MayEnd {
  const own = wallets[which]
  if (own === undefined || !own.isApproved) return nothing
  own.isApproved = false
  return endsWith(own.wallet.id)
}

function endsWith(id: string | undefined): MayEnd {
  return (session) => session.endsWith(` ${id}`)
}

async function chooseOrCancel(
  environment: ModelEnvironment,
  event: { readonly type: 'choose' | 'drop'; readonly namespace: number; readonly which: number },
): Promise<MayEnd> {
  const namespace: Namespace = MODEL_NAMESPACES[event.namespace] ?? 'eip155'
  const all = connectionsIn(environment, namespace)
  const chosen = all[event.which % Math.max(1, all.length)]?.session
  if (chosen === undefined) return nothing
  const { connections } = environment.page().core.actions
  const last = chosen.accounts.at(-1)?.split(':')[2]
  if (event.type === 'choose') {
    connections.choose(namespace, chosen.id, last)
    return nothing
  }
  await connections.disconnectWallet(namespace, chosen.id)
  return endsWith(chosen.id)
}
