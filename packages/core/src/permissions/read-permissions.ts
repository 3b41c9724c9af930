import {
  type AccountId,
  accountOn,
  addressOf,
  type ChainAdapter,
  namespaceOf,
} from '../contract/index.ts'
import type { SignInSessions } from '../siwx/sign-in-sessions.ts'
import type { Adapters } from '../store/adapters.ts'
import type { PermissionSource, SitePermission } from '../store/permissions-state.ts'
import type { Connection, Snapshot } from '../store/root-state.ts'
import { connectedAccounts } from '../store/selectors.ts'
import type { SmartSession } from '../store/smart-sessions-state.ts'
import { isEmbedded, isPaired } from '../store/wallet-ids.ts'
import type { StoredApproval } from './stored-approvals.ts'

/** What reading needs. */
export interface ReadDeps {
  readonly state: Pick<Snapshot, 'accounts' | 'inactive' | 'network' | 'options'>
  readonly adapters: Pick<Adapters, 'get'>
  /** @returns undefined on a website without sign-ins. */
  signIns(): Promise<SignInSessions | undefined>
  readonly origin: string
  smartSessions(account: AccountId): Promise<readonly SmartSession[]>
  approvals(account: AccountId): readonly StoredApproval[]
  /** Epoch milliseconds. */
  now(): number
}

/** What was read, and the parts of which something could not be. */
export interface ReadPermissions {
  readonly items: readonly SitePermission[]
  readonly missing: readonly PermissionSource[]
}

type Rows = readonly SitePermission[]

/** Reads everything that this website may do with an account. What can't be read hides nothing else. */
export async function readPermissions(
  deps: ReadDeps,
  account: AccountId,
  signal: AbortSignal,
): Promise<ReadPermissions> {
  const parts = await Promise.all([
    { kind: 'wallet' as const, items: walletsOf(deps.state), isMissing: false },
    readPart('signIn', async () => signInsOf(deps)),
    readPart('smartSession', async () => [sessionsOf(deps, account)]),
    readPart('approval', async () => approvalsOf(deps, account, signal)),
  ])
  return {
    items: parts.flatMap(({ items }) => items),
    missing: parts.flatMap(({ kind, isMissing }) => (isMissing ? kind : [])),
  }
}

async function readPart(
  kind: PermissionSource,
  begin: () => Promise<readonly Promise<Rows>[]>,
): Promise<{ kind: PermissionSource; items: Rows; isMissing: boolean }> {
  const reads = await begin().catch((thrown: unknown) => [Promise.reject(thrown)])
  const results = await Promise.allSettled(reads)
  return {
    kind,
    items: results.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])),
    isMissing: results.some(({ status }) => status === 'rejected'),
  }
}

function walletsOf({ accounts, inactive }: ReadDeps['state']): Rows {
  const active: readonly Connection[] = Object.values(accounts).flatMap((each) =>
    each?.status === 'connected' ? { session: each.session, wallet: each.wallet } : [],
  )
  const others = Object.values(inactive ?? {}).flatMap((each) => each ?? [])
  // A wallet that serves several namespaces at once leaves them all, and is one row.
  const seen = new Set<string>()
  return [...active, ...others].flatMap(({ session, wallet }) => {
    const { namespace, id: sessionId, walletId } = session
    const isShared = isPaired(session) || isEmbedded(session)
    const id = isShared ? `wallet/${walletId}` : `wallet/${namespace}/${sessionId}`
    if (seen.has(id)) return []
    seen.add(id)
    return {
      ...({ kind: 'wallet', id, namespace, sessionId } as const),
      ...{ isPaired: isPaired(session), walletName: wallet.name, icon: wallet.icon },
    }
  })
}

/** A website can only be asked about accounts one by one: those that are connected, on its networks. */
async function signInsOf(deps: ReadDeps): Promise<readonly Promise<Rows>[]> {
  const signIns = await deps.signIns()
  if (signIns === undefined) return []
  const { state } = deps
  const accounts = connectedAccounts(state).flatMap((account) =>
    state.network.supported
      .filter(({ id }) => namespaceOf(id) === namespaceOf(account))
      .map(({ id }) => accountOn(id, addressOf(account))),
  )
  return [...new Set(accounts)].map((account) => signInOf(signIns, account))
}

async function signInOf(signIns: SignInSessions, account: AccountId): Promise<Rows> {
  const [session] = await signIns.list(account)
  if (session === undefined) return []
  const endsAtMs = Date.parse(session.data.expirationTime ?? '')
  return [
    {
      ...({ kind: 'signIn', id: `signIn/${account}`, account } as const),
      endsAtMs: Number.isNaN(endsAtMs) ? undefined : endsAtMs,
    },
  ]
}

/** Those of this website alone: an account's list has those of all. */
async function sessionsOf(deps: ReadDeps, account: AccountId): Promise<Rows> {
  if (!deps.state.options.features.smartSessions) return []
  const sessions = await deps.smartSessions(account)
  const nowMs = deps.now()
  return sessions
    .filter(({ revokedAtMs, expiresAtMs }) => revokedAtMs === undefined && expiresAtMs > nowMs)
    .filter(({ siteUrl }) => siteUrl !== undefined && new URL(siteUrl).origin === deps.origin)
    .map((session) => ({
      ...({ kind: 'smartSession', id: `smartSession/${session.id}` } as const),
      ...{ account, session },
    }))
}

/** More than half of what can be counted stands for "any amount"; Permit2 counts with 160 bits. */
const UNLIMITED = { token: 2n ** 255n, permit2: 2n ** 159n } as const

type Allowances = NonNullable<ChainAdapter['allowances']>

/** What this website asked for, as far as the chain says that it still holds. */
function approvalsOf(
  deps: ReadDeps,
  account: AccountId,
  signal: AbortSignal,
): readonly Promise<Rows>[] {
  const facet = deps.adapters.get(namespaceOf(account))?.allowances
  if (facet === undefined) return []
  return deps
    .approvals(account)
    .map(({ token, spender, form }) =>
      approvalOf({ facet, nowMs: deps.now() }, { account, token, spender, form }, signal),
    )
}

async function approvalOf(
  { facet, nowMs }: { readonly facet: Allowances; readonly nowMs: number },
  approval: StoredApproval,
  signal: AbortSignal,
): Promise<Rows> {
  const { account, token, spender, form } = approval
  const { amount, decimals, symbol, endsAtMs } = await facet.read(approval, signal)
  const isOver = endsAtMs !== undefined && endsAtMs <= nowMs
  if (amount === 0n || isOver) return []
  const id = `approval/${account}/${token}/${spender}/${form ?? ''}`.toLowerCase()
  return [
    {
      ...({ kind: 'approval', id, account, token, spender, form, endsAtMs } as const),
      ...{ units: amount.toString(), decimals, symbol },
      isUnlimited: form === 'collection' || amount >= UNLIMITED[form ?? 'token'],
    },
  ]
}
