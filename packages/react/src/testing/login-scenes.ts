import type { AuthState, RouteName, Routes } from '@latchkey/core'
import type { Scene } from './scenes.ts'
import { MIRA } from './with-auth.ts'

const EMAIL = 'mira.lindqvist@saltmarket.example'
const NEW_EMAIL = 'lund@saltmarket.example'
const DASHBOARD = 'http://127.0.0.1:4401/dashboard'
const REFUSED = { code: 'frame.refused', message: '402' } as const

type Step = Pick<Scene, 'auth' | 'play'>

/** A view of a login as it is met: over Connect. */
function on<Name extends RouteName>(
  view: Name,
  params: Routes[Name],
  auth: Partial<AuthState> = {},
): Step {
  return {
    auth,
    play: ({ core }) => {
      core.actions.open()
      core.actions.router.push(view, params)
    },
  }
}

/** The same for who is logged in. */
function loggedIn<Name extends RouteName>(
  view: Name,
  params: Routes[Name],
  auth: Partial<AuthState> = {},
): Step {
  return {
    auth: { user: MIRA, smartAccountNetworkIds: ['eip155:1'], ...auth },
    async play({ core }) {
      await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
      core.actions.open()
      if (view !== 'Account') core.actions.router.push(view, params)
    },
  }
}

const code = { email: EMAIL, isResending: false, triesLeft: 5 }
const social = { provider: 'google' } as const

