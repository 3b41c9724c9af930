import { on, REFUSED } from './login-steps.ts'
import type { Scene } from './scene.ts'

const social = { provider: 'google' } as const

/** Logins by social accounts. */
export const SOCIAL_SCENES: Readonly<Record<string, Scene>> = {
  'ConnectingSocial, waiting': {
    ...on('ConnectingSocial', social, {
      social: { current: { step: 'awaitingResult', ...social } },
      isStorageBlocked: true,
    }),
    words: ['Log in with Google', 'أكمل في النافذة'],
  },
  'ConnectingSocial, logged in': {
    ...on('ConnectingSocial', social, { social: { current: { step: 'connecting', ...social } } }),
    words: ['Authenticating…', 'جارٍ التحقق من هويتك…'],
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
}
