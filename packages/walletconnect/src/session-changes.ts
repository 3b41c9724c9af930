import {
  type AccountId,
  type Clock,
  isNetworkId,
  type NetworkId,
  namespaceOf,
  networkOf,
  type PairedSession,
  type RelayChange,
  type Undo,
} from '../contract/index.ts'
import type { Client } from './client.ts'
import { byPresentId } from './former-networks.ts'
import type { KnownSessions } from './known-sessions.ts'
import { asList, readAccounts } from './read-accounts.ts'
import { troubleOf } from './relay-errors.ts'
import { readSession } from './relay-session.ts'

interface Deps {
  readonly client: Client
  readonly sessions: KnownSessions
  readonly clock: Clock
}

/** How many events are remembered, so that none has an effect twice. */
const MAX_REMEMBERED = 500

/** Tells of what wallets do on their own, each thing once, and of what is wrong with the relay. */
export function followClient({ client, sessions, clock }: Deps): Undo {
  const isFresh = createMemory()

  /** What the library holds now decides, not the message, which may be an old one. */
  function reread(topic: string): void {
    if (sessions.find(topic) === undefined || !client.session.keys.includes(topic)) return
    const session = readSession(client.session.get(topic))
    if (session === undefined) sessions.end(topic, 'wallet')
    else sessions.change(session)
  }

  const onEvent = ({ id, topic, params }: SessionEvent): void => {
    const session = sessions.find(topic)
    if (session === undefined || !isFresh(id)) return
    const change = changeIn(session, params)
    if (change !== undefined) sessions.tell(change)
  }
  const onChange = ({ id, topic }: { id: number; topic: string }): void => {
    if (isFresh(id)) reread(topic)
  }
  const onDelete = ({ topic }: { topic: string }): void => {
    const { expiresAtMs = Number.POSITIVE_INFINITY } = sessions.find(topic) ?? {}
    sessions.end(topic, expiresAtMs <= clock.now() ? 'expired' : 'wallet')
  }
  const onError = (error: unknown): void => {
    const kind = troubleOf(error)
    if (kind !== undefined) sessions.tell({ type: 'trouble', kind })
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

function changeIn(
  session: PairedSession,
  { event: { name, data }, chainId }: SessionEvent['params'],
): RelayChange | undefined {
  const { topic } = session
  if (name === 'accountsChanged') {
    const accounts = accountsIn(session, chainId, data)
    return accounts.length === 0 ? undefined : { type: 'accounts', topic, accounts }
  }
  const networkId = name === 'chainChanged' ? networkIn(session, chainId, data) : undefined
  return networkId && { type: 'moved', topic, networkId }
}

/** Accounts of one namespace, on networks of the session; wallets send addresses with or without. */
function accountsIn(session: PairedSession, chainId: string, data: unknown): readonly AccountId[] {
  const ids = asList(data).map((value) => (isPlain(value) ? `${chainId}:${value}` : value))
  return readAccounts(ids).filter((account) => {
    const networkId = networkOf(account)
    const isSameKind = isNetworkId(chainId) && namespaceOf(account) === namespaceOf(chainId)
    return isSameKind && session.networkIds.includes(networkId)
  })
}

/** Wallets name the network as a number, in hexadecimal or whole; what is no name is passed over. */
function networkIn(
  { networkIds }: PairedSession,
  chainId: string,
  data: unknown,
): NetworkId | undefined {
  const namespace = chainId.split(':')[0] ?? ''
  const text = typeof data === 'number' || typeof data === 'string' ? String(data) : ''
  const reference = /^0x[0-9a-f]+$/i.test(text) ? String(Number(text)) : text
  const named = text.includes(':') ? text : `${namespace}:${reference}`
  const wanted = byPresentId(isNetworkId(named) ? named : chainId)
  return networkIds.find((id) => id === wanted)
}

function isPlain(value: unknown): value is string {
  return typeof value === 'string' && !value.includes(':')
}

function createMemory(): (id: number) => boolean {
  const seen = new Set<number>()
  return (id) => {
    if (seen.has(id)) return false
    seen.add(id)
    const [oldest] = seen
    if (seen.size > MAX_REMEMBERED && oldest !== undefined) seen.delete(oldest)
    return true
  }
}
