import type { StandardWallet } from '@latchkey/core/adapter'
import {
  type AttachRequest,
  addressOf,
  isLatchkeyError,
  type NetworkId,
} from '@latchkey/core/contract'
import { outputsOf } from '../methods/answer-bytes.ts'
import { chainOfNetwork, networkOfChain } from '../network-names.ts'
import { type ChannelEncoding, channelEncoding } from './channel-encoding.ts'

/** The input of a feature. */
interface Input {
  readonly account: { readonly address: string }
  readonly chain?: string | undefined
  readonly message: Uint8Array
  readonly transaction: Uint8Array
  readonly options?: object | undefined
}

interface Deps {
  /** Networks where its accounts may be used. */
  readonly networkIds: readonly NetworkId<'solana'>[]
  /** The current network of the session. */
  networkId(): NetworkId<'solana'>
}

/**
 * Wraps the channel of a shared wallet in the interface of the Wallet Standard: the only code that
 * knows channels. Accounts are those of the session; every other request goes to the wallet.
 */
export function channelWallet(
  { session, channel }: AttachRequest<'solana'>,
  { networkIds, networkId }: Deps,
): StandardWallet {
  const chains = networkIds.map(chainOfNetwork)
  const accounts = session.accounts.map((account) => ({ address: addressOf(account), chains }))
  const encoding = channelEncoding(channel)
  const request = (method: string, params: unknown, chain?: string): Promise<unknown> =>
    channel.request(chain === undefined ? networkId() : networkOfChain(chain), method, params)
  const supportedTransactionVersions = ['legacy', 0]
  return {
    accounts,
    features: {
      'standard:connect': { connect: async () => ({ accounts }) },
      'solana:signMessage': {
        signMessage: (...inputs: readonly Input[]) =>
          mapInOrder(inputs, async ({ account, message }) => {
            const params = encoding.messageParams(message, account.address)
            return request('solana_signMessage', params)
          }),
      },
      'solana:signTransaction': {
        supportedTransactionVersions,
        signTransaction: (...inputs: readonly Input[]) =>
          signTransactions(inputs, { encoding, request }),
      },
      'solana:signAndSendTransaction': {
        supportedTransactionVersions,
        signAndSendTransaction: (...inputs: readonly Input[]) =>
          mapInOrder(inputs, async ({ account, transaction, chain, options }) => {
            const params = encoding.sendParams(transaction, account.address, options)
            return request('solana_signAndSendTransaction', params, chain)
          }),
      },
    },
  }
}

interface Requester {
  readonly encoding: ChannelEncoding
  request(method: string, params: unknown, chain?: string): Promise<unknown>
}

/** All at once if the wallet can, otherwise one after the other. */
async function signTransactions(
  inputs: readonly Input[],
  { encoding, request }: Requester,
): Promise<readonly unknown[]> {
  const [first, second] = inputs
  if (first !== undefined && second !== undefined) {
    try {
      const params = encoding.allParams(inputs.map(({ transaction }) => transaction))
      const answer = await request('solana_signAllTransactions', params, first.chain)
      const { transactions = answer } = Object(answer)
      return outputsOf(transactions)
    } catch (thrown) {
      if (!isLatchkeyError(thrown, 'wallet.unsupported-method')) throw thrown
    }
  }
  return mapInOrder(inputs, async ({ account, transaction, chain }) => {
    const params = encoding.transactionParams(transaction, account.address)
    const answer = await request('solana_signTransaction', params, chain)
    return { signedTransaction: encoding.readSigned(answer, transaction, account.address) }
  })
}

/** One after the other: the wallet prompts for each. */
async function mapInOrder<I, O>(
  inputs: readonly I[],
  work: (input: I) => Promise<O>,
): Promise<readonly O[]> {
  const outputs: O[] = []
  for (const input of inputs) outputs.push(await work(input))
  return outputs
}
