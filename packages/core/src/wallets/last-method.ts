import { isNamespace } from '../contract/index.ts'
import type { ConnectMethod } from '../options/options-state.ts'
import { usableSocials } from '../options/social-filters.ts'
import type { Serves } from '../store/adapters.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { LastMethod } from '../store/state/connections.ts'
import type { Snapshot } from '../store/state/root.ts'
import { AUTH_ID, WALLET_CONNECT_ID } from '../store/wallet-ids.ts'
import type { ConnectorRow } from './connector-row.ts'

/** The method that Connect offers first: the row of a wallet or of the code, or a login. */
export type LastUsed =
  | { readonly kind: 'row'; readonly row: ConnectorRow }
  | { readonly kind: 'login'; readonly by: LoginName }

/** `email`, or the name of a provider. */
type LoginName = Extract<LastMethod, { kind: 'login' }>['by']

/** The longest id of a wallet that is stored. */
const MAX_ID_LENGTH = 256

/** The method by which a wallet was connected. */
export function methodOf({ id, namespace, embedded }: WalletCard): LastMethod {
  if (id === WALLET_CONNECT_ID) return { kind: 'code' }
  if (id === AUTH_ID) return { kind: 'login', by: embedded?.authProvider ?? 'email' }
  return { kind: 'wallet', namespace, id }
}

/** Writes a method as text: `wallet eip155 io.fjord`, `code`, `login google`. It never contains an
 * address. */
export function writeLastMethod(method: LastMethod): string {
  return Object.values(method).join(' ')
}

/**
 * Reads a method from storage; a malformed text is ignored, and a wallet of a namespace that is not
 * served.
 */
export function readLastMethod(text = '', serves: Serves = isNamespace): LastMethod | undefined {
  const [kind, first = '', ...rest] = text.split(' ')
  const id = rest.join(' ')
  if (text === 'code') return { kind: 'code' }
  if (kind === 'login' && /^\w{1,32}$/.test(first)) return { kind: 'login', by: first }
  const isWallet = kind === 'wallet' && id !== '' && id.length <= MAX_ID_LENGTH
  return isWallet && serves(first) ? { kind, namespace: first, id } : undefined
}

/**
 * The visitor's last method, if it is offered now: one of `rows`, or a login of `methods`. undefined
 * while a wallet is connected, because the visitor then looks for another one. The rows and their
 * order, which `precedence` decides, do not change.
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
  return { kind: 'row', row: onlyLastUsed(last, row) }
}

function isConnected({ accounts }: Pick<Snapshot, 'accounts'>): boolean {
  return Object.values(accounts).some((account) => account?.status === 'connected')
}

function isRowOf(method: Exclude<LastMethod, { kind: 'login' }>, row: ConnectorRow): boolean {
  if (method.kind === 'code') return row.kind === 'walletConnect'
  return row.choices.some(({ walletId }) => walletId === method.id) || row.wallet?.id === method.id
}

/** Reduces a wallet of several namespaces to the one that was connected, so that one press is enough. */
function onlyLastUsed(method: LastMethod, row: ConnectorRow): ConnectorRow {
  const choices = row.choices.filter(
    ({ namespace, walletId }) =>
      method.kind === 'wallet' && namespace === method.namespace && walletId === method.id,
  )
  return choices.length === 0 ? row : { ...row, choices }
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
