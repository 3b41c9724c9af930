import { loggedIn } from './login-steps.ts'
import type { Scene } from './scene.ts'
import { typeInto } from './type-into.ts'
import { until } from './until.ts'
import { MIRA } from './with-auth.ts'
import { HOLDINGS } from './with-portfolio.ts'

const DASHBOARD = 'http://127.0.0.1:4401/dashboard'

/** Scenes of a visitor who is logged in. */
export const EMBEDDED_SCENES: Readonly<Record<string, Scene>> = {
  'Account, embedded': {
    ...loggedIn('Account', {}),
    holdings: { status: 'ready', holdings: HOLDINGS },
    words: ['Tidewater Governance', 'Tidewater Governance'],
  },
  'Account, tokens on their way': {
    ...loggedIn('Account', {}),
    holdings: { status: 'loading' },
    words: [MIRA.email ?? '', MIRA.email ?? ''],
  },
  'Account, nothing held': {
    ...loggedIn('Account', {}),
    holdings: { status: 'ready', holdings: [] },
    words: ['Receive funds', 'استلام أموال'],
  },
  'Account, only the coin known': {
    ...loggedIn('Account', {}),
    holdings: { status: 'unavailable', holdings: HOLDINGS.slice(0, 1) },
    words: ['Couldn’t load your tokens', 'تعذّر تحميل رموزك'],
  },
  'Account, tokens unavailable': {
    ...loggedIn('Account', {}),
    holdings: { status: 'unavailable' },
    words: ['Couldn’t load your tokens', 'تعذّر تحميل رموزك'],
  },
  WalletReceive: {
    ...loggedIn('WalletReceive', {}),
    words: ['Tokens sent on any other network can be lost.', 'قد تضيع'],
  },
  'WalletReceive, an amount': {
    ...loggedIn('WalletReceive', {}),
    holdings: { status: 'ready', holdings: HOLDINGS },
    async play(modal, ...others) {
      await loggedIn('WalletReceive', {}).play(modal, ...others)
      await until(() => modal.find('receive-amount'))
      modal.part('receive-amount').click()
      await until(() => modal.find('receive-amount-input'))
      typeInto(modal.part('receive-amount-input'), '25')
      await until(() => modal.words().includes('25'))
      modal.part('receive-amount-token').click()
    },
    words: ['Asks for 25 ETH on Ethereum', 'يطلب'],
  },
  'WalletReceive, too many decimals': {
    ...loggedIn('WalletReceive', {}),
    async play(modal, ...others) {
      await loggedIn('WalletReceive', {}).play(modal, ...others)
      await until(() => modal.find('receive-amount'))
      modal.part('receive-amount').click()
      await until(() => modal.find('receive-amount-input'))
      typeInto(modal.part('receive-amount-input'), '0.1234567890123456789')
    },
    words: ['ETH has at most 18 decimals', 'أقصى عدد لخانات'],
  },
  WalletCompatibleNetworks: {
    ...loggedIn('WalletCompatibleNetworks', {}),
    words: ['Use only these networks', 'استخدم هذه الشبكات فقط'],
  },
  AccountSettings: { ...loggedIn('AccountSettings', {}), words: ['Smart account', 'حساب ذكي'] },
  'AccountSettings, with an upgrade': {
    ...loggedIn('AccountSettings', {}, { dashboardUrl: DASHBOARD }),
    words: ['Upgrade your wallet', 'ترقية محفظتك'],
  },
  UpgradeEmailWallet: {
    ...loggedIn('UpgradeEmailWallet', {}, { dashboardUrl: DASHBOARD }),
    words: ['127.0.0.1:4401/dashboard', '127.0.0.1:4401/dashboard'],
  },
  'AccountSettings, moving': {
    ...loggedIn(
      'AccountSettings',
      {},
      {
        accountType: { current: { step: 'applying', to: 'eoa' } },
      },
    ),
    words: ['Standard account', 'حساب عادي'],
  },
  'AccountSettings, social': {
    ...loggedIn(
      'AccountSettings',
      {},
      {
        user: { ...MIRA, email: undefined, userName: 'Mira', by: 'github' },
        smartAccountNetworkIds: [],
      },
    ),
    words: ['Mira', 'Mira'],
  },
  'ApproveTransaction, preparing': {
    ...loggedIn('ApproveTransaction', {}, { approval: 'preparing' }),
    words: ['Approve transaction', 'الموافقة على المعاملة'],
  },
  'ApproveTransaction, shown': {
    ...loggedIn('ApproveTransaction', {}, { approval: 'shown' }),
    words: ['Approve transaction', 'الموافقة على المعاملة'],
  },
}
