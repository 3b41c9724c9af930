import { SiteError } from '@latchkey/frame/site'
import * as format from '../../../formats/solana-transaction.ts'

/**
 * Takes a legacy or version 0 transaction apart.
 *
 * @throws SiteError for anything else.
 */
export function readSolanaTransaction(bytes: Uint8Array): format.SolanaTransaction {
  try {
    return format.readSolanaTransaction(bytes)
  } catch {
    throw new SiteError('This is not a Solana transaction')
  }
}
