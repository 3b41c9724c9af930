import type { Actions } from '@latchkey/core'
import { createTestCore } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { deferActions } from './deferred-actions.ts'

type Groups = Omit<
  Actions,
  | 'open'
  | 'close'
  | 'setLoading'
  | 'disconnect'
  | 'openLink'
  | 'copy'
  | 'auth'
  | 'catalog'
  | 'consent'
  | 'fetchIdentity'
> & { readonly auth: Omit<Actions['auth'], 'setFrameSlot'> }

/** Every name of every group: one that is missing or too much does not compile. */
const NAMES: { readonly [Group in keyof Groups]: Readonly<Record<keyof Groups[Group], true>> } = {
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
  permissions: { follow: true, refresh: true, end: true },
  smartSessions: {
    grantPermissions: true,
    grantSubscription: true,
    read: true,
    revoke: true,
    follow: true,
    refresh: true,
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
  names: {
    resolve: true,
    ofAddress: true,
    suggest: true,
    register: true,
    choose: true,
    enter: true,
    submit: true,
  },
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
}

test('every action exists before the modal is loaded, and is the same function afterwards', () => {
  const deferred = deferActions(() => new Promise(() => {}))

  for (const [group, names] of Object.entries(NAMES)) {
    const its: object = Reflect.get(deferred, group)
    for (const name of Object.keys(names)) {
      expect(Reflect.get(its, name), `${group}.${name}`).toBeTypeOf('function')
      expect(Reflect.get(its, name)).toBe(Reflect.get(its, name))
    }
  }
  const own = Object.keys(deferred).filter((name) => !(name in NAMES))
  expect(own.sort()).toEqual([
    'close',
    'consent',
    'copy',
    'disconnect',
    'fetchIdentity',
    'open',
    'openLink',
    'setLoading',
  ])
})

test('a group can be passed on, and has no more than its own functions', async () => {
  const { core } = createTestCore()
  await core.start()
  const deferred = deferActions(async (use) => await use(core.actions))

  expect(await (async () => deferred.network)()).toBe(deferred.network)
  expect('fly' in deferred.notices).toBe(false)
})

test('an action is forwarded with its arguments once the modal is loaded', async () => {
  const { core } = createTestCore()
  await core.start()
  const deferred = deferActions(async (use) => await use(core.actions))

  await deferred.notices.show({ tone: 'error', message: 'No' })
  await deferred.open()

  expect(core.snapshot()).toMatchObject({ modal: { isOpen: true } })
  expect(JSON.stringify(core.snapshot())).toContain('"No"')
})
