import {
  accountOn,
  addressOf,
  LatchkeyError,
  type Namespace,
  type NetworkId,
  type Session,
  type SessionChange,
  type Undo,
} from '../contract/index.ts'
import { createEmitter } from './emitter.ts'

/** A session together with what answers for it; adapters add what they ask. */
export interface SessionHandle<N extends Namespace = Namespace> {
  /** Always the newest; replaced, never changed. */
  readonly session: Session<N>
  /** The address that the wallet itself has in front; the session's first where left out. */
  readonly front?: string | undefined
  /** Writes an address as it is to be shown; as it is where left out. */
  readonly toAddress?: ((raw: string) => string) | undefined
  /** Asks the wallet to forget the website, where it can. */
  readonly forget?: (() => Promise<unknown>) | undefined
}

/** Where a wallet stands; a part that it did not say, or not in a usable form, is missing. */
export interface Standing<N extends Namespace = Namespace>
  extends Partial<Pick<Session<N>, 'facts' | 'networkIds'>> {
  /** The one in front first. */
  readonly addresses?: readonly string[] | undefined
  readonly networkId?: NetworkId<N> | undefined
}

/** Open sessions of one adapter; one of them is what the website's provider serves. */
export interface SessionStore<N extends Namespace, H extends SessionHandle<N>> {
  /**
   * Adds a session, in place of an earlier one of the same id. Where there are others it serves nobody
   * until it is chosen: one that is taken up silently must not answer for the one in use. `follow`
   * listens to its wallet.
   */
  add(handle: H, follow: (sessionId: string) => Undo): void
  find(sessionId: string): H | undefined
  /** @throws LatchkeyError `wallet.disconnected` when there is no such session any more. */
  need(sessionId: string): H
  /** The session chosen last, else the one that was there first. */
  newest(): H | undefined
  /**
   * Makes a session the one that is served, and an account that it shares the one in front. The account stays
   * there until the wallet itself puts another one in front.
   *
   * @returns The session as it is then; undefined when there is none any more.
   */
  choose(sessionId: string, address?: string): Session<N> | undefined
  /**
   * Takes in where the wallet stands now; without any account the session is over.
   *
   * @returns The session as it is then; undefined when there is none any more.
   */
  move(sessionId: string, standing: Standing<N>): Session<N> | undefined
  /** Forgets the session; `isWalletsDoing` when the wallet ended it. */
  remove(sessionId: string, isWalletsDoing: boolean): void
  /** Called after whatever has changed, whoever did it. */
  onAny(listener: () => void): Undo
  clear(): void
}

/**
 * Makes the store of one adapter.
 *
 * @param tell - Told what wallets did.
 */
export function createSessionStore<N extends Namespace, H extends SessionHandle<N>>(
  tell: (change: SessionChange<N>) => void,
  report: (thrown: unknown) => void,
): SessionStore<N, H> {
  const open = new Map<string, { readonly handle: H; readonly unfollow: Undo }>()
  const anything = createEmitter<void>(report)
  const find = (sessionId: string): H | undefined => open.get(sessionId)?.handle
  const take = (sessionId: string): boolean => {
    open.get(sessionId)?.unfollow()
    return open.delete(sessionId)
  }
  const remove = (sessionId: string, isWalletsDoing: boolean): undefined => {
    if (!take(sessionId)) return
    if (isWalletsDoing) tell({ type: 'closed', sessionId })
    anything.emit()
  }
  return {
    add(handle, follow) {
      const { id } = handle.session
      open.get(id)?.unfollow()
      setBehind(open, id, { handle, unfollow: follow(id) })
      anything.emit()
    },
    find,
    need(sessionId) {
      const handle = find(sessionId)
      if (handle === undefined) throw new LatchkeyError('wallet.disconnected', {})
      return handle
    },
    newest: () => [...open.values()].at(-1)?.handle,
    choose(sessionId, address) {
      const entry = open.get(sessionId)
      if (entry === undefined) return undefined
      const chosen = chosenAt<N>(entry.handle, address)
      open.delete(sessionId)
      open.set(sessionId, { ...entry, handle: { ...entry.handle, ...chosen } })
      anything.emit()
      return chosen.session
    },
    move(sessionId, standing) {
      const entry = open.get(sessionId)
      if (entry === undefined) return undefined
      if (standing.addresses?.length === 0) return remove(sessionId, true)
      const moved = standingAt<N>(entry.handle, standing)
      open.set(sessionId, { ...entry, handle: { ...entry.handle, ...moved } })
      if (isSame(entry.handle.session, moved.session)) return moved.session
      tell({ type: 'changed', session: moved.session })
      anything.emit()
      return moved.session
    },
    remove,
    onAny: anything.on,
    clear() {
      for (const sessionId of [...open.keys()]) take(sessionId)
      anything.emit()
    },
  }
}

/** One that is there keeps its place; a new one goes before all others, of which the last one counts. */
function setBehind<Entry>(entries: Map<string, Entry>, id: string, entry: Entry): void {
  const others = entries.has(id) ? [] : [...entries]
  entries.set(id, entry)
  for (const [key, other] of others) {
    entries.delete(key)
    entries.set(key, other)
  }
}

/** The address that the wallet has in front. */
function frontOf({ front, session }: SessionHandle): string | undefined {
  return front ?? session.accounts.map(addressOf)[0]
}

function inFront<Account extends Session['accounts'][number]>(
  accounts: readonly Account[],
  address: string | undefined,
): readonly Account[] {
  const first = accounts.find((account) => addressOf(account) === address)
  return first === undefined ? accounts : [first, ...accounts.filter((each) => each !== first)]
}

function chosenAt<N extends Namespace>(
  handle: SessionHandle<N>,
  address: string | undefined,
): Pick<SessionHandle<N>, 'session' | 'front'> {
  const accounts = inFront(handle.session.accounts, address)
  return { session: { ...handle.session, accounts }, front: frontOf(handle) }
}

/** What was chosen stays in front as long as the wallet leaves in front what it had there. */
function standingAt<N extends Namespace>(
  handle: SessionHandle<N>,
  { addresses, ...standing }: Standing<N>,
): Pick<SessionHandle<N>, 'session' | 'front'> {
  const { session, toAddress = asGiven } = handle
  const networkId = standing.networkId ?? session.networkId
  const before = session.accounts.map(addressOf)
  const now = addresses?.map(toAddress) ?? before
  const front = addresses === undefined ? frontOf(handle) : now[0]
  const accounts = now.map((address) => accountOn(networkId, address))
  const isKept = front === frontOf(handle)
  return {
    front,
    session: {
      ...session,
      ...withoutGaps(standing),
      networkId,
      accounts: isKept ? inFront(accounts, before[0]) : accounts,
    },
  }
}

function asGiven(address: string): string {
  return address
}

/** What was not said stays as it is. */
function withoutGaps<T extends object>(parts: T): Partial<T> {
  const said = Object.entries(parts).filter(([, value]) => value !== undefined)
  // The same keys with the same values, but for those without any.
  return Object.fromEntries(said) as Partial<T>
}

function isSame(a: Session, b: Session): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
