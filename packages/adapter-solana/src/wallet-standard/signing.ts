import { LatchkeyError } from '@latchkey/core/contract'
import { decodeSignature } from '../encoding.ts'
import type { SolanaProvider } from '../provider/stable-provider.ts'

/** An input of a feature; each feature reads its fields. Source: Wallet Standard. */
interface Input {
  readonly account: unknown
  readonly chain?: unknown
  readonly message: Uint8Array
  readonly transaction: Uint8Array
  readonly options?: object | undefined
}

interface Deps {
  provider(): SolanaProvider
  /** Makes sure that a request is for the active account, and on its network. */
  prepare(account: unknown, chain: unknown): Promise<void>
}

/** Versions of transactions: those before versions, and the first one. */
const VERSIONS = ['legacy', 0] as const

/** The features that sign; several inputs are asked for one after the other. Source: Wallet Standard. */
export function createSigning({ provider, prepare }: Deps): Readonly<Record<string, object>> {
  async function each<Output>(
    inputs: readonly Input[],
    answer: (input: Input) => Promise<Output>,
  ): Promise<readonly Output[]> {
    const outputs: Output[] = []
    for (const input of inputs) {
      await prepare(input.account, input.chain)
      outputs.push(await answer(input))
    }
    return outputs
  }
  return {
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs: readonly Input[]) =>
        each(inputs, async ({ message }) => ({
          signedMessage: message,
          signature: await provider().signMessage(message),
        })),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: VERSIONS,
      async signTransaction(...inputs: readonly Input[]) {
        for (const { account, chain } of inputs) await prepare(account, chain)
        const transactions = inputs.map(({ transaction }) => transaction)
        const signed = await provider().signAllTransactions(transactions)
        return signed.map((signedTransaction) => ({ signedTransaction }))
      },
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: VERSIONS,
      signAndSendTransaction: (...inputs: readonly Input[]) =>
        each(inputs, async ({ transaction, options }) => {
          const sent = await provider().signAndSendTransaction(transaction, options)
          const signature = decodeSignature(sent)
          if (signature === undefined) throw new LatchkeyError('wallet.malformed', {})
          return { signature }
        }),
    },
  }
}
