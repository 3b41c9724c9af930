import { base58 } from '@scure/base'
import { readTransaction, type WireTransaction } from './read-transaction.ts'

/**
 * The parts of a legacy transaction, which older wallets of wallet-connect sessions read instead of
 * the transaction.
 */
interface LegacyParts {
  readonly feePayer?: string | undefined
  readonly recentBlockhash?: string
  readonly instructions?: readonly object[]
}

/** @returns An empty object for a versioned transaction, which has no such parts. */
export function legacyParts(bytes: Uint8Array): LegacyParts {
  const transaction = readTransaction(bytes)
  if (transaction === undefined || transaction.isVersioned) return {}
  const { addresses, blockhash, instructions } = transaction
  return {
    feePayer: addresses[0],
    recentBlockhash: blockhash,
    instructions: instructions.map(({ program, accounts, data }) => ({
      programId: addresses[program],
      data: base58.encode(data),
      keys: accounts.map((place) => ({
        pubkey: addresses[place],
        isSigner: place < transaction.header[0],
        isWritable: isWritable(transaction, place),
      })),
    })),
  }
}

/** Signers come first; in both groups read-only accounts come last. */
function isWritable({ header, addresses }: WireTransaction, place: number): boolean {
  const [signers, readOnlySigners, readOnly] = header
  return place < signers ? place < signers - readOnlySigners : place < addresses.length - readOnly
}
