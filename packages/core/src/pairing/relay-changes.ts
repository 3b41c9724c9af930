import type { Sessions } from '../connections/sessions.ts'
import {
  LatchkeyError,
  type Namespace,
  namespaceOf,
  type PairedSession,
  type RelayChange,
  type Session,
} from '../contract/index.ts'
import { findSession } from '../store/selectors.ts'
import type { FarBase } from './base.ts'
import { WALLET_CONNECT_ID } from './constants.ts'
import type { Holding } from './known-sessions.ts'
import type { PairingMemory } from './stored-pairing.ts'
import { onNetwork, toSession, withFront } from './to-session.ts'

interface Deps {
  readonly base: FarBase
  readonly account: Sessions
  readonly holding: Holding
  readonly memory: PairingMemory
}

type Closed = Extract<RelayChange, { readonly type: 'closed' }>

/** What wallets and the relay do on their own. */
export interface RelayEars {
  heard(change: RelayChange): void
  closed(change: Omit<Closed, 'type'>): void
}

/** Makes the ears of one core. */
export function createRelayEars(deps: Deps): RelayEars {
  const { slices, alert } = deps.base
  const closed = (change: Omit<Closed, 'type'>): void => close(deps, change)
  return {
    closed,
    heard(change) {
      if (change.type === 'closed') closed(change)
      else if (change.type === 'line') slices.pairing.tellLine(change.isUp)
      else if (change.type === 'trouble') alert(TROUBLE[change.kind])
      else if (change.type === 'changed') changed(deps, change.session)
      else stand(deps, change)
    },
  }
}

/** Source: docs/alerts.md, section 1. */
const TROUBLE = {
  clock: 'JWT_TOKEN_NOT_VALID',
  origin: 'INVALID_APP_CONFIGURATION',
  project: 'INVALID_PROJECT_ID',
} as const

function changed({ account, holding }: Deps, paired: PairedSession): void {
  const { held, openIn } = holding
  const before = held.get(paired.topic)
  if (before === undefined) return
  held.set(paired.topic, { ...before, paired })
  for (const open of openIn(paired.topic)) {
    const session = toSession(paired, open.namespace, open.networkId)
    if (session === undefined) account.end(open, 'wallet')
    else renew({ account, holding }, session)
  }
}

type Standing = Extract<RelayChange, { readonly type: 'moved' | 'accounts' }>

/** The wallet moved, or put other accounts in front, in one namespace. */
function stand({ base, ...deps }: Deps, change: Standing): void {
  const namespace = namespaceIn(change)
  const session = namespace && findSession(base.store.state, namespace, change.topic)
  if (session === undefined) return
  renew(
    deps,
    change.type === 'moved'
      ? onNetwork(session, change.networkId, deps.holding.held.get(change.topic)?.paired)
      : withFront(session, change.accounts),
  )
}

function namespaceIn(change: Standing): Namespace | undefined {
  const id = change.type === 'moved' ? change.networkId : change.accounts[0]
  return id && namespaceOf(id)
}

/** The session is another one now in its namespace, active or kept. */
function renew({ account, holding }: Pick<Deps, 'account' | 'holding'>, session: Session): void {
  holding.attach(session)
  account.renew(session)
}

function close({ base, account, holding, memory }: Deps, { topic, reason }: Omit<Closed, 'type'>) {
  const isStored = memory.read()?.topic === topic
  const isOurs = isStored || holding.held.has(topic)
  // One that is only kept goes quietly, as any kept wallet does.
  const isActive = base.stored.list().some(({ walletId }) => walletId === WALLET_CONNECT_ID)
  for (const session of holding.openIn(topic)) account.end(session, 'wallet')
  holding.held.delete(topic)
  if (isStored) memory.forget()
  if (!isOurs || !isActive) return
  base.slices.notices.fail(
    new LatchkeyError(reason === 'expired' ? 'session.expired' : 'session.ended', {}),
  )
}
