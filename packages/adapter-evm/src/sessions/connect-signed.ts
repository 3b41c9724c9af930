import { currentPage, refusal, within } from '@latchkey/core/adapter'
import {
  accountOn,
  type Clock,
  isLatchkeyError,
  type LocalSignInQuestion,
  type NetworkId,
  type SignedMessage,
  untilAborted,
} from '@latchkey/core/contract'
import { withChecksum } from '../address.ts'
import { hexChainId } from '../chain-id.ts'
import { type Eip1193Provider, request } from '../eip1193.ts'
import { readAddresses } from '../wallet-answers.ts'

interface Request {
  readonly provider: Eip1193Provider
  readonly question: LocalSignInQuestion
  readonly networkId: NetworkId<'eip155'>
  readonly clock: Clock
  /** It may take long before it shows anything: it is not asked in another way before it answers. */
  readonly isSilentForLong: boolean
  /** Asks by `eth_requestAccounts`. */
  connect(): Promise<unknown>
}

/** The answer of a wallet that was asked to connect. */
export interface Connected {
  /** The answer of `eth_requestAccounts`, or the addresses of `wallet_connect`. */
  readonly answer: unknown
  readonly signed?: SignedMessage | undefined
}

/** A wallet that does not know the method and never says so is asked in the usual way after this time. */
const SILENT_MS = 2_000

const SILENCE = Symbol('silence')

/**
 * Asks a wallet to connect and to sign by one prompt, and one that does not know how by `eth_requestAccounts`.
 * Source: ERC-7846.
 *
 * @throws LatchkeyError `wallet.rejected`, `wallet.busy`, `aborted`, and what `connect` throws.
 */
export async function connectSigned(
  { provider, question, networkId, clock, isSilentForLong, connect }: Request,
  signal: AbortSignal,
): Promise<Connected> {
  const signInWithEthereum = { ...question, version: '1', chainId: hexChainId(networkId) }
  const capabilities = { signInWithEthereum }
  const answered = request(provider, 'wallet_connect', [{ version: '1', capabilities }]).then(
    (answer) => readConnected(answer, networkId),
    throwDecision,
  )
  const limit = { clock, limitMs: SILENT_MS, otherwise: SILENCE, signal } as const
  const early = await within(answered, limit)
  // A page that has lost the focus lost it to the wallet, most likely.
  const isWaiting = isSilentForLong || currentPage()?.document.hasFocus() === false
  const connected = early === SILENCE && isWaiting ? await untilAborted(answered, signal) : early
  if (connected === undefined) return { answer: await connect() }
  if (connected !== SILENCE) return connected
  const usual = connect().then((answer) => ({ answer }))
  return firstOf([answered.then((late) => late ?? usual), usual])
}

/** A wallet that shows both prompts is connected by either: one that is declined decides nothing alone. */
async function firstOf(both: readonly Promise<Connected>[]): Promise<Connected> {
  try {
    return await Promise.any(both)
  } catch (thrown) {
    throw thrown instanceof AggregateError ? thrown.errors[0] : thrown
  }
}

/** @returns undefined for an answer without accounts. */
function readConnected(answer: unknown, networkId: NetworkId<'eip155'>): Connected | undefined {
  try {
    const accounts: readonly unknown[] = Array.from(Object(answer).accounts ?? [])
    const addresses = readAddresses(accounts.map((each) => Object(each).address))
    const [address] = addresses ?? []
    if (address === undefined) return undefined
    const signedBy = accounts.find((each) => Object(each).address === address)
    const { message, signature } = Object(Object(signedBy).capabilities?.signInWithEthereum)
    if (typeof message !== 'string' || typeof signature !== 'string') return { answer: addresses }
    const account = accountOn(networkId, withChecksum(address))
    return { answer: addresses, signed: { account, message, signature } }
  } catch {
    // A hostile object may throw when it is read.
    return undefined
  }
}

/** All but an owner's decision means that the wallet does not know the method. */
function throwDecision(thrown: unknown): undefined {
  const error = refusal(thrown)
  const isDecision = (['wallet.rejected', 'wallet.busy'] as const).some((code) =>
    isLatchkeyError(error, code),
  )
  if (isDecision) throw error
}
