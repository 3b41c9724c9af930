import { LatchkeyError, type RpcChannel } from '@latchkey/core/contract'
import { base58 } from '@scure/base'
import { encodeBase64 } from '../encoding.ts'
import { signatureIn, transactionIn } from '../methods/require-bytes.ts'
import { legacyParts } from '../transaction/legacy-parts.ts'
import { withSignature } from '../transaction/read-transaction.ts'

/** Encodes requests for a channel. Its answers are read like those of any wallet. */
export interface ChannelEncoding {
  /** @throws LatchkeyError `wallet.unsupported-method` for a message that is too long for base 58. */
  messageParams(message: Uint8Array, address: string): object
  transactionParams(transaction: Uint8Array, address: string): object
  allParams(transactions: readonly Uint8Array[]): object
  sendParams(transaction: Uint8Array, address: string, options: object | undefined): object
  /**
   * Reads the signed transaction. Older wallets return only the signature, which is put into `requested`.
   */
  readSigned(answer: unknown, requested: Uint8Array, address: string): Uint8Array | undefined
}

/**
 * The encoding of a channel. Source: docs/blockchain-api.md, section 14; docs/frame-protocol.md,
 * section 4.
 */
export function channelEncoding({ transactionEncoding }: RpcChannel): ChannelEncoding {
  const isBase64 = transactionEncoding === 'base64'
  const encode = isBase64 ? encodeBase64 : base58.encode
  // Wallets of wallet-connect sessions need the signer's address, the frame does not.
  const signerOf = (address: string) => (isBase64 ? { pubkey: address } : {})
  return {
    messageParams: (message, address) => ({ message: encodeMessage(message), pubkey: address }),
    transactionParams: (transaction, address) => ({
      transaction: encode(transaction),
      ...signerOf(address),
      ...(isBase64 ? legacyParts(transaction) : {}),
    }),
    allParams: (transactions) => ({ transactions: transactions.map(encode) }),
    sendParams: (transaction, address, options) => ({
      transaction: encode(transaction),
      ...signerOf(address),
      ...(options && { [isBase64 ? 'sendOptions' : 'options']: options }),
    }),
    readSigned(answer, requested, address) {
      const transaction = transactionIn(answer)
      if (transaction !== undefined) return transaction
      const signature = signatureIn(answer)
      return signature && withSignature(requested, address, signature)
    },
  }
}

/** The longest bytes that `@scure/base` 2 encodes in base 58, since that takes quadratic time. */
const MAX_MESSAGE_BYTES = 2_048

function encodeMessage(message: Uint8Array): string {
  if (message.length > MAX_MESSAGE_BYTES) throw new LatchkeyError('wallet.unsupported-method', {})
  return base58.encode(message)
}
