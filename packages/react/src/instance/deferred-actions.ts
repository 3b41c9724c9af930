import type { AccountActions, Actions, CoreActions, OpenRequest, PublicView } from '@latchkey/core'
import type { Lazy } from '@latchkey/core/contract'

/** The same functions and groups as a page calls them, loaded or not: each answers with a promise. */
export type Deferred<Part> = {
  readonly [Key in keyof Part]: Part[Key] extends (...values: infer Values) => infer Result
    ? (...values: Values) => Promise<Awaited<Result>>
    : Part[Key] extends Lazy<infer Module>
      ? Deferred<Module>
      : Deferred<Part[Key]>
}

/** Calls `use` with actions as soon as they are loaded. */
export type RunAction<Some> = <Result>(
  use: (actions: Some) => Result | Promise<Result>,
) => Promise<Result>

/** How a page opens the modal. */
export interface PageOpenRequest extends OpenRequest {
  /**
   * A wallet to connect at once: its id, its rdns or its name; also that of a wallet of `customWallets`
   * or of the listing. Where none is offered `open` rejects with `wallet.unknown`.
   */
  readonly wallet?: string | undefined
}

/**
 * The actions of a modal that may not be loaded yet: every one answers with a promise. A login that is
 * begun while the modal is closed opens no view: the page shows its steps. A page lists wallets by `listing`;
 * `catalog` is the list of the modal.
 */
export type DeferredActions = Omit<Deferred<Actions>, 'open' | 'router' | 'auth' | 'catalog'> & {
  open(request?: PageOpenRequest): Promise<void>
  readonly auth: Omit<Deferred<Actions['auth']>, 'setFrameSlot'>
  readonly router: {
    push(...values: Parameters<Actions['router']['push']>): Promise<void>
    replace(...values: Parameters<Actions['router']['replace']>): Promise<void>
    back(): Promise<void>
    showTab(...values: Parameters<Actions['router']['showTab']>): Promise<void>
  }
}

/** The names of functions, by group. */
interface Table {
  readonly [Name: string]: true | Table
}

type TableOf<Part> = {
  readonly [Key in keyof Part]: Part[Key] extends (...values: never) => unknown
    ? true
    : TableOf<Part[Key]>
}

/** Every action that the modal brings along. One that is missing, or no action, does not compile. */
const OF_CORE = {
  open: true,
  openWallet: true,
  close: true,
  setLoading: true,
  consent: true,
  openLink: true,
  copy: true,
  router: { push: true, replace: true, back: true, showTab: true },
  connect: { local: true, retry: true, withWallet: true },
  auth: {
    selectEmail: true,
    prepare: true,
    submitEmail: true,
    resendEmail: true,
    enterCode: true,
    changeEmail: true,
    enterChangeCode: true,
    beginSocial: true,
    cancel: true,
    setAccountType: true,
    openDashboard: true,
  },
  network: { choose: true, retry: true, switchTo: true, add: true, remove: true },
  listing: {
    retry: true,
    more: true,
    search: true,
    certifiedOnly: true,
    find: true,
    explain: true,
  },
  notices: { show: true, fail: true, dismiss: true },
  alerts: { dismiss: true },
  labels: { set: true, remove: true },
  terms: { accept: true, withdraw: true },
  options: {
    setThemeMode: true,
    setThemeVariables: true,
    updateFeatures: true,
    setTermsConditionsUrl: true,
    setPrivacyPolicyUrl: true,
    updateOptions: true,
    addAddressLabel: true,
    removeAddressLabel: true,
    setPreferredAccountType: true,
  },
} satisfies TableOf<Omit<DeferredActions, keyof AccountActions>>

