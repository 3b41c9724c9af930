import type { Core, RouteName, Routes } from '@latchkey/core'
import { LatchkeyError } from '@latchkey/core/contract'
import { ADDRESS } from './a-snapshot.ts'
import { ACTIVITY_SCENES } from './activity-scenes.ts'
import { BUY_SCENES } from './buy-scenes.ts'
import type { DrawnModal } from './draw-modal.ts'
import { NAMES_SCENES } from './names-scenes.ts'
import { NFTS_SCENES } from './nfts-scenes.ts'
import { PAY_SCENES } from './pay-scenes.ts'
import { PERMISSION_SCENES } from './permission-scenes.ts'
import type { Scene } from './scene.ts'
import { SEND_SCENES } from './send-scenes.ts'
import { SIGN_IN_SCENES } from './sign-in-scenes.ts'
import { SMART_SESSION_SCENES } from './smart-session-scenes.ts'
import { SWAP_SCENES } from './swap-scenes.ts'
import { until } from './until.ts'

/** The account of the wallet Fjord. */
const ACCOUNT = `eip155:1:${ADDRESS}` as const

const asked = ({ core }: DrawnModal): void => {
  core.actions.open()
  core.actions.connect.local('eip155', 'io.fjord')
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
    wallet: { mood: new LatchkeyError('wallet.rejected', {}) },
    play: asked,
    words: ['Connection declined', 'رُفض الربط'],
  },
  'ConnectingExternal, connected': { play: asked, words: ['Closing…', 'جارٍ الإغلاق…'] },
  Account: { play: connected, words: ['0x7099…79C8', 'الرموز'] },
  AccountLabel: {
    async play(modal) {
      await connected(modal)
      modal.core.actions.router.push('AccountLabel', { account: ACCOUNT })
    },
    words: ['Only you see it', 'لا يراها غيرك'],
  },
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
      relay.refuse(new LatchkeyError('wallet.rejected', {}))
    },
    words: ['Connection declined', 'رُفض الربط'],
  },
  ConnectingWalletConnectBasic: {
    hasNoAdapter: true,
    play: ({ core }) => core.actions.open(),
    words: ['Scan this code with your wallet', 'امسح هذا الرمز بمحفظتك'],
  },
  ...ACTIVITY_SCENES,
  ...NFTS_SCENES,
  ...SIGN_IN_SCENES,
  ...SMART_SESSION_SCENES,
  ...NAMES_SCENES,
  ...SEND_SCENES,
  ...SWAP_SCENES,
  ...BUY_SCENES,
  ...PAY_SCENES,
  ...PERMISSION_SCENES,
  UnsupportedChain: {
    wallet: { networkId: 'eip155:56' },
    play: connected,
    words: ['BNB Smart Chain', 'BNB Smart Chain'],
  },
}
