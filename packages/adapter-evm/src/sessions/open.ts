import { answerSoon, connectAnswer, within } from '@latchkey/core/adapter'
import {
  type Clock,
  isLatchkeyError,
  LatchkeyError,
  lazy,
  type OpenRequest,
  type Session,
  throwIfAborted,
  untilAborted,
} from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import { type Eip1193Provider, request } from '../eip1193.ts'
import type { SessionDeps } from '../session-store.ts'
import { readAddresses, requireAddresses } from '../wallet-answers.ts'
import { isListedOtherwise } from './account-order.ts'
import { establish } from './establish.ts'
import { watchChanges } from './watch-changes.ts'

/**
 * Asks a wallet to connect, in the task of the call, and creates a session from its answer. Where the visitor has to
 * sign in, a wallet that can do both by one prompt is asked for both, once it is known what it has to sign.
 *
 * @throws LatchkeyError `wallet.missing`, `wallet.rejected`, `wallet.busy`, `wallet.no-accounts`,
 * `wallet.malformed`, `wallet.failed`, `aborted`.
 */
export async function openSession(
  deps: SessionDeps,
  asked: OpenRequest<'eip155'>,
  signal: AbortSignal,
): Promise<Session<'eip155'>> {
  throwIfAborted(signal)
  const found = deps.discovery.find(asked.walletId)
  if (found === undefined) throw new LatchkeyError('wallet.missing', {})
  const { provider } = found
  const { clock } = deps.host
  const answer = await connect(deps, { ...asked, ...found }, signal)
  const addresses = await readShared({ provider, answer }, clock, signal)
  const changes = watchChanges(provider)
  try {
    const unordered = isListedOtherwise(provider, clock, addresses)
    return await establish(deps, { found, addresses, unordered, changes }, signal)
  } finally {
    changes.end()
  }
}

/** @returns The answer of `eth_requestAccounts`, or of what replaces it. */
async function connect(
  { host: { clock }, withoutSigning }: SessionDeps,
  { wallet, provider, networkId, ready, signIn }: FoundWallet & OpenRequest<'eip155'>,
  signal: AbortSignal,
): Promise<unknown> {
  const usual = (): Promise<unknown> =>
    connectAnswer(request(provider, 'eth_requestAccounts'), ready, signal)
  if (signIn === undefined || networkId === undefined || withoutSigning.has(wallet.id)) {
    return usual()
  }
  // Without a message, as when the website's server is down, the wallet connects all the same.
  const question = await signIn.question().catch(() => undefined)
  throwIfAborted(signal)
  if (question === undefined) return usual()
  withoutSigning.add(wallet.id)
  const { connectSigned } = await lazy(() => import('./connect-signed.ts')).load()
  throwIfAborted(signal)
  // A library may be loading still, or show a dialog in the page.
  const isSilentForLong = wallet.kind === 'provided'
  const asked = { provider, question, networkId, clock, isSilentForLong, connect: usual }
  const { answer, signed } = await connectSigned(asked, signal)
  if (signed !== undefined) {
    withoutSigning.delete(wallet.id)
    const verifying = signIn.signed(signed)
    await within(verifying, { clock, limitMs: VERIFY_MS, otherwise: undefined, signal })
  }
  await untilAborted(Promise.resolve(ready), signal)
  return answer
}

/** The website's server may take this long; where it takes longer, the visitor is asked once they are connected. */
const VERIFY_MS = 10_000

/** The times to wait, one after the other, before the accounts are read again, in milliseconds. */
const WAITS_MS = [0, 1_000]

interface Answered {
  readonly provider: Eip1193Provider
  /** The answer of `eth_requestAccounts`. */
  readonly answer: unknown
}

/**
 * The accounts that a wallet shares: of those that agree with an answer of no use, some have them in
 * `eth_accounts`.
 *
 * @throws LatchkeyError `wallet.no-accounts`, `wallet.malformed`, `aborted`.
 */
async function readShared(
  { provider, answer }: Answered,
  clock: Clock,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const given = readAddresses(answer) ?? []
  if (given.length > 0) return given
  try {
    for (const waitMs of WAITS_MS) {
      if (waitMs > 0) await pause(waitMs, clock, signal)
      const again = answerSoon(request(provider, 'eth_accounts'), { clock, signal })
      const shared = readAddresses(await again) ?? []
      if (shared.length > 0) return shared
    }
  } catch (thrown) {
    // The first answer decides, then.
    if (isLatchkeyError(thrown, 'aborted')) throw thrown
  }
  requireAddresses(answer)
  throw new LatchkeyError('wallet.no-accounts', {})
}

function pause(waitMs: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return untilAborted(new Promise<void>((resolve) => clock.after(waitMs, resolve)), signal)
}
