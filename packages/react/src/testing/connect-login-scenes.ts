import { EMAIL, on } from './login-steps.ts'
import type { Scene } from './scene.ts'

/** Connect, and what it leads to, where visitors can log in. */
export const CONNECT_LOGIN_SCENES: Readonly<Record<string, Scene>> = {
  'Connect, logins': {
    auth: {},
    play: ({ core }) => core.actions.open(),
    words: ['By connecting you accept', 'بالربط فإنك توافق'],
  },
  'Connect, a login that the browser did not store': {
    auth: { isStorageBlocked: true, isLoginLost: true },
    play: ({ core }) => core.actions.open(),
    words: ['You were logged out', 'سُجّل خروجك'],
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
  EmailLogin: {
    ...on('EmailLogin', {}),
    words: ['Log in with email', 'تسجيل الدخول بالبريد الإلكتروني'],
  },
  Create: { ...on('Create', {}), words: ['Read about wallets', 'اقرأ عن المحافظ'] },
  ConnectSocials: { ...on('ConnectSocials', {}), words: ['Farcaster', 'Farcaster'] },
}
