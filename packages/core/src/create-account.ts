import { type AccountConsequences, accountConsequences } from './account-consequences.ts'
import type { AccountModules } from './account-modules.ts'
import type { AccountActions } from './actions.ts'
import { createLazyActivity } from './activity/lazy-activity.ts'
import { createLazyPending } from './activity/lazy-pending.ts'
import { createApiReader } from './balances/api-reader.ts'
import { createFiatRate } from './balances/fiat-rate.ts'
import { createLazyBalances } from './balances/lazy-balances.ts'
import { createLoadAccount } from './balances/load-account.ts'
import { createLazyCollectibles } from './collectibles/lazy-collectibles.ts'
import { ACCOUNT_CATALOG } from './contract/errors/account-catalog.ts'
import { addFailures } from './contract/errors/describe-failure.ts'
import { lazy, type Undo } from './contract/index.ts'
import { createConnected } from './create-connected.ts'
import type { ConnectionModules } from './create-connections.ts'
import { createMoves } from './create-moves.ts'
import { createRights } from './create-rights.ts'
import type { Shown } from './create-shown.ts'
import { createLazyIdentity } from './identity/lazy-identity.ts'
import { forgetNames } from './names/forget-names.ts'
import { createLazyPortfolio } from './portfolio/lazy-portfolio.ts'
import { createAccountSignIn } from './siwx/account-sign-in.ts'
import { actionsOf, unlessStopped } from './store/lazy-module.ts'
import type { OpenRequest } from './store/open-request.ts'
import type { RouteName } from './store/routes.ts'
import { addConnectorPictures } from './wallets/connector-pictures.ts'

/** The part of a core that only a connected account needs. */
export interface Account {
  readonly actions: AccountActions
  readonly consequences: AccountConsequences
  /** A website opened a view: what it asked for is filled in. */
  opened(view: RouteName, request: OpenRequest): void
  /** Reads what earlier visits stored, and follows what changes. */
  follow(): readonly Undo[]
  stop(): void
}

/** Creates what an account shows and does, in one core. */
export function createAccount(deps: Shown & ConnectionModules): Account {
  addFailures(ACCOUNT_CATALOG)
  addConnectorPictures(deps)
  const modules = createModules(deps)
  const { identity, balances, portfolio, activity, pending, collectibles } = modules
  const { names, rights, moves, disconnect, severalWallets } = modules
  const { signIn, accountSignIn, pairingFront } = modules
  const shown = [balances, portfolio, activity, collectibles]
  return {
    actions: {
      fetchIdentity: (address) => identity.read(address, deps.timers.signal()),
      connections: severalWallets.actions,
      pairing: pairingFront.actions,
      disconnect: disconnect.all,
      siwx: actionsOf(signIn),
      names: actionsOf(names),
      balances: balances.actions,
      portfolio: portfolio.actions,
      activity: { ...activity.actions, ...pending.actions },
      collectibles: collectibles.actions,
      ...rights.actions,
      ...moves.actions,
    },
    consequences: accountConsequences(modules),
    opened(view, request) {
      if (request.uri !== undefined) pairingFront.showAddress(request.uri)
      moves.opened(view, request)
    },
    follow() {
      pending.restore()
      const following = [pairingFront, balances, portfolio, pending, accountSignIn]
      return following.map((each) => each.follow())
    },
    stop() {
      for (const each of [signIn, names]) each.current()?.stop()
      for (const each of [pairingFront, rights, moves, ...shown, pending, identity]) each.stop()
    },
  }
}

function createModules(deps: Shown & ConnectionModules): AccountModules {
  const connected = createConnected(deps)
  const identity = createLazyIdentity(deps)
  const balances = createLazyBalances(deps)
  const fromApi = createApiReader(deps)
  const portfolio = createLazyPortfolio({ ...deps, balances, fromApi })
  const activity = createLazyActivity(deps)
  const pending = createLazyPending(deps)
  const sources = deps.given.collectibles ?? []
  const collectibles = createLazyCollectibles({ ...deps, sources })
  const names = lazy(async () => {
    const { createNames } = await unlessStopped(deps.timers, import('./names/names.ts'))
    return createNames({ ...deps, identity })
  })
  const { siwx, siweConfig } = deps.given
  const accountSignIn = createAccountSignIn({ ...deps, siwx, siweConfig })
  const { disconnectWallet } = connected.severalWallets.actions
  const moves = createMoves(deps, {
    resolveName: async (name, query) => (await names.load()).lookUp(name, query),
    readHistory: activity.readHistory,
    readKnown(account) {
      // Without an answer less is known of what can be sent.
      portfolio.actions.read(account).catch(() => {})
    },
    keepAgreed: pending.agreed,
  })
  return {
    ...connected,
    identity,
    balances,
    portfolio,
    activity,
    pending,
    collectibles,
    names,
    forgetNames: () => forgetNames(deps.ports, names),
    rights: createRights({ ...deps, disconnectWallet, signIns: accountSignIn.sessions }),
    moves,
    fiat: createFiatRate(deps),
    loadAccount: createLoadAccount({ ...deps, identity, balances }),
    signIn: deps.signIn,
    accountSignIn,
  }
}
