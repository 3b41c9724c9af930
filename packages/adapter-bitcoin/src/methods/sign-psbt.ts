import { loadPart } from '@latchkey/core/adapter'
import { adapterError } from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import type { Esplora } from '../esplora/esplora.ts'
import type { Handle } from '../sessions/session-deps.ts'
import type { SignedTransaction, SignInput } from '../wallets/bitcoin-wallet.ts'
import { askOwner } from './ask-owner.ts'
import { needAddress } from './need-address.ts'

/** A transaction to sign. */
export interface PsbtToSign {
  /** Base64. Source: BIP-174. */
  readonly psbt: string
  readonly inputs: readonly SignInput[]
  /** Whether it is to be sent as well: by the wallet, or by us where the wallet only signs. */
  readonly isBroadcast: boolean
}

/** A session, and where what it signs can be sent. */
export interface PsbtSigner {
  readonly handle: Handle
  /** @throws LatchkeyError `rpc.unavailable` where nobody knows a server. */
  esplora(): Esplora
}

/** More than any block holds. */
const MAX_PSBT_LENGTH = 8_000_000
const TXID = /^[0-9a-f]{64}$/
/** The first letters of every such transaction in base64. Source: BIP-174. */
const MAGIC = 'cHNidP'

/**
 * Has a transaction signed, and sent where that is wanted.
 *
 * @throws LatchkeyError `wallet.request-rejected`, `wallet.unauthorized` for an input of somebody
 * else's, `wallet.malformed`, `rpc.failed` when the network refused it, …
 */
export async function signPsbt(
  { handle, esplora }: PsbtSigner,
  { psbt, inputs, isBroadcast }: PsbtToSign,
  signal: AbortSignal,
): Promise<SignedTransaction> {
  for (const { address } of inputs) needAddress(handle, address)
  const [{ address = '' } = {}] = inputs
  const { networkId } = handle.session
  const request = { address, networkId, psbt: needPsbt(psbt), inputs, isBroadcast }
  const answer = await askOwner(handle.wallet, (it) => it.signPsbt(request), signal)
  const txid = readTxid(answer.txid)
  if (!isBroadcast || txid !== undefined) return { psbt: readPsbt(answer.psbt), txid }
  const signed = needPsbt(answer.psbt)
  const { sendSigned } = await loadPart(import('../transfers/send-signed.ts'))
  return { psbt: signed, txid: await sendSigned(esplora(), signed, signal) }
}

/**
 * The id of a transaction.
 *
 * @returns undefined where there is none.
 * @throws LatchkeyError `wallet.malformed` when it is something else.
 */
export function readTxid(answer: unknown): string | undefined {
  if (answer === undefined || answer === null || answer === '') return undefined
  if (typeof answer !== 'string' || !TXID.test(answer)) throw adapterError('wallet.malformed')
  return answer
}

function readPsbt(answer: unknown): string | undefined {
  return answer === undefined ? undefined : needPsbt(answer)
}

/** @throws LatchkeyError `wallet.malformed` when it is none. */
function needPsbt(text: unknown): string {
  const isText = typeof text === 'string' && text.length <= MAX_PSBT_LENGTH
  if (!isText || !text.startsWith(MAGIC) || !isBase64(text)) throw adapterError('wallet.malformed')
  return text
}

function isBase64(text: string): boolean {
  try {
    return base64.decode(text).length > 0
  } catch {
    return false
  }
}
