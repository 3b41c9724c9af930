import type { AuthState, Core, RouteName, Routes } from '@latchkey/core'
import { adapterError, type DeviceFacts } from '@latchkey/core/contract'
import {
  aChain,
  aFakeWallet,
  createFakeAdapter,
  createFakeClock,
  createFakeDevice,
  createFakeRelay,
  type FakeRelay,
  type FakeWallet,
  type TestCoreChoice,
} from '@latchkey/core/testing'
import { type DrawnModal, drawModal } from './draw-modal.ts'
import { until } from './until.ts'
import { withAuth } from './with-auth.ts'

/** The main network of Solana. */
export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** One view in one state. */
export interface Scene {
  readonly wallet?: Partial<FakeWallet>
  readonly isEmpty?: boolean
  readonly features?: TestCoreChoice['features']
  readonly customWallets?: TestCoreChoice['customWallets']
  readonly device?: Partial<DeviceFacts>
  /** The wallet of another family, on a website that works with both. */
  readonly solana?: FakeWallet | undefined
  /** The website offers nothing but wallet-connect. */
  readonly hasNoAdapter?: boolean
  /** The website has logins, which stand like this. */
  readonly auth?: Partial<AuthState> | undefined
  play(modal: DrawnModal, wallet: FakeWallet, relay: FakeRelay): void | Promise<void>
  /** What is read once it stands, in English and in Arabic. */
  readonly words: readonly [english: string, arabic: string]
}

const asked = ({ core }: DrawnModal): void => {
  core.actions.open()
  core.actions.connect.external('eip155', 'io.fjord')
}

async function connected({ core }: DrawnModal): Promise<void> {
  await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
  core.actions.open()
}

function paired({ core }: DrawnModal): void {
  core.actions.open()
  core.actions.pairing.show({
    id: 'plum',
    name: 'Plum',
    mobileLink: 'plum://',
    webappLink: 'https://plum.example',
    homepage: 'https://plum.example',
  })
}

function guide<Name extends RouteName>(core: Core, name: Name, params: Routes[Name]): void {
  core.actions.open({ view: 'WhatIsAWallet' })
  core.actions.router.push(name, params)
}

