import { LatchkeyError } from '@latchkey/core/contract'

/**
 * Bytes that each account which holds a token has to have for an extension of the token: what it keeps
 * there, and four that name it. Source: SPL Token-2022, required account extensions.
 */
const ACCOUNT_BYTES: ReadonlyMap<unknown, number> = new Map([
  ['transferFeeConfig', 4 + 8],
  ['nonTransferable', 4],
  ['transferHook', 4 + 1],
  ['pausableConfig', 4],
])

/**
 * Reads the extensions of a token, as nodes write them. A token that takes a fee of each transfer would
 * deliver less than was reviewed, and one with a program of its own needs accounts that only this
 * program knows: neither is moved.
 *
 * @returns Bytes that an account has to have for them.
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
    // Which of them counts depends on the time at which the transfer gets through.
    return isFree(olderTransferFee) && isFree(newerTransferFee)
  }
  // What the node itself can not read nobody has reviewed.
  return typeof extension === 'string' && extension !== 'unparseableExtension'
}

function isFree(fee: unknown): boolean {
  const { transferFeeBasisPoints, maximumFee } = Object(fee)
  return transferFeeBasisPoints === 0 || maximumFee === 0
}
