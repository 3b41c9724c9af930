import { listStored } from '../connections/stored-connections.ts'
import {
  type AccountId,
  LatchkeyError,
  type Namespace,
  type PairedSession,
  type RelayChange,
  type Session,
  throwIfAborted,
} from '../contract/index.ts'
import type { EndedBy, WalletCard } from '../store/domain-event.ts'
import type { Connection } from '../store/state/connections.ts'
import { WALLET_CONNECT_ID } from '../store/wallet-ids.ts'
import type { LoadedPairingDeps } from './dependencies.ts'
import { createKnownSessions, type KnownSession, type KnownSessions } from './known-sessions.ts'
import { reopenWallet } from './open-wallet.ts'
import { createPairingSlice, type PairingSlice } from './pairing.state.ts'
import { type ClosedChange, createRelayListener } from './relay-changes.ts'
import { createPairingStore, type DeepLink, type PairingStore } from './stored-pairing.ts'
import type { NodeReads } from './with-nodes.ts'

/**
 * The wallet-connect session of one core, which may serve several namespaces. There is one at a time:
 * pairing with another wallet ends the earlier one as a whole, and its wallet is notified.
 */
export interface PairedSessions {
  /**
   * Loads the adapters that the session needs.
   *
   * @returns The account to show.
   * @throws LatchkeyError `wallet.no-accounts` when no adapter can use it.
   */
  prepare(paired: PairedSession): Promise<AccountId>
  /** Makes it the active session of every namespace it serves, and emits `sessionOpened` for each. */
  open(paired: PairedSession, wallet: WalletCard, details: PairingDetails): void
  /** Ends a session that was not opened. */
  discard(paired: PairedSession): void
  /** Restores the stored session on a namespace; undefined when it is over. */
  resume(namespace: Namespace, signal: AbortSignal): Promise<Connection | undefined>
  /** Opens the wallet of a session again, in the calling task, where a link on this phone led to it. */
  reopen(topic: string): void
  onRelayChange(change: RelayChange): void
  /** Returns true if a namespace is connected by it, active or not. */
  isOpen(topic: string): boolean
  /** It was removed from a namespace; others may still use it. */
  removed(session: Session, by: EndedBy): void
  /** The visitor disconnects: the wallet is notified once, whatever namespaces it served. */
  close(session: Session): Promise<void>
  /** The same for the stored session, which is not restored yet; the relay is loaded for it. */
  closeStored(): Promise<void>
  /** Another tab may have ended the session, or paired with another wallet. */
  syncWithStorage(): void
}

/** How a session was made. */
interface PairingDetails {
  /** The link that the visitor pressed on a phone; undefined for a code. */
  readonly link: DeepLink | undefined
  readonly isBasic: boolean
}

/** The parts of the sessions of one core. */
interface Context {
  readonly deps: LoadedPairingDeps
  readonly slice: PairingSlice
  readonly known: KnownSessions
  readonly stored: PairingStore
  /** Ends a session that its wallet or the relay closed. */
  onClosed(change: ClosedChange): void
}

/** Creates the sessions of one core. */
export function createPairedSessions(deps: LoadedPairingDeps, reads: NodeReads): PairedSessions {
  const { store, ports, relay } = deps
  const slice = createPairingSlice(store.state.pairing)
  const stored = createPairingStore(ports.storage, ports.key('wallet_connect'))
  const known = createKnownSessions(deps, reads)
  const { onChange, onClosed } = createRelayListener({
    ...deps,
    slice,
    known,
    stored,
    isConnected: () =>
      listStored(ports.storage, ports.key).some(({ walletId }) => walletId === WALLET_CONNECT_ID),
  })
  const context: Context = { deps, slice, known, stored, onClosed }
  const storedTopic = (): string | undefined => stored.read()?.topic
  return {
    prepare: (paired) => prepare(context, paired),
    open: (paired, wallet, details) => open(context, { paired, wallet, details }),
    discard: ({ topic }) => void relay.current()?.close(topic),
    resume: createResume(context),
    reopen: (topic) => reopenWallet(deps, topic, known.byTopic.get(topic)?.link),
    onRelayChange: onChange,
    isOpen: (topic) => known.openSessions(topic).length > 0,
    removed({ id }, by) {
      if (known.openSessions(id).length > 0) return
      slice.setBasic(false)
      // A session that another tab stored belongs to that tab.
      if (by !== 'tab' && storedTopic() === id) stored.clear()
      // `close` follows when the visitor disconnects, and needs to know the session.
      if (by !== 'visitor') known.byTopic.delete(id)
    },
    async close({ id }) {
      if (known.byTopic.delete(id)) await relay.current()?.close(id)
    },
    async closeStored() {
      const topic = storedTopic()
      if (topic === undefined || known.openSessions(topic).length > 0) return
      known.byTopic.delete(topic)
      stored.clear()
      slice.setBasic(false)
      await (await relay.load()).close(topic)
    },
    syncWithStorage() {
      for (const topic of [...known.byTopic.keys()]) {
        if (topic !== storedTopic()) end(context, topic, 'tab')
      }
    },
  }
}

