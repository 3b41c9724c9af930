import { LatchkeyError } from '@latchkey/core/contract'

/**
 * Bytes that a token account needs for an extension of the token: its data, and four bytes of type
 * and length. Source: SPL Token-2022, required account extensions.
 */
const ACCOUNT_BYTES: ReadonlyMap<unknown, number> = new Map([
  ['transferFeeConfig', 4 + 8],
  ['nonTransferable', 4],
  ['transferHook', 4 + 1],
  ['pausableConfig', 4],
])

/**
 * Reads the extensions of a token. A token with a transfer fee would deliver less than was
 * reviewed, and a token with a hook program needs accounts that only this program knows: both are
 * refused.
 *
 * @returns The additional bytes of a token account.
 * @throws LatchkeyError `transfer.unsupported-token`, `http.malformed`.
 */
export function readExtensions(extensions: unknown): number {
  const list: unknown = extensions ?? []
  if (!Array.isArray(list)) throw new LatchkeyError('http.malformed', {})
  const named = list.map((one) => Object(one))
  if (!named.every(isPlain)) throw new LatchkeyError('transfer.unsupported-token', {})
  return named.reduce<number>((sum, { extension }) => sum + (ACCOUNT_BYTES.get(extension) ?? 0), 0)
}

function isPlain({ extension, state }: { readonly extension: unknown; readonly state: unknown }) {
  if (extension === 'transferHook') return Object(state).programId === null
  if (extension === 'transferFeeConfig') {
    const { olderTransferFee, newerTransferFee } = Object(state)
    // Which fee applies depends on the epoch of the transfer.
    return isFree(olderTransferFee) && isFree(newerTransferFee)
  }
  // An extension that the node can't parse can't be reviewed.
  return typeof extension === 'string' && extension !== 'unparseableExtension'
}

function isFree(fee: unknown): boolean {
  const { transferFeeBasisPoints, maximumFee } = Object(fee)
  return transferFeeBasisPoints === 0 || maximumFee === 0
}
