import type { CoreSessions } from '../connections/sessions.ts'
import {
  addressOf,
  assertNever,
  LatchkeyError,
  type Namespace,
  namespaceOf,
  type PairedSession,
  type RelayChange,
  type Session,
} from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { Store } from '../store/create-store.ts'
import { findSession } from '../store/selectors.ts'
import type { KnownSessions } from './known-sessions.ts'
import type { PairingSlice } from './pairing.state.ts'
import type { PairingStore } from './stored-pairing.ts'
import { onNetwork, toSession, withFirst } from './to-session.ts'

interface Deps {
  readonly store: Store
  readonly sessions: Pick<CoreSessions, 'update' | 'end'>
  readonly ui: Pick<Ui, 'notices' | 'alerts'>
  readonly slice: PairingSlice
  readonly known: KnownSessions
  readonly stored: PairingStore
  /** Returns true if the active wallet of a namespace is one of wallet-connect. */
  isConnected(): boolean
}

/** A session that its wallet or the relay closed. */
export type ClosedChange = Omit<Extract<RelayChange, { readonly type: 'closed' }>, 'type'>

/** Follows what wallets and the relay do by themselves. */
export interface RelayListener {
  onChange(change: RelayChange): void
  onClosed(change: ClosedChange): void
}

/** Source: docs/alerts.md, section 1. */
const ALERT_OF = {
  clock: 'JWT_TOKEN_NOT_VALID',
  origin: 'INVALID_APP_CONFIGURATION',
  project: 'INVALID_PROJECT_ID',
} as const

/** Creates the listener of one core. */
export function createRelayListener(deps: Deps): RelayListener {
  const { slice, ui } = deps
  const onClosed = (change: ClosedChange): void => close(deps, change)
  return {
    onClosed,
    onChange(change) {
      switch (change.type) {
        case 'closed':
          return onClosed(change)
        case 'client':
          // `lazy-pairing.ts` passes it to the API.
          return undefined
        case 'line':
          return slice.setOffline(!change.isUp)
        case 'trouble':
          return ui.alerts.raise(ALERT_OF[change.kind])
        case 'changed':
          return updateAll(deps, change.session)
        case 'moved':
        case 'accounts':
          return updateOne(deps, change)
        default:
          return assertNever(change)
      }
    },
  }
}

/** The wallet changed what it shares, on all namespaces. */
function updateAll(deps: Deps, shared: PairedSession): void {
  const { known, sessions } = deps
  const paired = known.limited(shared)
  const before = known.byTopic.get(paired.topic)
  if (before === undefined) return
  known.byTopic.set(paired.topic, { ...before, paired })
  for (const open of known.openSessions(paired.topic)) {
    const session = toSession(paired, open.namespace, open.networkId)
    if (session === undefined) sessions.end(open, 'wallet')
    else update(deps, withSelected(session, open, before.paired))
  }
}

/**
 * An account that the visitor chose, or that the wallet selected, stays the first one as long as it is
 * shared. A site that is on the wallet's first account follows the wallet to another first one.
 */
function withSelected(session: Session, open: Session, before: PairedSession): Session {
  const [selected] = open.accounts
  const first = toSession(before, open.namespace, open.networkId)?.accounts[0]
  if (selected === undefined || selected === first) return session
  const address = addressOf(selected)
  return withFirst(
    session,
    session.accounts.filter((id) => addressOf(id) === address),
  )
}

type OneChange = Extract<RelayChange, { readonly type: 'moved' | 'accounts' }>

/** The wallet switched its network, or selected other accounts, on one namespace. */
function updateOne(deps: Deps, change: OneChange): void {
  const { store, known } = deps
  const namespace = namespaceIn(change)
  const session = namespace && findSession(store.state, namespace, change.topic)
  if (session === undefined) return
  update(
    deps,
    change.type === 'moved'
      ? onNetwork(session, change.networkId, known.byTopic.get(change.topic)?.paired)
      : withFirst(session, known.limitedAccounts(change.accounts, session.accounts)),
  )
}

function namespaceIn(change: OneChange): Namespace | undefined {
  const id = change.type === 'moved' ? change.networkId : change.accounts[0]
  return id && namespaceOf(id)
}

function update({ known, sessions }: Deps, session: Session): void {
  known.attach(session)
  sessions.update(session)
}

function close(
  { known, stored, sessions, ui, isConnected }: Deps,
  { topic, reason }: ClosedChange,
): void {
  const isStored = stored.read()?.topic === topic
  const isKnown = isStored || known.byTopic.has(topic)
  // Without a notice where it was inactive: other inactive wallets have none either.
  const isActive = isConnected()
  for (const session of known.openSessions(topic)) sessions.end(session, 'wallet')
  known.byTopic.delete(topic)
  if (isStored) stored.clear()
  if (!isKnown || !isActive) return
  const code = reason === 'expired' ? 'session.expired' : 'session.ended'
  ui.notices.fail(new LatchkeyError(code, {}))
}
