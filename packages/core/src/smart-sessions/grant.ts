import type { BlockchainApi } from '../api/blockchain-api.ts'
import {
  type AskedSession,
  activateSmartSession,
  createSmartSession,
} from '../api/endpoints/smart-sessions.ts'
import {
  type AccountId,
  addressOf,
  type ChainAdapter,
  type GrantedPermissions,
  LatchkeyError,
  networkOf,
  type Permission,
  referenceOf,
  type Session,
} from '../contract/index.ts'
import { activeSession, currentRoute } from '../store/selectors.ts'
import { isEmbedded } from '../store/wallet-ids.ts'
import { requireSupport } from './capabilities.ts'
import type { SmartSessionsDeps } from './dependencies.ts'
import { type CheckedRequest, checkRequest } from './grant-request.ts'

/** A smart session that the owner granted. */
export interface GrantedSession {
  readonly permissions: readonly Permission[]
  /** Names the session at the server. */
  readonly context: string
  /** Epoch seconds. */
  readonly expiry: number
  readonly address: string
  /** Hexadecimal. */
  readonly chainId: string
}

/**
 * Asks the owner of the connected account for a smart session: checks the request and what the wallet
 * is capable of, gets a key of the server, asks the wallet once, and lets the server know.
 */
export type GrantSession = (request: unknown, signal: AbortSignal) => Promise<GrantedSession>

interface Listeners {
  /** Reads the list of an account again, because it granted a session. */
  granted(account: AccountId): void
}

/** Creates granting for one core. Source: docs/views.md, section 3, flow 10. */
export function createGrant(deps: SmartSessionsDeps, { granted }: Listeners): GrantSession {
  const { state, adapters, services, clock } = deps
  return async (given, signal) => {
    if (!state.options.features.smartSessions) throw new LatchkeyError('permissions.off', {})
    const session = activeSession(state, 'eip155')
    const [connected] = session?.accounts ?? []
    if (session === undefined || connected === undefined) {
      throw new LatchkeyError('account.none', {})
    }
    const request = checkRequest(given, { address: addressOf(connected), nowMs: clock.now() })
    const wallet = { session, adapter: adapters.get('eip155') }
    await requireAbleWallet(wallet, request, signal)
    const api = services.blockchainApi
    if (api === undefined) throw new LatchkeyError('permissions.no-server', {})
    const result = await grantAt(deps, { api, request, ...wallet }, signal)
    granted(request.account)
    return result
  }
}

interface Wallet {
  readonly session: Session
  readonly adapter: ChainAdapter | undefined
}

interface Parties extends Wallet {
  readonly api: BlockchainApi
  readonly request: CheckedRequest
}

async function requireAbleWallet(
  { session, adapter }: Wallet,
  { account, permissions }: CheckedRequest,
  signal: AbortSignal,
): Promise<void> {
  const known = await adapter?.calls?.capabilities(session.id, account, signal)
  requireSupport(known ?? {}, permissions)
}

async function grantAt(
  deps: SmartSessionsDeps,
  { api, request, session, adapter }: Parties,
  signal: AbortSignal,
): Promise<GrantedSession> {
  const { account, expiry, permissions } = request
  const created = await createSmartSession(api, account, request)
  const keys = [created.key, ...request.signer.data.keys]
  const asked: AskedSession = { expiry, permissions, signer: { type: 'keys', data: { keys } } }
  const grant = (): Promise<GrantedPermissions> | undefined =>
    adapter?.permissions?.grant(
      {
        sessionId: session.id,
        account,
        permissions,
        expiresAtS: expiry,
        signer: asked.signer,
      },
      signal,
    )
  const answer = await askOwner(deps, session, grant)
  const { context, expiresAtS } = answer
  const inEffect = { ...asked, expiry: expiresAtS, permissions: answer.permissions }
  try {
    await activateSmartSession(api, account, { ...inEffect, id: created.id, context })
  } catch (thrown) {
    // The visitor goes back to what was there before the approval.
    if (isApprovalShown(deps, session)) deps.modal.back()
    throw thrown
  }
  if (isApprovalShown(deps, session)) {
    deps.modal.reset({ view: 'SmartSessionCreated', params: {} })
  }
  return {
    permissions: answer.permissions,
    context: created.id,
    expiry: expiresAtS,
    address: addressOf(account),
    chainId: hexOf(account),
  }
}

/**
 * Returns true while the embedded wallet's approval is shown: a visitor who left it is not led
 * away.
 */
function isApprovalShown({ state }: SmartSessionsDeps, session: Session): boolean {
  const { view } = currentRoute(state.router)
  return isEmbedded(session) && state.modal.isOpen && view === 'ApproveTransaction'
}

function hexOf(account: AccountId): string {
  return `0x${Number(referenceOf(networkOf(account))).toString(16)}`
}

/** The embedded wallet shows the request in a view of its own; what follows is shown afterwards. */
async function askOwner(
  { transactions }: SmartSessionsDeps,
  session: Session,
  grant: () => Promise<GrantedPermissions> | undefined,
): Promise<GrantedPermissions> {
  const approval = { method: 'wallet_grantPermissions', afterApproval: { go: 'nowhere' } } as const
  const undo = isEmbedded(session) ? transactions.push(approval) : undefined
  try {
    const answer = await grant()
    if (answer === undefined) {
      throw new LatchkeyError('permissions.unsupported', { what: 'permissions' })
    }
    return answer
  } finally {
    undo?.()
  }
}
