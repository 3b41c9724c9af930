import { LatchkeyError } from '@latchkey/core/contract'
import { Transaction, VersionedTransaction } from '@solana/web3.js'
import { readTransaction } from '../transaction/read-transaction.ts'
import type { LegacyProvider } from './legacy-provider.ts'

/** A method of a legacy wallet. */
type Method = 'signMessage' | 'signTransaction' | 'signAndSendTransaction'

/** One input of a feature of the Wallet Standard. */
interface Input {
  readonly message: Uint8Array
  readonly transaction: Uint8Array
  readonly options?: object | undefined
}

/**
 * Sends requests to a legacy wallet, which takes transactions as objects of `@solana/web3.js`.
 *
 * @throws LatchkeyError `wallet.unsupported-method`, and everything that the wallet throws.
 */
export async function signLegacy(
  provider: LegacyProvider,
  method: Method,
  inputs: readonly unknown[],
): Promise<readonly unknown[]> {
  const own: unknown = Reflect.get(provider, method)
  if (typeof own !== 'function') throw new LatchkeyError('wallet.unsupported-method', {})
  const callWallet = async (...given: readonly unknown[]): Promise<unknown> =>
    Reflect.apply(own, provider, given)
  const outputs: unknown[] = []
  // One after the other: the wallet prompts for each.
  for (const input of inputs) outputs.push(await answerTo(method, Object(input), callWallet))
  return outputs
}

/** Whatever it answers is read like the answer of any wallet. */
async function answerTo(
  method: Method,
  { message, transaction, options }: Input,
  callWallet: (...given: readonly unknown[]) => Promise<unknown>,
): Promise<unknown> {
  if (method === 'signMessage') return callWallet(message)
  if (method === 'signTransaction') return callWallet(toObject(transaction))
  return callWallet(toObject(transaction), ...(options ? [options] : []))
}

function toObject(bytes: Uint8Array): Transaction | VersionedTransaction {
  return readTransaction(bytes)?.isVersioned === false
    ? Transaction.from(bytes)
    : VersionedTransaction.deserialize(bytes)
}
