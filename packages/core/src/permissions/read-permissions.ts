import {
  type AccountId,
  type Allowance,
  accountOn,
  addressOf,
  type ChainAdapter,
  LatchkeyError,
  namespaceOf,
} from '../contract/index.ts'
import type { SignInSessions } from '../siwx/sign-in-sessions.ts'
import type { Adapters } from '../store/adapters.ts'
import { activeSession, connectedAccounts } from '../store/selectors.ts'
import type { Connection } from '../store/state/connections.ts'
import type { PermissionSource, SitePermission } from '../store/state/permissions.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { SmartSession } from '../store/state/smart-sessions.ts'
import { isEmbedded, isPaired } from '../store/wallet-ids.ts'
import { walletPicture } from '../wallets/wallet-picture.ts'
import type { ListedApprovals, StoredApproval } from './stored-approvals.ts'

/** The dependencies of reading. */
export interface ReadDeps {
  readonly state: Pick<
    Snapshot,
    'accounts' | 'inactive' | 'network' | 'options' | 'connectorPictures'
  >
  readonly adapters: Pick<Adapters, 'get'>
  /** @returns undefined on a website without sign-ins. */
  signIns(): Promise<SignInSessions | undefined>
  readonly origin: string
  smartSessions(account: AccountId): Promise<readonly SmartSession[]>
  approvals(account: AccountId): ListedApprovals
  /** Epoch milliseconds. */
  now(): number
}

/** The permissions that were read, and the sources that failed in part. */
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
    readPart('smartSession', async () => sessionsOf(deps, account)),
    readPart('held', async () => heldBy(deps, account, signal)),
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

function walletsOf(state: ReadDeps['state']): Rows {
  const { accounts, inactive } = state
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
      isPaired: isPaired(session),
      walletName: wallet.name,
      icon: walletPicture(state, wallet),
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

/** Those of this website alone: an account's list has those of all. One without a website may be of this one. */
async function sessionsOf(deps: ReadDeps, account: AccountId): Promise<readonly Promise<Rows>[]> {
  if (!deps.state.options.features.smartSessions) return []
  const nowMs = deps.now()
  const active = (await deps.smartSessions(account)).filter(
    ({ revokedAtMs, expiresAtMs = Number.POSITIVE_INFINITY }) =>
      revokedAtMs === undefined && expiresAtMs > nowMs,
  )
  const own = active
    .filter(({ siteUrl }) => siteUrl !== undefined && new URL(siteUrl).origin === deps.origin)
    .map((session, at, all) => ({
      ...({ kind: 'smartSession', id: idOf(session, at, all) } as const),
      account,
      session,
    }))
  const isAnyUnnamed = active.some(({ siteUrl }) => siteUrl === undefined)
  return isAnyUnnamed ? [Promise.resolve(own), unread()] : [Promise.resolve(own)]
}

/** Differs from that of every other row, also where the server gave no id, or one twice. */
function idOf({ id }: SmartSession, at: number, all: readonly SmartSession[]): string {
  const isFirst = all.findIndex((each) => each.id === id) === at
  return isFirst && id !== '' ? `smartSession/${id}` : `smartSession/${id}/${at}`
}

/** Lists the permissions that the wallet of the account itself keeps for this website, unless they have ended. */
function heldBy(
  { state, adapters, now }: ReadDeps,
  account: AccountId,
  signal: AbortSignal,
): readonly Promise<Rows>[] {
  const namespace = namespaceOf(account)
  const session = activeSession(state, namespace)
  // The frame of the embedded wallet refuses what it does not know, and takes it for an attack.
  if (session === undefined || isEmbedded(session)) return []
  const reading = adapters.get(namespace)?.permissions?.held?.(session.id, account, signal)
  if (reading === undefined) return []
  const rows = reading.then(({ list }) =>
    list
      .filter(({ endsAtMs = Number.POSITIVE_INFINITY }) => endsAtMs > now())
      .map((held) => ({ kind: 'held' as const, id: `held/${held.context}`, account, held })),
  )
  const rest = reading.then(({ isComplete }) => (isComplete ? [] : unread()))
  return [rows, rest]
}

/** A part of which something can't be read. */
function unread(): Promise<never> {
  return Promise.reject(new LatchkeyError('http.malformed', {}))
}

/** More than half of what can be counted stands for "any amount"; Permit2 counts with 160 bits. */
const UNLIMITED = { token: 2n ** 255n, permit2: 2n ** 159n } as const

type Allowances = NonNullable<ChainAdapter['allowances']>

/** Reads the approvals that this website asked for and that still exist on the chain. */
function approvalsOf(
  deps: ReadDeps,
  account: AccountId,
  signal: AbortSignal,
): readonly Promise<Rows>[] {
  const facet = deps.adapters.get(namespaceOf(account))?.allowances
  if (facet === undefined) return []
  const { approvals, isComplete } = deps.approvals(account)
  const reads = approvals.flatMap(({ token, spender, form }) =>
    approvalOf({ facet, nowMs: deps.now() }, { account, token, spender, form }, signal),
  )
  return isComplete ? reads : [...reads, unread()]
}

/** An approval that no node tells of is listed all the same: it may hold, and can be ended. */
function approvalOf(
  { facet, nowMs }: { readonly facet: Allowances; readonly nowMs: number },
  approval: StoredApproval,
  signal: AbortSignal,
): readonly Promise<Rows>[] {
  const { account, token, spender, form } = approval
  const id = `approval/${account}/${token}/${spender}/${form ?? ''}`.toLowerCase()
  const row = { ...({ kind: 'approval', id } as const), account, token, spender, form }
  const read = Promise.resolve().then(() => facet.read(approval, signal))
  const listed = read.then(
    (allowance) => held(row, allowance, nowMs),
    () => [{ ...row, isUnlimited: false }],
  )
  return [listed, read.then(() => [])]
}

type Approval = SitePermission & { readonly kind: 'approval' }

function held(
  row: Omit<Approval, 'isUnlimited'>,
  { amount, decimals, symbol, endsAtMs = Number.POSITIVE_INFINITY }: Allowance,
  nowMs: number,
): Rows {
  if (amount === 0n || endsAtMs <= nowMs) return []
  const isDate = endsAtMs <= LAST_DATE_MS
  return [
    {
      ...row,
      endsAtMs: isDate ? endsAtMs : undefined,
      decimals,
      symbol,
      units: amount.toString(),
      isUnlimited: row.form === 'collection' || amount >= UNLIMITED[row.form ?? 'token'],
    },
  ]
}

/** Source: ECMAScript, "Time Values and Time Range". */
const LAST_DATE_MS = 8.64e15
