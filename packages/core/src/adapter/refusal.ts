import { isLatchkeyError, LatchkeyError, walletError } from '../contract/index.ts'

/** What a wallet threw while it was asked to connect or to switch: refusing has its own words. */
export function refusal(thrown: unknown): LatchkeyError {
  const error = walletError(thrown)
  if (!isLatchkeyError(error, 'wallet.request-rejected')) return error
  return new LatchkeyError('wallet.rejected', {}, { cause: thrown })
}
