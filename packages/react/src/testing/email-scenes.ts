import { EMAIL, loggedIn, on, REFUSED } from './login-steps.ts'
import type { Scene } from './scene.ts'

const NEW_EMAIL = 'lund@saltmarket.example'
const UNTRIED = { isChecking: false, isResending: false, triesLeft: 5 } as const
const code = { email: EMAIL, isResending: false, triesLeft: 5 }

/** Logins by e-mail, and changes of the address. */
export const EMAIL_SCENES: Readonly<Record<string, Scene>> = {
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
    words: ['Authenticating…', 'جارٍ التحقق'],
  },
  'EmailVerifyOtp, wrong': {
    ...on(
      'EmailVerifyOtp',
      { email: EMAIL },
      {
        email: { current: { step: 'awaitingCode', ...code, triesLeft: 4, error: REFUSED } },
      },
    ),
    words: ['402', 'لم يُقبل الرمز'],
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
          current: { step: 'primaryCode', newEmail: NEW_EMAIL, ...UNTRIED },
        },
      },
    ),
    words: ['Change it', 'تغييره'],
  },
  EmailUpdateSecondaryOtp: {
    ...loggedIn(
      'EmailUpdateSecondaryOtp',
      { newEmail: NEW_EMAIL },
      {
        emailChange: {
          current: { step: 'secondaryCode', newEmail: NEW_EMAIL, ...UNTRIED },
        },
      },
    ),
    words: ['Confirm new email', 'تأكيد البريد الجديد'],
  },
}