/** Every view in the states that a visitor can meet. */
export const SCENES: Readonly<Record<string, Scene>> = {
  Connect: {
    play: ({ core }) => core.actions.open(),
    words: ['By connecting you accept', 'بالربط فإنك توافق'],
  },
  'Connect, empty': {
    isEmpty: true,
    play: ({ core }) => core.actions.open(),
    words: ['No wallet in this browser', 'لا توجد محفظة في هذا المتصفح'],
  },
  'ConnectingExternal, waiting': {
    wallet: { mood: 'hang' },
    play: asked,
    words: ['Continue in Fjord', 'تابع في'],
  },
  'ConnectingExternal, declined': {
    wallet: { mood: adapterError('wallet.rejected') },
    play: asked,
    words: ['Connection declined', 'رُفض الربط'],
  },
  'ConnectingExternal, connected': { play: asked, words: ['Closing…', 'جارٍ الإغلاق…'] },
  Account: { play: connected, words: ['0x7099…79C8', 'قطع الربط'] },
  Networks: {
    async play(modal) {
      await connected(modal)
      modal.core.actions.router.push('Networks', {})
    },
    words: ['Arbitrum', 'Arbitrum'],
  },
  SwitchNetwork: {
    async play(modal, wallet) {
      await connected(modal)
      Object.assign(wallet, { mood: 'hang' })
      modal.core.actions.network.choose('eip155:8453')
    },
    words: ['Approve in Fjord', 'وافق في'],
  },
  'Connect, terms to accept': {
    features: { legalCheckbox: true },
    play: ({ core }) => core.actions.open(),
    words: ['I accept the terms', 'أوافق على'],
  },
  WhatIsAWallet: {
    play: ({ core }) => core.actions.open({ view: 'WhatIsAWallet' }),
    words: ['Your key to many sites', 'مفتاحك إلى مواقع كثيرة'],
  },
  WhatIsANetwork: {
    play: ({ core }) => core.actions.open({ view: 'WhatIsANetwork' }),
    words: ['Learn more', 'معرفة المزيد'],
  },
  GetWallet: {
    customWallets: [{ id: 'plum', name: 'Plum', homepage: 'https://plum.example' }],
    play: ({ core }) => guide(core, 'GetWallet', {}),
    words: ['Plum', 'Plum'],
  },
  'GetWallet, nothing to suggest': {
    play: ({ core }) => guide(core, 'GetWallet', {}),
    words: ['No wallet to suggest', 'لا توجد محفظة مقترحة'],
  },
  Downloads: {
    customWallets: [{ id: 'plum', name: 'Plum', appStore: 'https://apps.example' }],
    play: ({ core }) => guide(core, 'Downloads', { walletId: 'plum', walletName: 'Plum' }),
    words: ['iOS app', 'تطبيق آيفون'],
  },
  'ConnectingWalletConnect, code': {
    play: paired,
    words: ['Scan this code with Plum', 'امسح هذا الرمز باستخدام'],
  },
  'ConnectingWalletConnect, phone': {
    device: { isMobile: true, platform: 'android' },
    play: paired,
    words: ['Open and continue in a new browser tab', 'افتح وتابع في علامة تبويب جديدة'],
  },
  'ConnectingWalletConnect, declined': {
    async play(modal, _wallet, relay) {
      paired(modal)
      await until(() => modal.find('pairing-code')?.dataset['state'] === 'shown')
      relay.refuse(adapterError('wallet.rejected'))
    },
    words: ['Connection declined', 'رُفض الربط'],
  },
  ConnectingWalletConnectBasic: {
    hasNoAdapter: true,
    play: ({ core }) => core.actions.open(),
    words: ['Scan this code with your wallet', 'امسح هذا الرمز بمحفظتك'],
  },
  UnsupportedChain: {
    wallet: { networkId: 'eip155:56' },
    play: connected,
    words: ['network 56', 'الشبكة'],
  },
}

/** How a scene is looked at. */
export interface Seat {
  readonly themeMode: 'light' | 'dark'
  readonly locale: 'en' | 'ar'
}

/** Draws a modal and plays a scene in it until it stands. */
export async function playScene(scene: Scene, { themeMode, locale }: Seat): Promise<DrawnModal> {
  const wallet = aFakeWallet(scene.wallet)
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  const { solana } = scene
  const adapter = createFakeAdapter(wallet)
  const choice: TestCoreChoice = {
    adapter: scene.isEmpty === true ? createFakeAdapter() : adapter,
    ...(solana && { adapters: [adapter, createFakeAdapter(solana)] }),
    ...(scene.hasNoAdapter === true && { adapters: [] }),
    ports: { relay, device: createFakeDevice(scene.device) },
    themeMode,
    networks: [
      aChain(),
      aChain({ id: 8453, name: 'Base' }),
      aChain({ id: 42161, name: 'Arbitrum' }),
      ...(solana ? [aChain({ id: SOLANA, name: 'Solana' })] : []),
    ],
    termsConditionsUrl: 'https://salt.example/terms',
    privacyPolicyUrl: 'https://salt.example/privacy',
    features: { analytics: false, ...scene.features },
    customWallets: scene.customWallets,
  }
  const { auth } = scene
  const dress = (core: Core): Core => (auth ? withAuth(core, auth).core : core)
  const drawn = await drawModal(choice, { locale }, dress)
  const { dialog, words } = drawn
  await scene.play(drawn, wallet, relay)
  const [english, arabic] = scene.words
  const wanted = locale === 'en' ? english : arabic
  await until(() => dialog.open && words().includes(wanted))
  await Promise.allSettled(dialog.getAnimations({ subtree: true }).map(finished))
  return drawn
}

/** Motion that goes on for ever is not waited for. */
function finished(animation: Animation): Promise<unknown> {
  const { iterations } = animation.effect?.getTiming() ?? {}
  return iterations === Number.POSITIVE_INFINITY ? Promise.resolve() : animation.finished
}
