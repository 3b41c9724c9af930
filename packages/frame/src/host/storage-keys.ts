import type { Storage } from '@latchkey/core/contract'

/** Source: docs/frame-protocol.md, section 6. */
const PREFIX = '@appkit-wallet/'

/** The storage keys. The protocol reserves three more that are not used. */
export const KEYS = {
  EMAIL_LOGIN_USED_KEY: `${PREFIX}EMAIL_LOGIN_USED_KEY`,
  EMAIL: `${PREFIX}EMAIL`,
  LAST_EMAIL_LOGIN_TIME: `${PREFIX}LAST_EMAIL_LOGIN_TIME`,
  LAST_USED_CHAIN_KEY: `${PREFIX}LAST_USED_CHAIN_KEY`,
  SOCIAL_USERNAME: `${PREFIX}SOCIAL_USERNAME`,
  SMART_ACCOUNT_ENABLED_NETWORKS: `${PREFIX}SMART_ACCOUNT_ENABLED_NETWORKS`,
} as const

/** Returns true if a visitor logged in and did not sign out. */
export function isLoginUsed(storage: Storage): boolean {
  return storage.get(KEYS.EMAIL_LOGIN_USED_KEY) === 'true'
}
