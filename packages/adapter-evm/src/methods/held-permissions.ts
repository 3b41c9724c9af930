import { within } from '@latchkey/core/adapter'
import {
  type AccountId,
  addressOf,
  type Clock,
  type HeldPermission,
  type HeldPermissions,
  isLatchkeyError,
  LatchkeyError,
  networkOf,
} from '@latchkey/core/contract'
import { readChainId } from '../chain-id.ts'
import type { Handle } from '../session-store.ts'
import { requestWallet } from './request-wallet.ts'

interface Wallet {
  readonly handle: Handle
  readonly clock: Clock
}

/** A wallet that does not know the list and never says so holds up nothing for longer. */
const SILENT_MS = 2_000
/** More than anybody grants one website; of a longer list it is said that it has more. */
const MAX_LISTED = 100
/** In seconds: later times do not fit into a date. */
const LAST_DATE_S = 8.64e12

/**
 * Lists what a wallet has granted to this website for an account, on its network. Most wallets know no such list, and
 * each says so in its own way, or never answers: they have granted nothing. Source: ERC-7715.
 *
 * @throws LatchkeyError `aborted`.
 */
export async function readHeldPermissions(
  wallet: Wallet,
  account: AccountId<'eip155'>,
  signal: AbortSignal,
): Promise<HeldPermissions> {
  try {
    return readList(await askForList(wallet, signal), account)
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'aborted')) throw thrown
    return NOTHING
  }
}

/**
 * Asks the owner to take one back, and makes sure that it is gone. Source: ERC-7715.
 *
 * @throws LatchkeyError `permissions.still-granted`, also where the wallet does not say; `wallet.request-rejected`,
 * `wallet.unsupported-method`, …
 */
export async function endHeldPermission(
  wallet: Wallet,
  { account, context }: { readonly account: AccountId<'eip155'>; readonly context: string },
  signal: AbortSignal,
): Promise<void> {
  const params = [{ permissionContext: context }]
  const question = { method: 'wallet_revokeExecutionPermission', params }
  await requestWallet(wallet.handle.provider, question, signal)
  const answer = await askForList(wallet, signal)
  const isListed = readList(answer, account).list.some((each) => each.context === context)
  if (!Array.isArray(answer) || isListed) throw new LatchkeyError('permissions.still-granted', {})
}

/** @returns undefined where the wallet does not answer. */
function askForList({ handle, clock }: Wallet, signal: AbortSignal): Promise<unknown> {
  const question = { method: 'wallet_getGrantedExecutionPermissions', params: [] }
  const asked = requestWallet(handle.provider, question, signal)
  return within(asked, { clock, limitMs: SILENT_MS, otherwise: undefined, signal })
}

const NOTHING: HeldPermissions = { list: [], isComplete: true }

function readList(answer: unknown, account: AccountId<'eip155'>): HeldPermissions {
  if (!Array.isArray(answer)) return NOTHING
  const all = answer.slice(0, MAX_LISTED).map((each) => readHeld(each, account))
  const list = all.flatMap((each) => (each === 'of another' || each === 'unread' ? [] : each))
  return { list, isComplete: answer.length <= MAX_LISTED && !all.includes('unread') }
}

/** Reads one; of another account or network, or one that can't be named to the wallet, nothing is listed. */
function readHeld(
  entry: unknown,
  account: AccountId<'eip155'>,
): HeldPermission | 'of another' | 'unread' {
  const { chainId, from, context, permission, rules } = Object(entry)
  const isOwn =
    from === undefined || String(from).toLowerCase() === addressOf(account).toLowerCase()
  const networkId = readChainId(chainId)
  if (networkId === undefined || typeof context !== 'string' || context === '') return 'unread'
  if (!isOwn || networkId !== networkOf(account)) return 'of another'
  const { type, data } = Object(permission)
  return {
    context,
    permission: { type: typeof type === 'string' ? type : '', data },
    endsAtMs: endOf(rules),
  }
}

/** @returns undefined where it does not end by itself. */
function endOf(rules: unknown): number | undefined {
  const all: readonly unknown[] = Array.isArray(rules) ? rules : []
  const rule = all.find((each) => Object(each).type === 'expiry')
  const { timestamp } = Object(Object(rule).data)
  const isTime = typeof timestamp === 'number' && timestamp >= 0 && timestamp <= LAST_DATE_S
  return isTime ? timestamp * 1_000 : undefined
}
