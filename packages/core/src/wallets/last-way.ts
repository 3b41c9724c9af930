import { isNamespace } from '../contract/index.ts'
import type { ConnectMethod } from '../options/options-state.ts'
import { usableSocials } from '../options/social-filters.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { LastWay, Snapshot } from '../store/root-state.ts'
import { AUTH_ID, WALLET_CONNECT_ID } from '../store/wallet-ids.ts'
import type { ConnectorRow } from './connector-row.ts'

/** What Connect offers first: the row of a wallet or of the code, or a login. */
export type LastUsed =
  | { readonly kind: 'row'; readonly row: ConnectorRow }
  | { readonly kind: 'login'; readonly by: LoginName }

/** `email`, or the name of a provider. */
type LoginName = Extract<LastWay, { kind: 'login' }>['by']

/** The longest id of a wallet that is stored. */
const MAX_ID_LENGTH = 256

/** The way by which a wallet was connected. */
export function wayOf({ id, namespace, embedded }: WalletCard): LastWay {
  if (id === WALLET_CONNECT_ID) return { kind: 'code' }
  if (id === AUTH_ID) return { kind: 'login', by: embedded?.authProvider ?? 'email' }
  return { kind: 'wallet', namespace, id }
}

/** Writes a way as text: `wallet eip155 io.fjord`, `code`, `login google`. It has no address of anybody. */
export function writeLastWay(way: LastWay): string {
  return Object.values(way).join(' ')
}

/** Reads a way from storage; one that is malformed is the same as none. */
export function readLastWay(text = ''): LastWay | undefined {
  const [kind, first = '', ...rest] = text.split(' ')
  const id = rest.join(' ')
  if (text === 'code') return { kind: 'code' }
  if (kind === 'login' && /^\w{1,32}$/.test(first)) return { kind: 'login', by: first }
  const isWallet = kind === 'wallet' && id !== '' && id.length <= MAX_ID_LENGTH
  return isWallet && isNamespace(first) ? { kind, namespace: first, id } : undefined
}

/**
 * What the visitor connected by last, where that is offered now: by one of `rows`, or by a login that
 * is among `methods`. Nothing while a wallet is connected: then another one is wanted. It is taken from
 * the rows in their order, which `precedence` decides, and changes none of them.
 */
export function lastUsed(
  snapshot: Pick<Snapshot, 'recent' | 'accounts' | 'options' | 'device'>,
  rows: readonly ConnectorRow[],
  methods: readonly ConnectMethod[],
): LastUsed | undefined {
  const { last } = snapshot.recent
  if (last === undefined || isConnected(snapshot)) return undefined
  if (last.kind === 'login') return isOffered(last.by, snapshot, methods) ? last : undefined
  const row = rows.find((each) => isRowOf(last, each))
  if (row === undefined || row.isAmbiguous) return undefined
  return { kind: 'row', row: onlyAsked(last, row) }
}

function isConnected({ accounts }: Pick<Snapshot, 'accounts'>): boolean {
  return Object.values(accounts).some((account) => account?.status === 'connected')
}

function isRowOf(way: Exclude<LastWay, { kind: 'login' }>, row: ConnectorRow): boolean {
  if (way.kind === 'code') return row.kind === 'walletConnect'
  return row.choices.some(({ walletId }) => walletId === way.id) || row.wallet?.id === way.id
}

/** Of a wallet of several namespaces the one that was connected, so that one press is enough. */
function onlyAsked(way: LastWay, row: ConnectorRow): ConnectorRow {
  const asked = row.choices.filter(
    ({ namespace, walletId }) =>
      way.kind === 'wallet' && namespace === way.namespace && walletId === way.id,
  )
  return asked.length === 0 ? row : { ...row, choices: asked }
}

function isOffered(
  by: LoginName,
  { options, device }: Pick<Snapshot, 'options' | 'device'>,
  methods: readonly ConnectMethod[],
): boolean {
  if (by === 'email') return methods.includes('email')
  const socials: readonly string[] = usableSocials(options.features.socials, device)
  return methods.includes('social') && socials.includes(by)
}
