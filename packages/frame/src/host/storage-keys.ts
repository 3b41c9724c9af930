import type { Storage } from '@latchkey/core/contract'

/** Source: facts, frame protocol, section 6. */
const PREFIX = '@appkit-wallet/'

/** Where things are kept. Three more names are reserved and not used. */
export const KEYS = {
  EMAIL_LOGIN_USED_KEY: `${PREFIX}EMAIL_LOGIN_USED_KEY`,
  EMAIL: `${PREFIX}EMAIL`,
  LAST_EMAIL_LOGIN_TIME: `${PREFIX}LAST_EMAIL_LOGIN_TIME`,
  LAST_USED_CHAIN_KEY: `${PREFIX}LAST_USED_CHAIN_KEY`,
  SOCIAL_USERNAME: `${PREFIX}SOCIAL_USERNAME`,
  SMART_ACCOUNT_ENABLED_NETWORKS: `${PREFIX}SMART_ACCOUNT_ENABLED_NETWORKS`,
} as const

/** Whether somebody logged in and has not logged out. */
export function isLoginUsed(storage: Storage): boolean {
  return storage.get(KEYS.EMAIL_LOGIN_USED_KEY) === 'true'
}
