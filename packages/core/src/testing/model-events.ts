import fc from 'fast-check'
import type { AccountId, Namespace, PairedSession } from '../contract/index.ts'
import { AUTH_ID } from '../store/wallet-ids.ts'
import { EMAIL } from './a-login.ts'
import {
  connectionsIn,
  type ModelWorld,
  WORLD_FAMILIES,
  WORLD_NETWORKS,
} from './model-environment.ts'

/** What may happen, and to whom. */
export const aWorldEvent = fc.oneof(
  fc.record({ type: fc.constant('connect' as const), which: fc.nat(3) }),
  fc.record({ type: fc.constant('pair' as const), families: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ type: fc.constant('logIn' as const) }),
  fc.record({ type: fc.constant('switch' as const), which: fc.nat(3) }),
  fc.record({ type: fc.constant('account' as const), which: fc.nat(3) }),
  fc.record({ type: fc.constant('chain' as const), which: fc.nat(1) }),
  fc.record({ type: fc.constant('move' as const), which: fc.nat(3) }),
  fc.record({ type: fc.constant('shrink' as const), family: fc.nat(2) }),
  fc.record({ type: fc.constant('lose' as const), which: fc.nat(5) }),
  fc.record({ type: fc.constant('choose' as const), family: fc.nat(2), which: fc.nat(3) }),
  fc.record({ type: fc.constant('drop' as const), family: fc.nat(2), which: fc.nat(3) }),
  fc.record({ type: fc.constant('disconnect' as const), family: fc.nat(3) }),
  /** What is away by the time the page is loaded again: a wallet, the pairing, the login; 6: nothing. */
  fc.record({ type: fc.constant('reload' as const), away: fc.nat(6) }),
)
/** One thing that happens. */
export type WorldEvent = typeof aWorldEvent extends fc.Arbitrary<infer Value> ? Value : never

/** Which sessions may be gone afterwards, by `namespace id`: nobody loses any other. */
export type MayEnd = (session: string) => boolean

/** Has it happen. @returns What it may end. */
export async function happen(world: ModelWorld, event: WorldEvent): Promise<MayEnd> {
  const { core, relay } = world.page()
  const { actions } = core
  switch (event.type) {
    case 'connect': {
      const { wallet } = world.wallets[event.which] ?? { wallet: undefined }
      if (wallet) await actions.connect.withWallet(wallet.namespace, wallet.id)
      return nothing
    }
    case 'pair':
      return pair(world, event.families)
    case 'logIn':
      await logIn(world)
      return nothing
    case 'switch':
      await actions.network.switchTo(WORLD_NETWORKS[event.which] ?? 'eip155:1')
      return nothing
    case 'account':
    case 'chain':
      changeInWallet(world, event)
      return nothing
    case 'move':
      movePaired(world, event.which)
      return nothing
    case 'shrink': {
      const [paired] = relay.sessions
      const family = WORLD_FAMILIES[event.family]
      const accounts = paired?.accounts.filter((id) => !id.startsWith(`${family}:`)) ?? []
      if (paired !== undefined && accounts.length > 0) relay.change(paired.topic, { accounts })
      return (session) => session === `${family} ${paired?.topic}`
    }
    case 'lose':
      return lose(world, event.which)
    case 'choose':
    case 'drop':
      return moveConnection(world, event)
    case 'disconnect':
      await actions.disconnect(WORLD_FAMILIES[event.family])
      return anything
    case 'reload':
      return reload(world, event.away)
  }
}

const nothing: MayEnd = () => false
const anything: MayEnd = () => true

/** The wallet agrees for some families only; the wallet of an earlier pairing is left as a whole. */
async function pair(world: ModelWorld, families: number): Promise<MayEnd> {
  const { core, relay } = world.page()
  const earlier = relay.topics
  core.actions.pairing.show()
  await world.settle()
  if (relay.isAsked) relay.approve({ ...world.grant(families), topic: world.nextTopic() })
  await world.settle()
  core.actions.close({ isForced: true })
  return (session) => earlier.some((topic) => session.endsWith(` ${topic}`))
}