/** Every action that is loaded once the list stands. */
const OF_ACCOUNT = {
  fetchIdentity: true,
  disconnect: true,
  pairing: {
    show: true,
    withWallet: true,
    cancel: true,
    showBesideList: true,
    prepare: true,
    choosePlatform: true,
    retry: true,
    openWallet: true,
    reopenWallet: true,
    copyAddress: true,
  },
  connections: { choose: true, disconnectWallet: true, another: true },
  siwx: { sign: true, cancel: true, request: true, signOut: true },
  permissions: { follow: true, refresh: true, end: true },
  smartSessions: {
    grantPermissions: true,
    grantSubscription: true,
    read: true,
    revoke: true,
    follow: true,
    refresh: true,
  },
  balances: { refresh: true, readTokens: true, confirmToken: true },
  activity: { readPage: true, follow: true, readMore: true, refresh: true, watch: true },
  collectibles: { read: true, follow: true, readMore: true, refresh: true },
  portfolio: { read: true, refresh: true, show: true, restore: true, follow: true },
  send: {
    open: true,
    begin: true,
    chooseToken: true,
    enterAmount: true,
    enterMax: true,
    enterRecipient: true,
    takeNewAddress: true,
    review: true,
    confirmDoubts: true,
    confirm: true,
    cancel: true,
    transfer: true,
  },
  pay: {
    open: true,
    confirmDoubts: true,
    confirm: true,
    chooseExchange: true,
    showWindow: true,
    abandon: true,
    again: true,
    look: true,
    deposit: true,
    exchanges: true,
    payUrl: true,
    openUrl: true,
    buyStatus: true,
  },
  swap: {
    open: true,
    begin: true,
    chooseToken: true,
    turn: true,
    enterAmount: true,
    enterMax: true,
    retry: true,
    review: true,
    confirmImpact: true,
    confirmExchange: true,
    confirm: true,
    cancel: true,
    swap: true,
  },
  onramp: {
    open: true,
    begin: true,
    enterAmount: true,
    choosePayment: true,
    chooseMethod: true,
    chooseToken: true,
    retry: true,
    buy: true,
    showWindow: true,
    copyLink: true,
    cancel: true,
    tryAgain: true,
    openActivity: true,
    beginActivity: true,
  },
  names: {
    resolve: true,
    ofAddress: true,
    suggest: true,
    register: true,
    choose: true,
    begin: true,
    enter: true,
    submit: true,
  },
} satisfies TableOf<Pick<DeferredActions, keyof AccountActions>>

/** The ways in which a page reaches its actions. */
interface Runs {
  readonly core: RunAction<CoreActions>
  readonly account: RunAction<AccountActions>
}

/**
 * Creates actions that wait for the modal, those on an account for its part, and then call those of the core. The forms
 * of an account are shown before their code is loaded.
 */
export function deferActions(run: Runs): DeferredActions {
  // The compiler has checked that the tables have exactly the names of the type.
  const actions = {
    ...defer(OF_CORE, (use) => run.core((all) => use(all as unknown as Group))),
    ...defer(OF_ACCOUNT, (use) => run.account((all) => use(all as unknown as Group))),
  } as DeferredActions
  const { send, swap, onramp } = actions
  return {
    ...actions,
    open: (request) => {
      const wallet = walletOf(request)
      return wallet === undefined
        ? actions.open(request)
        : actions.openWallet({ ...request, wallet })
    },
    send: { ...send, open: opening(run, 'WalletSend') },
    swap: { ...swap, open: opening(run, 'Swap') },
    onramp: { ...onramp, open: opening(run, 'OnRampProviders') },
  }
}

/** Reads an own value: some pages add a `wallet` to all objects. */
function walletOf(request: PageOpenRequest | undefined): string | undefined {
  return request !== undefined && Object.hasOwn(request, 'wallet') ? request.wallet : undefined
}

/** Creates what opens the modal with a form, which is drawn and filled in once its code is loaded. */
function opening(
  run: Pick<Runs, 'core'>,
  view: PublicView,
): (request?: OpenRequest) => Promise<void> {
  return (request) => run.core(({ open }) => open({ ...request, view }))
}

type Act = (...values: readonly unknown[]) => unknown

/** Actions and groups of them, by name. Groups of modules are loaded when they are needed. */
interface Group {
  readonly [Name: string]: Act | Group | Lazy<Group>
}

/** Calls `use` with a group of the actions as soon as they are loaded. */
type RunGroup = (use: (group: Group) => unknown) => Promise<unknown>

/** Creates a function for each name of the table, which calls the action of that name once it is loaded. */
function defer(table: Table, run: RunGroup): object {
  const entries = Object.entries(table).map(([name, entry]) => [
    name,
    entry === true
      ? (...values: readonly unknown[]) => run((group) => (group[name] as Act)(...values))
      : defer(entry, (use) => run((group) => withPart(group[name] as Group | Lazy<Group>, use))),
  ])
  return Object.fromEntries(entries)
}

/** Calls `use` in the calling task where the part is loaded, so that windows may open. */
function withPart(part: Group | Lazy<Group>, use: (group: Group) => unknown): unknown {
  const loaded = isLazy(part) ? part.current() : part
  return loaded === undefined ? (part as Lazy<Group>).load().then(use) : use(loaded)
}

/** No group of actions has functions of these names. */
function isLazy(part: Group | Lazy<Group>): part is Lazy<Group> {
  return typeof part['load'] === 'function' && typeof part['current'] === 'function'
}
