import { type AccountConsequences, accountConsequences } from './account-consequences.ts'
import type { AccountModules } from './account-modules.ts'
import type { AccountActions } from './actions.ts'
import { createLazyActivity } from './activity/lazy-activity.ts'
import { createLazyPending } from './activity/lazy-pending.ts'
import { createApiReader } from './balances/api-reader.ts'
import { createLazyBalances } from './balances/lazy-balances.ts'
import { createLoadAccount } from './balances/load-account.ts'
import { createLazyCollectibles } from './collectibles/lazy-collectibles.ts'
import type { SeveralWallets } from './connections/several-wallets.ts'
import type { Undo } from './contract/index.ts'
import { createMoves, type Moves } from './create-moves.ts'
import type { Shown } from './create-shown.ts'
import { createLazyIdentity } from './identity/lazy-identity.ts'
import { createLazyNames } from './names/lazy-names.ts'
import { createLazyPermissions } from './permissions/lazy-permissions.ts'
import { createLazyPortfolio } from './portfolio/lazy-portfolio.ts'
import type { LazySignIn } from './siwx/lazy-sign-in.ts'
import { createLazySmartSessions } from './smart-sessions/lazy-smart-sessions.ts'

/** The part of a core that only a connected account needs. */
export interface Account {
  readonly actions: AccountActions
  readonly consequences: AccountConsequences
  /** A website opened a view: what it asked for is filled in. */
  opened: Moves['opened']
  /** Reads what earlier visits stored, and follows what changes. */
  follow(): readonly Undo[]
  stop(): void
}

interface Deps extends Shown {
  readonly signIn: Pick<LazySignIn, 'sessions'>
  readonly severalWallets: Pick<SeveralWallets, 'actions'>
}

/** Creates what an account shows and does, in one core. */
export function createAccount(deps: Deps): Account {
  const modules = createModules(deps)
  const { identity, balances, portfolio, activity, pending, collectibles, smartSessions } = modules
  const { names, permissions, moves } = modules
  const shown = [balances, portfolio, activity, collectibles, smartSessions]
  return {
    actions: {
      fetchIdentity: (address) => identity.read(address, deps.timers.signal()),
      names: names.actions,
      balances: balances.actions,
      portfolio: portfolio.actions,
      activity: { ...activity.actions, ...pending.actions },
      collectibles: collectibles.actions,
      smartSessions: smartSessions.actions,
      permissions: permissions.actions,
      ...moves.actions,
    },
    consequences: accountConsequences(modules),
    opened: moves.opened,
    follow() {
      pending.restore()
      return [balances.follow(), portfolio.follow(), pending.follow()]
    },
    stop() {
      for (const each of [names, permissions, moves, ...shown, pending, identity]) each.stop()
    },
  }
}

function createModules(deps: Deps): AccountModules {
  const identity = createLazyIdentity(deps)
  const balances = createLazyBalances(deps)
  const fromApi = createApiReader(deps)
  const portfolio = createLazyPortfolio({ ...deps, balances, fromApi })
  const activity = createLazyActivity(deps)
  const pending = createLazyPending(deps)
  const sources = deps.given.collectibles ?? []
  const collectibles = createLazyCollectibles({ ...deps, sources })
  const smartSessions = createLazySmartSessions(deps)
  const names = createLazyNames({ ...deps, identity, router: deps.modal.actions.router })
  const permissions = createLazyPermissions({
    ...deps,
    signIns: deps.signIn.sessions,
    smartSessions: smartSessions.actions,
    disconnectWallet: deps.severalWallets.actions.disconnectWallet,
  })
  const moves = createMoves({
    ...deps,
    resolveName: names.lookUp,
    portfolio: portfolio.actions,
    readHistory: activity.readHistory,
  })
  return {
    identity,
    balances,
    portfolio,
    activity,
    pending,
    collectibles,
    smartSessions,
    names,
    permissions,
    moves,
    loadAccount: createLoadAccount({ ...deps, identity, balances }),
  }
}
