import {
  type AccountId,
  addressOf,
  isLatchkeyError,
  LatchkeyError,
  networkOf,
  type Session,
  toLatchkeyError,
} from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { Adapters } from '../store/adapters.ts'
import { activeAccount, activeSession, activeWallet } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'
import { isEmbedded } from '../store/wallet-ids.ts'
import { chainIdOf, coinTypeOf } from './coin-type.ts'
import { nameOf } from './name-rules.ts'
import type { NameService, NameServiceDeps } from './name-service.ts'

/** How far the signed time may be from the server's. Source: docs/blockchain-api.md, section 7. */
const SERVER_TOLERANCE_MS = 10_000

/** The dependencies of registering a name. */
export interface RegisterDeps extends NameServiceDeps {
  readonly state: Pick<Snapshot, 'accounts' | 'network'>
  readonly adapters: Pick<Adapters, 'all' | 'get'>
  readonly ui: Pick<Ui, 'transactions' | 'track'>
  readonly identity: { learn(account: AccountId, name: string): void }
}

/** A name for an account. */
export interface RegisterRequest {
  readonly account: AccountId
  /** Follows the rules for labels. */
  readonly label: string
  readonly signal: AbortSignal
  /** Called when the wallet is asked, and when it has signed. */
  onProgress?(progress: 'asked' | 'signed'): void
}

/**
 * Registers a name: the account must have none, and the name must be free.
 *
 * @returns The name.
 * @throws LatchkeyError `names.refused`, `names.owned`, `names.taken`, `network.chain-id`, `names.late`,
 *   `names.register-failed`, `names.resolve-failed`, `names.reverse-failed`, `wallet.changed`,
 *   `wallet.request-rejected`, `aborted`.
 */
export async function registerAccountName(
  deps: RegisterDeps,
  service: NameService,
  request: RegisterRequest,
): Promise<string> {
  const ensName = nameOf(request.label)
  const accountType = activeWallet(deps.state, 'eip155')?.embedded?.accountType
  const properties = { isSmartAccount: accountType === 'smartAccount', ensName }
  deps.ui.track({ event: 'REGISTER_NAME_INITIATED', properties })
  try {
    await registerNow(deps, service, request)
  } catch (thrown) {
    const error = toLatchkeyError(thrown)
    const { message } = error
    deps.ui.track({ event: 'REGISTER_NAME_ERROR', properties: { ...properties, error: message } })
    throw error
  }
  deps.identity.learn(request.account, ensName)
  deps.ui.track({ event: 'REGISTER_NAME_SUCCESS', properties })
  return ensName
}

async function registerNow(
  deps: RegisterDeps,
  service: NameService,
  { account, label, signal, onProgress }: RegisterRequest,
): Promise<void> {
  const name = nameOf(label)
  const coinType = coinTypeOf(chainIdOf(networkOf(account)))
  await requireFree(service, { name, address: addressOf(account) }, signal)
  // The visitor may have moved to another account while it was looked up.
  if (activeAccount(deps.state, 'eip155') !== account) throw new LatchkeyError('wallet.changed', {})
  const { clock } = deps.ports
  const beganAtMs = clock.monotonic()
  onProgress?.('asked')
  try {
    const timestamp = Math.floor(clock.now() / 1000)
    const message = JSON.stringify({ name, attributes: {}, timestamp })
    const signature = await sign(deps, { account, text: message, signal })
    onProgress?.('signed')
    const claim = { name, coinType, address: addressOf(account), message, signature }
    await service.register(claim, signal)
  } catch (cause) {
    if (isLatchkeyError(cause, 'aborted') || isLatchkeyError(cause, 'wallet.request-rejected')) {
      throw cause
    }
    const isLate = clock.monotonic() - beganAtMs > SERVER_TOLERANCE_MS
    throw new LatchkeyError(isLate ? 'names.late' : 'names.register-failed', { name }, { cause })
  }
}

async function requireFree(
  service: NameService,
  { name, address }: { readonly name: string; readonly address: string },
  signal: AbortSignal,
): Promise<void> {
  if ((await service.normalise(name)) !== name) throw new LatchkeyError('names.refused', { name })
  const [[owned], isRegistered] = await Promise.all([
    service.namesOf(address, signal),
    service.isRegistered(name, signal),
  ])
  if (owned !== undefined) throw new LatchkeyError('names.owned', { name: owned })
  if (isRegistered) throw new LatchkeyError('names.taken', { name })
}

interface SignRequest extends Pick<RegisterRequest, 'account' | 'signal'> {
  readonly text: string
}

async function sign(
  { state, adapters, ui }: RegisterDeps,
  { account, text, signal }: SignRequest,
): Promise<string> {
  const session = activeSession(state, 'eip155')
  const messages = adapters.get('eip155')?.messages
  if (session === undefined || messages === undefined) throw new LatchkeyError('wallet.none', {})
  const undo = approvalOf(session, ui)
  try {
    return await messages.sign({ sessionId: session.id, account, text }, signal)
  } finally {
    undo()
  }
}

/** The embedded wallet shows the request in a view of its own, from which the modal comes back. */
function approvalOf(session: Session, { transactions }: RegisterDeps['ui']): () => void {
  if (!isEmbedded(session)) return () => {}
  return transactions.push({ method: 'personal_sign', afterApproval: { go: 'back' } })
}
