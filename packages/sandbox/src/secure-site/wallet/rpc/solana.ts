import { SiteError } from '@latchkey/frame/site'
import { base58 } from '@scure/base'
import type { Fact } from '../../approval/approval-request.ts'
import type { SolanaAccount } from '../accounts/solana-account.ts'
import { readSolanaTransaction } from '../accounts/solana-transaction.ts'
import { describeEffects } from '../describe/describe-effects.ts'
import { messageFacts } from '../describe/message.ts'
import { networkOf } from '../describe/place-facts.ts'
import type { WalletCore } from '../wallet-core.ts'
import type { UnsafeMethod } from './method.ts'
import { sendSolanaTransaction } from './send-solana.ts'

const SOL_DECIMALS = 9

/** Transactions of one request, at most: a visitor would not read more. */
const MAX_TRANSACTIONS = 20

/** `solana_signMessage`: bytes that are no transaction, which could be used as one. */
export const signSolanaMessage: UnsafeMethod = async (core, params, origin) => {
  const { message, pubkey } = Object(params)
  const { solana } = await core.signers()
  if (pubkey !== undefined && pubkey !== solana.address)
    throw new SiteError('This account is not of this wallet')
  const bytes = readBytes(message)
  if (isTransaction(bytes)) throw new SiteError('This is a transaction, not a message')
  const asked = {
    network: networkIdOf(core),
    method: 'solana_signMessage',
    params: { message: bytes, pubkey: solana.address },
  }
  return {
    request: {
      asks: 'asks you to sign a message',
      ...placeOf(core, solana),
      groups: [{ facts: await messageFacts(asked, origin) }],
    },
    run: async () => ({ signature: base58.encode(solana.signMessage(bytes)) }),
  }
}

/** `solana_signTransaction`. */
export const signSolanaTransaction: UnsafeMethod = async (core, params) => {
  const { solana } = await core.signers()
  const bytes = readBytes(Object(params).transaction)
  return {
    ...(await proposalFor(core, solana, [bytes])),
    run: async () => ({ transaction: base58.encode(solana.signTransaction(bytes)) }),
  }
}

/** `solana_signAllTransactions`: all of them are shown, and signed together or not at all. */
export const signAllSolanaTransactions: UnsafeMethod = async (core, params) => {
  const { transactions } = Object(params)
  if (!Array.isArray(transactions) || transactions.length === 0)
    throw new SiteError('There is no transaction to sign')
  if (transactions.length > MAX_TRANSACTIONS)
    throw new SiteError(`At most ${MAX_TRANSACTIONS} transactions are signed at once`)
  const { solana } = await core.signers()
  const all = transactions.map(readBytes)
  return {
    ...(await proposalFor(core, solana, all)),
    run: async () => ({
      transactions: all.map((bytes) => base58.encode(solana.signTransaction(bytes))),
    }),
  }
}

/** `solana_signAndSendTransaction`: needs a Solana node. */
export const signAndSendSolanaTransaction: UnsafeMethod = async (core, params) => {
  const url = core.solanaUrl()
  if (url === undefined) throw new SiteError('This wallet does not reach a Solana network')
  const { solana } = await core.signers()
  const { transaction, options } = Object(params)
  const bytes = readBytes(transaction)
  return {
    ...(await proposalFor(core, solana, [bytes])),
    run: async () => ({
      signature: await sendSolanaTransaction(url, solana.signTransaction(bytes), options),
    }),
  }
}

async function proposalFor(core: WalletCore, solana: SolanaAccount, all: readonly Uint8Array[]) {
  // Nothing is shown that could not be signed.
  for (const bytes of all) solana.signTransaction(bytes)
  const described = await describeEffects(
    {
      network: networkIdOf(core),
      method: 'solana_signAllTransactions',
      params: { transactions: all },
    },
    {
      ownAddresses: [solana.address],
      coin: { symbol: 'SOL', decimals: SOL_DECIMALS },
      data: all.map((bytes) => base58.encode(bytes)),
    },
  )
  const { asks, groups } = described
  return { request: { asks, groups, ...placeOf(core, solana) } }
}

function placeOf({ place: { chainId } }: WalletCore, { address }: SolanaAccount) {
  const about: Fact[] = [{ kind: 'address', label: 'Your address', address }]
  return { about, network: typeof chainId === 'string' ? networkOf(chainId) : undefined }
}

/** Transactions are the same on every Solana network. */
function networkIdOf({ place: { chainId } }: WalletCore): `solana:${string}` {
  const reference = typeof chainId === 'string' ? chainId.split(':')[1] : undefined
  return `solana:${reference ?? ''}`
}

function readBytes(text: unknown): Uint8Array {
  try {
    if (typeof text === 'string' && text !== '') return base58.decode(text)
  } catch {
    // No base-58: said below, as for what is no text.
  }
  throw new SiteError('This request can’t be read')
}

function isTransaction(bytes: Uint8Array): boolean {
  try {
    // A message is signed bare: with room for its signatures before it, it would be a transaction.
    const signers = (bytes[0] ?? 0) & 0x80 ? bytes[1] : bytes[0]
    const prefix = new Uint8Array(1 + 64 * (signers ?? 0))
    prefix[0] = signers ?? 0
    readSolanaTransaction(new Uint8Array([...prefix, ...bytes]))
    return true
  } catch {
    return false
  }
}
