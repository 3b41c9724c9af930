import { LatchkeyError, type RpcChannel } from '@latchkey/core/contract'
import { base58 } from '@scure/base'
import { decodeBase58, decodeBase64, decodeSignature, encodeBase64 } from '../encoding.ts'
import { legacyParts } from '../transaction/legacy-parts.ts'
import { withSignature } from '../transaction/read-transaction.ts'

/**
 * Encodes requests for a channel and decodes its answers. An answer that can't be decoded is
 * undefined, and is checked like the answer of any wallet.
 */
export interface ChannelEncoding {
  /** @throws LatchkeyError `wallet.unsupported-method` for a message that is too long for base 58. */
  messageParams(message: Uint8Array, address: string): object
  transactionParams(transaction: Uint8Array, address: string): object
  allParams(transactions: readonly Uint8Array[]): object
  sendParams(transaction: Uint8Array, address: string, options: object | undefined): object
  readSignature(answer: unknown): Uint8Array | undefined
  /**
   * Decodes the signed transaction. Older wallets return only the signature, which is put into `requested`.
   */
  readSigned(answer: unknown, requested: Uint8Array, address: string): Uint8Array | undefined
  readSignedAll(answer: unknown): readonly (Uint8Array | undefined)[]
}

/** Longer than any transaction in either encoding. */
const MAX_TRANSACTION_LENGTH = 1_700

/**
 * The encoding of a channel. Source: docs/blockchain-api.md, section 14; docs/frame-protocol.md,
 * section 4.
 */
export function channelEncoding({ transactionEncoding }: RpcChannel): ChannelEncoding {
  const isBase64 = transactionEncoding === 'base64'
  const encode = isBase64 ? encodeBase64 : base58.encode
  const decode = (text: unknown): Uint8Array | undefined => {
    if (typeof text !== 'string' || text.length > MAX_TRANSACTION_LENGTH) return undefined
    return isBase64 ? decodeBase64(text) : decodeBase58(text, MAX_TRANSACTION_LENGTH)
  }
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
    readSignature,
    readSigned(answer, requested, address) {
      const { transaction } = Object(answer)
      if (transaction !== undefined) return decode(transaction)
      const signature = readSignature(answer)
      return signature && withSignature(requested, address, signature)
    },
    readSignedAll(answer) {
      const { transactions } = Object(answer)
      return Array.isArray(transactions) ? transactions.map(decode) : []
    },
  }
}

/** The longest bytes that `@scure/base` 2 encodes in base 58, since that takes quadratic time. */
const MAX_MESSAGE_BYTES = 2_048

function encodeMessage(message: Uint8Array): string {
  if (message.length > MAX_MESSAGE_BYTES) throw new LatchkeyError('wallet.unsupported-method', {})
  return base58.encode(message)
}

function readSignature(answer: unknown): Uint8Array | undefined {
  const { signature } = Object(answer)
  return typeof signature === 'string' ? decodeSignature(signature) : undefined
}
