import { connectAnswer } from '@latchkey/core/adapter'
import {
  LatchkeyError,
  lazy,
  type NetworkId,
  type OpenRequest,
  type Session,
  type SignInOnOpen,
  throwIfAborted,
} from '@latchkey/core/contract'
import { callWallet, hasFeature, type ObservableWallet } from '../methods/request-wallet.ts'
import type { SessionDeps } from '../session-store.ts'
import { requireAccounts } from '../wallet-state.ts'
import { establish } from './establish.ts'
import { untilListed } from './until-listed.ts'

/** The feature of wallets that connect and sign by one prompt. Source: Wallet Standard. */
const SIGN_IN = 'solana:signIn'

/**
 * Asks a wallet to connect, in the task of the call, and creates a session from its answer. A wallet
 * that can signs in by the same prompt, once it is known what.
 *
 * @throws LatchkeyError `wallet.missing`, `wallet.rejected`, `wallet.busy`, `wallet.no-accounts`,
 * `wallet.malformed`, `wallet.failed`, `aborted`.
 */
export async function openSession(
  deps: SessionDeps,
  { walletId, networkId, ready, signIn }: OpenRequest<'solana'>,
  signal: AbortSignal,
): Promise<Session<'solana'>> {
  throwIfAborted(signal)
  const found = deps.discovery.find(walletId)
  if (found === undefined) throw new LatchkeyError('wallet.missing', {})
  const asked = { wallet: found.handle, observe: found.observe }
  const isSignedIn =
    signIn !== undefined && networkId !== undefined && hasFeature(asked.wallet, SIGN_IN)
      ? await openSignedIn(asked, { networkId, signIn, ready }, signal)
      : false
  if (!isSignedIn) {
    const connecting = callWallet(asked, 'standard:connect')
    const answered = requireAccounts(await connectAnswer(connecting, ready, signal))
    if (answered.length === 0) throw new LatchkeyError('wallet.no-accounts', {})
  }
  await untilListed(asked.wallet, { clock: deps.host.clock, signal })
  return establish(deps, { found, requested: networkId })
}

interface SignedInRequest {
  readonly networkId: NetworkId<'solana'>
  readonly signIn: SignInOnOpen
  readonly ready: OpenRequest['ready']
}

/** @returns Whether the wallet was asked: the visitor may have to sign in later instead. */
async function openSignedIn(
  asked: ObservableWallet,
  { networkId, signIn, ready }: SignedInRequest,
  signal: AbortSignal,
): Promise<boolean> {
  // Without a message, as when the website's server is down, the wallet connects all the same.
  const question = await signIn.question().catch(() => undefined)
  throwIfAborted(signal)
  if (question === undefined) return false
  const { signInOnOpen } = await lazy(() => import('./sign-in-on-open.ts')).load()
  await signIn.signed(await signInOnOpen(asked, { networkId, question, ready }, signal))
  return true
}
