import type { AccountActions, Actions, CoreActions } from '@latchkey/core'

/** The same functions and groups as a page calls them: each answers with a promise. */
export type Deferred<Part> = {
  readonly [Key in keyof Part]: Part[Key] extends (...values: infer Values) => infer Result
    ? (...values: Values) => Promise<Awaited<Result>>
    : Deferred<Part[Key]>
}

/** Calls `use` with actions as soon as they are loaded. */
export type RunAction<Some> = <Result>(
  use: (actions: Some) => Result | Promise<Result>,
) => Promise<Result>

/**
 * The actions of a modal that may not be loaded yet: every one answers with a promise. A login that is
 * begun while the modal is closed opens no view: the page shows its steps. A page lists wallets by `listing`;
 * `catalog` is the list of the modal.
 */
export type DeferredActions = Omit<Deferred<Actions>, 'router' | 'auth' | 'catalog'> & {
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

/** Every action of a page that needs no account. One that is missing, or no action, does not compile. */
const OF_CORE = {
  open: true,
  close: true,
  setLoading: true,
  disconnect: true,
  consent: true,
  openLink: true,
  copy: true,
  router: { push: true, replace: true, back: true, showTab: true },
  connect: { local: true, retry: true, withWallet: true },
  pairing: {
    show: true,
    withWallet: true,
    cancel: true,
    showBesideList: true,
    prepare: true,
    choosePlatform: true,
    retry: true,
    openWallet: true,
    copyAddress: true,
  },
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
  connections: { choose: true, disconnectWallet: true, another: true },
  siwx: { sign: true, cancel: true, request: true, signOut: true },
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

/** Every action on an account. */
const OF_ACCOUNT = {
  fetchIdentity: true,
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
    enter: true,
    submit: true,
  },
} satisfies TableOf<Pick<DeferredActions, keyof AccountActions>>

/** The ways in which a page reaches its actions. */
interface Runs {
  readonly core: RunAction<CoreActions>
  readonly account: RunAction<AccountActions>
}

/** Creates actions that wait for the modal, those on an account for its part, and then call those of the core. */
export function deferActions(run: Runs): DeferredActions {
  // The compiler has checked that the tables have exactly the names of the type.
  return {
    ...defer(OF_CORE, (use) => run.core((actions) => use(actions as unknown as Group))),
    ...defer(OF_ACCOUNT, (use) => run.account((actions) => use(actions as unknown as Group))),
  } as DeferredActions
}

type Act = (...values: readonly unknown[]) => unknown

/** Actions and groups of them, by name. */
interface Group {
  readonly [Name: string]: Act | Group
}

/** Calls `use` with a group of the actions as soon as they are loaded. */
type RunGroup = (use: (group: Group) => unknown) => Promise<unknown>

/** Creates a function for each name of the table, which calls the action of that name once it is loaded. */
function defer(table: Table, run: RunGroup): object {
  const entries = Object.entries(table).map(([name, entry]) => [
    name,
    entry === true
      ? (...values: readonly unknown[]) => run((group) => (group[name] as Act)(...values))
      : defer(entry, (use) => run((group) => use(group[name] as Group))),
  ])
  return Object.fromEntries(entries)
}