async function prepare({ known }: Context, paired: PairedSession): Promise<AccountId> {
  const adapters = known.adaptersFor(paired)
  await Promise.all(adapters.map((adapter) => adapter.prepare?.('sessions')))
  const limited = known.limited(paired)
  const shown = known.adaptersFor(limited).at(-1)?.namespace
  const account = shown && known.sessionOn(shown, limited)?.accounts[0]
  if (account === undefined) throw new LatchkeyError('wallet.no-accounts', {})
  return account
}

interface Opening {
  readonly paired: PairedSession
  readonly wallet: WalletCard
  readonly details: PairingDetails
}

function open(context: Context, { paired, wallet: card, details }: Opening): void {
  const { known, stored, slice } = context
  const { sessions, events } = context.deps
  const { topic } = paired
  const { id, name, icon, rdns } = card
  const wallet = { id, name, icon, rdns }
  const link = paired.isLinkUnwanted ? undefined : details.link
  const session = { paired: known.limited(paired), wallet, link }
  known.byTopic.set(topic, session)
  const opened = known
    .adaptersFor(session.paired)
    .flatMap(({ namespace }) => known.connectionOn(namespace, session) ?? [])
  for (const each of opened) sessions.activate(each.session, each.wallet)
  endOthers(context, topic)
  stored.write({ topic, wallet, isBasic: details.isBasic, link })
  slice.setBasic(details.isBasic)
  const method = details.link === undefined ? 'qrcode' : 'mobile'
  for (const [index, each] of [...opened].reverse().entries()) {
    const by = index === 0 ? method : 'along'
    events.emit({ type: 'sessionOpened', ...each, isResumed: false, method: by })
  }
}

/** Ends a session on every namespace. */
function end({ known, deps }: Context, topic: string, by: EndedBy): void {
  for (const session of known.openSessions(topic)) deps.sessions.end(session, by)
  known.byTopic.delete(topic)
}

/** Ends every session but one, and notifies the wallets. */
function endOthers(context: Context, topic: string): void {
  const { known, stored } = context
  const { relay } = context.deps
  for (const other of new Set([...known.byTopic.keys(), stored.read()?.topic])) {
    if (other === undefined || other === topic) continue
    end(context, other, 'wallet')
    void relay.current()?.close(other)
  }
}

/** Several namespaces restore the same session at once; it is requested from the relay once. */
function createResume(context: Context): PairedSessions['resume'] {
  const { stored } = context
  const { relay } = context.deps
  const running = new Map<string, Promise<PairedSession | undefined>>()

  async function requestSession(
    topic: string,
    signal: AbortSignal,
  ): Promise<PairedSession | undefined> {
    const answer = running.get(topic) ?? relay.load().then((port) => port.resume(topic, signal))
    running.set(topic, answer)
    try {
      return await answer
    } finally {
      running.delete(topic)
    }
  }

  return async (namespace, signal) => {
    const before = stored.read()
    if (before === undefined) return undefined
    const paired = await requestSession(before.topic, signal)
    const { topic, wallet, link, isBasic } = before
    if (paired === undefined) {
      // The relay's reason, if there is one, was reported before this.
      if (stored.read()?.topic === topic) context.onClosed({ topic, reason: 'unknown' })
      return undefined
    }
    return restore(context, namespace, { session: { paired, wallet, link }, isBasic, signal })
  }
}

interface Restoring {
  readonly session: KnownSession
  readonly isBasic: boolean
  readonly signal: AbortSignal
}

async function restore(
  { deps, known, slice, stored }: Context,
  namespace: Namespace,
  { session, isBasic, signal }: Restoring,
): Promise<Connection | undefined> {
  const adapter = deps.adapters.get(namespace)
  await adapter?.prepare?.('sessions')
  throwIfAborted(signal)
  // Its wallet ended it while the adapter was loading.
  if (stored.read()?.topic !== session.paired.topic) return undefined
  const limited = { ...session, paired: known.limited(session.paired) }
  known.byTopic.set(session.paired.topic, limited)
  slice.setBasic(isBasic)
  return adapter && known.connectionOn(namespace, limited)
}