/** Every view of logins in the states that a visitor can meet. */
export const LOGIN_SCENES: Readonly<Record<string, Scene>> = {
  'Connect, logins': {
    auth: {},
    play: ({ core }) => core.actions.open(),
    words: ['By connecting you accept', 'بالربط فإنك توافق'],
  },
  'Connect, two socials': {
    auth: {},
    features: { socials: ['google', 'apple'] },
    play: ({ core }) => core.actions.open(),
    words: ['Google', 'Google'],
  },
  'Connect, one social and no wallets shown': {
    auth: {},
    features: { socials: ['discord'], collapseWallets: true },
    play: ({ core }) => core.actions.open(),
    words: ['Continue with a wallet', 'المتابعة بمحفظة'],
  },
  'Connect, logins and terms to accept': {
    auth: {},
    features: { legalCheckbox: true },
    play: ({ core }) => core.actions.open(),
    words: ['I accept the terms', 'أوافق على'],
  },
  'Connect, email on its way': {
    auth: { email: { current: { step: 'sending', email: EMAIL } } },
    play: ({ core }) => core.actions.open(),
    words: ['By connecting you accept', 'بالربط فإنك توافق'],
  },
  'Connect, email not taken': {
    auth: {
      email: {
        current: {
          step: 'failed',
          email: EMAIL,
          error: { code: 'email.malformed', message: 'Invalid email. Try again.' },
        },
      },
    },
    play: ({ core }) => core.actions.open(),
    words: ['Invalid email. Try again.', 'البريد الإلكتروني غير صحيح'],
  },
  ConnectWallets: { ...on('ConnectWallets', {}), words: ['Fjord', 'Fjord'] },
  ConnectSocials: { ...on('ConnectSocials', {}), words: ['Farcaster', 'Farcaster'] },
  'ConnectingSocial, waiting': {
    ...on('ConnectingSocial', social, {
      social: { current: { step: 'awaitingResult', ...social } },
      isStorageBlocked: true,
    }),
    words: ['Log in with Google', 'أكمل في النافذة'],
  },
  'ConnectingSocial, logged in': {
    ...on('ConnectingSocial', social, { social: { current: { step: 'connecting', ...social } } }),
    words: ['Logged in.', 'تم تسجيل الدخول'],
  },
  'ConnectingSocial, connected': {
    ...on('ConnectingSocial', social, { social: { current: { step: 'connected', ...social } } }),
    words: ['Connected', 'تم الربط'],
  },
  'ConnectingSocial, blocked': {
    ...on('ConnectingSocial', social, {
      social: {
        current: {
          step: 'failed',
          ...social,
          error: { code: 'social.popup-blocked', message: 'Could not open social popup' },
        },
      },
    }),
    words: ['The window was blocked', 'حُظرت النافذة'],
  },
  'ConnectingSocial, refused': {
    ...on('ConnectingSocial', social, {
      social: { current: { step: 'failed', ...social, error: REFUSED } },
    }),
    words: ['The login was refused', 'رُفض تسجيل الدخول'],
  },
  'ConnectingFarcaster, code': {
    ...on(
      'ConnectingFarcaster',
      {},
      {
        farcaster: {
          current: { step: 'showingCode', url: 'https://farcaster.example/connect?token=7f3a' },
        },
      },
    ),
    words: ['Scan this code', 'امسح هذا الرمز'],
  },
  'ConnectingFarcaster, phone': {
    ...on(
      'ConnectingFarcaster',
      {},
      {
        farcaster: {
          current: { step: 'showingCode', url: 'https://farcaster.example/connect?token=7f3a' },
        },
      },
    ),
    device: { isMobile: true, platform: 'android' },
    words: ['Open Farcaster', 'فتح فاركاستر'],
  },
  'ConnectingFarcaster, failed': {
    ...on(
      'ConnectingFarcaster',
      {},
      {
        farcaster: {
          current: {
            step: 'failed',
            error: { code: 'frame.timeout', message: 'Embedded Wallet Request Timed Out' },
          },
        },
      },
    ),
    words: ['Try again', 'إعادة المحاولة'],
  },
  EmailVerifyOtp: {
    ...on(
      'EmailVerifyOtp',
      { email: EMAIL },
      {
        email: { current: { step: 'awaitingCode', ...code } },
        resendSeconds: 24,
      },
    ),
    words: ['New code in 24 s', 'رمز جديد بعد'],
  },
  'EmailVerifyOtp, checking': {
    ...on(
      'EmailVerifyOtp',
      { email: EMAIL },
      {
        email: { current: { step: 'checkingCode', ...code } },
        isStorageBlocked: true,
      },
    ),
    words: ['Checking the code…', 'جارٍ التحقق'],
  },
  'EmailVerifyOtp, wrong': {
    ...on(
      'EmailVerifyOtp',
      { email: EMAIL },
      {
        email: { current: { step: 'awaitingCode', ...code, triesLeft: 4, error: REFUSED } },
      },
    ),
    words: ['The code was not taken', 'لم يُقبل الرمز'],
  },
  'EmailVerifyOtp, spent': {
    ...on(
      'EmailVerifyOtp',
      { email: EMAIL },
      {
        email: { current: { step: 'awaitingCode', ...code, triesLeft: 0, error: REFUSED } },
      },
    ),
    words: ['Too many wrong codes', 'رموز خاطئة كثيرة'],
  },
  EmailVerifyDevice: {
    ...on(
      'EmailVerifyDevice',
      { email: EMAIL },
      {
        email: { current: { step: 'awaitingDevice', email: EMAIL, isResending: false } },
      },
    ),
    words: ['Send the link again', 'إرسال الرابط مجددًا'],
  },
  EmailUpdate: {
    ...loggedIn('EmailUpdate', {}),
    words: ['You log in with', 'تسجّل الدخول بالعنوان'],
  },
  EmailUpdatePrimaryOtp: {
    ...loggedIn(
      'EmailUpdatePrimaryOtp',
      { newEmail: NEW_EMAIL },
      {
        emailChange: {
          current: { step: 'primaryCode', newEmail: NEW_EMAIL, isChecking: false, triesLeft: 5 },
        },
      },
    ),
    words: ['Choose another address', 'اختيار عنوان آخر'],
  },
  EmailUpdateSecondaryOtp: {
    ...loggedIn(
      'EmailUpdateSecondaryOtp',
      { newEmail: NEW_EMAIL },
      {
        emailChange: {
          current: { step: 'secondaryCode', newEmail: NEW_EMAIL, isChecking: false, triesLeft: 5 },
        },
      },
    ),
    words: ['Confirm new email', 'تأكيد البريد الجديد'],
  },
  'Account, embedded and with an upgrade': {
    ...loggedIn('Account', {}, { dashboardUrl: DASHBOARD }),
    words: ['Upgrade your wallet', 'ترقية محفظتك'],
  },
  'Account, embedded': {
    ...loggedIn('Account', {}),
    words: ['Account settings', 'إعدادات الحساب'],
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
