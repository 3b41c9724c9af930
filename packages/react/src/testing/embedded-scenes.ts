import { loggedIn } from './login-steps.ts'
import type { Scene } from './scene.ts'
import { MIRA } from './with-auth.ts'

const DASHBOARD = 'http://127.0.0.1:4401/dashboard'

/** Scenes of a visitor who is logged in. */
export const EMBEDDED_SCENES: Readonly<Record<string, Scene>> = {
  'Account, embedded': {
    ...loggedIn('Account', {}),
    words: [MIRA.email ?? '', MIRA.email ?? ''],
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
