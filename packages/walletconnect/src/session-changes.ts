import {
  type AccountId,
  addressOf,
  type Clock,
  isNetworkId,
  isSameAddress,
  type NetworkId,
  namespaceOf,
  networkOf,
  type PairedSession,
  type RelayChange,
  type Undo,
} from '@latchkey/core/contract'
import { troubleOf } from './errors.ts'
import type { Client } from './library/types.ts'
import { toCurrentId } from './namespaces.ts'
import type { OpenSessions } from './open-sessions.ts'
import { asList, readAccounts } from './read-accounts.ts'
import { readSession } from './read-session.ts'

interface Deps {
  readonly client: Client
  readonly sessions: OpenSessions
  readonly clock: Clock
}

/** How many event ids are stored, so that no event has an effect twice. */
const MAX_SEEN = 500

/** Emits changes that a wallet makes by itself, once each, and errors of the relay. */
export function watchSessions({ client, sessions, clock }: Deps): Undo {
  const isNew = createSeenIds()

  /** The library's session decides, not the message, which may be an old one. */
  function reread(topic: string): void {
    if (sessions.find(topic) === undefined || !client.session.keys.includes(topic)) return
    const session = readSession(client.session.get(topic))
    if (session === undefined) sessions.close(topic, 'wallet')
    else sessions.change(session)
  }

  const onEvent = ({ id, topic, params }: SessionEvent): void => {
    const session = sessions.find(topic)
    if (session === undefined || !isNew(id)) return
    const change = changeOf(session, params)
    if (change !== undefined) sessions.emit(change)
  }
  const onChange = ({ id, topic }: { id: number; topic: string }): void => {
    if (isNew(id)) reread(topic)
  }
  const onDelete = ({ topic }: { topic: string }): void => {
    const { expiresAtMs = Number.POSITIVE_INFINITY } = sessions.find(topic) ?? {}
    sessions.close(topic, expiresAtMs <= clock.now() ? 'expired' : 'wallet')
  }
  const onError = (error: unknown): void => {
    const kind = troubleOf(error)
    if (kind !== undefined) sessions.emit({ type: 'trouble', kind })
  }

  client.on('session_event', onEvent)
  client.on('session_update', onChange)
  client.on('session_extend', onChange)
  client.on('session_delete', onDelete)
  client.on('session_expire', onDelete)
  client.core.relayer.on('relayer_error', onError)
  return () => {
    client.off('session_event', onEvent)
    client.off('session_update', onChange)
    client.off('session_extend', onChange)
    client.off('session_delete', onDelete)
    client.off('session_expire', onDelete)
    client.core.relayer.off('relayer_error', onError)
  }
}

interface SessionEvent {
  readonly id: number
  readonly topic: string
  readonly params: {
    readonly event: { readonly name: string; readonly data: unknown }
    readonly chainId: string
  }
}

function changeOf(
  session: PairedSession,
  { event: { name, data }, chainId }: SessionEvent['params'],
): RelayChange | undefined {
  const { topic } = session
  if (name === 'accountsChanged') {
    const accounts = accountsOf(session, chainId, data)
    return accounts.length === 0 ? undefined : { type: 'accounts', topic, accounts }
  }
  const networkId = name === 'chainChanged' ? networkOfEvent(session, chainId, data) : undefined
  return networkId && { type: 'moved', topic, networkId }
}

/**
 * Accounts of the event's namespace, on networks of the session. Wallets send ids or plain addresses. An
 * account that the owner did not approve for this website is not followed.
 */
function accountsOf(session: PairedSession, chainId: string, data: unknown): readonly AccountId[] {
  const ids = asList(data).map((value) => (isAddress(value) ? `${chainId}:${value}` : value))
  return readAccounts(ids).filter((account) => {
    const networkId = networkOf(account)
    const isSameNamespace = isNetworkId(chainId) && namespaceOf(account) === namespaceOf(chainId)
    return isSameNamespace && session.networkIds.includes(networkId) && isApproved(session, account)
  })
}

/** A network that was granted without accounts of its own has those of its namespace. */
function isApproved({ accounts }: PairedSession, account: AccountId): boolean {
  const own = accounts.filter((each) => namespaceOf(each) === namespaceOf(account))
  const there = own.filter((each) => networkOf(each) === networkOf(account))
  return (there.length > 0 ? there : own).some((each) =>
    isSameAddress(addressOf(each), addressOf(account)),
  )
}

/** Wallets send the network as a number, as hexadecimal text, or as a CAIP-2 id; else `chainId` counts. */
function networkOfEvent(
  { networkIds }: PairedSession,
  chainId: string,
  data: unknown,
): NetworkId | undefined {
  const namespace = chainId.split(':')[0] ?? ''
  const text = typeof data === 'number' || typeof data === 'string' ? String(data) : ''
  const reference = /^0x[0-9a-f]+$/i.test(text) ? String(Number(text)) : text
  const named = text.includes(':') ? text : `${namespace}:${reference}`
  const chain = toCurrentId(isNetworkId(named) ? named : chainId)
  return networkIds.find((id) => id === chain)
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && !value.includes(':')
}

function createSeenIds(): (id: number) => boolean {
  const seen = new Set<number>()
  return (id) => {
    if (seen.has(id)) return false
    seen.add(id)
    const [oldest] = seen
    if (seen.size > MAX_SEEN && oldest !== undefined) seen.delete(oldest)
    return true
  }
}
