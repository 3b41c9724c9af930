import { type AccountId, isLatchkeyError, LatchkeyError, namespaceOf } from '../contract/index.ts'
import { wait } from '../http/wait.ts'
import { activeAccount, activeSession, findSession } from '../store/selectors.ts'
import type { SitePermission } from '../store/state/permissions.ts'
import { isEmbedded, isPaired } from '../store/wallet-ids.ts'
import type { PermissionsDeps } from './dependencies.ts'
import type { StoredApprovals } from './stored-approvals.ts'

/** The dependencies of ending a permission. */
export interface EndDeps
  extends Pick<
    PermissionsDeps,
    | 'state'
    | 'adapters'
    | 'clock'
    | 'transactions'
    | 'signIns'
    | 'smartSessions'
    | 'disconnectWallet'
  > {
  readonly stored: Pick<StoredApprovals, 'remove'>
  /** The wallet sent it; it is not confirmed yet. */
  sent(): void
}

type Kind<K extends SitePermission['kind']> = SitePermission & { readonly kind: K }

/**
 * Ends something that this website may do, and resolves only once it has really ended. A wallet is asked at
 * most once.
 *
 * @throws LatchkeyError `permissions.end-failed`, whose cause says why.
 */
export async function endPermission(
  deps: EndDeps,
  permission: SitePermission,
  signal: AbortSignal,
): Promise<void> {
  try {
    await end(deps, permission, signal)
  } catch (cause) {
    throw new LatchkeyError('permissions.end-failed', {}, { cause })
  }
}

function end(deps: EndDeps, permission: SitePermission, signal: AbortSignal): Promise<void> {
  switch (permission.kind) {
    case 'wallet':
      return endWallet(deps, permission, signal)
    case 'signIn':
      return endSignIn(deps, permission)
    case 'smartSession':
      return endSmartSession(deps, permission)
    case 'held':
      return endHeld(deps, permission, signal)
    case 'approval':
      return endApproval(deps, permission, signal)
  }
}

/** A wallet that lists websites takes this one off its list. In all cases the session ends. */
async function endWallet(
  { state, adapters, disconnectWallet }: EndDeps,
  { namespace, sessionId }: Kind<'wallet'>,
  signal: AbortSignal,
): Promise<void> {
  const session = findSession(state, namespace, sessionId)
  if (session === undefined) return
  const isLocal = !isPaired(session) && !isEmbedded(session)
  const access = isLocal ? adapters.get(namespace)?.siteAccess : undefined
  const isListed = await access?.isGranted(sessionId, signal)
  if (isListed === true) await access?.end(sessionId, signal).catch(unlessUnsupported)
  await disconnectWallet(namespace, sessionId)
}

/** Many wallets list websites, and leave it to their owner to take one off the list. */
function unlessUnsupported(thrown: unknown): void {
  if (!isLatchkeyError(thrown, 'wallet.unsupported-method')) throw thrown
}

async function endSignIn({ signIns }: EndDeps, { account }: Kind<'signIn'>): Promise<void> {
  const all = await signIns()
  if (all === undefined) throw new LatchkeyError('siwx.not-enabled', {})
  await all.end(account)
}

async function endSmartSession(
  { state, smartSessions }: EndDeps,
  { account, session }: Kind<'smartSession'>,
): Promise<void> {
  // The active account signs. Source: docs/security.md, S30.
  if (activeAccount(state) !== account) throw new LatchkeyError('wallet.changed', {})
  await (await smartSessions.load()).revoke(session)
}

async function endHeld(
  { state, adapters }: EndDeps,
  { account, held: { context } }: Kind<'held'>,
  signal: AbortSignal,
): Promise<void> {
  const namespace = namespaceOf(account)
  const session = activeSession(state, namespace)
  const end = adapters.get(namespace)?.permissions?.end
  if (session === undefined || end === undefined) throw new LatchkeyError('wallet.none', {})
  if (!isFirst(session.accounts, account)) throw new LatchkeyError('wallet.changed', {})
  await end({ sessionId: session.id, account, context }, signal)
}

async function endApproval(
  deps: EndDeps,
  approval: Kind<'approval'>,
  signal: AbortSignal,
): Promise<void> {
  const { state, adapters, transactions, stored, sent } = deps
  const { account, token, spender, form } = approval
  const of = { account, token, spender, form }
  const namespace = namespaceOf(account)
  const session = activeSession(state, namespace)
  const facet = adapters.get(namespace)?.allowances
  if (session === undefined || facet === undefined) throw new LatchkeyError('wallet.none', {})
  if (!isFirst(session.accounts, account)) throw new LatchkeyError('wallet.changed', {})
  const entry = { method: 'eth_sendTransaction', afterApproval: { go: 'back' } } as const
  const undo = isEmbedded(session) ? transactions.push(entry) : undefined
  let id: string
  try {
    id = await facet.end({ sessionId: session.id, ...of }, signal)
  } finally {
    undo?.()
  }
  sent()
  await untilEnded(deps, { approval, id }, signal)
  stored.remove(of)
}

function isFirst([first]: readonly AccountId[], account: AccountId): boolean {
  return first !== undefined && first.toLowerCase() === account.toLowerCase()
}

const SHORTEST_WAIT_MS = 3_000
const LONGEST_WAIT_MS = 60_000
/** How often the chain may still say that it holds after its transaction was confirmed: nodes lag. */
const MAX_LATE = 3

interface Ending {
  readonly approval: Kind<'approval'>
  /** The id of the transaction. */
  readonly id: string
}

/**
 * Waits until nothing may be taken any more: the chain decides, and not what became of the transaction.
 *
 * @throws LatchkeyError `permissions.not-ended` once the transaction is decided and it still holds; `aborted`.
 */
async function untilEnded(
  { adapters, clock, state }: EndDeps,
  { approval: { account, token, spender, form }, id }: Ending,
  signal: AbortSignal,
): Promise<void> {
  const facet = adapters.get(namespaceOf(account))?.allowances
  let waitMs = SHORTEST_WAIT_MS
  for (let late = 0; late < MAX_LATE; ) {
    await wait(clock, waitMs, signal)
    const left = await facet?.read({ account, token, spender, form }, signal).catch(unknown)
    if (left?.amount === 0n) return
    if (left !== undefined && isDecided(state, id)) late += 1
    else waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 1.2)
  }
  throw new LatchkeyError('permissions.not-ended', {})
}

/** No node answered: it may have ended, or not. */
function unknown(): undefined {
  return undefined
}

function isDecided({ pendingTransactions }: EndDeps['state'], id: string): boolean {
  const step = pendingTransactions.find((each) => each.id === id)?.step
  return step !== undefined && step !== 'pending' && step !== 'notConfirmedYet'
}