async function logIn(world: ModelWorld): Promise<void> {
  const { core, clock } = world.page()
  // The cool-down between two mails passes.
  await clock.advance(30_000)
  core.actions.open()
  core.actions.auth.submitEmail(EMAIL)
  await world.settle()
  core.actions.auth.enterCode(world.auth.code)
  await world.settle()
  core.actions.close({ isForced: true })
}

function changeInWallet(
  { wallets, page }: ModelWorld,
  { type, which }: { readonly type: 'account' | 'chain'; readonly which: number },
): void {
  const own = wallets[which]
  if (own === undefined || !own.isApproved) return
  if (type === 'account') own.addresses = [...own.addresses].reverse()
  else own.networkId = own.networkId === 'eip155:1' ? 'eip155:8453' : 'eip155:1'
  page().adapter(own.wallet.namespace).emitChanged(own.wallet.id)
}

/** The wallet of a pairing moves, or puts another account in front. */
function movePaired({ page }: ModelWorld, which: number): void {
  const { relay } = page()
  const [paired] = relay.sessions
  const account = paired?.accounts.find((id) => id.startsWith(`${WORLD_NETWORKS[which]}:`))
  if (paired === undefined || account === undefined) return
  const [namespace, reference] = account.split(':')
  const other: AccountId = `${account}2`
  relay.tell({ type: 'moved', topic: paired.topic, networkId: networkOf(namespace, reference) })
  relay.tell({ type: 'accounts', topic: paired.topic, accounts: [other] })
}

function networkOf(namespace = '', reference = ''): PairedSession['networkIds'][number] {
  const found = WORLD_NETWORKS.find((id) => id === `${namespace}:${reference}`)
  if (found === undefined) throw new Error(`No network ${namespace}:${reference}`)
  return found
}

function lose(world: ModelWorld, which: number): MayEnd {
  const { relay, adapter } = world.page()
  const own = world.wallets[which]
  const lost = takeAway(world, which)
  if (own !== undefined && lost !== nothing) adapter(own.wallet.namespace).emitClosed(own.wallet.id)
  const [topic] = relay.topics
  if (which === 4 && topic !== undefined) relay.end(topic)
  if (which === 5 && world.auth.hosts.length > 0) world.auth.logOutElsewhere()
  return which < 4 ? lost : endsWith(which === 4 ? topic : AUTH_ID)
}

async function reload(world: ModelWorld, away: number): Promise<MayEnd> {
  const { relay } = world.page()
  const [topic] = relay.topics
  const lost = takeAway(world, away)
  if (away === 5) world.auth.isLoggedIn = false
  await world.reload(away === 4 ? [] : relay.sessions)
  if (away < 4) return lost
  return away === 6 ? nothing : endsWith(away === 4 ? topic : AUTH_ID)
}

/** A wallet of the browser shares nothing any more. */
function takeAway({ wallets }: ModelWorld, which: number): MayEnd {
  const own = wallets[which]
  if (own === undefined || !own.isApproved) return nothing
  own.isApproved = false
  return endsWith(own.wallet.id)
}

function endsWith(id: string | undefined): MayEnd {
  return (session) => session.endsWith(` ${id}`)
}

async function moveConnection(
  world: ModelWorld,
  event: { readonly type: 'choose' | 'drop'; readonly family: number; readonly which: number },
): Promise<MayEnd> {
  const namespace: Namespace = WORLD_FAMILIES[event.family] ?? 'eip155'
  const all = connectionsIn(world, namespace)
  const chosen = all[event.which % Math.max(1, all.length)]?.session
  if (chosen === undefined) return nothing
  const { connections } = world.page().core.actions
  const last = chosen.accounts.at(-1)?.split(':')[2]
  if (event.type === 'choose') {
    connections.choose(namespace, chosen.id, last)
    return nothing
  }
  await connections.drop(namespace, chosen.id)
  return endsWith(chosen.id)
}
