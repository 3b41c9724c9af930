import { LatchkeyError, lazy } from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import type { Esplora } from '../esplora/esplora.ts'
import type { Handle } from '../session-store.ts'
import type { SignedTransaction, SignInput } from '../wallets/bitcoin-wallet.ts'
import { countInputs } from './count-inputs.ts'
import { requestWallet } from './request-wallet.ts'
import { requireAddress } from './require-reviewed.ts'

/** A transaction to sign. */
export interface PsbtToSign {
  /** Base64. Source: BIP-174. */
  readonly psbt: string
  readonly inputs: readonly SignInput[]
  /** If true, it is sent as well: by the wallet, or through a server if the wallet only signs. */
  readonly isBroadcast: boolean
}

/** A session, and the server for its transactions. */
export interface PsbtSigner {
  readonly handle: Handle
  /** Checks the wallet's account and network directly before the request. */
  review?(): Promise<void>
  /** @throws LatchkeyError `rpc.unavailable` for a network without a known server. */
  esplora(): Esplora
}

/** More than any block contains. */
const MAX_PSBT_LENGTH = 8_000_000
const TXID = /^[0-9a-f]{64}$/
/** The first letters of every PSBT in base64. Source: BIP-174. */
const MAGIC = 'cHNidP'

/**
 * Asks the wallet to sign a transaction, and sends it on request.
 *
 * @throws LatchkeyError `wallet.request-rejected`, `wallet.unauthorized` for an input of another
 * account, `wallet.malformed`, `rpc.failed` when the network refused it, `transfer.unknown` when
 * the wallet should send it and returns nothing, …
 */
export async function signPsbt(
  { handle, review, esplora }: PsbtSigner,
  { psbt, inputs, isBroadcast }: PsbtToSign,
  signal: AbortSignal,
): Promise<SignedTransaction> {
  const requested = requirePsbt(psbt)
  const { address } = requireInputs(handle, requested, inputs)
  const { networkId, facts: all } = handle.session
  const request = {
    address,
    networkId,
    facts: all?.[address],
    psbt: requested,
    inputs,
    isBroadcast,
  }
  await review?.()
  const answer = await requestWallet(handle.wallet, (it) => it.signPsbt(request), signal)
  const txid = readTxid(answer.txid)
  // A wallet that sent it may return only the id.
  if (txid !== undefined) return { psbt: isPsbt(answer.psbt) ? answer.psbt : undefined, txid }
  if (isBroadcast && !isPsbt(answer.psbt)) throw new LatchkeyError('transfer.unknown', {})
  const signed = requirePsbt(answer.psbt)
  if (!isBroadcast) return { psbt: signed, txid }
  const { sendSigned } = await lazy(() => import('./send-signed.ts')).load()
  return { psbt: signed, txid: await sendSigned(esplora(), { requested, signed }, signal) }
}

/**
 * Checks that the inputs exist in the transaction, occur once each, and belong to accounts of the
 * session.
 *
 * @returns The first input.
 * @throws LatchkeyError `wallet.unauthorized`, `wallet.malformed`.
 */
function requireInputs(handle: Handle, psbt: string, inputs: readonly SignInput[]): SignInput {
  for (const { address } of inputs) requireAddress(handle, address)
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

/** Reads the id of a transaction. @returns undefined for an invalid one. */
export function readTxid(answer: unknown): string | undefined {
  const id = typeof answer === 'string' ? answer.toLowerCase() : ''
  return TXID.test(id) ? id : undefined
}

/** @throws LatchkeyError `wallet.malformed` when it is not a PSBT. */
function requirePsbt(text: unknown): string {
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
