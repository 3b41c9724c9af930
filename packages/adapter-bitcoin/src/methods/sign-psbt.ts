import { LatchkeyError, lazy } from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import type { Esplora } from '../esplora/esplora.ts'
import type { Handle } from '../sessions/session-store.ts'
import type { SignedTransaction, SignInput } from '../wallets/bitcoin-wallet.ts'
import { askOwner } from './ask-owner.ts'
import { countInputs } from './count-inputs.ts'
import { needAddress } from './need-reviewed.ts'

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
  /** Makes sure, directly before the wallet is asked, that it stands where it was reviewed. */
  review?(): Promise<void>
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
 * else's, `wallet.malformed`, `rpc.failed` when the network refused it, `transfer.unknown` when the
 * wallet was to send it and gives nothing back, …
 */
export async function signPsbt(
  { handle, review, esplora }: PsbtSigner,
  { psbt, inputs, isBroadcast }: PsbtToSign,
  signal: AbortSignal,
): Promise<SignedTransaction> {
  const asked = needPsbt(psbt)
  const { address } = needInputs(handle, asked, inputs)
  const { networkId, facts: all } = handle.session
  const request = { address, networkId, facts: all?.[address], psbt: asked, inputs, isBroadcast }
  await review?.()
  const answer = await askOwner(handle.wallet, (it) => it.signPsbt(request), signal)
  const txid = readTxid(answer.txid)
  // Who has sent it may give nothing else back; it is sent all the same.
  if (txid !== undefined) return { psbt: isPsbt(answer.psbt) ? answer.psbt : undefined, txid }
  if (isBroadcast && !isPsbt(answer.psbt)) throw new LatchkeyError('transfer.unknown', {})
  const signed = needPsbt(answer.psbt)
  if (!isBroadcast) return { psbt: signed, txid }
  const { sendSigned } = await lazy(() => import('../transfers/send-signed.ts')).load()
  return { psbt: signed, txid: await sendSigned(esplora(), { asked, signed }, signal) }
}

/**
 * Inputs that the transaction has, each once, of accounts that the session shares.
 *
 * @returns The first of them.
 * @throws LatchkeyError `wallet.unauthorized`, `wallet.malformed`.
 */
function needInputs(handle: Handle, psbt: string, inputs: readonly SignInput[]): SignInput {
  for (const { address } of inputs) needAddress(handle, address)
  const [first] = inputs
  const count = countInputs(base64.decode(psbt))
  const indexes = new Set(inputs.map(({ index }) => index))
  const areThere = [...indexes].every((index) => isNatural(index) && index < count)
  if (first === undefined || !areThere || indexes.size < inputs.length) {
    throw new LatchkeyError('wallet.malformed', {})
  }
  return first
}

function isNatural(index: number): boolean {
  return Number.isSafeInteger(index) && index >= 0
}

/** The id of a transaction. @returns undefined where there is none. */
export function readTxid(answer: unknown): string | undefined {
  const id = typeof answer === 'string' ? answer.toLowerCase() : ''
  return TXID.test(id) ? id : undefined
}

/** @throws LatchkeyError `wallet.malformed` when it is none. */
function needPsbt(text: unknown): string {
  if (!isPsbt(text)) throw new LatchkeyError('wallet.malformed', {})
  return text
}

function isPsbt(text: unknown): text is string {
  const isText = typeof text === 'string' && text.length <= MAX_PSBT_LENGTH
  return isText && text.startsWith(MAGIC) && isBase64(text)
}

function isBase64(text: string): boolean {
  try {
    return base64.decode(text).length > 0
  } catch {
    return false
  }
}
